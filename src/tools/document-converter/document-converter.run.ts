import { stat } from 'node:fs/promises';
import { join } from 'node:path';
import { defineRun, defineRuns, type InputFile, OutputFile, type RunContext } from '../../catalog/define-run.ts';
import type { ConvertedDocument } from '../../engines/office/office-capabilities.ts';
import type { RecogniseScans } from '../../engines/pdf-to-document/pdf-to-document-capabilities.ts';
import { type DocumentFormat, formatNames, formatsFor, listFormats } from '../../shared/document-formats.ts';
import { hasCode } from '../../shared/errors.ts';
import { maxScannedPages } from '../../shared/recognition.ts';
import { documentConverterErrors } from './document-converter.errors.ts';
import { allSheets, documentConverter } from './document-converter.tool.ts';
import { resultName, stemOf, typeOfFormat } from './result-name.ts';

const { convert } = documentConverter.actions;
const needs = ['convertOffice', 'convertPdfDocument', 'convertPdfText', 'inspectPdf'] as const;
type Context = RunContext<typeof convert, (typeof needs)[number]>;

export const convertRun = defineRun(convert, ['printHtml'])(needs, async (context) => {
  const [source] = context.files.file;
  const { outputFormat } = context.options;
  const converted = source.type === 'pdf' ? await convertPdf(context, source) : await convertOffice(context, source);
  const isZip = outputFormat === 'csv' && context.options.sheet === allSheets && converted.path !== source.path;
  const type = isZip ? 'zip' : typeOfFormat[outputFormat];
  const name = isZip ? `${stemOf(source.name)}.zip` : resultName(source.name, outputFormat);
  const { path, bytes, warnings, pages } = converted;
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

type Converted = ConvertedDocument & { path: string };

async function convertOffice(context: Context, source: InputFile): Promise<Converted> {
  const { engines, directory, options, progress, signal } = context;
  const path = join(directory, 'result');
  try {
    const converted = await engines.convertOffice({
      input: source.path,
      name: source.name,
      output: path,
      format: options.outputFormat,
      password: passwordOf(options),
      sheet: options.sheet === '' ? undefined : options.sheet,
      progress,
      signal,
    });
    return { ...converted, path };
  } catch (error) {
    if (hasCode(error, 'CONVERSION_NOT_NEEDED')) return handBack(source, options.outputFormat);
    throw error;
  }
}

/** Nothing was converted, so it is not metered (decision 0056). */
const handBack = ({ path, bytes }: InputFile, format: DocumentFormat): Converted => ({
  path,
  bytes,
  warnings: [`This document is ${formatNames[format]} already; it is returned unchanged and not counted.`],
});

const recognitionOf = ({ options, meter }: Context): RecogniseScans => ({
  languages: options.ocrLanguages.split(','),
  maxPages: maxScannedPages,
  takeScan: meter('scans').takeOnce,
});

/** An empty form field is not a password. */
const passwordOf = ({ password }: Context['options']) => (password === '' ? undefined : password);

async function convertPdf(context: Context, source: InputFile): Promise<Converted> {
  const { engines, options, signal } = context;
  const { outputFormat: format } = options;
  if (format === 'pdf') {
    // The returned file must match its declared type.
    await engines.inspectPdf({ input: source.path, password: passwordOf(options), signal });
    return handBack(source, format);
  }
  const offered = formatsFor('pdf');
  if (!offered.includes(format)) {
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
    progress: (fraction) => progress(readingShare + fraction * (1 - readingShare), `Writing ${formatNames[format]}`),
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
  const more = pages.length > listedPages ? ` and ${(pages.length - listedPages).toLocaleString('en')} more` : '';
  const [which, hold] = pages.length === 1 ? ['Page', 'holds'] : ['Pages', 'hold'];
  return [`${which} ${listed}${more} of this PDF ${hold} no text: empty, or an image of text such as a scan.`];
}
