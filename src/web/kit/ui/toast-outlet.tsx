import { lazy, Suspense, useState } from 'react';
import { Button } from './button.tsx';
import { dismissToast, type Toast, useToast } from './toast.ts';

const ToastViewport = lazy(() => import('./toast-viewport.tsx').catch(() => ({ default: PlainToast })));

/** Where toasts appear; the code loads with the first one. */
export function ToastOutlet() {
  const toast = useToast();
  const [wanted, setWanted] = useState(false);
  if (toast && !wanted) setWanted(true);
  if (!wanted) return null;
  return (
    <Suspense fallback={null}>
      <ToastViewport toast={toast} />
    </Suspense>
  );
}

/** The fallback when that code cannot be loaded, just when there is something to say. */
function PlainToast({ toast }: { toast: Toast | undefined }) {
  if (!toast) return null;
  return (
    <div
      role="alert"
      className="fixed inset-x-4 bottom-[5.75rem] z-50 rounded-[14px] border border-line bg-raised p-4 shadow-lift sm:inset-e-auto sm:bottom-4 sm:w-[388px]"
    >
      <p className="font-semibold">{toast.title}</p>
      {toast.text && <p className="text-[0.9375rem] text-soft">{toast.text}</p>}
      <Button look="secondary" size="small" className="mt-2.5" onClick={() => dismissToast(toast.id)}>
        Close
      </Button>
    </div>
  );
}
