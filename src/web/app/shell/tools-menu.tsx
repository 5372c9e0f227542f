import { ChevronDown } from 'lucide-react';
import { type FocusEvent, type KeyboardEvent, type PointerEvent, useEffect, useId, useRef, useState } from 'react';
import { Link, useLocation } from 'react-router';
import type { ToolCard } from '../../../catalog/tool-card.ts';
import { toolCards } from '../../../tools/cards.index.ts';
import { classNames } from '../../kit/ui/class-names.ts';
import { ToolIcon } from '../../kit/ui/tool-icon.tsx';
import { familyColors } from '../tool-card/family-colors.ts';
import { ToolBadge } from '../tool-card/tool-badge.tsx';
import { ToolPicture } from '../tool-card/tool-picture.tsx';
import { toolGroups } from './tools-by-category.ts';

/** Delay before the menu closes after the pointer leaves, in milliseconds. */
const graceMs = 180;

type OpenedBy = 'hover' | 'choice';

/** All tools by category: opens on hover, click, Enter, Space and arrow down; Escape and leaving close it. */
export function ToolsMenu() {
  const [openedBy, setOpenedBy] = useState<OpenedBy>();
  const [previewed, setPreviewed] = useState(toolCards[0]);
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
      <div id={panelId} hidden={!openedBy} className="pointer-events-none absolute inset-x-0 top-full z-40">
        <div className="page-width">
          <div className="pointer-events-auto grid max-h-[calc(100dvh-5rem)] gap-x-6 overflow-y-auto rounded-b-[16px] border border-line border-t-0 bg-raised p-5 shadow-lift lg:grid-cols-[1fr_15.5rem]">
            <ToolGroups panelId={panelId} onPreview={setPreviewed} />
            {openedBy && previewed && <Preview tool={previewed} />}
          </div>
        </div>
      </div>
    </div>
  );
}

function ToolGroups({ panelId, onPreview }: { panelId: string; onPreview: (tool: ToolCard) => void }) {
  return (
    <div className="columns-2 gap-x-4 lg:columns-3">
      {toolGroups.map(({ category, menu, tools }) => (
        <section key={category} aria-labelledby={`${panelId}-${category}`} className="mb-3">
          <h2
            id={`${panelId}-${category}`}
            className="break-after-avoid px-2.5 pb-1 font-semibold text-sm text-soft tracking-normal"
          >
            {menu}
          </h2>
          <ul>
            {tools.map((tool) => (
              <li key={tool.slug} className="break-inside-avoid">
                <Link
                  to={tool.path}
                  prefetch="intent"
                  onPointerEnter={() => onPreview(tool)}
                  onFocus={() => onPreview(tool)}
                  className="group flex items-start gap-2.5 rounded-[10px] px-2.5 py-1.5 hover:bg-accent-soft"
                >
                  <ToolIcon
                    icon={tool.icon}
                    className={classNames('mt-0.5 size-[1.15rem] shrink-0', familyColors[category])}
                  />
                  <span>
                    <span className="block font-medium leading-snug group-hover:text-accent">{tool.name}</span>
                    <span className="block text-[0.8125rem] text-soft leading-snug">{tool.tagline}</span>
                  </span>
                </Link>
              </li>
            ))}
          </ul>
        </section>
      ))}
    </div>
  );
}

/** What the tool under the pointer gives. The link says the same in words, so it is hidden from screen readers. */
function Preview({ tool }: { tool: ToolCard }) {
  return (
    <div className="hidden flex-col rounded-[12px] bg-card p-4 lg:flex" aria-hidden="true">
      <span
        className={classNames(
          'relative grid flex-1 place-items-center overflow-hidden rounded-[10px] py-6',
          familyColors[tool.category],
        )}
      >
        <span className="absolute inset-0 bg-current opacity-8" />
        <ToolPicture slug={tool.slug} className="relative h-28 w-42" />
      </span>
      <span className="mt-4 flex items-center justify-between gap-2 font-semibold">{tool.name}</span>
      <span className="mt-1 min-h-[4.5rem] text-soft text-sm">{tool.summary}</span>
      <span className="mt-1 flex min-h-6 justify-end">
        <ToolBadge tool={tool} />
      </span>
    </div>
  );
}
