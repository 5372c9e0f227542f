import { useId, useState } from 'react';
import { KB, MB } from '../../../shared/units.ts';

const units = { KB, MB } as const;

/** A file size in a unit the visitor chooses; empty means none. */
export function BytesField(props: {
  label: string;
  /** In bytes. */
  value: number | undefined;
  onChange: (value: number | undefined) => void;
  /** Smaller values are marked as wrong. */
  min: number;
  placeholder: string;
}) {
  const { label, value: bytes, onChange, min, placeholder } = props;
  const id = useId();
  const [unit, setUnit] = useState<keyof typeof units>('KB');
  const least = min / KB;
  const tooSmall = bytes !== undefined && bytes < min;
  return (
    <div>
      <label htmlFor={id} className="mb-2 block font-semibold">
        {label} <span className="font-normal text-soft">(optional)</span>
      </label>
      <div className="flex gap-2">
        <input
          id={id}
          type="number"
          inputMode="decimal"
          min={1}
          step="any"
          placeholder={placeholder}
          value={bytes === undefined ? '' : Number((bytes / units[unit]).toFixed(3))}
          aria-invalid={tooSmall}
          aria-describedby={tooSmall ? `${id}-error` : undefined}
          onChange={({ target }) =>
            onChange(Number.isNaN(target.valueAsNumber) ? undefined : Math.round(target.valueAsNumber * units[unit]))
          }
          className="h-11 min-w-0 flex-1 rounded-[10px] border border-edge bg-raised px-3 tabular-nums placeholder:text-soft aria-invalid:border-danger"
        />
        <select
          aria-label={`${label}: unit`}
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
          At least {least} KB.
        </p>
      )}
    </div>
  );
}
