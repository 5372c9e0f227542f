import { existsSync } from 'node:fs';
import { open, stat } from 'node:fs/promises';
import { basename, join } from 'node:path';
import { createThreadPool, type ThreadPool } from '../../platform/processes/thread-pool.ts';
import {
  type ConversionFormat,
  type DocumentFormat,
  formatNames,
  formatsFor,
  kindFacts,
  listFormats,
} from '../../shared/document-formats.ts';
import { AppError } from '../../shared/errors.ts';
import { safeFileName } from '../../shared/file-types.ts';
import { MB, MINUTE_MS } from '../../shared/units.ts';
import { documentErrors } from '../document-guard/document.errors.ts';
import { type DocumentFacts, inspectDocument, type OpenKind } from '../document-guard/inspect-document.ts';
import type { Engine, Engines } from '../engines.ts';
import { officeErrors, officeRefusals } from './office.errors.ts';
import type { ConvertedDocument, ConvertOffice } from './office-capabilities.ts';
import { exportFilter, importFilter } from './office-formats.ts';
import {
  createOfficeProcesses,
  type OfficeAnswer,
  type OfficeProcesses,
  type OfficeProcessesDependencies,
  type OfficeTask,
  officePrograms,
} from './office-processes.ts';
import { boundsOfPdf } from './pdf-bounds.ts';
import { isWebPage, type NotPrinted, printWebPage } from './print-web-page.ts';
import type { TextAnswer, TextTask } from './text-thread.ts';
import { warnAbout } from './warnings.ts';

type Request = Parameters<ConvertOffice>[0];
type Texts = ThreadPool<TextTask, TextAnswer>;

/** LibreOffice needs about 60 times the size of a plain text to open it. */
const maxTextBytes = 20 * MB;
const textDeadlineMs = MINUTE_MS;

/**
 * Converts documents with resident LibreOffice processes. Nothing starts before the first document.
 * @param dependencies.engines prints web pages where it can; looked up at each call
 */
export function createOfficeEngine(dependencies: OfficeProcessesDependencies & { engines: Partial<Engines> }): Engine {
  const missing = Object.values(officePrograms).filter((path) => !existsSync(path));
  if (missing.length > 0) return switchedOff(missing);
  const processes = createOfficeProcesses(dependencies);
  const texts: Texts = createThreadPool<TextTask, TextAnswer>({
    script: new URL('./text-thread.ts', import.meta.url),
    heapMb: 768,
    size: 1,
    queueLimit: 100,
    maxJobs: 100,
    idleStopMs: 2 * MINUTE_MS,
  });
  return {
    name: 'libreoffice',
    refusals: officeRefusals,
    provides: { convertOffice: (request) => convert(request, { processes, texts, engines: dependencies.engines }) },
    status: async () => ({ state: processes.isRunning() ? 'ready' : 'idle' }),
    close: async () => {
      await Promise.all([processes.close(), texts.close()]);
    },
  };
}

function switchedOff(missing: readonly string[]): Engine {
  const reason = `Documents cannot be converted: ${missing.map((path) => basename(path)).join(' and ')} not found (packages libreoffice-writer, libreoffice-calc, libreoffice-impress and python3-uno)`;
  return {
    name: 'libreoffice',
    provides: {},
    status: async () => ({ state: 'off', reason }),
    close: async () => undefined,
  };
}

type Programs = { processes: OfficeProcesses; texts: Texts; engines: Partial<Engines> };

async function convert(request: Request, programs: Programs): Promise<ConvertedDocument> {
  const { input, name, format, drawnAs = format, progress } = request;
  progress(0.02, 'Checking');
  const facts = await inspectDocument({ path: input, name });
  if (facts.kind === 'old') return convertDetected(request, facts, programs);
  const kinds = possibleKinds(facts, name);
  for (const [index, kind] of kinds.entries()) {
    const isLast = index === kinds.length - 1;
    try {
      assertOffered(kind, drawnAs, facts);
      return await convertKind({ ...request, facts: { ...facts, kind } }, kind, programs);
    } catch (error) {
      // PowerPoint 95 writes a stream of the same name as later ones.
      if (isRefusal(error, 'DOCUMENT_DAMAGED') && compoundKinds.includes(kind) && !facts.encrypted) {
        return await convertDetected(request, facts, programs, error);
      }
      if (isLast || !isRefusal(error, 'PASSWORD_NEEDED', 'WRONG_PASSWORD', 'CONVERSION_NOT_OFFERED')) throw error;
    }
  }
  throw new Error('There is always one kind');
}

