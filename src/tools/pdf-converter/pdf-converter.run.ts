import { mkdir, stat } from 'node:fs/promises';
import { join } from 'node:path';
import { defineRun, defineRuns, type InputFile, OutputFile } from '../../catalog/define-run.ts';
import type { Engines } from '../../engines/engines.ts';
import { adviseOn } from '../../pdf/pdf-advice.ts';
import { tellPathsApart } from '../../shared/archive-path.ts';
import { tools } from '../tools.index.ts';
import {
  type Context,
  type Convert,
  type Files,
  needs,
  passwordOf,
  type Result,
  recognitionOf,
} from './convert-call.run.ts';
import { documentsToPdf } from './documents-to-pdf.run.ts';
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

/** What each format takes. */
const converters: Record<OutputFormat, Convert> = {
  docx: (context, files) => toDocument(context, files, 'docx'),
  html: (context, files) => toDocument(context, files, 'html'),
  md: (context, files) => toDocument(context, files, 'md'),
  xlsx: (context, files) => toDocument(context, files, 'xlsx'),
  csv: (context, files) => toDocument(context, files, 'csv'),
  png: (context, files) => toImages(context, files, 'png'),
  jpg: (context, files) => toImages(context, files, 'jpeg'),
  webp: (context, files) => toImages(context, files, 'webp'),
  txt: toText,
  pdf: (context, files) => (sourceOf(files) === 'document' ? documentsToPdf : imagesToPdf)(context, files),
};

export const convertRun = defineRun(convert, ['convertOffice'])(needs, async (context) => {
  const { file: files } = context.files;
  const source = sourceOf(files);
  const format = context.options.format ?? defaultFormat[source];
  const formats = formatsFrom(source);
  if (!formats.includes(format)) {
    const possible = formats.map((name) => outputFormats[name].name);
    const asked = outputFormats[format].name;
    throw pdfConverterErrors.wrongFormat({ source: sourceNames[source], asked, possible });
  }
  const result = await converters[format](context, files);
  const { size } = await stat(result.downloadUrl.path);
  const originalSize = files.reduce((sum, { bytes }) => sum + bytes, 0);
  return { ...result, pictures: result.images, format, originalSize, size };
});

export const inspectRun = defineRun(inspect)(['inspectPdf'], async ({ files, options, engines, signal }) => {
  const facts = await engines.inspectPdf({ input: files.file[0].path, password: options.password, signal });
  return { facts, advice: adviseOn(facts, tools) };
});

export const runs = defineRuns(pdfConverter, { convert: convertRun, inspect: inspectRun });

const sourceNames = { pdf: 'A PDF', images: 'Images', document: 'Documents' } satisfies Record<SourceKind, string>;

/** Either one PDF, or images, or documents. */
function sourceOf(files: Files): SourceKind {
  const [source, ...others] = new Set(files.map(({ type }) => sourceKindOf(type)));
  if (source === undefined || others.length > 0) throw pdfConverterErrors.mixed();
  if (source === 'pdf' && files.length > 1) throw pdfConverterErrors.severalPdfs({ count: files.length });
  return source;
}

async function toImages(context: Context, files: Files, format: 'png' | 'jpeg' | 'webp'): Promise<Result> {
  const { options, engines, signal, progress } = context;
  const [source] = files;
  const directory = join(context.directory, 'images');
  await mkdir(directory);
  const { pages, dpi, quality, gray, transparent } = options;
  const password = passwordOf(context);
  const { pageCount, images } = await engines.renderPdf({
    ...{ input: source.path, password, pages, dpi, quality, gray, transparent },
    ...{ directory, format, signal },
    progress: (fraction) => progress(fraction * drawingShare, 'Drawing pages'),
  });
  const ending = format === 'jpeg' ? 'jpg' : format;
  const names = tellPathsApart(images.map(({ page }) => imageName(source.name, page, pageCount, ending)));
  const notes = transparent && format === 'jpeg' ? ['JPG cannot be transparent, so the paper is white.'] : [];
  const facts = {
    pages: images.length,
    pageCount,
    images: images.map(({ page, width, height }) => ({ page, width, height })),
    pagesWithoutText: [],
    notes,
  };
  const [first] = images;
  if (images.length === 1 && first) {
    const fileName = names[0] ?? '';
    return {
      ...facts,
      downloadUrl: new OutputFile({ path: first.path, name: fileName, type: format }),
      fileName,
      fileType: format,
    };
  }
  const output = join(context.directory, 'images.zip');
  await engines.writeZip({
    entries: images.map(({ path }, index) => ({ source: path, path: names[index] ?? '' })),
    output,
    level: 'store',
    signal,
    progress: (fraction) => progress(drawingShare + fraction * (1 - drawingShare), 'Packing'),
  });
  const fileName = `${stemOf(source.name)}-${ending}.zip`;
  return {
    ...facts,
    downloadUrl: new OutputFile({ path: output, name: fileName, type: 'zip' }),
    fileName,
    fileType: 'zip',
  };
}

