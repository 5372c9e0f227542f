import { mkdir, readFile, writeFile } from 'node:fs/promises';
import { join } from 'node:path';
import { defineRun, type InputFile, OutputFile, type RunContext, type RunResult } from '../../catalog/define-run.ts';
import type { ActionResult } from '../../catalog/define-tool.ts';
import type { RecognisedPage } from '../../engines/ocr/ocr-capabilities.ts';
import { type FileType, withExtension } from '../../shared/file-types.ts';
import { t } from '../../shared/language/translate.ts';
import { type Corners, clockwise, insetCorners, type Point } from '../../shared/scan/corners.ts';
import { cardLines, findContact } from './contact-fields.ts';
import { documentScanner } from './document-scanner.tool.ts';
import { readTwice } from './read-twice.run.ts';
import { readInRows } from './receipt-rows.ts';
import { embedRecord, type ImageType, type ScanRecord } from './scan-record.run.ts';
import { toVcard } from './vcard.ts';
import { writeScansPdf } from './write-scans-pdf.run.ts';

const { process } = documentScanner.actions;
const needs = ['findPaper', 'flattenPage', 'recogniseImage', 'writeSearchablePdf'] as const;
type Context = RunContext<typeof process, (typeof needs)[number]>;
type Result = RunResult<ActionResult<typeof process>>;

/**
 * The longest side of a scanned page in pixels: A4 at 240 dpi, enough to recognise print of normal size. More pixels cost
 * time and bytes without better text.
 */
const maxLongSide = 2800;

type ScannedPage = {
  plain: string;
  recorded: string;
  type: ImageType;
  recognised: RecognisedPage;
  record: ScanRecord;
};

/** A photo of paper becomes one flattened and cleaned page, or the two of a book, with their text. */
export const processScan = defineRun(process)(needs, async (context) => {
  const { options, files, progress } = context;
  const [photo] = files.image;
  const { scanMode } = options;
  progress(0.05, t('Looking for the page'));
  const flat = await flatten(context, photo);
  const pages: ScannedPage[] = [];
  for (const [index, page] of flat.pages.entries()) {
    progress(0.35 + (0.55 * index) / flat.pages.length, t('Reading the text'));
    pages.push(await readPage(context, page.path));
  }
  progress(0.92, t('Saving the page'));
  const words = pages.flatMap(({ recognised }) => recognised.words);
  const contact = scanMode === 'business-card' ? findContact(cardLines(words)) : null;
  const outputs = pages.map(({ recorded, type }, index) => {
    const name = withExtension(pages.length > 1 ? numbered(photo.name, index) : photo.name, type);
    return new OutputFile({ path: recorded, name, type });
  });
  const [first] = outputs;
  if (!first) throw new Error('A flattened photo has at least one page.');
  const extractedText = pages
    .map(({ recognised }) => recognised.text)
    .join('\n\n')
    .trim();
  return {
    success: true as const,
    processedImageUrl: first,
    extractedText,
    error: null,
    pages: pages.map(({ recognised }, index) => ({ ...shownPage(recognised), imageUrl: outputs[index] ?? first })),
    pdfUrl: options.outputFormat === 'pdf' ? await writePdf(context, photo, pages) : null,
    scanMode,
    edges: [...flat.corners],
    sure: flat.sure,
    blank: words.length === 0,
    fields: contact,
    vcard: contact && toVcard(contact),
    notes: notesOf(flat.sure, pages),
  } satisfies Result;
});

