import { Check, Copy, ImageDown, Link2, Lock, LockOpen, type LucideIcon, Redo2, Undo2 } from 'lucide-react';
import { t } from '../../shared/language/translate.ts';
import { saveFile } from '../../web/kit/tool-shell/save-file.ts';
import { classNames } from '../../web/kit/ui/class-names.ts';
import { copyText } from '../../web/kit/ui/copy-text.ts';
import { useFailureNote } from '../../web/kit/ui/failure-note.tsx';
import { useCopied } from '../../web/kit/ui/use-copied.ts';
import { ColorFill } from './color-fill.tsx';
import { describeColors } from './color-names.ts';
import { readableTextOn } from './contrast.ts';
import type { Swatch } from './palette-state.ts';
import { encodePalette } from './share-link.ts';
import { drawStrip } from './strip-image.web.ts';
import type { PaletteControl } from './use-palette.web.ts';

/** The palette as a book of fabric samples: the colours below a canvas binding with the actions on all of them. */
export function PaletteBoard({ state, perform }: PaletteControl) {
  const { palette, past, future } = state;
  const colors = palette.swatches.map(({ hex }) => hex);
  const names = describeColors(colors);
  const share = () => copyText(`${location.href.split('#')[0]}${encodePalette(palette)}`, t('link to this palette'));
  const noImage = useFailureNote();
  const download = async () => {
    noImage.clear();
    try {
      saveFile(await drawStrip(colors), `palette-${palette.base.slice(1)}.png`);
    } catch {
      noImage.show({
        title: t('No image'),
        text: t('This browser cannot draw the PNG. The SVG export below works everywhere.'),
      });
    }
  };

  return (
    <section aria-label="Palette" className="shadow-card">
      <div className="weave relative rounded-t-[20px] px-2 pt-2 pb-3 text-on-canvas sm:px-4">
        <div className="flex flex-wrap items-center gap-x-1">
          <BindingButton
            icon={Undo2}
            label="Undo"
            disabled={past.length === 0}
            onClick={() => perform({ do: 'undo' })}
          />
          <BindingButton
            icon={Redo2}
            label="Redo"
            disabled={future.length === 0}
            onClick={() => perform({ do: 'redo' })}
          />
          <span className="grow" />
          <BindingButton
            icon={Copy}
            label="Copy all"
            short={t('Copy')}
            onClick={() => copyText(colors.join(', '), t('palette'))}
          />
          <BindingButton icon={ImageDown} label="Download PNG" short="PNG" onClick={download} />
          <BindingButton icon={Link2} label="Copy link" short={t('Link')} onClick={share} />
        </div>
        <div className="seam absolute inset-x-4 bottom-1.5" />
      </div>
      {noImage.note}
      <ul className={classNames('grid overflow-hidden', columnsFor(palette.swatches.length))}>
        {palette.swatches.map((swatch, index) => (
          <SwatchTile
            // Keyed by index: a colour that changes is the same sample in another dye.
            // biome-ignore lint/suspicious/noArrayIndexKey: see above.
            key={index}
            swatch={swatch}
            name={names[index] ?? swatch.hex}
            number={index + 1}
            onLock={() => perform({ do: 'toggle-lock', index })}
          />
        ))}
      </ul>
      <PinkedEdge />
    </section>
  );
}

/** Full rows where possible, at most eight colours in one. */
function columnsFor(count: number): string {
  const rows = Math.ceil(count / 8);
  return columnClasses[Math.ceil(count / rows)] ?? 'sm:grid-cols-8';
}

const columnClasses: Readonly<Record<number, string>> = {
  1: 'sm:grid-cols-1',
  2: 'sm:grid-cols-2',
  3: 'sm:grid-cols-3',
  4: 'sm:grid-cols-4',
  5: 'sm:grid-cols-5',
  6: 'sm:grid-cols-6',
  7: 'sm:grid-cols-7',
  8: 'sm:grid-cols-8',
};

/** On phones only the short word or the icon is shown. */
function BindingButton(props: {
  icon: LucideIcon;
  label: string;
  short?: string;
  disabled?: boolean;
  onClick: () => void;
}) {
  const { icon: Icon, label, short, disabled, onClick } = props;
  return (
    <button
      type="button"
      disabled={disabled}
      onClick={onClick}
      aria-label={label}
      className="inline-flex min-h-10 min-w-10 select-none items-center justify-center gap-1.5 rounded-[10px] px-1.5 font-semibold text-[0.9375rem] transition-colors enabled:hover:bg-white/12 focus-visible:outline-brass disabled:opacity-45 sm:gap-2 sm:px-3"
    >
      <Icon className="size-[1.125rem]" aria-hidden="true" />
      {short && <span className="sm:hidden">{short}</span>}
      <span className="hidden sm:inline">{label}</span>
    </button>
  );
}

function SwatchTile({
  swatch: { hex, locked },
  name,
  number,
  onLock,
}: {
  swatch: Swatch;
  name: string;
  number: number;
  onLock: () => void;
}) {
  const [copied, copy] = useCopied();
  const LockIcon = locked ? Lock : LockOpen;
  return (
    <li
      className={classNames(
        'group relative isolate flex min-h-16 items-stretch sm:min-h-64 sm:flex-col-reverse',
        readableTextOn(hex) === '#ffffff' ? 'text-white' : 'text-black',
      )}
    >
      {/* A pixel wider: tiles start between pixels, and the background would shine through. */}
      <ColorFill hex={hex} className="w-[calc(100%+1px)]" />
      <button
        type="button"
        onClick={() => copy(hex, t('colour {code}', { code: hex }))}
        className="flex min-w-0 grow items-center gap-2 px-4 text-start -outline-offset-8 focus-visible:outline-current sm:flex-col sm:items-start sm:justify-end sm:gap-0 sm:pb-4"
      >
        <span className="flex w-26 shrink-0 items-center gap-1.5 font-bold text-lg tabular-nums sm:w-auto sm:text-[1.0625rem]">
          <span>
            <span className="sr-only">Copy </span>
            <bdi>{hex}</bdi>{' '}
          </span>
          <CopyMark copied={copied} />
        </span>
        <span className="min-w-0 break-words text-sm leading-snug sm:min-h-10 sm:w-full">{name}</span>
      </button>
      <button
        type="button"
        aria-pressed={locked}
        aria-label={`Lock colour ${number}`}
        onClick={onLock}
        className="m-2 grid size-11 shrink-0 place-items-center self-center rounded-full transition-colors -outline-offset-4 hover:bg-current/15 focus-visible:outline-current aria-pressed:bg-current/20 sm:self-end"
      >
        <LockIcon className={classNames('size-5', !locked && 'opacity-75')} aria-hidden="true" />
      </button>
    </li>
  );
}

function CopyMark({ copied }: { copied: boolean }) {
  const Icon = copied ? Check : Copy;
  return (
    <Icon
      className={classNames(
        'size-4 shrink-0 transition-opacity',
        !copied && 'opacity-0 group-hover:opacity-80 group-has-focus-visible:opacity-80',
      )}
      aria-hidden="true"
    />
  );
}

/** The lower edge, cut as with pinking shears. */
function PinkedEdge() {
  return (
    <svg aria-hidden="true" className="relative -mt-[7px] block h-2 w-full">
      <pattern id="teeth" width="12" height="8" patternUnits="userSpaceOnUse">
        <path d="M0 8V7L6 1L12 7V8Z" fill="var(--color-paper)" />
      </pattern>
      <rect width="100%" height="100%" fill="url(#teeth)" />
    </svg>
  );
}
