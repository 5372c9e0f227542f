import { Suspense, useEffect, useState } from 'react';
import { lazyPart } from '../../kit/ui/lazy-part.tsx';

const RecentDrawer = lazyPart(() => import('./recent-drawer.tsx'));

const opened = new EventTarget();

export const openRecent = (): void => void opened.dispatchEvent(new Event('open'));

/** Opens the drawer of recent results from anywhere, also with Alt and R. Its code loads when it opens. */
export function RecentHost() {
  const [isOpen, setOpen] = useState(false);
  useEffect(() => {
    const leaving = new AbortController();
    const { signal } = leaving;
    const open = () => setOpen(true);
    opened.addEventListener('open', open, { signal });
    document.addEventListener(
      'keydown',
      (event) => {
        // By its place: with Alt, some keyboards write another letter.
        if (event.code !== 'KeyR' || !event.altKey || event.ctrlKey || event.metaKey || event.shiftKey) return;
        event.preventDefault();
        open();
      },
      { signal },
    );
    return () => leaving.abort();
  }, []);
  if (!isOpen) return null;
  return (
    <Suspense fallback={null}>
      <RecentDrawer onClose={() => setOpen(false)} />
    </Suspense>
  );
}
