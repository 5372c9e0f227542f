import { Suspense, useEffect, useSyncExternalStore } from 'react';
import { lazyPart } from '../../kit/ui/lazy-part.tsx';

const CommandPalette = lazyPart(() => import('./command-palette.tsx'));

let isOpen = false;
const listeners = new Set<() => void>();

function setOpen(open: boolean): void {
  isOpen = open;
  for (const listener of listeners) listener();
}

function subscribe(listener: () => void): () => void {
  listeners.add(listener);
  return () => listeners.delete(listener);
}

export const openCommandPalette = (): void => setOpen(true);

/** Opens the tool search with Ctrl or Cmd K, or with / outside of text fields. Its code loads when it opens. */
export function CommandPaletteHost() {
  const open = useSyncExternalStore(
    subscribe,
    () => isOpen,
    () => false,
  );
  useEffect(() => {
    const onKeyDown = (event: KeyboardEvent) => {
      const isShortcut = event.key.toLowerCase() === 'k' && (event.ctrlKey || event.metaKey);
      const isSlash = event.key === '/' && !event.ctrlKey && !event.metaKey && !event.altKey && !isTyping(event.target);
      if (!isShortcut && !isSlash) return;
      event.preventDefault();
      setOpen(true);
    };
    document.addEventListener('keydown', onKeyDown);
    return () => document.removeEventListener('keydown', onKeyDown);
  }, []);

  if (!open) return null;
  return (
    <Suspense fallback={null}>
      <CommandPalette onClose={() => setOpen(false)} />
    </Suspense>
  );
}

const isTyping = (target: EventTarget | null): boolean =>
  target instanceof HTMLElement &&
  (target.isContentEditable || ['INPUT', 'TEXTAREA', 'SELECT'].includes(target.tagName));