/** Crops, flattens and cleans the page. Rotation is done by renaming its corners. */
async function flatten(context: Context, photo: InputFile) {
  const { options, engines, directory, signal } = context;
  const { edges, rotate, scanMode, colorMode, enhancement, outputFormat } = options;
  const request = { input: photo.path, type: photo.type, signal };
  const found = edges === undefined && rotate !== 0 ? await findCorners(context, request) : undefined;
  const corners = edges === undefined ? found?.corners : toCorners(edges);
  const outputs = join(directory, 'flat');
  await mkdir(outputs);
  const flat = await engines.flattenPage({
    ...request,
    ...(corners && { corners: turnCorners(corners, rotate) }),
    color: colorMode !== 'auto' ? colorMode : scanMode === 'receipt' ? 'gray' : 'color',
    strength: enhancement,
    mode: scanMode,
    outputs,
    format: imageType(outputFormat),
    maxLongSide,
  });
  return { pages: flat.pages, corners: corners ?? flat.corners, sure: found?.sure ?? flat.sure };
}

/** Falls back to the corners of the photo where detection is unsure, so that nothing is cut off. */
async function findCorners({ engines }: Context, request: { input: string; type: FileType; signal: AbortSignal }) {
  const { corners, sure, width, height } = await engines.findPaper(request);
  return { corners: sure ? corners : insetCorners(width, height, 0), sure };
}

const imageType = (format: 'pdf' | 'jpg' | 'png'): ImageType => (format === 'png' ? 'png' : 'jpeg');

function toCorners([a, b, c, d]: readonly Point[]): Corners {
  if (!a || !b || !c || !d) throw new Error('The schema asks for four edges.');
  // Counterclockwise corners would rotate the wrong way.
  return clockwise([a, b, c, d]);
}

/** Clockwise: after 90 degrees the bottom left corner is the top left. */
function turnCorners([a, b, c, d]: Corners, degrees: 0 | 90 | 180 | 270): Corners {
  if (degrees === 90) return [d, a, b, c];
  if (degrees === 180) return [c, d, a, b];
  return degrees === 270 ? [b, c, d, a] : [a, b, c, d];
}

/** Recognises a flattened page's text and writes it into its image. Orientation follows the options, or else the text. */
async function readPage(context: Context, path: string): Promise<ScannedPage> {
  const { options, engines, directory, signal } = context;
  const { languages, scanMode, rotate } = options;
  const type = imageType(options.outputFormat);
  const request = { input: path, type, languages, scratch: directory, signal };
  const read = await readTwice(engines, request, { isUpright: rotate !== 0 });
  const recognised = scanMode === 'receipt' ? { ...read.page, ...readInRows(read.page.words) } : read.page;
  const { width, height, text, words } = recognised;
  const recorded = `${path}.recorded`;
  const record: ScanRecord = { version: 1, scanMode, width, height, text, words };
  await writeFile(recorded, embedRecord(await readFile(read.path), type, record));
  return { plain: read.path, recorded, type, recognised, record };
}

const shownPage = ({ width, height, text, words, confidence }: RecognisedPage) => ({
  ...{ width, height, text, words },
  confidence: Math.round(confidence),
});

/** The pages as a searchable PDF with the recognised text. */
async function writePdf(context: Context, photo: InputFile, pages: readonly ScannedPage[]): Promise<OutputFile> {
  const output = join(context.directory, 'scan.pdf');
  const images = pages.map(({ plain, type, record }) => ({ path: plain, type, ...record }));
  await writeScansPdf(context, { images, output, pageSize: 'auto' });
  return new OutputFile({ path: output, name: withExtension(photo.name, 'pdf'), type: 'pdf' });
}

function notesOf(sure: boolean, pages: readonly ScannedPage[]): string[] {
  const notes: string[] = [];
  if (!sure) notes.push(t('The edges of the page are not clear. Please check its corners.'));
  const blank = pages.filter(({ recognised }) => recognised.words.length === 0).length;
  if (blank === pages.length) notes.push(t('No text was found on this page.'));
  else if (blank > 0) notes.push(t('No text was found on one of the two pages.'));
  return notes;
}

/** 'book.jpg' → 'book-2.jpg' for its second page. */
const numbered = (name: string, index: number): string => name.replace(/(\.[^.]*)?$/, `-${index + 1}$1`);
