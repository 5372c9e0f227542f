import { readFile, stat, writeFile } from 'node:fs/promises';
import { join } from 'node:path';
import { setImmediate } from 'node:timers/promises';
import { defineRun, type InputFile, OutputFile, type RunContext } from '../../catalog/define-run.ts';
import { safeFileName } from '../../shared/file-types.ts';
import { t } from '../../shared/language/translate.ts';
import { alignPage, alignPages } from './align-text.ts';
import { scannerErrors } from './document-scanner.errors.ts';
import { documentScanner } from './document-scanner.tool.ts';
import { readStraight } from './read-twice.run.ts';
import { type ImageType, splitRecord } from './scan-record.run.ts';
import { toDocxFile, toTextFile } from './text-files.ts';
import { type ScanImage, writeScansPdf } from './write-scans-pdf.run.ts';

const action = documentScanner.actions.generatePdf;
const needs = ['readImage', 'recogniseImage', 'writeSearchablePdf'] as const;
type Context = RunContext<typeof action, (typeof needs)[number]>;
/** Per file: 200 pages of small print, all held in memory. */
export const maxWords = 300_000;
/** How many images not scanned here are read for free in one call. */
const maxPlaced = 10;

/**
 * An image with its recognised text. The words of a 'placed' one only locate a text the caller sent; an 'unread' one has
 * none.
 */
type ReadScan = ScanImage & { text: string; source: 'scan' | 'placed' | 'unread' };

/** Makes one PDF of scanned images with the edited text, or a file of the text alone. */
export const generatePdf = defineRun(action)(needs, async (context) => {
  const { options, files, directory, progress } = context;
  assertOneEach('texts', options.texts, files.images);
  assertOneEach('rotations', options.rotations, files.images);
  const images: ReadScan[] = [];
  let words = 0;
  for (const [index, file] of files.images.entries()) {
    progress(
      (0.8 * index) / files.images.length,
      t('Page {number} of {count}', { number: index + 1, count: files.images.length }),
    );
    const image = await readScan(context, file, index);
    images.push(image);
    words += image.words.length;
    if (words > maxWords) throw scannerErrors.tooManyWords({ max: maxWords });
  }
  const texts = textsOf(images, options);
  const pages = await placeText(context, images);
  const { output } = options;
  const type = output === 'txt' ? 'text' : output;
  const path = join(directory, `scans.${output}`);
  progress(0.85, t('Writing the file'));
  if (output === 'pdf') await writePdf(context, pages, path);
  else await writeFile(path, output === 'docx' ? toDocxFile(texts) : toTextFile(texts));
  const name = safeFileName(options.name.trim() === '' ? 'scanned-document' : options.name.trim(), 'scanned-document');
  const fileName = `${name}.${output}`;
  return {
    success: true as const,
    downloadUrl: new OutputFile({ path, name: fileName, type }),
    fileName,
    error: null,
    type: type satisfies 'pdf' | 'docx' | 'text',
    pageCount: images.length,
    bytes: (await stat(path)).size,
    sourceBytes: files.images.reduce((sum, { bytes }) => sum + bytes, 0),
    notes: notesAbout(images),
  };
});

function assertOneEach(
  what: 'texts' | 'rotations',
  list: readonly unknown[] | undefined,
  images: readonly unknown[],
): void {
  if (list === undefined || list.length === images.length) return;
  throw scannerErrors.notOneEach({ what, given: list.length, images: images.length });
}

/**
 * The image for the PDF, with its recognised text. Images not scanned here have none. They are recognised now for Pro users,
 * whose scans are not metered; for others only to locate the text they send, and the recognised text is not returned.
 */
async function readScan(context: Context, file: InputFile, index: number): Promise<ReadScan> {
  const { engines, directory, caller, options, signal } = context;
  const type: ImageType = file.type === 'png' ? 'png' : 'jpeg';
  const { width, height } = await engines.readImage({ input: file.path, type, signal });
  const { image, record } = splitRecord(await readFile(file.path), type);
  if (record && record.width === width && record.height === height) {
    const path = join(directory, `page-${index}.${type}`);
    await writeFile(path, image);
    const { scanMode, words, text } = record;
    return { path, type, width, height, scanMode, words, text, source: 'scan' };
  }
  const plain = { path: file.path, type, width, height, scanMode: undefined, words: [], text: '' };
  const isPro = caller.plan === 'pro';
  const isWorthReading = isPro || (options.output === 'pdf' && index < maxPlaced && hasText(options, index));
  if (!isWorthReading) return { ...plain, source: 'unread' };
  const { languages } = options;
  const read = await readStraight(engines, { input: file.path, type, languages, scratch: directory, signal });
  const { words, text } = read.page;
  const placed = { ...plain, path: read.path, width: read.page.width, height: read.page.height, words };
  return isPro ? { ...placed, text, source: 'scan' } : { ...placed, source: 'placed' };
}

/** Whether the caller sent the text of an image. */
const hasText = ({ texts, extractedText }: EditedText, index: number): boolean =>
  (texts ? (texts[index] ?? '') : extractedText).trim() !== '';

type EditedText = { extractedText: string; texts?: readonly (string | null)[] | undefined };

/** The text of each page for a text file, as edited or recognised. One text about all pages stays in one piece. */
function textsOf(images: readonly ReadScan[], { extractedText, texts }: EditedText): string[] {
  if (texts) return images.map(({ text }, index) => texts[index] ?? text);
  return extractedText.trim() === '' ? images.map(({ text }) => text) : [extractedText];
}

/** Maps the edited text to the recognised words, yielding between pages. */
async function placeText({ options, signal }: Context, images: readonly ReadScan[]): Promise<ScanImage[]> {
  const { extractedText, texts } = options;
  const keeps = (index: number) => images[index]?.source === 'scan';
  if (texts) {
    const laid: ScanImage[] = [];
    for (const [index, image] of images.entries()) {
      const text = texts[index] ?? null;
      const kept = keeps(index) ? image.words : [];
      laid.push({ ...image, words: text === null ? kept : alignPage(image.words, text) });
      await setImmediate(undefined, { signal });
    }
    return laid;
  }
  const aligned = alignPages(
    images.map(({ words }) => words),
    extractedText,
    keeps,
  );
  return images.map((image, index) => ({ ...image, words: aligned[index] ?? [] }));
}

function writePdf(context: Context, images: readonly ScanImage[], output: string) {
  const { pageSize, rotations, name } = context.options;
  const title = name.trim();
  const turned = images.map((image, index) => ({ ...image, rotation: rotations?.[index] ?? 0 }));
  return writeScansPdf(context, { images: turned, output, pageSize, ...(title !== '' && { title }) });
}

function notesAbout(images: readonly ReadScan[]): string[] {
  const unread = images.flatMap(({ source }, index) => (source === 'unread' ? [index + 1] : []));
  if (unread.length === 0) return [];
  return [
    t(
      '{count, plural, one {Page {pages} was not scanned here, so no text was read in it.} other {Pages {pages} were not scanned here, so no text was read in them.}}',
      { count: unread.length, pages: unread.join(', ') },
    ),
  ];
}
