import { Suspense, useEffect } from 'react';
import { createStore, useStore } from '../../kit/store.ts';
import { lazyPart } from '../../kit/ui/lazy-part.tsx';

const CommandPalette = lazyPart(() => import('./command-palette.tsx'));

const isOpen = createStore(false);

export const openCommandPalette = (): void => isOpen.set(true);

/** Opens the tool search with Ctrl or Cmd K, or with / outside of text fields. Its code loads when it opens. */
export function CommandPaletteHost() {
  const open = useStore(isOpen);
  useEffect(() => {
    const onKeyDown = (event: KeyboardEvent) => {
      const isShortcut = event.key.toLowerCase() === 'k' && (event.ctrlKey || event.metaKey);
      const isSlash = event.key === '/' && !event.ctrlKey && !event.metaKey && !event.altKey && !isTyping(event.target);
      if (!isShortcut && !isSlash) return;
      event.preventDefault();
      openCommandPalette();
    };
    document.addEventListener('keydown', onKeyDown);
    return () => document.removeEventListener('keydown', onKeyDown);
  }, []);

  if (!open) return null;
  return (
    <Suspense fallback={null}>
      <CommandPalette onClose={() => isOpen.set(false)} />
    </Suspense>
  );
}

const isTyping = (target: EventTarget | null): boolean =>
  target instanceof HTMLElement &&
  (target.isContentEditable || ['INPUT', 'TEXTAREA', 'SELECT'].includes(target.tagName));
