import {
  AlignCenter,
  AlignLeft,
  AlignRight,
  Bold,
  BringToFront,
  Copy,
  Italic,
  type LucideIcon,
  SendToBack,
  SquarePen,
  Trash2,
} from 'lucide-react';
import { type ReactNode, useState } from 'react';
import { t } from '../../../shared/language/translate.ts';
import { useStore } from '../store.ts';
import { classNames } from '../ui/class-names.ts';
import { IconButton } from '../ui/icon-button.tsx';
import { Tooltip } from '../ui/tooltip.tsx';
import type { Editor } from './create-editor.ts';
import { duplicate } from './duplicate.ts';
import { changeEdits, itemsOf, reorderEdits } from './edit-state.ts';
import { removeItems } from './remove-items.ts';
import type { StageEdit } from './stage-edit.ts';
import { isDragged, marksText, type Style, type ToolName } from './tools.ts';
import { useSlice } from './use-editor.ts';
import { useMissing } from './use-missing.ts';
import { hasWords, openItem } from './use-page-gestures.ts';

type Look = Partial<Style & { rotation: number }>;

/** How the selected edits look, or the next ones that the tool makes. */
export function OptionsBar({ editor, onPlace }: { editor: Editor; onPlace: () => void }) {
  const tool = useStore(editor.tool);
  const styles = useStore(editor.styles);
  const draft = useStore(editor.draft);
  const state = useSlice(editor.state, (value) => value);
  const drafted = draft?.id === undefined ? undefined : state.items.get(draft.id);
  const chosen = drafted ? [drafted] : itemsOf(state, state.selected);
  const ids = chosen.map(({ id }) => id);
  const isNewText = draft !== undefined && !drafted;
  const edits = isNewText ? [] : chosen.map(({ edit }) => edit);
  const name = isNewText ? 'text' : tool;
  const look: Look = edits.length > 0 ? lookOf(edits) : styleOf(name, styles[name]);

  const change = (next: Look) => {
    if (edits.length === 0) return editor.setStyle(name, next);
    const [field = ''] = Object.keys(next);
    editor.update((last) => changeEdits(last, ids, (edit) => withLook(edit, next), `${field} ${ids.join(' ')}`));
    // The next ones are alike.
    for (const edit of edits) if (edit.type in styles) editor.setStyle(edit.type as ToolName, next);
  };
  const [only] = chosen;
  const canOpen = only && chosen.length === 1 && (only.edit.type === 'text' || hasWords(only.edit));
  const isPlaced = chosen.some(({ edit }) => edit.type !== 'annotation');
  const isLocked = edits.length > 0 && edits.every((edit) => edit.type === 'annotation' && edit.isLocked);
  const about = only && edits.length === 1 ? aboutAnnotation(only.edit) : '';
  const hints = edits.length === 0 ? hintOf(tool) : undefined;
  return (
    // biome-ignore lint/a11y/useSemanticElements: fieldsets do not flex in every browser.
    <div
      role="group"
      aria-label={edits.length > 0 ? 'Selected edits' : 'Look of the tool'}
      className="flex min-h-11 items-center gap-x-3 gap-y-1.5 text-[0.9375rem] max-sm:overflow-x-auto max-sm:whitespace-nowrap max-sm:[&>*]:shrink-0 sm:flex-wrap"
    >
      {look.stamp !== undefined && <StampChoice value={look.stamp} onChange={(stamp) => change({ stamp })} />}
      {look.color !== undefined && <Swatch label="Colour" value={look.color} onChange={(color) => change({ color })} />}
      {'fill' in look && <Fill value={look.fill} onChange={(fill) => change({ fill })} />}
      {look.fontSize !== undefined && (
        <SmallNumber
          label="Size"
          unit="pt"
          value={look.fontSize}
          min={4}
          max={200}
          onChange={(fontSize) => change({ fontSize })}
        />
      )}
      {look.font !== undefined && (
        <SmallSelect
          label="Font"
          value={look.font}
          choices={[
            ['sans', t('Sans')],
            ['serif', t('Serif')],
            ['mono', t('Mono')],
          ]}
          onChange={(font) => change({ font: font as Style['font'] })}
        />
      )}
      {look.bold !== undefined && (
        <span className="flex">
          <Toggle label="Bold" icon={Bold} isOn={look.bold} onChange={(bold) => change({ bold })} />
          <Toggle label="Italic" icon={Italic} isOn={look.italic ?? false} onChange={(italic) => change({ italic })} />
        </span>
      )}
      {look.align !== undefined && (
        <span className="flex">
          {aligns.map(([align, label, icon]) => (
            <Toggle
              key={align}
              label={label}
              icon={icon}
              isOn={look.align === align}
              onChange={() => change({ align })}
            />
          ))}
        </span>
      )}
      {look.strokeWidth !== undefined && (
        <SmallNumber
          label="Width"
          unit="pt"
          value={look.strokeWidth}
          min={1}
          max={40}
          onChange={(strokeWidth) => change({ strokeWidth })}
        />
      )}
      {look.opacity !== undefined && (
        <SmallNumber
          label="Opacity"
          unit="%"
          value={Math.round(look.opacity * 100)}
          min={5}
          max={100}
          onChange={(percent) => change({ opacity: percent / 100 })}
        />
      )}
      {look.rotation !== undefined && (
        <SmallNumber
          label="Turned"
          unit="°"
          value={look.rotation}
          min={-360}
          max={360}
          onChange={(rotation) => change({ rotation })}
        />
      )}
      {edits.length > 0 && !draft && (
        <span className="flex">
          {canOpen && (
            <IconButton
              icon={SquarePen}
              label={only.edit.type === 'annotation' ? 'Edit text' : `Edit ${only.edit.type}`}
              onClick={() => openItem(editor, only)}
            />
          )}
          {isPlaced && (
            <>
              <IconButton icon={Copy} label="Duplicate" onClick={() => duplicate(editor)} />
              <IconButton
                icon={BringToFront}
                label="To the front"
                onClick={() => editor.update((last) => reorderEdits(last, ids, 'front'))}
              />
              <IconButton
                icon={SendToBack}
                label="To the back"
                onClick={() => editor.update((last) => reorderEdits(last, ids, 'back'))}
              />
            </>
          )}
          {!isLocked && (
            <IconButton icon={Trash2} label={deleteLabel(edits)} onClick={() => removeItems(editor, ids)} />
          )}
        </span>
      )}
      {about !== '' && <span className="text-soft">{about}</span>}
      {hints && (
        <span className="flex flex-wrap items-center gap-x-3 text-soft">
          {hints}
          {canBePlaced(tool) && (
            <button type="button" onClick={onPlace} className="min-h-9 text-accent underline underline-offset-2">
              Place in the middle
            </button>
          )}
        </span>
      )}
    </div>
  );
}