/** Of the whole work; the rest is packing. */
const drawingShare = 0.9;

async function toText(context: Context, files: Files): Promise<Result> {
  const { options, engines, directory, signal, progress } = context;
  const [source] = files;
  const output = join(directory, 'text.txt');
  const { pages, pageCount, characters, pagesWithoutText, warnings } = await engines.convertPdfText({
    ...{ input: source.path, output, password: passwordOf(context), pages: options.pages, signal },
    separator: options.pageBreaks,
    recognise: recognitionOf(context),
    progress,
  });
  const fileName = `${stemOf(source.name)}.txt`;
  return {
    downloadUrl: new OutputFile({ path: output, name: fileName, type: 'text' }),
    fileName,
    fileType: 'text',
    pages,
    pageCount,
    images: [],
    pagesWithoutText,
    notes: [
      ...warnings,
      ...(characters === 0 ? ['There is no text on these pages: they are empty or images of text.'] : []),
    ],
  };
}

async function imagesToPdf(context: Context, files: Files): Promise<Result> {
  const { options, engines, directory, signal, progress } = context;
  const notes: string[] = [];
  const images: Parameters<Engines['imagesToPdf']>[0]['images'][number][] = [];
  for (const [index, file] of files.entries()) {
    progress((index / files.length) * readingShare, `Image ${index + 1} of ${files.length}`);
    images.push(await embeddable(context, file, index, notes));
  }
  const fileName = files.length === 1 ? `${stemOf(files[0].name)}.pdf` : 'images.pdf';
  const output = join(directory, 'images.pdf');
  const made = await engines.imagesToPdf({
    images,
    output,
    sheet: { size: options.pageSize, orientation: options.orientation, marginMm: options.margin, fit: options.fit },
    title: stemOf(fileName),
    progress: (fraction) => progress(readingShare + fraction * (1 - readingShare), 'Writing the PDF'),
    signal,
  });
  return {
    downloadUrl: new OutputFile({ path: output, name: fileName, type: 'pdf' }),
    fileName,
    fileType: 'pdf',
    pages: made.pages,
    pageCount: made.pages,
    images: [],
    pagesWithoutText: [],
    notes,
  };
}

/** Of the whole work: images of other kinds are encoded anew. */
const readingShare = 0.7;
/** Hardly to be told from the original, at a third of its size without loss. */
const photoQuality = 92;

/** JPEG and PNG as they are; other images as PNG when something of them is transparent or drawn, else as JPEG. */
async function embeddable({ engines, directory, signal }: Context, file: InputFile, index: number, notes: string[]) {
  const { path, type, name } = file;
  const facts = await engines.readImage({ input: path, type, signal });
  if (type === 'jpeg' || type === 'png') return { path, type };
  const format = facts.hasAlpha || type === 'gif' || type === 'tiff' ? 'png' : 'jpeg';
  const output = join(directory, `image-${index}.${format}`);
  const quality = format === 'png' ? 100 : photoQuality;
  await engines.encodeImage({ input: path, inputType: type, output, format, quality, metadata: 'strip', signal });
  if (facts.frames > 1) notes.push(`Of ${name}, only the first of ${facts.frames} images was taken.`);
  return { path: output, type: format } as const;
}
