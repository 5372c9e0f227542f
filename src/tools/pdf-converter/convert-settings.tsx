import { useState } from 'react';
import { dpiRange } from '../../catalog/drawing-options.ts';
import { language, t } from '../../shared/language/translate.ts';
import { CheckboxField } from '../../web/kit/ui/checkbox-field.tsx';
import { ChoiceGroup } from '../../web/kit/ui/choice-group.tsx';
import { choicesOf } from '../../web/kit/ui/choices.ts';
import { controlsOf } from '../../web/kit/ui/controls-of.ts';
import { NumberField } from '../../web/kit/ui/number-field.tsx';
import { SliderField } from '../../web/kit/ui/slider-field.tsx';
import type { ConvertChoice } from './convert-choice.ts';
import { FormatCards } from './format-cards.tsx';
import { outputFormats, type SourceKind } from './output-formats.ts';
import { maxMarginMm } from './pdf-converter.tool.ts';

type SettingsProps = { choice: ConvertChoice; onChange: (choice: ConvertChoice) => void };

/** The target format and its settings. */
export function ConvertSettings({ source, ...props }: SettingsProps & { source: SourceKind }) {
  const { choice, onChange } = props;
  if (source === 'images') return <SheetSettings {...props} />;
  if (source === 'document') return <p className="text-[0.9375rem] text-soft">{documentHint}</p>;
  const { kind } = outputFormats[choice.format];
  const control = controlsOf(choice, onChange);
  return (
    <>
      <FormatCards {...control('format')} />
      {kind === 'text' && <TextSettings {...props} />}
      {kind === 'images' && <ImageSettings {...props} />}
    </>
  );
}

const documentHint = t(
  'Each document becomes a PDF of its own. Macros never run, and nothing from outside of the document is loaded.',
);
function ImageSettings({ choice, onChange }: SettingsProps) {
  const { format, quality } = choice;
  const control = controlsOf(choice, onChange);
  return (
    <>
      <ResolutionField choice={choice} onChange={onChange} />
      {format !== 'png' && (
        <SliderField
          label="Quality"
          min={10}
          max={100}
          step={5}
          {...control('quality')}
          hint={format === 'webp' && quality === 100 ? 'Lossless.' : undefined}
        />
      )}
      <div className="space-y-3">
        <CheckboxField label="Grayscale" {...control('gray')} />
        {format !== 'jpg' && (
          <CheckboxField
            label="Transparent paper"
            hint="Leaves out the white, to put pages on other backgrounds."
            {...control('transparent')}
          />
        )}
      </div>
    </>
  );
}

const defaultDpi = ['72', '150', '300', '600'] as const;
const other = 'other';

function ResolutionField({ choice, onChange }: SettingsProps) {
  const { dpi } = choice;
  const control = controlsOf(choice, onChange);
  const listed = defaultDpi.find((value) => value === String(dpi));
  const [isOther, setOther] = useState(false);
  const showsField = isOther || listed === undefined;
  return (
    <div className="space-y-3">
      <ChoiceGroup
        label="Dots per inch (DPI)"
        choices={[...defaultDpi.map((value) => ({ value, label: value })), { value: other, label: t('Other') }]}
        value={showsField ? other : listed}
        onChange={(value) => {
          setOther(value === other);
          if (value !== other) onChange({ ...choice, dpi: Number(value) });
        }}
        hint={describeDpi(dpi)}
      />
      {showsField && <NumberField label="DPI" min={dpiRange.min} max={dpiRange.max} {...control('dpi')} />}
    </div>
  );
}

function describeDpi(dpi: number): string {
  const pixels = (inches: number) => Math.round(inches * dpi).toLocaleString(language());
  const size = { width: pixels(8.27), height: pixels(11.69) };
  if (dpi < 100) return t('For small previews. A4 becomes {width} × {height} pixels.', size);
  if (dpi < 200) return t('For reading on screens. A4 becomes {width} × {height} pixels.', size);
  if (dpi <= 300) return t('For printing. A4 becomes {width} × {height} pixels.', size);
  return t('For very small print and large formats. A4 becomes {width} × {height} pixels.', size);
}

function TextSettings({ choice, onChange }: SettingsProps) {
  const control = controlsOf(choice, onChange);
  return (
    <ChoiceGroup
      label="Between pages"
      choices={choicesOf({ none: t('Nothing'), heading: t('Heading'), formFeed: t('Break') })}
      {...control('pageBreaks')}
      hint={pageBreakHints[choice.pageBreaks]}
    />
  );
}

const pageBreakHints: Record<ConvertChoice['pageBreaks'], string> = {
  none: t('One text from beginning to end, in reading order.'),
  heading: t("A line such as '{line}' before each page.", { line: '--- Page 2 ---' }),
  formFeed: t('The form feed character, which starts a new page in word processors and printers.'),
};

function SheetSettings({ choice, onChange }: SettingsProps) {
  const { pageSize, orientation, margin, fit } = choice;
  const control = controlsOf(choice, onChange);
  return (
    <>
      <ChoiceGroup
        label="Page size"
        choices={choicesOf({ a4: 'A4', letter: t('Letter'), fit: t('Fit') })}
        {...control('pageSize')}
        hint={pageSize === 'fit' ? 'Each page is as large as its image, A4 at most.' : undefined}
      />
      {pageSize !== 'fit' && (
        <>
          <ChoiceGroup
            label="Orientation"
            choices={choicesOf({ auto: t('Auto'), portrait: t('Portrait'), landscape: t('Landscape') })}
            {...control('orientation')}
            hint={orientation === 'auto' ? 'Each page follows the orientation of its image.' : undefined}
          />
          <ChoiceGroup
            label="Images"
            choices={choicesOf({ contain: t('Show all of it'), cover: t('Fill the page') })}
            {...control('fit')}
            hint={fit === 'cover' ? 'Whatever exceeds the page is cut off.' : undefined}
          />
        </>
      )}
      <SliderField label="Margin" min={0} max={maxMarginMm} step={5} {...control('margin')} shown={`${margin} mm`} />
    </>
  );
}
