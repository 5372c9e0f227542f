import { BytesField } from '../../web/kit/ui/bytes-field.tsx';
import { CheckboxField } from '../../web/kit/ui/checkbox-field.tsx';
import { ChoiceGroup } from '../../web/kit/ui/choice-group.tsx';
import { SliderField } from '../../web/kit/ui/slider-field.tsx';
import { minTargetBytes, type CompressionOptions as Options, qualities } from './compression-options.ts';

const formats: readonly { value: Options['format']; label: string }[] = [
  { value: 'keep', label: 'Keep' },
  { value: 'jpeg', label: 'JPEG' },
  { value: 'png', label: 'PNG' },
  { value: 'webp', label: 'WebP' },
  { value: 'avif', label: 'AVIF' },
];

export function CompressionSettings({ options, onChange }: { options: Options; onChange: (options: Options) => void }) {
  const set = (change: Partial<Options>) => onChange({ ...options, ...change });
  return (
    <>
      <SliderField
        label="Quality"
        {...qualities}
        value={options.quality}
        onChange={(quality) => set({ quality })}
        hint={describeQuality(options.quality)}
      />
      <ChoiceGroup label="Format" choices={formats} value={options.format} onChange={(format) => set({ format })} />
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
  return 'As small as possible; losses may show.';
}
