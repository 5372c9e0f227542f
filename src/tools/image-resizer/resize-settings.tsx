import { fileTypes } from '../../shared/file-types.ts';
import { CheckboxField } from '../../web/kit/ui/checkbox-field.tsx';
import { ChoiceGroup } from '../../web/kit/ui/choice-group.tsx';
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
  { value: 'pixels', label: 'Pixels' },
  { value: 'percent', label: 'Percent' },
  { value: 'longest', label: 'Longest' },
  { value: 'preset', label: 'Preset' },
  { value: 'print', label: 'Print' },
];
const fitChoices: readonly { value: Fit; label: string; hint: string }[] = [
  { value: 'inside', label: 'Fit', hint: 'The whole image, as large as the size allows.' },
  { value: 'cover', label: 'Fill', hint: 'Exactly this size. Drag the frame to choose what stays.' },
  { value: 'contain', label: 'Pad', hint: 'Exactly this size; the rest is filled with a colour.' },
  { value: 'fill', label: 'Stretch', hint: 'Exactly this size; the image is distorted.' },
];
const cropLabels: Partial<Record<CropRatio, string>> = { none: 'Whole', free: 'Any' };
const cropChoices = cropRatios.map((value) => ({ value, label: cropLabels[value] ?? value }));
const formatChoices = formats.map((value) => ({ value, label: value === 'keep' ? 'Keep' : fileTypes[value].name }));

export function ResizeSettings({ choice, onChange }: Props) {
  const set = (change: Partial<ResizeChoice>) => onChange({ ...choice, ...change });
  const hasBothSides = fitMatters(requestOf(choice));
  return (
    <>
      <ChoiceGroup label="Size by" value={choice.mode} choices={modes} onChange={(mode) => set({ mode })} />
      <SizeFields choice={choice} set={set} />
      {hasBothSides && <FitFields choice={choice} set={set} />}
      {!(hasBothSides && fitOf(choice) === 'cover') && (
        <ChoiceGroup
          label="Crop"
          value={choice.cropRatio}
          choices={cropChoices}
          onChange={(cropRatio) => set({ cropRatio })}
          hint={choice.cropRatio === 'none' ? undefined : 'Drag the frame in the image, or use the arrow keys.'}
        />
      )}
      <ChoiceGroup
        label="Format"
        value={choice.format}
        choices={formatChoices}
        onChange={(format) => set({ format })}
      />
    </>
  );
}

type FieldsProps = { choice: ResizeChoice; set: (change: Partial<ResizeChoice>) => void };

function SizeFields({ choice, set }: FieldsProps) {
  switch (choice.mode) {
    case 'pixels':
      return <PixelFields choice={choice} set={set} />;
    case 'percent':
      return (
        <SliderField
          label="Percent of the original"
          min={1}
          max={200}
          value={choice.percent}
          shown={`${choice.percent} %`}
          onChange={(percent) => set({ percent })}
        />
      );
    case 'longest':
      return (
        <SideField
          label="Longest side in pixels"
          value={choice.longestSide}
          onChange={(longestSide) => longestSide !== undefined && set({ longestSide })}
        />
      );
    case 'preset':
      return (
        <SelectField
          label="Preset"
          value={choice.preset}
          choices={sizePresets.map(({ name }) => ({ value: name, label: name }))}
          hint={describePreset(choice.preset)}
          onChange={(preset) => set({ preset })}
        />
      );
    case 'print':
      return <PrintFields choice={choice} set={set} />;
  }
}

function describePreset(preset: string): string | undefined {
  const size = sizePresets.find(({ name }) => name === preset)?.size;
  return size && `${size.width} × ${size.height} pixels`;
}

function PixelFields({ choice, set }: FieldsProps) {
  return (
    <div className="space-y-3">
      <div className="grid grid-cols-2 gap-3">
        <SideField label="Width" value={choice.width} onChange={(width) => set({ width })} />
        <SideField label="Height" value={choice.height} onChange={(height) => set({ height })} />
      </div>
      <CheckboxField
        label="Keep aspect ratio"
        checked={choice.fit !== 'fill'}
        onChange={(keep) => set({ fit: keep ? 'inside' : 'fill' })}
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

function PrintFields({ choice, set }: FieldsProps) {
  return (
    <div className="space-y-4">
      <SelectField
        label="Paper"
        value={choice.print}
        choices={printSizes.map(({ name }) => ({ value: name, label: name }))}
        onChange={(print) => set({ print })}
      />
      <ChoiceGroup
        label="Dots per inch"
        value={String(choice.dotsPerInch)}
        choices={printResolutions.map((resolution) => ({ value: String(resolution), label: String(resolution) }))}
        onChange={(resolution) => set({ dotsPerInch: Number(resolution) })}
        hint="300 is what photo prints use."
      />
      <CheckboxField label="Landscape" checked={choice.landscape} onChange={(landscape) => set({ landscape })} />
    </div>
  );
}

function FitFields({ choice, set }: FieldsProps) {
  const fit = fitOf(choice);
  return (
    <div className="space-y-4">
      <ChoiceGroup
        label="When proportions differ"
        value={fit}
        choices={fitChoices}
        onChange={(next) => set(withFit(choice, next))}
        hint={fitChoices.find(({ value }) => value === fit)?.hint}
      />
      {fit === 'contain' && (
        <TextField
          label="Padding colour"
          type="color"
          value={choice.background}
          onChange={(background) => set({ background })}
        />
      )}
    </div>
  );
}
