import { MessageCircle, X } from 'lucide-react';
import { Suspense, useEffect, useRef } from 'react';
import { createStore, useStore } from '../../kit/store.ts';
import { pageIsShown } from '../../kit/tool-shell/page-is-shown.ts';
import { lazyPart } from '../../kit/ui/lazy-part.tsx';

const ChatPanel = lazyPart(() => import('./chat-panel.tsx'));

const isOpen = createStore(false);

export const openChat = (): void => isOpen.set(true);

/** The round button of the support chat, on every page. The panel's code loads when it opens. */
export function ChatHost() {
  const open = useStore(isOpen);
  const place = useRef<HTMLDivElement>(null);
  const button = useRef<HTMLButtonElement>(null);
  useEffect(() => {
    let stop: (() => void) | undefined;
    let isGone = false;
    const begin = async () => {
      await pageIsShown();
      const { leaveStartFree } = await import('./leave-start-free.ts');
      const { current } = place;
      if (!current || isGone) return;
      // Elsewhere the open panel may cover it.
      stop = leaveStartFree(current, { alsoControls: () => !isOpen.value() });
    };
    // Without that code it stays in its corner.
    void begin().catch(() => undefined);
    return () => {
      isGone = true;
      stop?.();
    };
  }, []);
  const close = () => {
    isOpen.set(false);
    button.current?.focus();
  };
  return (
    <aside aria-label="Support chat">
      <div
        ref={place}
        // On a phone above the bar with the button that starts the work.
        className="fixed inset-e-3 bottom-[5.5rem] z-[31] data-across:inset-e-auto data-across:inset-s-3 data-high:bottom-40 data-higher:bottom-60 sm:inset-e-5 sm:bottom-5 sm:data-across:inset-s-5 sm:data-high:bottom-24 sm:data-higher:bottom-44"
      >
        <button
          ref={button}
          type="button"
          data-chat-button
          aria-label={open ? 'Close the support chat' : 'Open the support chat'}
          aria-expanded={open}
          onClick={() => (open ? close() : openChat())}
          className="ringing grid size-13 place-items-center rounded-full bg-accent text-on-accent shadow-lift hover:bg-accent-hover aria-expanded:animate-none"
        >
          {open ? <X className="size-6" aria-hidden="true" /> : <MessageCircle className="size-6" aria-hidden="true" />}
        </button>
      </div>
      {open && (
        <Suspense fallback={null}>
          <ChatPanel onClose={close} />
        </Suspense>
      )}
    </aside>
  );
}
