import type { LucideIcon } from 'lucide-react';
import { type KeyboardEvent, type ReactNode, useId, useRef } from 'react';
import { classNames } from './class-names.ts';
import { keyByReading } from './reading-direction.ts';

export type Tab<Id extends string> = { id: Id; name: string; icon?: LucideIcon };

/** With more tabs than this, they shrink on phones. */
const manyTabs = 4;

/**
 * Tabs (https://www.w3.org/WAI/ARIA/apg/patterns/tabs/): arrow keys, Home and End move between them. The content of `shown`
 * goes in as children.
 */
export function Tabs<Id extends string>(props: {
  label: string;
  tabs: readonly Tab<Id>[];
  shown: Id;
  onShow: (id: Id) => void;
  children: ReactNode;
  /** Space between the tabs and their content. */
  panelClassName?: string;
}) {
  const { label, tabs, shown, onShow, children, panelClassName = 'pt-6' } = props;
  const prefix = useId();
  const list = useRef<HTMLDivElement>(null);

  const move = (event: KeyboardEvent) => {
    const place = placeByKey(
      keyByReading(event.key),
      tabs.findIndex(({ id }) => id === shown),
      tabs.length,
    );
    const tab = tabs[place ?? -1];
    if (!tab) return;
    event.preventDefault();
    onShow(tab.id);
    list.current?.querySelectorAll<HTMLElement>('[role=tab]')[place ?? -1]?.focus();
  };

  return (
    <div className="min-w-0">
      <div
        ref={list}
        role="tablist"
        aria-label={label}
        onKeyDown={move}
        className="grid auto-cols-fr grid-flow-col border-line border-b"
      >
        {tabs.map(({ id, name, icon: Icon }) => (
          <button
            key={id}
            type="button"
            role="tab"
            id={`${prefix}-${id}`}
            aria-selected={id === shown}
            aria-controls={id === shown ? `${prefix}-panel` : undefined}
            tabIndex={id === shown ? 0 : -1}
            onClick={() => onShow(id)}
            className={classNames(
              '-mb-px flex min-h-12 min-w-0 flex-col items-center justify-center gap-x-2 gap-y-0.5 border-transparent border-b-[3px] py-1.5 font-semibold text-soft transition-colors hover:text-ink aria-selected:border-accent aria-selected:text-ink sm:flex-row sm:px-2 sm:text-base',
              tabs.length > manyTabs ? 'px-0 text-[0.8125rem]' : 'px-1 text-[0.875rem]',
            )}
          >
            {Icon && <Icon className="size-[1.125rem] shrink-0" aria-hidden="true" />}
            {name}
          </button>
        ))}
      </div>
      <div
        id={`${prefix}-panel`}
        role="tabpanel"
        aria-labelledby={`${prefix}-${shown}`}
        className={classNames('min-w-0', panelClassName)}
      >
        {children}
      </div>
    </div>
  );
}

/** The tab a key leads to, wrapping around; undefined for other keys. */
function placeByKey(key: string, place: number, count: number): number | undefined {
  if (key === 'ArrowRight') return (place + 1) % count;
  if (key === 'ArrowLeft') return (place + count - 1) % count;
  if (key === 'Home') return 0;
  return key === 'End' ? count - 1 : undefined;
}
