import { fileTypes } from '../../shared/file-types.ts';
import { formatBytes } from '../../shared/units.ts';
import { BytesField } from '../../web/kit/ui/bytes-field.tsx';
import { CheckboxField } from '../../web/kit/ui/checkbox-field.tsx';
import { ChoiceGroup } from '../../web/kit/ui/choice-group.tsx';
import { SliderField } from '../../web/kit/ui/slider-field.tsx';
import { formats, minTargetBytes, type CompressionOptions as Options, qualities } from './compression-options.ts';

const formatChoices = formats.map((value) => ({ value, label: value === 'keep' ? 'Keep' : fileTypes[value].name }));

export function CompressionSettings({ options, onChange }: { options: Options; onChange: (options: Options) => void }) {
  const set = (change: Partial<Options>) => onChange({ ...options, ...change });
  return (
    <>
      {options.targetBytes === undefined ? (
        <SliderField
          label="Quality"
          {...qualities}
          value={options.quality}
          onChange={(quality) => set({ quality })}
          hint={describeQuality(options.quality)}
        />
      ) : (
        <div>
          <p className="font-semibold">Quality</p>
          <p className="mt-1 text-[0.9375rem] text-soft">
            As high as {formatBytes(options.targetBytes)} allow. Images that are smaller already stay as they are.
          </p>
        </div>
      )}
      <ChoiceGroup
        label="Format"
        choices={formatChoices}
        value={options.format}
        onChange={(format) => set({ format })}
      />
      <BytesField
        label="Largest size"
        bytes={options.targetBytes}
        onChange={(targetBytes) => set({ targetBytes })}
        min={minTargetBytes}
        placeholder="No limit"
      />
      <CheckboxField
        label="Keep metadata"
        checked={options.metadata === 'keep'}
        onChange={(keep) => set({ metadata: keep ? 'keep' : 'strip' })}
        hint="Camera, place and copyright. Rotation and colours are right either way."
      />
    </>
  );
}

function describeQuality(quality: number): string {
  if (quality === 100) return 'Without any loss, where the format can.';
  if (quality >= 85) return 'For images you will edit or print.';
  if (quality >= 65) return 'Looks the same, and is much smaller.';
  return 'As small as possible; losses may be visible.';
}
