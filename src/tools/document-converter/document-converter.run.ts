import { mkdir, stat } from 'node:fs/promises';
import { join } from 'node:path';
import { defineRun, defineRuns, type InputFile, OutputFile, type RunContext } from '../../catalog/define-run.ts';
import type { ConvertedDocument } from '../../engines/office/office-capabilities.ts';
import type { RecogniseScans } from '../../engines/pdf-to-document/pdf-to-document-capabilities.ts';
import {
  type ConversionFormat,
  type DocumentFormat,
  formatNames,
  formatsFor,
  isSlideFormat,
  listFormats,
  type SlideFormat,
} from '../../shared/document-formats.ts';
import { hasCode } from '../../shared/errors.ts';
import { t } from '../../shared/language/translate.ts';
import { maxScannedPages } from '../../shared/recognition.ts';
import { documentConverterErrors } from './document-converter.errors.ts';
import { allSheets, documentConverter } from './document-converter.tool.ts';
import { resultName, slideName, stemOf, typeOfFormat } from './result-name.ts';

const { convert } = documentConverter.actions;
const needs = ['convertOffice', 'convertPdfDocument', 'convertPdfText', 'inspectPdf', 'renderPdf', 'writeZip'] as const;
type Context = RunContext<typeof convert, (typeof needs)[number]>;

export const convertRun = defineRun(convert, ['printHtml'])(needs, async (context) => {
  const [source] = context.files.file;
  const { outputFormat } = context.options;
  const converted = await convertSource(context, source);
  const { path, bytes, warnings, pages, isZip = false } = converted;
  const type = isZip ? 'zip' : typeOfFormat[outputFormat];
  const name = isZip ? `${stemOf(source.name)}.zip` : resultName(source.name, outputFormat);
  return {
    downloadUrl: new OutputFile({ path, name, type }),
    filename: name,
    warnings,
    type,
    bytes,
    ...(pages === undefined ? {} : { pages }),
  };
});

export const runs = defineRuns(
  documentConverter,
  { convert: convertRun },
  { convert: [documentConverterErrors.notFromPdf({ to: 'XLSX', offered: 'DOCX, HTML, Markdown or text' })] },
);

type Converted = ConvertedDocument & { path: string; isZip?: boolean };

function convertSource(context: Context, source: InputFile): Promise<Converted> {
  const { outputFormat: format } = context.options;
  if (source.type === 'pdf') return convertPdf(context, source, format);
  return isSlideFormat(format) ? drawSlides(context, source, format) : convertOffice(context, source, format);
}

async function convertOffice(context: Context, source: InputFile, format: DocumentFormat): Promise<Converted> {
  const { engines, directory, options, progress, signal } = context;
  const path = join(directory, 'result');
  try {
    const converted = await engines.convertOffice({
      input: source.path,
      name: source.name,
      output: path,
      format,
      password: passwordOf(options),
      sheet: options.sheet === '' ? undefined : options.sheet,
      progress,
      signal,
    });
    return { ...converted, path, isZip: format === 'csv' && options.sheet === allSheets };
  } catch (error) {
    if (hasCode(error, 'CONVERSION_NOT_NEEDED')) return handBack(source, format);
    throw error;
  }
}

/** Slides as images of the PDF that LibreOffice makes; several in a ZIP. */
async function drawSlides(context: Context, source: InputFile, format: SlideFormat): Promise<Converted> {
  const { engines, directory, options, progress, signal } = context;
  const pdf = join(directory, 'slides.pdf');
  const { warnings } = await engines.convertOffice({
    input: source.path,
    name: source.name,
    output: pdf,
    format: 'pdf',
    drawnAs: format,
    password: passwordOf(options),
    progress: (fraction, step) => progress(fraction * layoutShare, step),
    signal,
  });
  const folder = join(directory, 'slides');
  await mkdir(folder);
  const { images } = await engines.renderPdf({
    input: pdf,
    directory: folder,
    format: format === 'jpg' ? 'jpeg' : format,
    dpi: options.dpi,
    quality: options.quality,
    gray: false,
    transparent: false,
    progress: (fraction) => progress(layoutShare + fraction * (1 - layoutShare), t('Drawing slides')),
    signal,
  });
  const [first, ...others] = images;
  if (first === undefined) throw new Error('No slide was drawn.');
  const isZip = others.length > 0;
  const path = isZip ? join(directory, 'slides.zip') : first.path;
  if (isZip) {
    const entries = images.map(({ path, page }) => ({
      source: path,
      path: slideName(source.name, page, images.length, format),
    }));
    await engines.writeZip({ entries, output: path, level: 'store', progress: () => undefined, signal });
  }
  return { path, bytes: (await stat(path)).size, pages: images.length, warnings, isZip };
}

