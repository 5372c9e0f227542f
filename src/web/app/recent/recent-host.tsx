import { Suspense, useEffect } from 'react';
import { createStore, useStore } from '../../kit/store.ts';
import { lazyPart } from '../../kit/ui/lazy-part.tsx';

const RecentDrawer = lazyPart(() => import('./recent-drawer.tsx'));

const isOpen = createStore(false);

export const openRecent = (): void => isOpen.set(true);

/** Opens the drawer of recent results from anywhere, also with Alt and R. Its code loads when it opens. */
export function RecentHost() {
  const open = useStore(isOpen);
  useEffect(() => {
    const onKeyDown = (event: KeyboardEvent) => {
      // By its place: with Alt, some keyboards write another letter.
      if (event.code !== 'KeyR' || !event.altKey || event.ctrlKey || event.metaKey || event.shiftKey) return;
      event.preventDefault();
      openRecent();
    };
    document.addEventListener('keydown', onKeyDown);
    return () => document.removeEventListener('keydown', onKeyDown);
  }, []);
  if (!open) return null;
  return (
    <Suspense fallback={null}>
      <RecentDrawer onClose={() => isOpen.set(false)} />
    </Suspense>
  );
}
