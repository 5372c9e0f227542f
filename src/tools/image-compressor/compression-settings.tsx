import { useId, useState } from 'react';
import { KB, MB } from '../../shared/units.ts';
import { CheckboxField } from '../../web/ui/checkbox-field.tsx';
import { ChoiceGroup } from '../../web/ui/choice-group.tsx';
import { SliderField } from '../../web/ui/slider-field.tsx';
import type { ActionOptions } from '../define-tool.ts';
import type { imageCompressor } from './image-compressor.tool.ts';

type Options = ActionOptions<typeof imageCompressor.actions.compress>;

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
        min={10}
        max={100}
        step={5}
        value={options.quality}
        onChange={(quality) => set({ quality })}
        hint={describeQuality(options.quality)}
      />
      <ChoiceGroup label="Format" choices={formats} value={options.format} onChange={(format) => set({ format })} />
      <TargetSize bytes={options.targetBytes} onChange={(targetBytes) => set({ targetBytes })} />
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
  if (quality >= 85) return 'For pictures you will edit or print.';
  if (quality >= 65) return 'Looks the same, and is much smaller.';
  return 'As small as possible; losses may show.';
}

const units = { KB, MB } as const;

/** An upper limit for the result, in a unit of the visitor's choice; empty means none. */
function TargetSize({ bytes, onChange }: { bytes: number | undefined; onChange: (bytes: number | undefined) => void }) {
  const id = useId();
  const [unit, setUnit] = useState<keyof typeof units>('KB');
  const tooSmall = bytes !== undefined && bytes < KB;
  return (
    <div>
      <label htmlFor={id} className="mb-2 block font-semibold">
        Largest size <span className="font-normal text-soft">(optional)</span>
      </label>
      <div className="flex gap-2">
        <input
          id={id}
          type="number"
          inputMode="decimal"
          min={1}
          step="any"
          placeholder="No limit"
          value={bytes === undefined ? '' : Number((bytes / units[unit]).toFixed(3))}
          aria-invalid={tooSmall}
          aria-describedby={tooSmall ? `${id}-error` : undefined}
          onChange={({ target }) =>
            onChange(Number.isNaN(target.valueAsNumber) ? undefined : Math.round(target.valueAsNumber * units[unit]))
          }
          className="h-11 min-w-0 flex-1 rounded-[10px] border border-edge bg-raised px-3 tabular-nums placeholder:text-soft aria-invalid:border-danger"
        />
        <select
          aria-label="Unit of the largest size"
          value={unit}
          onChange={({ target }) => setUnit(target.value === 'MB' ? 'MB' : 'KB')}
          className="h-11 rounded-[10px] border border-edge bg-raised px-2.5"
        >
          <option>KB</option>
          <option>MB</option>
        </select>
      </div>
      {tooSmall && (
        <p id={`${id}-error`} role="alert" className="mt-1 text-danger text-sm">
          At least 1 KB.
        </p>
      )}
    </div>
  );
}
