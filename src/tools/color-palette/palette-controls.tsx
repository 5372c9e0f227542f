import { Shuffle, WandSparkles } from 'lucide-react';
import { type ReactNode, useEffect, useEffectEvent, useId, useRef } from 'react';
import { t } from '../../shared/language/translate.ts';
import { Button } from '../../web/kit/ui/button.tsx';
import { choicesOf } from '../../web/kit/ui/choices.ts';
import { FileButton } from '../../web/kit/ui/file-button.tsx';
import { SelectField } from '../../web/kit/ui/select-field.tsx';
import { TextField } from '../../web/kit/ui/text-field.tsx';
import { ColorWell } from './color-well.tsx';
import { imageAccept } from './image-colors.web.ts';
import { paletteTypes, type Wheel } from './palette-types.ts';
import { randomPalette, randomPaletteSize } from './random-palette.ts';
import { type PaletteControl, stepOfKeys } from './use-palette.web.ts';

const typeChoices = paletteTypes.map(({ id, name }) => ({ value: id, label: name }));
const wheelChoices = choicesOf<Wheel, string>({ hsl: t('Classic (HSL)'), oklch: t('Even (OKLCH)') });
/** The source of a palette: the base colour with its type, random, or an image. */
export function PaletteControls({ state, perform, onImage }: PaletteControl & { onImage: (file: File) => void }) {
  const { palette, type, wheel, baseError } = state;
  const field = useRef<HTMLDivElement>(null);

  const generate = () => {
    if (baseError) field.current?.querySelector<HTMLInputElement>('input[type=text]')?.focus();
    else perform({ do: 'choose-type', type });
  };
  const shuffle = () => {
    // More than six swatches only when a locked colour needs its index.
    const places = Math.max(randomPaletteSize, palette.swatches.findLastIndex(({ locked }) => locked) + 1);
    const locked = palette.swatches.slice(0, places).map((swatch) => (swatch.locked ? swatch.hex : undefined));
    perform({ do: 'show', colors: randomPalette(Math.random, locked), source: 'random' });
  };

  return (
    <section aria-label="Settings" className="rounded-[20px] border border-line bg-card p-4 shadow-card sm:p-6">
      <div className="grid items-start gap-x-5 gap-y-4 sm:grid-cols-2 lg:grid-cols-[minmax(0,1.15fr)_minmax(0,1fr)_minmax(0,1fr)]">
        <div ref={field} className="sm:col-span-2 lg:col-span-1">
          <BaseColor state={state} perform={perform} />
        </div>
        <SelectField
          label="Palette type"
          value={type}
          choices={typeChoices}
          onChange={(chosen) => perform({ do: 'choose-type', type: chosen })}
          hint={<WideHint>{paletteTypes.find(({ id }) => id === type)?.description}</WideHint>}
        />
        <SelectField
          label="Colour wheel"
          value={wheel}
          choices={wheelChoices}
          onChange={(chosen) => perform({ do: 'choose-wheel', wheel: chosen })}
          hint={<WideHint>{wheel === 'hsl' ? t('As in most programs.') : t('All hues look equally light.')}</WideHint>}
        />
      </div>
      <div className="mt-4 flex flex-wrap gap-3 sm:mt-5">
        <Button onClick={generate} className="grow sm:grow-0">
          <WandSparkles className="size-5" aria-hidden="true" />
          Generate
        </Button>
        <Button look="secondary" onClick={shuffle} className="grow sm:grow-0">
          <Shuffle className="size-5" aria-hidden="true" />
          Random
        </Button>
        <span className="grow *:w-full *:justify-center sm:grow-0">
          <FileButton
            label="From an image"
            accept={imageAccept}
            look="on-paper"
            onFiles={([file]) => file && onImage(file)}
          />
        </span>
      </div>
    </section>
  );
}

/** Hidden on phones to save space. */
function WideHint({ children }: { children: ReactNode }) {
  return <span className="max-sm:sr-only">{children}</span>;
}

function BaseColor({ state, perform }: PaletteControl) {
  const pickerId = useId();
  const { palette, baseText, baseError } = state;
  const type = (text: string) => perform({ do: 'type-base', text });
  const fields = useRef<HTMLDivElement>(null);
  const takeEarly = useEffectEvent(() => {
    const early = fields.current?.querySelector<HTMLInputElement>('input[type=text]')?.value;
    if (early !== undefined && early !== baseText) type(early);
  });
  // Text typed before hydration.
  useEffect(() => takeEarly(), []);
  return (
    <div ref={fields} className="flex gap-3">
      <div>
        <label htmlFor={pickerId} className="mb-1.5 block font-semibold">
          Base<span className="sr-only"> colour picker</span>
        </label>
        <ColorWell id={pickerId} hex={palette.base} onChange={type} className="h-11 w-14" />
      </div>
      <TextField
        label="Hex colour"
        className="grow"
        type="text"
        value={baseText}
        onChange={type}
        onKeyDown={(event) => {
          const step = stepOfKeys(event);
          // Invalid input stays in the field.
          if (!step || baseError) return;
          event.preventDefault();
          perform({ do: step });
        }}
        error={baseError}
        hint="Such as #2a9d8f, or short: #29f."
        spellCheck={false}
        autoCapitalize="none"
        autoComplete="off"
      />
    </div>
  );
}
