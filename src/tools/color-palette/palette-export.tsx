import { Download } from 'lucide-react';
import { useState } from 'react';
import { t } from '../../shared/language/translate.ts';
import { saveFile } from '../../web/kit/tool-shell/save-file.ts';
import { Button } from '../../web/kit/ui/button.tsx';
import { ChoiceGroup } from '../../web/kit/ui/choice-group.tsx';
import { choicesOf } from '../../web/kit/ui/choices.ts';
import { CopyButton } from '../../web/kit/ui/copy-button.tsx';
import { TextField } from '../../web/kit/ui/text-field.tsx';
import type { Hex } from './color-space.ts';
import { type ExportFormat, type ExportGroup, exportFormats, exportName, groupOfPalette } from './export-palette.ts';
import { makeRamp } from './ramp.ts';

type Scope = 'palette' | 'ramps';

const formatChoices = exportFormats.map(({ id, name }) => ({
  value: id,
  label: <span className="whitespace-nowrap">{name}</span>,
}));
const scopeChoices = choicesOf<Scope, string>({ palette: t('Palette'), ramps: t('All shades') });
/** The palette or its ramps as code, to copy or download. */
export function PaletteExport({ colors }: { colors: readonly Hex[] }) {
  const [formatId, setFormatId] = useState<ExportFormat['id']>('css');
  const [scope, setScope] = useState<Scope>('palette');
  const [name, setName] = useState('');
  const format = exportFormats.find(({ id }) => id === formatId);
  if (!format) return null;
  const code = format.write(groupsOf(colors, scope, exportName(name)));
  const fileName = `${exportName(name)}.${format.extension}`;

  return (
    <div className="grid grid-cols-[minmax(0,1fr)] gap-6 lg:grid-cols-[22rem_minmax(0,1fr)]">
      <div className="space-y-5">
        <ChoiceGroup label="Format" choices={formatChoices} value={formatId} onChange={setFormatId} />
        <ChoiceGroup label="Colours" choices={scopeChoices} value={scope} onChange={setScope} />
        <TextField
          label="Name"
          type="text"
          value={name}
          onChange={setName}
          placeholder={exportName('')}
          maxLength={60}
          hint={`Becomes ${exportName(name)}-1 and so on.`}
          spellCheck={false}
        />
      </div>
      <div className="min-w-0 rounded-[16px] border border-line bg-card shadow-card">
        <div className="flex flex-wrap items-center gap-2 border-line border-b px-4 py-2.5">
          <p className="me-auto w-full font-semibold sm:w-auto">
            <bdi>{fileName}</bdi>
          </p>
          <CopyButton text={code} what={t('{name} code', { name: format.name })} />
          <Button
            look="secondary"
            size="small"
            onClick={() => saveFile(new Blob([code], { type: `${format.mime};charset=utf-8` }), fileName)}
            aria-label={`Download ${fileName}`}
          >
            <Download className="size-4" aria-hidden="true" />
            Download
          </Button>
        </div>
        <section
          // biome-ignore lint/a11y/noNoninteractiveTabindex: long code is scrolled with the arrow keys.
          tabIndex={0}
          aria-label={`${format.name} code`}
          className="max-h-[28rem] overflow-auto"
        >
          <pre className="whitespace-pre-wrap break-words p-4 font-mono text-sm leading-relaxed">{code}</pre>
        </section>
      </div>
    </div>
  );
}

function groupsOf(colors: readonly Hex[], scope: Scope, name: string): ExportGroup[] {
  if (scope === 'palette') return [groupOfPalette(name, colors)];
  return colors.map((hex, index) => ({
    name: `${name}-${index + 1}`,
    colors: makeRamp(hex).map((color) => ({ name: String(color.step), hex: color.hex })),
  }));
}