const compoundKinds: readonly OpenKind[] = ['doc', 'xls', 'ppt'];

/** By the service it opens as: what an old document is treated like. */
const oldKinds: Readonly<Record<string, OpenKind>> = {
  'com.sun.star.text.TextDocument': 'doc',
  'com.sun.star.sheet.SpreadsheetDocument': 'xls',
  'com.sun.star.presentation.PresentationDocument': 'ppt',
};

/** Converts what LibreOffice has to detect. Throws `unreadable` when it knows nothing else than was tried before. */
async function convertDetected(
  request: Request,
  facts: DocumentFacts,
  programs: Programs,
  unreadable?: AppError,
): Promise<ConvertedDocument> {
  const { input, name, format, drawnAs = format, signal } = request;
  const { size: inputBytes } = await stat(input);
  const { filter, opens } = await programs.processes.detect({ input, name: safeFileName(name), inputBytes, signal });
  const kind = oldKinds[opens];
  // What it takes for plain text would become pages of noise.
  if (kind === undefined || /\btext\b|html/i.test(filter)) {
    throw unreadable ?? documentErrors.unknown(undefined, { log: `LibreOffice takes it for '${filter}'` });
  }
  if (unreadable && filter === importFilter(facts).name) throw unreadable;
  assertOffered(kind, drawnAs, facts);
  return convertKind({ ...request, facts: { ...facts, kind, filter } }, kind, programs);
}

/** Possible kinds, the likelier first: a locked package reveals its kind only with the password. */
function possibleKinds({ kind }: DocumentFacts, name: string): OpenKind[] {
  if (kind === 'pdf' || kind === 'old') {
    throw documentErrors.unknown(undefined, { log: 'LibreOffice does not convert PDFs here' });
  }
  if (kind !== 'lockedPackage') return [kind];
  const all: OpenKind[] = ['docx', 'xlsx', 'pptx'];
  const named = all.filter((candidate) => name.toLowerCase().endsWith(`.${candidate}`));
  return named.length > 0 ? named : all;
}

/** Converting to its own format only makes sense for templates, and to remove a document's password. */
function assertOffered(kind: OpenKind, format: ConversionFormat, { encrypted, isTemplate }: DocumentFacts): void {
  const offers = formatsFor(kind);
  const { name: from, own } = kindFacts[kind];
  if (format === own && !encrypted && !isTemplate) throw officeErrors.notNeeded({ format: formatNames[format] });
  if (offers.includes(format) || format === own) return;
  throw officeErrors.notOffered({ from, to: formatNames[format], offered: listFormats(offers) });
}

const isRefusal = (error: unknown, ...codes: string[]): error is AppError =>
  error instanceof AppError && codes.includes(error.code);

/** Rewritten before LibreOffice opens them. */
const isText = (kind: OpenKind): kind is TextTask['work'] & OpenKind =>
  ['text', 'csv', 'html', 'markdown', 'eml', 'rtf'].includes(kind);

/** Post-processing of LibreOffice's output. */
const finishOf: Partial<Record<DocumentFormat, TextTask['work']>> = {
  html: 'finishHtml',
  md: 'finishMarkdown',
  epub: 'finishEpub',
};

/** With the import filter, where LibreOffice detected it. */
type DetectedFacts = DocumentFacts & { filter?: string };

