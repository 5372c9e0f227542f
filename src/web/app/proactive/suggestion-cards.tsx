import { Lightbulb, X } from 'lucide-react';
import { useEffect, useEffectEvent, useLayoutEffect, useRef, useState } from 'react';
import { useLocation } from 'react-router';
import { t } from '../../../shared/language/translate.ts';
import { SECOND_MS } from '../../../shared/units.ts';
import { Button } from '../../kit/ui/button.tsx';
import { showToast } from '../../kit/ui/toast.ts';
import { leaveButtonsFree } from './leave-buttons-free.ts';
import { canBeDone, SuggestionButton } from './suggestion-button.tsx';
import { chooseSuggestions } from './suggestions-choice.ts';
import { type Shown, watchPage } from './watch-page.ts';

const maxCards = 3;
const lowPriorityMs = 30 * SECOND_MS;

type Card = Shown & { id: number };
let lastId = 0;

/** The latest suggestions for this page. They are announced politely and never take the focus. */
export function SuggestionCards() {
  const { pathname } = useLocation();
  const [cards, setCards] = useState<readonly Card[]>([]);
  const place = useRef<HTMLDivElement>(null);
  const dismiss = (id: number) => setCards((shown) => shown.filter((card) => card.id !== id));
  const add = useEffectEvent((shown: Shown) => {
    if (!canBeDone(shown)) return;
    lastId += 1;
    const card = { ...shown, id: lastId };
    setCards((others) =>
      [...others.filter(({ suggestion }) => suggestion.message !== shown.suggestion.message), card].slice(-maxCards),
    );
  });

  // Other effects run a moment after the page is there, and what fails in between would be missed.
  useLayoutEffect(() => {
    const stop = watchPage(pathname, (shown) => add(shown));
    return () => {
      stop();
      setCards([]);
    };
  }, [pathname]);
  // biome-ignore lint/correctness/useExhaustiveDependencies: what there is to place changes with the cards.
  useEffect(() => (place.current ? leaveButtonsFree(place.current) : undefined), [cards]);

  const turnOff = () => {
    chooseSuggestions(false);
    showToast({
      tone: 'success',
      title: t('Suggestions are off'),
      text: t('You can turn them on at the foot of every page.'),
    });
  };
  return (
    <aside aria-label="Suggestions">
      <div
        ref={place}
        aria-live="polite"
        // On a phone the latest alone, at the top: the button that starts the work and that of the chat are at the bottom.
        className="pointer-events-none fixed inset-x-0 top-[4.25rem] z-[35] flex max-h-[calc(100dvh-15rem)] flex-col gap-2 overflow-y-auto p-3 pb-8 *:pointer-events-auto max-sm:*:not-last:hidden sm:inset-s-auto sm:w-[23rem] sm:data-across:inset-e-auto sm:data-across:inset-s-0 sm:data-low:top-auto sm:data-low:bottom-16"
      >
        {cards.map((card) => (
          <SuggestionCard key={card.id} card={card} onDismiss={() => dismiss(card.id)} onTurnOff={turnOff} />
        ))}
      </div>
    </aside>
  );
}

function SuggestionCard(props: { card: Card; onDismiss: () => void; onTurnOff: () => void }) {
  const { card, onDismiss, onTurnOff } = props;
  const [isHeld, setIsHeld] = useState(false);
  const dismiss = useEffectEvent(onDismiss);
  const fades = card.suggestion.priority === 'low' && !isHeld;
  useEffect(() => {
    if (!fades) return;
    const timer = setTimeout(() => dismiss(), lowPriorityMs);
    return () => clearTimeout(timer);
  }, [fades]);
  return (
    // biome-ignore lint/a11y/noStaticElementInteractions: it only stays while it is read; its buttons are what people use.
    <div
      onPointerEnter={() => setIsHeld(true)}
      onPointerLeave={() => setIsHeld(false)}
      onFocus={() => setIsHeld(true)}
      onBlur={() => setIsHeld(false)}
      onKeyDown={({ key }) => key === 'Escape' && onDismiss()}
      className="rise grid shrink-0 grid-cols-[auto_1fr_auto] items-start gap-x-3 rounded-[14px] border border-line bg-raised p-3.5 shadow-lift"
    >
      <Lightbulb className="mt-0.5 size-5 text-accent" aria-hidden="true" />
      <p className="text-[0.9375rem]">{card.suggestion.message}</p>
      <Button
        look="quiet"
        size="icon"
        aria-label="Dismiss this suggestion"
        onClick={onDismiss}
        className="-mt-1.5 -me-1.5 size-9! text-soft"
      >
        <X className="size-4" aria-hidden="true" />
      </Button>
      <div className="col-span-2 col-start-2 mt-2 flex flex-wrap items-center justify-between gap-x-3 gap-y-1">
        <SuggestionButton shown={card} onDone={onDismiss} />
        <button type="button" onClick={onTurnOff} className="min-h-8 rounded-lg text-[0.8125rem] text-soft underline">
          No more suggestions
        </button>
      </div>
    </div>
  );
}
