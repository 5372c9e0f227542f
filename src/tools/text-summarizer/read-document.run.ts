import { mkdir, readFile, writeFile } from 'node:fs/promises';
import { join } from 'node:path';
import type { InputFile } from '../../catalog/define-run.ts';
import type { Engines } from '../../engines/engines.ts';
import type { ReadableText } from '../../engines/text/summarize/summarize-capabilities.ts';
import { fileTypes } from '../../shared/file-types.ts';
import { t } from '../../shared/language/translate.ts';
import { maxScannedPages } from '../../shared/recognition.ts';
import type { RunMeter } from '../../shared/run-caller.ts';
import { formatBytes, MB } from '../../shared/units.ts';
import { summarizerErrors } from './text-summarizer.errors.ts';

type Reading = {
  engines: Pick<Engines, 'convertPdfText' | 'inspectArchive' | 'extractArchive'> &
    Partial<Pick<Engines, 'convertOffice'>>;
  options: { password?: string | undefined; ocrLanguages: string };
  directory: string;
  signal: AbortSignal;
  progress: (fraction: number, step: string) => void;
  takeScan: RunMeter['takeOnce'];
};

export type ReadDocument = { source: ReadableText; notes: string[] };

/** Prepares a document for the summarizer: as text, Markdown or HTML. */
export async function readDocument(file: InputFile, reading: Reading): Promise<ReadDocument> {
  const { path, type } = file;
  if (type === 'pdf') return readPdf(path, reading);
  if (type === 'html') return { source: { paths: [path], format: 'html' }, notes: [] };
  if (type === 'epub') return readEpub(file, reading);
  if (type === 'markdown' || (type === 'text' && /\.(?:md|markdown)$/i.test(file.name))) {
    return { source: { paths: [path], format: 'markdown' }, notes: [] };
  }
  if (type === 'text' || type === 'csv') {
    // The text of a PDF, from an earlier call.
    const hasPages = (await readFile(path)).includes('\f');
    return { source: { paths: [path], format: hasPages ? 'pages' : 'plain' }, notes: [] };
  }
  return readOffice(file, reading);
}

async function readPdf(
  input: string,
  { engines, options, directory, signal, progress, takeScan }: Reading,
): Promise<ReadDocument> {
  const output = join(directory, 'document.txt');
  const { characters, warnings } = await engines.convertPdfText({
    ...{ input, output, signal, progress, password: options.password, separator: 'formFeed' },
    recognise: { languages: options.ocrLanguages.split(','), maxPages: maxScannedPages, takeScan },
  });
  if (characters === 0) {
    throw summarizerErrors.scanned({ why: warnings.join(' ') || t('Its pages are empty or hold only images.') });
  }
  return { source: { paths: [output], format: 'pages' }, notes: warnings };
}

async function readOffice({ path, name, type }: InputFile, reading: Reading): Promise<ReadDocument> {
  const { engines, options, directory, signal, progress } = reading;
  if (!engines.convertOffice) throw summarizerErrors.noOffice({ name: fileTypes[type].name });
  const output = join(directory, 'document.md');
  await engines.convertOffice({
    ...{ input: path, name, output, signal, progress },
    format: 'md',
    password: options.password,
  });
  return { source: { paths: [output], format: 'markdown' }, notes: [] };
}

/** The web pages of a book together, unpacked. The longest novels have 5 MB. */
const mostChapterBytes = 50 * MB;

/** An EPUB is a ZIP of web pages. Their order is that of their names where the table of contents is not read. */
async function readEpub(
  { path, name }: InputFile,
  { engines, directory, signal, progress }: Reading,
): Promise<ReadDocument> {
  const scratch = join(directory, 'epub');
  await mkdir(scratch);
  const archive = { input: path, type: 'zip', name, scratch, signal } as const;
  const { entries } = await engines.inspectArchive(archive);
  const extract = async (index: number, output: string) => {
    await engines.extractArchive({ ...archive, entries: [index], output, progress: () => undefined });
    return output;
  };
  const chapters = entries.filter((entry) => entry.kind === 'file' && /\.x?html?$/i.test(entry.path));
  if (chapters.reduce((sum, { bytes }) => sum + bytes, 0) > mostChapterBytes) {
    throw summarizerErrors.bookTooLong({ max: formatBytes(mostChapterBytes) });
  }
  const packages = entries.filter((entry) => /\.opf$/i.test(entry.path));
  const [description] = packages;
  const spine = description
    ? spineOf(await readFile(await extract(description.index, join(scratch, 'package.opf')), 'utf8'))
    : [];
  const placeInSpine = (chapter: string) => {
    const found = spine.findIndex((href) => chapter === href || chapter.endsWith(`/${href}`));
    return found === -1 ? spine.length : found;
  };
  const ordered = chapters.toSorted((one, two) => placeInSpine(one.path) - placeInSpine(two.path));
  const paths: string[] = [];
  for (const [place, { index }] of ordered.entries()) {
    progress(place / ordered.length, t('Reading the chapters'));
    paths.push(await extract(index, join(scratch, `${place}.html`)));
  }
  if (paths.length === 0) throw summarizerErrors.scanned({ why: t('This EPUB has no chapters with text.') });
  return { source: { paths, format: 'html' }, notes: [] };
}

/** The chapters' paths in reading order, as an EPUB's package document gives them. */
function spineOf(opf: string): string[] {
  const paths = new Map<string, string>();
  for (const [item] of opf.matchAll(/<(?:\w+:)?item\b[^>]*>/g)) {
    const id = /\bid\s*=\s*["']([^"']+)/.exec(item)?.[1];
    const href = /\bhref\s*=\s*["']([^"'#]+)/.exec(item)?.[1];
    if (id !== undefined && href !== undefined) paths.set(id, decodePath(href));
  }
  return [...opf.matchAll(/<(?:\w+:)?itemref\b[^>]*\bidref\s*=\s*["']([^"']+)/g)].flatMap(
    ([, id = '']) => paths.get(id) ?? [],
  );
}

function decodePath(href: string): string {
  try {
    return decodeURIComponent(href);
  } catch {
    // Not encoded: a name with a percent sign.
    return href;
  }
}

/** Writes the text that places refer to, as a file. */
export async function keepText(text: string, directory: string): Promise<string> {
  const path = join(directory, 'text.txt');
  await writeFile(path, text);
  return path;
}
