import { FileImage, FileText, Image, Images } from 'lucide-react';
import { useId } from 'react';
import type { ConvertChoice } from './convert-choice.ts';
import { formatsFrom, outputFormats } from './output-formats.ts';

type Format = ConvertChoice['format'];
const icons = { png: FileImage, jpg: Image, webp: Images, txt: FileText } satisfies Record<Format, unknown>;
const isChoosable = (format: string): format is Format => Object.hasOwn(icons, format);

/** What a PDF can become: one card each. */
export function FormatCards({ value, onChange }: { value: Format; onChange: (format: Format) => void }) {
  const name = useId();
  return (
    <fieldset className="min-w-0">
      <legend className="mb-2 font-semibold">Convert to</legend>
      <div className="grid grid-cols-2 gap-2">
        {formatsFrom('pdf')
          .filter(isChoosable)
          .map((format) => {
            const Icon = icons[format];
            return (
              <label
                key={format}
                className="flex min-w-0 flex-col gap-1 rounded-[12px] border border-edge p-3 transition-colors hover:border-accent has-checked:border-accent has-checked:bg-accent-soft has-focus-visible:outline-[2.5px] has-focus-visible:outline-accent has-focus-visible:outline-offset-2"
              >
                <input
                  type="radio"
                  name={name}
                  value={format}
                  checked={format === value}
                  onChange={() => onChange(format)}
                  className="sr-only"
                />
                <span className="flex items-center gap-2 font-semibold">
                  <Icon className="size-5 shrink-0 text-accent" aria-hidden="true" />
                  {outputFormats[format].name}
                </span>
                <span className="text-sm text-soft leading-snug">{outputFormats[format].note}</span>
              </label>
            );
          })}
      </div>
    </fieldset>
  );
}
