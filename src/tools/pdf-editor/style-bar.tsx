import { Bold, Italic, type LucideIcon } from 'lucide-react';
import { type KeyboardEvent, useState } from 'react';
import { classNames } from '../../web/kit/ui/class-names.ts';
import { readingDirection } from '../../web/kit/ui/reading-direction.ts';
import type { CommonLook } from './styled-looks.ts';

/** Of font sizes, in points, beside the one that the letters have. */
const sizes = [6, 7, 8, 9, 10, 11, 12, 14, 16, 18, 20, 24, 28, 32, 36, 48, 60, 72];

type StyleBarProps = {
  look: CommonLook;
  /** Of the selection on the page, in CSS pixels. */
  place: { left: number; top: number; bottom: number };
  /** Of the page, in CSS pixels. */
  page: { width: number; height: number };
  /** What is not as one might expect; '' otherwise. */
  note: string;
  onTurn: (trait: 'bold' | 'italic', isOn: boolean) => void;
  onSize: (points: number) => void;
  onColor: (hex: string) => void;
  /** Back to the text, or on to the next. */
  onReturn: () => void;
};

/** Changes the style of the letters that are selected. */
export function StyleBar({ look, place, page, note, onTurn, onSize, onColor, onReturn }: StyleBarProps) {
  const [color, setColor] = useState<string>();
  const listed = look.size === undefined || sizes.includes(look.size) ? sizes : [look.size, ...sizes];
  const press = (event: KeyboardEvent) => {
    if (event.key !== 'Escape') return;
    // Escape would leave the page.
    event.stopPropagation();
    event.preventDefault();
    onReturn();
  };
  return (
    // biome-ignore lint/a11y/useSemanticElements: these are no fields of a form.
    <div
      role="group"
      aria-label="Style of the selection"
      dir={readingDirection()}
      onKeyDown={press}
      className="absolute z-20 w-max max-w-full rounded-[10px] border border-line bg-card p-1 text-ink shadow-lift"
      style={placeOf(place, page)}
    >
      <div className="flex items-center gap-1">
        <Toggle label="Bold" keys="Control+B" icon={Bold} isOn={look.bold} onChange={(isOn) => onTurn('bold', isOn)} />
        <Toggle
          label="Italic"
          keys="Control+I"
          icon={Italic}
          isOn={look.italic}
          onChange={(isOn) => onTurn('italic', isOn)}
        />
        <select
          aria-label="Size in points"
          value={look.size ?? ''}
          onChange={({ target }) => {
            onSize(Number(target.value));
            onReturn();
          }}
          className="h-10 min-w-16 rounded-[8px] border border-edge bg-raised px-2 text-ink tabular-nums"
        >
          {look.size === undefined && <option value="">–</option>}
          {listed
            .toSorted((one, other) => one - other)
            .map((size) => (
              <option key={size} value={size}>
                {size}
              </option>
            ))}
        </select>
        <input
          type="color"
          aria-label="Colour"
          value={color ?? look.color ?? '#000000'}
          onChange={({ target }) => {
            setColor(target.value);
            onColor(target.value);
          }}
          onBlur={() => setColor(undefined)}
          className="block size-10 cursor-pointer appearance-none overflow-hidden rounded-[8px] border border-edge bg-transparent p-0 [&::-moz-color-swatch]:border-none [&::-webkit-color-swatch-wrapper]:p-0 [&::-webkit-color-swatch]:border-none"
        />
      </div>
      <p role="status" className={classNames('max-w-56 text-sm text-soft', note !== '' && 'px-1 pt-1')}>
        {note}
      </p>
    </div>
  );
}

function Toggle(props: {
  label: string;
  keys: string;
  icon: LucideIcon;
  isOn: boolean;
  onChange: (isOn: boolean) => void;
}) {
  const { label, keys, icon: Icon, isOn, onChange } = props;
  return (
    <button
      type="button"
      title={`${label} (${keys.replace('Control', 'Ctrl')})`}
      aria-label={label}
      aria-pressed={isOn}
      aria-keyshortcuts={keys}
      // The letters stay selected.
      onPointerDown={(event) => event.preventDefault()}
      onMouseDown={(event) => event.preventDefault()}
      onClick={() => onChange(!isOn)}
      className={classNames(
        'grid size-10 place-items-center rounded-[8px]',
        isOn ? 'bg-accent text-on-accent' : 'hover:bg-accent-soft',
      )}
    >
      <Icon className="size-4" aria-hidden="true" />
    </button>
  );
}

/** In CSS pixels: its size with a note, and what is between it and the letters. */
const room = { width: 240, height: 100 };
const gap = 8;

/** Above the letters; below them where there is no room, and under fingers, which have the phone's own menu above. */
function placeOf({ left, top, bottom }: StyleBarProps['place'], page: StyleBarProps['page']) {
  const isCoarse = globalThis.matchMedia?.('(pointer: coarse)').matches ?? false;
  const hasRoomBelow = bottom + gap + room.height < page.height;
  const isBelow = hasRoomBelow && (isCoarse || top < room.height);
  return {
    left: Math.max(0, Math.min(left, page.width - room.width)),
    ...(isBelow ? { top: bottom + gap + (isCoarse ? 2 * gap : 0) } : { bottom: page.height - top + gap }),
  };
}
