import { ArrowLeft, ArrowRight, Check, Copy, Plus, Trash2 } from 'lucide-react';
import { t } from '../../shared/language/translate.ts';
import { Button } from '../../web/kit/ui/button.tsx';
import { classNames } from '../../web/kit/ui/class-names.ts';
import { IconButton } from '../../web/kit/ui/icon-button.tsx';
import { useCopied } from '../../web/kit/ui/use-copied.ts';
import { colorFormats } from './color-formats.ts';
import { describeColors } from './color-names.ts';
import type { Hex } from './color-space.ts';
import { ColorWell } from './color-well.tsx';
import { maxSwatches } from './palette-state.ts';
import { randomPalette } from './random-palette.ts';
import type { PaletteControl } from './use-palette.web.ts';

/** Every colour with its name and codes, to copy, change, move and remove. */
export function ColorValues({ state, perform }: PaletteControl) {
  const { swatches } = state.palette;
  const addApart = () => {
    const colors = swatches.map(({ hex }) => hex);
    const hex = randomPalette(Math.random, [...colors, undefined])[colors.length];
    if (hex) perform({ do: 'add-swatch', hex });
  };
  const names = describeColors(swatches.map(({ hex }) => hex));
  return (
    <>
      <div
        aria-hidden="true"
        className={classNames('mb-1.5 hidden px-4 font-semibold text-[0.8125rem] text-soft lg:grid', rowColumns)}
      >
        <span className="col-start-3 ps-2">HEX</span>
        {colorFormats.slice(1).map(({ name }) => (
          <span key={name} className="ps-2">
            {name}
          </span>
        ))}
      </div>
      <ol className="grid grid-cols-[minmax(0,1fr)] gap-3 sm:grid-cols-2 lg:grid-cols-[minmax(0,1fr)] lg:gap-0 lg:divide-y lg:divide-line lg:rounded-[16px] lg:border lg:border-line lg:bg-card lg:shadow-card">
        {swatches.map(({ hex }, index) => (
          <ColorRow
            // biome-ignore lint/suspicious/noArrayIndexKey: the place stays, so that the focus does while its colour changes.
            key={index}
            hex={hex}
            name={names[index] ?? hex}
            index={index}
            count={swatches.length}
            perform={perform}
          />
        ))}
      </ol>
      <Button look="secondary" className="mt-5" onClick={addApart} disabled={swatches.length >= maxSwatches}>
        <Plus className="size-5" aria-hidden="true" />
        Add a colour
      </Button>
    </>
  );
}

const rowColumns = 'lg:grid-cols-[3rem_minmax(0,1fr)_5.75rem_9.25rem_11.25rem_15rem_7.5rem] lg:gap-x-2';

function ColorRow(props: { hex: Hex; name: string; index: number; count: number; perform: PaletteControl['perform'] }) {
  const { hex, name, index, count, perform } = props;
  const number = index + 1;
  return (
    <li
      className={classNames(
        'grid grid-cols-[3rem_minmax(0,1fr)_auto] items-center gap-3 rounded-[16px] border border-line bg-card p-4 shadow-card',
        'lg:rounded-none lg:border-x-0 lg:border-y-0 lg:bg-transparent lg:py-2 lg:shadow-none',
        rowColumns,
      )}
    >
      <ColorWell
        hex={hex}
        label={`Change colour ${number}`}
        onChange={(text) => isHex(text) && perform({ do: 'set-swatch', index, hex: text })}
        className="size-12 lg:h-10"
      />
      <p className="min-w-0 break-words font-semibold leading-tight">
        <span className="block font-normal text-soft text-sm lg:sr-only">Colour {number}</span>
        {name}
      </p>
      <ul className="order-last col-span-full lg:order-none lg:contents">
        {colorFormats.map(({ name, format }) => (
          <ColorCode key={name} name={name} code={format(hex)} />
        ))}
      </ul>
      <div className="-me-2 flex">
        <IconButton
          icon={ArrowLeft}
          label={`Move colour ${number} left`}
          disabled={index === 0}
          onClick={() => perform({ do: 'move-swatch', from: index, to: index - 1 })}
        />
        <IconButton
          icon={ArrowRight}
          label={`Move colour ${number} right`}
          disabled={number === count}
          onClick={() => perform({ do: 'move-swatch', from: index, to: index + 1 })}
        />
        <IconButton
          icon={Trash2}
          label={`Remove colour ${number}`}
          disabled={count === 1}
          onClick={() => perform({ do: 'remove-swatch', index })}
        />
      </div>
    </li>
  );
}

function ColorCode({ name, code }: { name: string; code: string }) {
  const [copied, copy] = useCopied();
  const Icon = copied ? Check : Copy;
  return (
    <li className="min-w-0">
      <button
        type="button"
        onClick={() => copy(code, t('colour {code}', { code }))}
        className="group relative flex min-h-10 w-full items-center gap-2 rounded-[8px] px-2 text-start text-[0.9375rem] hover:bg-accent-soft lg:text-sm"
      >
        <span className="w-13 shrink-0 font-semibold text-soft text-xs lg:sr-only">
          <span className="sr-only">Copy </span>
          {name}{' '}
        </span>
        <span className="min-w-0 grow break-words tabular-nums lg:grow-0">{code}</span>
        <span
          className={classNames(
            'grid shrink-0 place-items-center text-soft lg:absolute lg:inset-y-0 lg:inset-e-0 lg:w-7 lg:rounded-[8px] lg:bg-accent-soft lg:group-hover:opacity-100 lg:group-focus-visible:opacity-100',
            !copied && 'lg:opacity-0',
          )}
        >
          <Icon className="size-4" aria-hidden="true" />
        </span>
      </button>
    </li>
  );
}

/** Colour pickers return nothing else. */
const isHex = (text: string): text is Hex => /^#[\da-f]{6}$/.test(text);
