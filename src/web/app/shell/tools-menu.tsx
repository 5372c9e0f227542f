import { ChevronDown } from 'lucide-react';
import { type FocusEvent, type KeyboardEvent, type PointerEvent, useEffect, useId, useRef, useState } from 'react';
import { Link, useLocation } from 'react-router';
import { classNames } from '../../kit/ui/class-names.ts';
import { ToolIcon } from '../../kit/ui/tool-icon.tsx';
import { toolGroups } from './tools-by-category.ts';

/** Delay before the menu closes after the pointer leaves, in milliseconds. */
const graceMs = 180;

type OpenedBy = 'hover' | 'choice';

/** All tools by category: opens on hover, click, Enter, Space and arrow down; Escape and leaving close it. */
export function ToolsMenu() {
  const [openedBy, setOpenedBy] = useState<OpenedBy>();
  const panelId = useId();
  const root = useRef<HTMLDivElement>(null);
  const timer = useRef<ReturnType<typeof setTimeout>>(undefined);
  const { key: visit } = useLocation();
  const [lastVisit, setLastVisit] = useState(visit);
  if (visit !== lastVisit) {
    setLastVisit(visit);
    setOpenedBy(undefined);
  }
  useEffect(() => () => clearTimeout(timer.current), []);

  const links = () => [...(root.current?.querySelectorAll<HTMLAnchorElement>('a') ?? [])];
  const onPointerEnter = ({ pointerType }: PointerEvent) => {
    clearTimeout(timer.current);
    if (pointerType === 'mouse') setOpenedBy((current) => current ?? 'hover');
  };
  const onPointerLeave = ({ pointerType }: PointerEvent) => {
    if (pointerType === 'mouse') timer.current = setTimeout(() => setOpenedBy(undefined), graceMs);
  };
  const onBlur = ({ relatedTarget }: FocusEvent) => {
    if (relatedTarget instanceof Node && !root.current?.contains(relatedTarget)) setOpenedBy(undefined);
  };
  const onKeyDown = (event: KeyboardEvent) => {
    if (event.key === 'Escape' && openedBy) {
      setOpenedBy(undefined);
      root.current?.querySelector('button')?.focus();
      return;
    }
    const step = { ArrowDown: 1, ArrowUp: -1 }[event.key];
    if (step === undefined) return;
    event.preventDefault();
    setOpenedBy('choice');
    // Links can take focus only once the panel is shown.
    requestAnimationFrame(() => {
      const all = links();
      const at = all.findIndex((link) => link.matches(':focus'));
      all[(Math.max(at + step, at < 0 && step < 0 ? -1 : 0) + all.length) % all.length]?.focus();
    });
  };

  return (
    // biome-ignore lint/a11y/noStaticElementInteractions: it only listens to what bubbles from the button and the links inside.
    <div
      ref={root}
      onPointerEnter={onPointerEnter}
      onPointerLeave={onPointerLeave}
      onBlur={onBlur}
      onKeyDown={onKeyDown}
      className="relative"
    >
      <button
        type="button"
        aria-expanded={openedBy !== undefined}
        aria-controls={panelId}
        onClick={() => setOpenedBy((current) => (current === 'choice' ? undefined : 'choice'))}
        className="inline-flex min-h-10 items-center gap-1 rounded-[10px] px-3 font-medium hover:bg-accent-soft aria-expanded:bg-accent-soft"
      >
        Tools
        <ChevronDown
          className={classNames('size-4 transition-transform', openedBy && 'rotate-180')}
          aria-hidden="true"
        />
      </button>
      <div
        id={panelId}
        hidden={!openedBy}
        className="absolute top-full left-0 z-40 w-max max-w-[calc(100vw-18rem)] pt-3"
      >
        <div className="page-width">
          <div className="flex w-fit max-w-full flex-wrap gap-x-6 gap-y-5 rounded-[16px] border border-line bg-raised p-5 shadow-lift">
            {toolGroups.map(({ category, menu, tools }) => (
              <section key={category} aria-labelledby={`${panelId}-${category}`} className="min-w-52 flex-1">
                <h2
                  id={`${panelId}-${category}`}
                  className="mb-1.5 px-2.5 font-semibold text-sm text-soft tracking-normal"
                >
                  {menu}
                </h2>
                <ul>
                  {tools.map(({ slug, path, name, icon }) => (
                    <li key={slug}>
                      <Link
                        to={path}
                        prefetch="intent"
                        className="flex min-h-10 items-center gap-2.5 whitespace-nowrap rounded-[10px] px-2.5 font-medium hover:bg-accent-soft hover:text-accent"
                      >
                        <ToolIcon icon={icon} className="size-[1.15rem] text-accent" />
                        {name}
                      </Link>
                    </li>
                  ))}
                </ul>
              </section>
            ))}
          </div>
        </div>
      </div>
    </div>
  );
}