function deleteLabel(edits: readonly StageEdit[]): string {
  if (edits.length > 1) {
    return t('{edits, plural, one {Delete # edit} other {Delete # edits}}', { edits: edits.length });
  }
  return edits[0]?.type === 'annotation' ? t('Delete annotation') : t('Delete edit');
}

/** What to know of an annotation before it is changed. */
function aboutAnnotation(edit: StageEdit): string {
  if (edit.type !== 'annotation') return '';
  const { author, replies, isLocked } = edit;
  const facts = [
    author === '' ? t('In the file') : t('By {author}', { author }),
    isLocked && t('locked against changes'),
    replies > 0 &&
      !isLocked &&
      t('{replies, plural, one {deleted with its reply} other {deleted with its # replies}}', { replies }),
  ];
  return facts.filter(Boolean).join(', ');
}

const canBePlaced = (tool: ToolName): boolean =>
  tool === 'text' || (tool !== 'select' && tool !== 'delete' && tool !== 'ink' && !marksText(tool));

function hintOf(tool: ToolName): string {
  if (tool === 'select') return t('Choose a tool, or click what is on the page.');
  if (tool === 'delete') return t('Click what you want to delete.');
  if (tool === 'text') return t('Click where the text begins.');
  if (marksText(tool)) return t('Drag over text.');
  if (tool === 'ink') return t('Draw on the page.');
  return isDragged(tool) ? t('Drag on the page.') : t('Click on the page.');
}

