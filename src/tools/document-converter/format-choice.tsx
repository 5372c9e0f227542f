import { type ConversionFormat, formatNames } from '../../shared/document-formats.ts';
import { ChoiceGroup } from '../../web/kit/ui/choice-group.tsx';
import { choicesOf } from '../../web/kit/ui/choices.ts';
import { SliderField } from '../../web/kit/ui/slider-field.tsx';

const hints: Record<ConversionFormat, string> = {
  pdf: 'Looks the same everywhere; for sending and printing.',
  docx: 'For Word, and most other programs.',
  txt: 'Only the words, as UTF-8.',
  rtf: 'For old and simple writing programs.',
  odt: 'For LibreOffice and OpenOffice.',
  html: 'One page with its images inside.',
  md: 'Headings, lists, links and tables as plain text; without images.',
  epub: 'For e-book readers.',
  xlsx: 'For Excel, and most other programs.',
  ods: 'For LibreOffice and OpenOffice.',
  csv: 'One sheet as plain text, or a ZIP of all sheets.',
  pptx: 'For PowerPoint, and most other programs.',
  odp: 'For LibreOffice and OpenOffice.',
  png: 'One lossless image per slide; a ZIP of several.',
  jpg: 'One small image per slide; a ZIP of several.',
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
        { value: 'first', label: 'The first' },
        { value: 'all', label: 'All, as a ZIP' },
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
  const pixels = (inches: number) => Math.round(inches * look.dpi).toLocaleString('en');
  return (
    <div className="mt-5 space-y-5">
      <ChoiceGroup
        label="Dots per inch (DPI)"
        choices={choicesOf(resolutions)}
        value={String(look.dpi)}
        onChange={(dpi) => onChange({ ...look, dpi: Number(dpi) })}
        hint={`A wide slide becomes ${pixels(wide.width)} × ${pixels(wide.height)} pixels.`}
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
