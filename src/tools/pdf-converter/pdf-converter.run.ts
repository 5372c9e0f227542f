import { mkdir, stat } from 'node:fs/promises';
import { join } from 'node:path';
import { defineRun, defineRuns, type InputFile } from '../../catalog/define-run.ts';
import type { Engines } from '../../engines/engines.ts';
import { adviseOn } from '../../pdf/pdf-advice.ts';
import { t } from '../../shared/language/translate.ts';
import { tools } from '../tools.index.ts';
import {
  type Context,
  type ConvertOne,
  type Files,
  type Made,
  needs,
  passwordOf,
  recognitionOf,
} from './convert-call.run.ts';
import { convertEach, packed } from './convert-each.run.ts';
import { documentToPdf } from './document-to-pdf.run.ts';
import {
  defaultFormat,
  formatsFrom,
  type OutputFormat,
  outputFormats,
  type SourceKind,
  sourceKindOf,
} from './output-formats.ts';
import { pdfConverterErrors } from './pdf-converter.errors.ts';
import { pdfConverter } from './pdf-converter.tool.ts';
import { toDocument } from './pdf-to-document.run.ts';
import { imageName, stemOf } from './result-names.ts';

const { convert, inspect } = pdfConverter.actions;

/** How one file becomes each format; images become one PDF together. */
const converters: Record<Exclude<OutputFormat, 'pdf'>, ConvertOne> = {
  docx: (context, file) => toDocument(context, file, 'docx'),
  html: (context, file) => toDocument(context, file, 'html'),
  md: (context, file) => toDocument(context, file, 'md'),
  xlsx: (context, file) => toDocument(context, file, 'xlsx'),
  csv: (context, file) => toDocument(context, file, 'csv'),
  png: (context, file) => toImages(context, file, 'png'),
  jpg: (context, file) => toImages(context, file, 'jpeg'),
  webp: (context, file) => toImages(context, file, 'webp'),
  txt: toText,
};

export const convertRun = defineRun(convert, ['convertOffice', 'printHtml'])(needs, async (context) => {
  const { file: files } = context.files;
  const source = sourceOf(files);
  const format = context.options.format ?? defaultFormat[source];
  const formats = formatsFrom(source);
  if (!formats.includes(format)) {
    const possible = formats.map((name) => outputFormats[name].name);
    const asked = outputFormats[format].name;
    throw pdfConverterErrors.wrongFormat({ source, asked, possible });
  }
  if (source === 'pdf' && files.length > 1 && context.options.pages) throw pdfConverterErrors.pagesOfSeveral();
  const made =
    source === 'images'
      ? [await imagesToPdf(context, files)]
      : await convertEach(context, files, format === 'pdf' ? documentToPdf : converters[format]);
  const result = await packed(context, files, made);
  const { size } = await stat(result.downloadUrl.path);
  const originalSize = files.reduce((sum, { bytes }) => sum + bytes, 0);
  return { ...result, pictures: result.images, format, originalSize, size };
});

export const inspectRun = defineRun(inspect)(['inspectPdf'], async ({ files, options, engines, signal }) => {
  const facts = await engines.inspectPdf({ input: files.file[0].path, password: options.password, signal });
  return { facts, advice: adviseOn(facts, tools) };
});

export const runs = defineRuns(
  pdfConverter,
  { convert: convertRun, inspect: inspectRun },
  {
    convert: [
      pdfConverterErrors.mixed(),
      pdfConverterErrors.pagesOfSeveral(),
      pdfConverterErrors.wrongFormat({ source: 'images', asked: 'DOCX', possible: ['PDF'] }),
      pdfConverterErrors.noOffice(),
    ],
  },
);

/** PDFs, images or documents. */
function sourceOf(files: Files): SourceKind {
  const [source, ...others] = new Set(files.map(({ type }) => sourceKindOf(type)));
  if (source === undefined || others.length > 0) throw pdfConverterErrors.mixed();
  return source;
}

