import { FileCode, FileImage, FileSpreadsheet, FileText, FileType2, Hash, Image, Images, Table } from 'lucide-react';
import { useId } from 'react';
import { t } from '../../shared/language/translate.ts';
import type { ConvertChoice } from './convert-choice.ts';
import { outputFormats } from './output-formats.ts';

type Format = ConvertChoice['format'];
const icons = {
  docx: FileType2,
  html: FileCode,
  md: Hash,
  txt: FileText,
  xlsx: FileSpreadsheet,
  csv: Table,
  png: FileImage,
  jpg: Image,
  webp: Images,
} satisfies Record<Format, unknown>;

const groups: readonly { name: string; formats: readonly Format[] }[] = [
  { name: t('A document'), formats: ['docx', 'html', 'md', 'txt'] },
  { name: t('Its tables'), formats: ['xlsx', 'csv'] },
  { name: t('Images of pages'), formats: ['png', 'jpg', 'webp'] },
];

/** The target formats of a PDF, one card each. */
export function FormatCards({ value, onChange }: { value: Format; onChange: (format: Format) => void }) {
  const name = useId();
  return (
    <fieldset className="min-w-0 space-y-3">
      <legend className="mb-2 font-semibold">Convert to</legend>
      {groups.map((group) => (
        <div key={group.name}>
          <p className="mb-1.5 text-sm text-soft">{group.name}</p>
          <div className="grid grid-cols-2 gap-2">
            {group.formats.map((format) => (
              <FormatCard key={format} {...{ name, format, chosen: format === value, onChange }} />
            ))}
          </div>
        </div>
      ))}
      <p className="text-[0.9375rem] text-soft">{outputFormats[value].note}</p>
    </fieldset>
  );
}

function FormatCard(props: { name: string; format: Format; chosen: boolean; onChange: (format: Format) => void }) {
  const { name, format, chosen, onChange } = props;
  const Icon = icons[format];
  return (
    <label className="flex min-w-0 items-center gap-2 rounded-[12px] border border-edge px-3 py-2.5 font-semibold transition-colors hover:border-accent has-checked:border-accent has-checked:bg-accent-soft has-focus-visible:outline-[2.5px] has-focus-visible:outline-accent has-focus-visible:outline-offset-2">
      <input
        type="radio"
        name={name}
        value={format}
        checked={chosen}
        onChange={() => onChange(format)}
        className="sr-only"
      />
      <Icon className="size-5 shrink-0 text-accent" aria-hidden="true" />
      {outputFormats[format].name}
    </label>
  );
}
