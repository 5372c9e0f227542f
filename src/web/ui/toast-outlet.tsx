import { lazy, Suspense, useState } from 'react';
import { useToast } from './toast.ts';

const ToastViewport = lazy(() => import('./toast-viewport.tsx'));

/** Where toasts appear; its code is loaded with the first one. */
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