/** Share of the whole work when slides are drawn. */
const layoutShare = 0.6;

/** Nothing was converted, so it is not metered (decision 0056). */
const handBack = ({ path, bytes }: InputFile, format: DocumentFormat): Converted => ({
  path,
  bytes,
  warnings: [
    t('This document is {format} already; it is returned unchanged and not counted.', { format: formatNames[format] }),
  ],
});

const recognitionOf = ({ options, meter }: Context): RecogniseScans => ({
  languages: options.ocrLanguages.split(','),
  maxPages: maxScannedPages,
  takeScan: meter('scans').takeOnce,
});

/** An empty form field is not a password. */
const passwordOf = ({ password }: Context['options']) => (password === '' ? undefined : password);

async function convertPdf(context: Context, source: InputFile, format: ConversionFormat): Promise<Converted> {
  const { engines, options, signal } = context;
  if (format === 'pdf') {
    // The returned file must match its declared type.
    await engines.inspectPdf({ input: source.path, password: passwordOf(options), signal });
    return handBack(source, format);
  }
  const offered = formatsFor('pdf');
  if (isSlideFormat(format) || !offered.includes(format)) {
    throw documentConverterErrors.notFromPdf({ to: formatNames[format], offered: listFormats(offered) });
  }
  return format === 'txt' ? readText(context, source) : reflow(context, source, format);
}

/** A PDF is converted to DOCX first; LibreOffice makes other formats from that and never gets the PDF. */
async function reflow(context: Context, source: InputFile, format: DocumentFormat): Promise<Converted> {
  const { engines, directory, options, progress, signal } = context;
  const written = format === 'html' || format === 'md' ? format : 'docx';
  const path = join(directory, 'result');
  const needsOffice = written !== format;
  const flowPath = needsOffice ? join(directory, 'flow.docx') : path;
  const { bytes, warnings } = await engines.convertPdfDocument({
    input: source.path,
    password: passwordOf(options),
    output: flowPath,
    format: written,
    title: stemOf(source.name),
    recognise: recognitionOf(context),
    progress: (fraction, step) => progress(needsOffice ? fraction * readingShare : fraction, step),
    signal,
  });
  if (!needsOffice) return { path, bytes, warnings };
  const converted = await engines.convertOffice({
    input: flowPath,
    name: resultName(source.name, 'docx'),
    output: path,
    format,
    progress: (fraction) =>
      progress(readingShare + fraction * (1 - readingShare), t('Writing {format}', { format: formatNames[format] })),
    signal,
  });
  return { path, bytes: converted.bytes, warnings: [...warnings, ...converted.warnings] };
}

/** Share of the whole work when LibreOffice follows. */
const readingShare = 0.6;

async function readText(context: Context, source: InputFile): Promise<Converted> {
  const { engines, directory, options, progress, signal } = context;
  const path = join(directory, 'result');
  const { pagesWithoutText, warnings } = await engines.convertPdfText({
    input: source.path,
    password: passwordOf(options),
    signal,
    output: path,
    separator: 'none',
    recognise: recognitionOf(context),
    progress,
  });
  return { path, bytes: (await stat(path)).size, warnings: [...warnings, ...warnOfEmptyPages(pagesWithoutText)] };
}

const listedPages = 10;

function warnOfEmptyPages(pages: readonly number[]): string[] {
  if (pages.length === 0) return [];
  const listed = pages.slice(0, listedPages).join(', ');
  const more = pages.length - listedPages;
  return [
    more > 0
      ? t(
          'Pages {listed} and {more, plural, other {# more}} of this PDF hold no text: empty, or an image of text such as a scan.',
          { listed, more },
        )
      : t(
          '{count, plural, one {Page {listed} of this PDF holds} other {Pages {listed} of this PDF hold}} no text: empty, or an image of text such as a scan.',
          { count: pages.length, listed },
        ),
  ];
}
