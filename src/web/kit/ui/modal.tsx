import { Dialog } from 'radix-ui';
import { type ComponentProps, type ReactNode, useState } from 'react';
import { Backdrop } from './backdrop.tsx';

type ModalProps = Omit<ComponentProps<typeof Dialog.Content>, 'title'> & {
  /** The accessible name. */
  label: string;
  onClose: () => void;
  children: ReactNode;
};

/** A modal dialog, open while it is rendered. Escape and a click outside close it; the focus is trapped and restored. */
export function Modal({ label, onClose, children, ...content }: ModalProps) {
  const [opener] = useState(() => document.activeElement);
  return (
    <Dialog.Root open onOpenChange={(open) => !open && onClose()}>
      <Dialog.Portal>
        <Backdrop />
        <Dialog.Content
          aria-describedby={undefined}
          onCloseAutoFocus={(event) => {
            event.preventDefault();
            if (opener instanceof HTMLElement) opener.focus();
          }}
          // While an input method composes, Escape is its own.
          onEscapeKeyDown={(event) => event.isComposing && event.preventDefault()}
          {...content}
        >
          <Dialog.Title className="sr-only">{label}</Dialog.Title>
          {children}
        </Dialog.Content>
      </Dialog.Portal>
    </Dialog.Root>
  );
}
