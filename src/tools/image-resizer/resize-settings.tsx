import { fileTypes } from '../../shared/file-types.ts';
import { t } from '../../shared/language/translate.ts';
import { CheckboxField } from '../../web/kit/ui/checkbox-field.tsx';
import { ChoiceGroup } from '../../web/kit/ui/choice-group.tsx';
import { controlsOf } from '../../web/kit/ui/controls-of.ts';
import { SelectField } from '../../web/kit/ui/select-field.tsx';
import { SliderField } from '../../web/kit/ui/slider-field.tsx';
import { TextField } from '../../web/kit/ui/text-field.tsx';
import {
  type CropRatio,
  cropRatios,
  fitMatters,
  fitOf,
  type ResizeChoice,
  requestOf,
  type SizeMode,
  withFit,
} from './resize-choice.ts';
import { printResolutions, printSizes, sizePresets } from './size-presets.ts';
import { type Fit, formats, maxSide } from './target-size.ts';

type Props = { choice: ResizeChoice; onChange: (choice: ResizeChoice) => void };

const modes: readonly { value: SizeMode; label: string }[] = [
  { value: 'pixels', label: t('Pixels') },
  { value: 'percent', label: t('Percent') },
  { value: 'longest', label: t('Longest') },
  { value: 'preset', label: t('Preset') },
  { value: 'print', label: t('Print') },
];
const fitChoices: readonly { value: Fit; label: string; hint: string }[] = [
  { value: 'inside', label: t('Fit'), hint: t('The whole image, as large as the size allows.') },
  { value: 'cover', label: t('Fill'), hint: t('Exactly this size. Drag the frame to choose what stays.') },
  { value: 'contain', label: t('Pad'), hint: t('Exactly this size; the rest is filled with a colour.') },
  { value: 'fill', label: t('Stretch'), hint: t('Exactly this size; the image is distorted.') },
];
const cropLabels: Partial<Record<CropRatio, string>> = { none: t('Whole'), free: t('Any') };
const cropChoices = cropRatios.map((value) => ({ value, label: cropLabels[value] ?? value }));
const formatChoices = formats.map((value) => ({ value, label: value === 'keep' ? t('Keep') : fileTypes[value].name }));

export function ResizeSettings({ choice, onChange }: Props) {
  const control = controlsOf(choice, onChange);
  const hasBothSides = fitMatters(requestOf(choice));
  return (
    <>
      <ChoiceGroup label="Size by" {...control('mode')} choices={modes} />
      <SizeFields choice={choice} onChange={onChange} />
      {hasBothSides && <FitFields choice={choice} onChange={onChange} />}
      {!(hasBothSides && fitOf(choice) === 'cover') && (
        <ChoiceGroup
          label="Crop"
          {...control('cropRatio')}
          choices={cropChoices}
          hint={choice.cropRatio === 'none' ? undefined : 'Drag the frame in the image, or use the arrow keys.'}
        />
      )}
      <ChoiceGroup label="Format" {...control('format')} choices={formatChoices} />
    </>
  );
}

function SizeFields({ choice, onChange }: Props) {
  const control = controlsOf(choice, onChange);
  switch (choice.mode) {
    case 'pixels':
      return <PixelFields choice={choice} onChange={onChange} />;
    case 'percent':
      return (
        <SliderField
          label="Percent of the original"
          min={1}
          max={200}
          {...control('percent')}
          shown={`${choice.percent} %`}
        />
      );
    case 'longest':
      return (
        <SideField
          label="Longest side in pixels"
          value={choice.longestSide}
          onChange={(longestSide) => longestSide !== undefined && onChange({ ...choice, longestSide })}
        />
      );
    case 'preset':
      return (
        <SelectField
          label="Preset"
          {...control('preset')}
          choices={sizePresets.map(({ id, name }) => ({ value: id, label: name }))}
          hint={describePreset(choice.preset)}
        />
      );
    case 'print':
      return <PrintFields choice={choice} onChange={onChange} />;
  }
}

function describePreset(preset: string): string | undefined {
  const size = sizePresets.find(({ id }) => id === preset)?.size;
  return size && t('{width} × {height} pixels', { width: size.width, height: size.height });
}

function PixelFields({ choice, onChange }: Props) {
  const control = controlsOf(choice, onChange);
  return (
    <div className="space-y-3">
      <div className="grid grid-cols-2 gap-3">
        <SideField label="Width" {...control('width')} />
        <SideField label="Height" {...control('height')} />
      </div>
      <CheckboxField
        label="Keep aspect ratio"
        value={choice.fit !== 'fill'}
        onChange={(keep) => onChange({ ...choice, fit: keep ? 'inside' : 'fill' })}
        hint="One side is enough; the other follows."
      />
    </div>
  );
}

/** A number of pixels; empty means computed from the rest. */
function SideField(props: { label: string; value: number | undefined; onChange: (value: number | undefined) => void }) {
  const { label, value, onChange } = props;
  return (
    <TextField
      label={label}
      type="number"
      inputMode="numeric"
      min={1}
      max={maxSide}
      step={1}
      placeholder="auto"
      value={value === undefined ? '' : String(value)}
      onChange={(text) => {
        const number = Math.round(Number(text));
        onChange(text === '' || !(number >= 1) ? undefined : Math.min(number, maxSide));
      }}
    />
  );
}

function PrintFields({ choice, onChange }: Props) {
  const control = controlsOf(choice, onChange);
  return (
    <div className="space-y-4">
      <SelectField
        label="Paper"
        {...control('print')}
        choices={printSizes.map(({ id, name }) => ({ value: id, label: name }))}
      />
      <ChoiceGroup
        label="Dots per inch"
        value={String(choice.dotsPerInch)}
        choices={printResolutions.map((resolution) => ({ value: String(resolution), label: String(resolution) }))}
        onChange={(resolution) => onChange({ ...choice, dotsPerInch: Number(resolution) })}
        hint="300 is what photo prints use."
      />
      <CheckboxField label="Landscape" {...control('landscape')} />
    </div>
  );
}

function FitFields({ choice, onChange }: Props) {
  const control = controlsOf(choice, onChange);
  const fit = fitOf(choice);
  return (
    <div className="space-y-4">
      <ChoiceGroup
        label="When proportions differ"
        value={fit}
        choices={fitChoices}
        onChange={(next) => onChange({ ...choice, ...withFit(choice, next) })}
        hint={fitChoices.find(({ value }) => value === fit)?.hint}
      />
      {fit === 'contain' && <TextField label="Padding colour" type="color" {...control('background')} />}
    </div>
  );
}
