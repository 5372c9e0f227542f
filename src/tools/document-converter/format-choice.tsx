import { type ConversionFormat, formatNames } from '../../shared/document-formats.ts';
import { language, t } from '../../shared/language/translate.ts';
import { ChoiceGroup } from '../../web/kit/ui/choice-group.tsx';
import { choicesOf } from '../../web/kit/ui/choices.ts';
import { SliderField } from '../../web/kit/ui/slider-field.tsx';

const hints: Record<ConversionFormat, string> = {
  pdf: t('Looks the same everywhere; for sending and printing.'),
  docx: t('For Word, and most other programs.'),
  txt: t('Only the words, as UTF-8.'),
  rtf: t('For old and simple writing programs.'),
  odt: t('For LibreOffice and OpenOffice.'),
  html: t('One page with its images inside.'),
  md: t('Headings, lists, links and tables as plain text; without images.'),
  epub: t('For e-book readers.'),
  xlsx: t('For Excel, and most other programs.'),
  ods: t('For LibreOffice and OpenOffice.'),
  csv: t('One sheet as plain text, or a ZIP of all sheets.'),
  pptx: t('For PowerPoint, and most other programs.'),
  odp: t('For LibreOffice and OpenOffice.'),
  png: t('One lossless image per slide; a ZIP of several.'),
  jpg: t('One small image per slide; a ZIP of several.'),
};

/** The target format. Offers only what all documents can become. */
export function FormatChoice(props: {
  formats: readonly ConversionFormat[];
  value: ConversionFormat | undefined;
  onChange: (format: ConversionFormat) => void;
}) {
  const { formats, value, onChange } = props;
  if (formats.length === 0) {
    return (
      <div>
        <p className="mb-2 font-semibold">Output format</p>
        <p className="text-soft">
          These documents have no format in common. Please remove some: texts, spreadsheets and slides all become PDF,
          and a PDF becomes any kind of text.
        </p>
      </div>
    );
  }
  return (
    <ChoiceGroup<ConversionFormat | ''>
      label="Output format"
      choices={formats.map((format) => ({ value: format, label: formatNames[format] }))}
      value={value ?? ''}
      onChange={(format) => format !== '' && onChange(format)}
      hint={value === undefined ? 'The choice depends on your files.' : hints[value]}
    />
  );
}

/** Which sheets of a spreadsheet become CSV. */
export function SheetChoice(props: { all: boolean; onChange: (all: boolean) => void }) {
  return (
    <ChoiceGroup
      className="mt-5"
      label="Sheets"
      choices={[
        { value: 'first', label: t('The first') },
        { value: 'all', label: t('All, as a ZIP') },
      ]}
      value={props.all ? 'all' : 'first'}
      onChange={(value) => props.onChange(value === 'all')}
    />
  );
}

type SlideLook = { dpi: number; quality: number };
const resolutions = { 72: '72', 150: '150', 300: '300' } as const;
/** Of a wide slide, in inches. */
const wide = { width: 40 / 3, height: 7.5 };

/** How slides are drawn. */
export function SlideSettings(props: { look: SlideLook; hasQuality: boolean; onChange: (look: SlideLook) => void }) {
  const { look, hasQuality, onChange } = props;
  const pixels = (inches: number) => Math.round(inches * look.dpi).toLocaleString(language());
  return (
    <div className="mt-5 space-y-5">
      <ChoiceGroup
        label="Dots per inch (DPI)"
        choices={choicesOf(resolutions)}
        value={String(look.dpi)}
        onChange={(dpi) => onChange({ ...look, dpi: Number(dpi) })}
        hint={t('A wide slide becomes {width} × {height} pixels.', {
          width: pixels(wide.width),
          height: pixels(wide.height),
        })}
      />
      {hasQuality && (
        <SliderField
          label="Quality"
          min={10}
          max={100}
          step={5}
          value={look.quality}
          onChange={(quality) => onChange({ ...look, quality })}
        />
      )}
    </div>
  );
}