/** Tools whose edits look like what they are placed on, or change nothing by themselves. */
const withoutLook: readonly ToolName[] = ['select', 'delete', 'link', 'replace', 'redact'];

/** What of a style a tool uses. */
function styleOf(tool: ToolName, style: Style): Look {
  const { color, opacity, strokeWidth, fill, fontSize, font, bold, italic, align, stamp } = style;
  if (withoutLook.includes(tool)) return {};
  if (tool === 'text') return { color, opacity, fontSize, font, bold, italic, align };
  if (tool === 'note') return { color };
  if (tool === 'stamp') return { stamp, color, opacity };
  if (marksText(tool) || tool === 'tick' || tool === 'cross') return { color, opacity };
  if (tool === 'rectangle' || tool === 'circle') return { color, opacity, strokeWidth, fill };
  return { color, opacity, strokeWidth };
}

/** What the edits have in common, with the values of the first that has each. */
function lookOf(edits: readonly StageEdit[]): Look {
  const look: Record<string, unknown> = {};
  for (const edit of edits.toReversed()) {
    for (const field of [
      'color',
      'opacity',
      'strokeWidth',
      'fill',
      'fontSize',
      'font',
      'bold',
      'italic',
      'align',
      'rotation',
    ]) {
      if (field in edit && edit.type !== 'annotation') look[field] = edit[field as keyof StageEdit];
    }
    if (edit.type === 'annotation' && edit.color !== undefined && !edit.isLocked) look.color = edit.color;
    if (edit.type === 'rectangle' || edit.type === 'circle') look.fill = edit.fill;
    if (edit.type === 'stamp') look.stamp = edit.content;
  }
  return look;
}

/** The edit with those of the values that it has. */
function withLook(edit: StageEdit, look: Look): StageEdit {
  if (edit.type === 'annotation') {
    const { color = edit.color } = look;
    return edit.color === undefined || color === edit.color ? edit : { ...edit, color };
  }
  const { stamp, ...rest } = look;
  const own = Object.entries(rest).filter(
    ([field]) => field in edit || (field === 'fill' && (edit.type === 'rectangle' || edit.type === 'circle')),
  );
  const words = stamp !== undefined && edit.type === 'stamp' ? { content: stamp } : {};
  return own.length === 0 && !('content' in words) ? edit : { ...edit, ...Object.fromEntries(own), ...words };
}

const aligns: readonly [Style['align'], string, LucideIcon][] = [
  ['left', t('Left'), AlignLeft],
  ['center', t('Centred'), AlignCenter],
  ['right', t('Right'), AlignRight],
];

const swatches = ['#000000', '#ff0000', '#1d4ed8', '#15803d', '#ffd700', '#ffffff'] as const;
const colorNames = [t('Black'), t('Red'), t('Blue'), t('Green'), t('Gold'), t('White')] as const;

function Swatch({ label, value, onChange }: { label: string; value: string; onChange: (hex: string) => void }) {
  return (
    <span className="flex items-center gap-1">
      {swatches.map((hex, index) => (
        <button
          key={hex}
          type="button"
          aria-label={`${colorNames[index]}`}
          aria-pressed={hex === value}
          onClick={() => onChange(hex)}
          style={{ backgroundColor: hex }}
          className="size-7 rounded-full border border-edge aria-pressed:outline-2 aria-pressed:outline-accent aria-pressed:outline-offset-1 max-sm:hidden"
        />
      ))}
      <input
        type="color"
        aria-label={label}
        value={value}
        onChange={({ target }) => onChange(target.value)}
        className="block size-9 shrink-0 cursor-pointer appearance-none overflow-hidden rounded-[10px] border border-edge bg-transparent p-0 [&::-moz-color-swatch]:border-none [&::-webkit-color-swatch-wrapper]:p-0 [&::-webkit-color-swatch]:border-none"
      />
    </span>
  );
}

