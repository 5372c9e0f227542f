import type { LucideIcon } from 'lucide-react';
import { type KeyboardEvent, type ReactNode, useId, useRef, useState } from 'react';

export type PaletteTab = { id: string; name: string; icon: LucideIcon; content: () => ReactNode };

/** Several views of one palette, one at a time (https://www.w3.org/WAI/ARIA/apg/patterns/tabs/). */
export function PaletteTabs({ label, tabs }: { label: string; tabs: readonly PaletteTab[] }) {
  const prefix = useId();
  const list = useRef<HTMLDivElement>(null);
  const [shownId, setShownId] = useState(tabs[0]?.id);
  const place = tabs.findIndex(({ id }) => id === shownId);
  const shown = tabs[place];

  const move = (event: KeyboardEvent) => {
    const next = placeByKey(event.key, place, tabs.length);
    const tab = tabs[next ?? -1];
    if (!tab) return;
    event.preventDefault();
    setShownId(tab.id);
    list.current?.querySelectorAll<HTMLElement>('[role=tab]')[next ?? -1]?.focus();
  };

  return (
    <section aria-label={label} className="mt-10">
      <div
        ref={list}
        role="tablist"
        aria-label={label}
        onKeyDown={move}
        className="grid auto-cols-fr grid-flow-col border-line border-b sm:inline-grid sm:w-full sm:auto-cols-max sm:gap-1"
      >
        {tabs.map(({ id, name, icon: Icon }) => (
          <button
            key={id}
            type="button"
            role="tab"
            id={`${prefix}-${id}`}
            aria-selected={id === shownId}
            aria-controls={id === shownId ? `${prefix}-panel` : undefined}
            tabIndex={id === shownId ? 0 : -1}
            onClick={() => setShownId(id)}
            className="-mb-px flex min-h-12 min-w-0 flex-col items-center justify-center gap-x-2 gap-y-0.5 border-transparent border-b-[3px] px-1 py-2 font-semibold text-[0.8125rem] text-soft transition-colors hover:text-ink aria-selected:border-accent aria-selected:text-ink sm:flex-row sm:px-4 sm:text-base"
          >
            <Icon className="size-5 sm:size-[1.125rem]" aria-hidden="true" />
            {name}
          </button>
        ))}
      </div>
      <div id={`${prefix}-panel`} role="tabpanel" aria-labelledby={`${prefix}-${shownId}`} className="pt-6">
        {shown?.content()}
      </div>
    </section>
  );
}

/** The tab that a key leads to, around both ends; undefined for other keys. */
function placeByKey(key: string, place: number, count: number): number | undefined {
  if (key === 'ArrowRight') return (place + 1) % count;
  if (key === 'ArrowLeft') return (place + count - 1) % count;
  if (key === 'Home') return 0;
  return key === 'End' ? count - 1 : undefined;
}