async function toImages(context: Context, source: InputFile, format: 'png' | 'jpeg' | 'webp'): Promise<Made> {
  const { options, engines, signal, progress } = context;
  const directory = join(context.directory, 'images');
  await mkdir(directory);
  const { pages, dpi, quality, gray, transparent } = options;
  const password = passwordOf(context);
  const { pageCount, images } = await engines.renderPdf({
    ...{ input: source.path, password, pages, dpi, quality, gray, transparent },
    ...{ directory, format, signal },
    progress: (fraction) => progress(fraction, t('Drawing pages')),
  });
  const ending = format === 'jpeg' ? 'jpg' : format;
  return {
    files: images.map(({ path, page }) => ({
      path,
      name: imageName(source.name, page, pageCount, ending),
      type: format,
    })),
    pages: images.length,
    pageCount,
    images: images.map(({ page, width, height }) => ({ page, width, height })),
    notes: transparent && format === 'jpeg' ? [t('JPG cannot be transparent, so the background is white.')] : [],
  };
}

async function toText(context: Context, source: InputFile): Promise<Made> {
  const { options, engines, directory, signal, progress } = context;
  const output = join(directory, 'text.txt');
  const { pages, pageCount, characters, pagesWithoutText, warnings } = await engines.convertPdfText({
    ...{ input: source.path, output, password: passwordOf(context), pages: options.pages, signal },
    separator: options.pageBreaks,
    recognise: recognitionOf(context),
    progress,
  });
  return {
    files: [{ path: output, name: `${stemOf(source.name)}.txt`, type: 'text' }],
    pages,
    pageCount,
    pagesWithoutText,
    notes: [
      ...warnings,
      ...(characters === 0 ? [t('These pages have no text: they are empty or images of text.')] : []),
    ],
  };
}

async function imagesToPdf(context: Context, files: Files): Promise<Made> {
  const { options, engines, directory, signal, progress } = context;
  const notes: string[] = [];
  const images: Parameters<Engines['imagesToPdf']>[0]['images'][number][] = [];
  for (const [index, file] of files.entries()) {
    progress(
      (index / files.length) * readingShare,
      t('Image {number} of {count}', { number: index + 1, count: files.length }),
    );
    images.push(await embeddable(context, file, index, notes));
  }
  const fileName = files.length === 1 ? `${stemOf(files[0].name)}.pdf` : 'images.pdf';
  const output = join(directory, 'images.pdf');
  const made = await engines.imagesToPdf({
    images,
    output,
    sheet: { size: options.pageSize, orientation: options.orientation, marginMm: options.margin, fit: options.fit },
    title: stemOf(fileName),
    progress: (fraction) => progress(readingShare + fraction * (1 - readingShare), t('Writing the PDF')),
    signal,
  });
  return {
    files: [{ path: output, name: fileName, type: 'pdf' }],
    pages: made.pages,
    pageCount: made.pages,
    notes,
  };
}

/** Share of the whole work: some images are re-encoded. */
const readingShare = 0.7;
/** Hardly distinguishable from the original, at a third of its lossless size. */
const photoQuality = 92;

/** JPEG and PNG are embedded as they are; other images become PNG when transparent or likely graphics, else JPEG. */
async function embeddable({ engines, directory, signal }: Context, file: InputFile, index: number, notes: string[]) {
  const { path, type, name } = file;
  const facts = await engines.readImage({ input: path, type, signal });
  if (type === 'jpeg' || type === 'png') return { path, type };
  const format = facts.hasAlpha || type === 'gif' || type === 'tiff' ? 'png' : 'jpeg';
  const output = join(directory, `image-${index}.${format}`);
  const quality = format === 'png' ? 100 : photoQuality;
  await engines.encodeImage({ input: path, inputType: type, output, format, quality, metadata: 'strip', signal });
  if (facts.frames > 1)
    notes.push(t('Of {name}, only the first of {frames} images was taken.', { name, frames: facts.frames }));
  return { path: output, type: format } as const;
}