function Fill({ value, onChange }: { value: string | undefined; onChange: (hex: string | undefined) => void }) {
  return (
    <span className="flex items-center gap-1.5">
      <label className="flex items-center gap-1.5">
        <input
          type="checkbox"
          checked={value !== undefined}
          onChange={({ target }) => onChange(target.checked ? '#ffffff' : undefined)}
          className="size-5 accent-accent"
        />
        Fill
      </label>
      {value !== undefined && (
        <input
          type="color"
          aria-label="Fill colour"
          value={value}
          onChange={({ target }) => onChange(target.value)}
          className="block size-9 cursor-pointer appearance-none overflow-hidden rounded-[10px] border border-edge bg-transparent p-0 [&::-moz-color-swatch]:border-none [&::-webkit-color-swatch-wrapper]:p-0 [&::-webkit-color-swatch]:border-none"
        />
      )}
    </span>
  );
}

const smallControl = 'min-h-9 rounded-[10px] border border-edge bg-raised px-2 text-ink';

/** Takes whole numbers within the bounds; leaving the field shows the last one again. */
function SmallNumber(props: {
  label: string;
  unit: string;
  value: number;
  min: number;
  max: number;
  onChange: (value: number) => void;
}) {
  const { label, unit, value, min, max, onChange } = props;
  const [draft, setDraft] = useState<string>();
  return (
    <label className="flex items-center gap-1.5">
      {label}
      <input
        type="number"
        min={min}
        max={max}
        value={draft ?? String(Math.round(value * 10) / 10)}
        onChange={({ target }) => {
          setDraft(target.value);
          const next = target.valueAsNumber;
          if (next >= min && next <= max) onChange(next);
        }}
        onBlur={() => setDraft(undefined)}
        className={`${smallControl} w-16 tabular-nums`}
      />
      <span className="text-soft">{unit}</span>
    </label>
  );
}

function SmallSelect(props: {
  label: string;
  value: string;
  choices: readonly (readonly [string, ReactNode])[];
  onChange: (value: string) => void;
}) {
  const { label, value, choices, onChange } = props;
  return (
    <select aria-label={label} value={value} onChange={({ target }) => onChange(target.value)} className={smallControl}>
      {choices.map(([choice, words]) => (
        <option key={choice} value={choice}>
          {words}
        </option>
      ))}
    </select>
  );
}

function Toggle(props: { label: string; icon: LucideIcon; isOn: boolean; onChange: (isOn: boolean) => void }) {
  const { label, icon: Icon, isOn, onChange } = props;
  return (
    <Tooltip label={label}>
      <button
        type="button"
        aria-label={label}
        aria-pressed={isOn}
        onClick={() => onChange(!isOn)}
        className={classNames(
          'grid size-9 place-items-center rounded-[10px]',
          isOn ? 'bg-accent text-on-accent' : 'hover:bg-accent-soft',
        )}
      >
        <Icon className="size-4" aria-hidden="true" />
      </button>
    </Tooltip>
  );
}

const stamps = [
  t('APPROVED'),
  t('REJECTED'),
  t('DRAFT'),
  t('CONFIDENTIAL'),
  t('PAID'),
  t('COPY'),
  t('FINAL'),
  t('VOID'),
  t('RECEIVED'),
  t('URGENT'),
] as const;

function StampChoice({ value, onChange }: { value: string; onChange: (words: string) => void }) {
  const missing = useMissing(value);
  return (
    <>
      <label className="flex items-center gap-1.5">
        Says
        <input
          value={value}
          maxLength={100}
          list="stamp-words"
          onChange={({ target }) => target.value !== '' && onChange(target.value)}
          className={`${smallControl} w-40`}
        />
        <datalist id="stamp-words">
          {stamps.map((words) => (
            <option key={words} value={words} />
          ))}
        </datalist>
      </label>
      {missing !== '' && (
        <span role="status" className="text-danger text-sm">
          {missing}
        </span>
      )}
    </>
  );
}
