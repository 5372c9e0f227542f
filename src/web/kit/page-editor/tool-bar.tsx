import {
  ArrowUpRight,
  Check,
  Circle,
  Eraser,
  Highlighter,
  Link2,
  type LucideIcon,
  Minus,
  MousePointer2,
  PenLine,
  Square,
  Stamp,
  StickyNote,
  Strikethrough,
  TextSelect,
  Trash2,
  Type,
  Underline,
  X,
} from 'lucide-react';
import { type KeyboardEvent, useRef } from 'react';
import { t } from '../../../shared/language/translate.ts';
import { useStore } from '../store.ts';
import { classNames } from '../ui/class-names.ts';
import { keyByReading } from '../ui/reading-direction.ts';
import { Tooltip } from '../ui/tooltip.tsx';
import type { Editor } from './create-editor.ts';
import { selectEdits } from './edit-state.ts';
import { finishDraft } from './finish-draft.ts';
import type { ToolName } from './tools.ts';

export type ToolItem = { name: ToolName; label: string; icon: LucideIcon };

/** The tools that draw on a document. */
export const drawingTools: readonly ToolItem[] = [
  { name: 'select', label: t('Select'), icon: MousePointer2 },
  { name: 'text', label: t('Text'), icon: Type },
  { name: 'highlight', label: t('Highlight'), icon: Highlighter },
  { name: 'underline', label: t('Underline'), icon: Underline },
  { name: 'strikeout', label: t('Strike out'), icon: Strikethrough },
  { name: 'ink', label: t('Draw'), icon: PenLine },
  { name: 'line', label: t('Line'), icon: Minus },
  { name: 'arrow', label: t('Arrow'), icon: ArrowUpRight },
  { name: 'rectangle', label: t('Rectangle'), icon: Square },
  { name: 'circle', label: t('Circle'), icon: Circle },
  { name: 'note', label: t('Note'), icon: StickyNote },
  { name: 'stamp', label: t('Stamp'), icon: Stamp },
  { name: 'tick', label: t('Tick'), icon: Check },
  { name: 'cross', label: t('Cross'), icon: X },
  { name: 'link', label: t('Link'), icon: Link2 },
  { name: 'delete', label: t('Delete'), icon: Trash2 },
];

/** The tools that mark what is there. */
export const boxTools: readonly ToolItem[] = [
  { name: 'replace', label: t('Select'), icon: TextSelect },
  { name: 'highlight', label: t('Highlight'), icon: Highlighter },
  { name: 'redact', label: t('Erase'), icon: Eraser },
  { name: 'select', label: t('Move'), icon: MousePointer2 },
];

/** The tools as radio buttons with one tab stop; arrow keys go from one to the next. */
export function ToolBar({ editor, tools }: { editor: Editor; tools: readonly ToolItem[] }) {
  const current = useStore(editor.tool);
  const group = useRef<HTMLDivElement>(null);
  // Where there is room, words are clearer.
  const isNamed = tools.length < 6;
  const choose = (name: ToolName) => {
    finishDraft(editor);
    editor.tool.set(name);
    if (name !== 'select') editor.update((state) => selectEdits(state, []));
  };
  const press = (event: KeyboardEvent) => {
    const by = { ArrowRight: 1, ArrowDown: 1, ArrowLeft: -1, ArrowUp: -1 }[keyByReading(event.key)];
    const place = tools.findIndex(({ name }) => name === current);
    const next =
      event.key === 'Home'
        ? 0
        : event.key === 'End'
          ? tools.length - 1
          : by && (place + by + tools.length) % tools.length;
    const tool = next === undefined ? undefined : tools[next];
    if (!tool) return;
    event.preventDefault();
    event.stopPropagation();
    choose(tool.name);
    group.current?.querySelector<HTMLElement>(`[data-tool=${tool.name}]`)?.focus();
  };
  return (
    <div ref={group} role="radiogroup" aria-label="Tools" onKeyDown={press} className="flex gap-0.5 max-lg:w-max">
      {tools.map(({ name, label, icon: Icon }) => (
        <Tooltip key={name} label={label}>
          {/* biome-ignore lint/a11y/useSemanticElements: a radio input has no picture; these are its role and keys. */}
          <button
            type="button"
            role="radio"
            aria-checked={name === current}
            aria-label={label}
            tabIndex={name === current ? 0 : -1}
            data-tool={name}
            onClick={() => choose(name)}
            className={classNames(
              'inline-flex min-h-10 min-w-10 items-center justify-center gap-1.5 rounded-[10px] transition-colors',
              isNamed && 'px-3',
              name === current ? 'bg-accent text-on-accent' : 'text-ink hover:bg-accent-soft',
            )}
          >
            <Icon className="size-5" aria-hidden="true" />
            {isNamed && label}
          </button>
        </Tooltip>
      ))}
    </div>
  );
}
