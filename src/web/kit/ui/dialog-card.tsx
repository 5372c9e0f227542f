import { X } from 'lucide-react';
import type { ReactNode } from 'react';
import { Button } from './button.tsx';
import { Modal } from './modal.tsx';

/** A centred dialog; on phones it fills the width. */
export function DialogCard({ title, onClose, children }: { title: string; onClose: () => void; children: ReactNode }) {
  return (
    <Modal
      label={title}
      onClose={onClose}
      className="appear fixed inset-x-0 top-1/2 z-50 mx-auto max-h-[calc(100dvh-2rem)] w-[calc(100%-2rem)] max-w-md -translate-y-1/2 overflow-y-auto rounded-[20px] border border-line bg-card p-6 shadow-lift outline-none"
    >
      <div className="mb-4 flex items-start justify-between gap-4">
        <p className="font-bold text-xl tracking-tight" aria-hidden="true">
          {title}
        </p>
        <Button look="quiet" size="icon" className="-mt-1.5 -me-2" aria-label="Close" onClick={onClose}>
          <X className="size-5" aria-hidden="true" />
        </Button>
      </div>
      {children}
    </Modal>
  );
}