async function convertKind(
  request: Request & { facts: DetectedFacts },
  kind: OpenKind,
  programs: Programs,
): Promise<ConvertedDocument> {
  const { input, output, format, facts, password, progress, signal } = request;
  const { processes, texts } = programs;
  const { size: inputBytes } = await stat(input);
  const beside = (ending: string) => join(`${output}.${ending}`);
  const rewrite = (task: TextTask) => texts.run({ request: task, timeoutMs: textDeadlineMs, signal });

  const { maxPages, maxLines } = format === 'pdf' ? boundsOfPdf(kind) : {};
  let source = input;
  let prepared: TextAnswer | undefined;
  let unprinted: NotPrinted | undefined;
  if (isText(kind)) {
    if (inputBytes > maxTextBytes && kind !== 'eml')
      throw officeErrors.textTooLong({ what: kindFacts[kind].name, maxBytes: maxTextBytes });
    const printing = { ...request, rewrite, printHtml: programs.engines.printHtml };
    const printed = format === 'pdf' && isWebPage(kind) ? await printWebPage({ ...printing, kind }) : undefined;
    if (typeof printed === 'object') return printed;
    unprinted = printed;
    source = beside('utf8');
    prepared = await rewrite({ work: kind, input, output: source, maxLines });
  }
  progress(0.1, 'Converting');
  const finish = finishOf[format];
  const written = finish ? beside('page') : output;
  const load = facts.filter === undefined ? importFilter(facts, prepared?.separator) : { name: facts.filter };
  const save = exportFilter(kind, format);
  const task: OfficeTask = {
    name: shownName(request.name, kind),
    sheet: format === 'csv' ? request.sheet : undefined,
    importFilter: load.name,
    importOptions: load.options,
    exportFilter: save.name,
    exportOptions: save.options,
    exportData: maxPages === undefined ? undefined : { PageRange: `1-${maxPages}` },
    maxLines: isText(kind) ? undefined : maxLines,
    password: facts.encrypted ? password : undefined,
  };
  const { sheets, cut } = await runTask({ task, facts, kind, format }, () =>
    processes.run({ task, input: source, inputBytes, output: written, signal }),
  );
  progress(0.9, 'Finishing');
  const finished = finish && (await rewrite({ work: finish, input: written, output }));
  const { size: bytes } = await stat(output);
  if (bytes === 0) throw officeErrors.notSaved({ format: formatNames[format] });
  const pages = format === 'pdf' ? await countPages(output) : undefined;
  return {
    bytes,
    ...(pages === undefined ? {} : { pages }),
    warnings: warnAbout({
      facts,
      kind,
      name: request.name,
      format,
      sheets: task.sheet === undefined ? sheets : 0,
      pages,
      maxPages,
      cut: cut || prepared?.cut,
      prepared,
      unprinted,
      finished,
    }),
  };
}

/** Excel's names of sheets have at most 31 characters, and none of these. */
const sheetName = { max: 31, reserved: /[[\]*?:/\\']/g };

/** The name that fields in a document show; a CSV's sheet is called by it. */
function shownName(name: string, kind: OpenKind): string {
  const safe = safeFileName(name, 'document');
  if (kind !== 'csv') return safe;
  const stem = safe.replace(/\.[^.]*$/, '').replaceAll(sheetName.reserved, '_');
  return `${[...stem].slice(0, sheetName.max).join('').trim() || 'Sheet1'}.csv`;
}

/** Turns LibreOffice's failures into sentences. */
async function runTask(
  { task, facts, kind, format }: { task: OfficeTask; facts: DocumentFacts; kind: OpenKind; format: DocumentFormat },
  work: () => Promise<OfficeAnswer>,
): Promise<OfficeAnswer> {
  try {
    return await work();
  } catch (error) {
    const details = { cause: error, log: error instanceof AppError ? error.log : undefined };
    if (isRefusal(error, 'OFFICE_NOT_LOADED')) {
      if (!facts.encrypted) throw documentErrors.damaged({ kind: kindFacts[kind].name }, details);
      const { passwordNeeded, wrongPassword } = documentErrors;
      throw task.password === undefined ? passwordNeeded(undefined, details) : wrongPassword(undefined, details);
    }
    if (isRefusal(error, 'OFFICE_NO_SHEET')) throw officeErrors.sheetNotFound({ sheet: task.sheet ?? '' }, details);
    if (isRefusal(error, 'OFFICE_NOT_SAVED')) throw officeErrors.notSaved({ format: formatNames[format] }, details);
    throw error;
  }
}

const tailBytes = 2 * MB;

/** From the page tree, which LibreOffice writes uncompressed near the end; undefined if not found. */
async function countPages(pdf: string): Promise<number | undefined> {
  const file = await open(pdf);
  try {
    const { size } = await file.stat();
    const start = Math.max(0, size - tailBytes);
    const { buffer, bytesRead } = await file.read(Buffer.allocUnsafeSlow(size - start), 0, size - start, start);
    const tree = buffer.subarray(0, bytesRead).indexOf('/Type/Pages');
    if (tree === -1) return undefined;
    const [, count] = /^[^>]*?\/Count (\d+)/.exec(buffer.toString('latin1', tree, bytesRead)) ?? [];
    return count === undefined ? undefined : Number(count);
  } finally {
    await file.close();
  }
}
