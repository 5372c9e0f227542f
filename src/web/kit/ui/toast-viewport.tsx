import { CircleAlert, CircleCheck, X } from 'lucide-react';
import { Toast as RadixToast } from 'radix-ui';
import { t } from '../../../shared/language/translate.ts';
import { ButtonLink } from './button.tsx';
import { isRightToLeft } from './reading-direction.ts';
import { dismissToast, type Toast } from './toast.ts';
import { upgradeLink } from './upgrade-link.tsx';

const durationMs = 5000;
const swipeThresholdPx = 50;
/** The title of every refusal of a Pro-only action (`proOnly` in tools/define-tool.ts). */
const proFeatureTitle = t('Pro Feature');
const hotkey = ['F8'];

/** Moves a toast to the top where it would cover a button of the page at the bottom, unless it covers one there too. */
function keepButtonsFree(toast: HTMLElement | null): void {
  const viewport = toast?.parentElement;
  if (!viewport) return;
  const buttons = [...document.querySelectorAll('main button')].map((button) => button.getBoundingClientRect());
  const isFree = (isHigh: boolean) => {
    viewport.toggleAttribute('data-high', isHigh);
    const { left, right, top, bottom } = toast.getBoundingClientRect();
    return buttons.every((box) => box.right < left || box.left > right || box.bottom < top || box.top > bottom);
  };
  if (!isFree(false) && !isFree(true)) viewport.removeAttribute('data-high');
}

export default function ToastViewport({ toast }: { toast: Toast | undefined }) {
  const link = toast?.link ?? (toast?.title === proFeatureTitle ? upgradeLink : undefined);
  return (
    <RadixToast.Provider
      swipeThreshold={swipeThresholdPx}
      swipeDirection={isRightToLeft() ? 'left' : 'right'}
      label="Notification"
    >
      {toast && (
        <RadixToast.Root
          key={toast.id}
          ref={keepButtonsFree}
          duration={toast.stays ? Number.POSITIVE_INFINITY : durationMs}
          type={toast.tone === 'failure' ? 'foreground' : 'background'}
          onOpenChange={(open) => !open && dismissToast(toast.id)}
          className="toast grid grid-cols-[auto_1fr_auto] items-start gap-x-3 rounded-[14px] border border-line bg-raised p-4 shadow-lift"
        >
          {toast.tone === 'failure' ? (
            <CircleAlert className="mt-0.5 size-5 text-danger" aria-hidden="true" />
          ) : (
            <CircleCheck className="mt-0.5 size-5 text-accent" aria-hidden="true" />
          )}
          <div>
            <RadixToast.Title className="font-semibold">{toast.title}</RadixToast.Title>
            {toast.text && (
              <RadixToast.Description className="text-[0.9375rem] text-soft">{toast.text}</RadixToast.Description>
            )}
            {link && (
              <RadixToast.Action asChild altText={link.label}>
                <ButtonLink to={link.to} look="offer" size="small" className="mt-2.5">
                  {link.label}
                </ButtonLink>
              </RadixToast.Action>
            )}
          </div>
          <RadixToast.Close
            aria-label="Close"
            className="-m-1.5 grid size-8 place-items-center rounded-lg text-soft hover:text-ink"
          >
            <X className="size-4" aria-hidden="true" />
          </RadixToast.Close>
        </RadixToast.Root>
      )}
      <RadixToast.Viewport
        hotkey={hotkey}
        // On a phone above the bar with the button that starts the work.
        className="fixed bottom-[4.75rem] inset-s-0 z-50 w-full max-w-[420px] p-4 outline-none data-high:top-16 data-high:bottom-auto sm:bottom-0 sm:data-high:bottom-auto"
      />
    </RadixToast.Provider>
  );
}
