import { mkdir, rm } from 'node:fs/promises';
import type { ConvertedPdf, ConvertPdfDocument, Engine, Engines, MakeSearchable } from '../engines.ts';
import { namePages } from './describe-doubts.ts';

type Request = Parameters<ConvertPdfDocument>[0];
type Recognise = NonNullable<Request['recognise']>;

/** Of the whole work when scans are recognised: the pages are read, recognised and read again. */
const shares = { reading: 0.15, recognising: 0.7 };
/** Below this mean confidence in percent, much of the text is wrong. */
const lowConfidence = 70;

/**
 * Documents that flow, with the text of scanned pages where this machine can recognise it; ready to be wired in `compose.ts`.
 *
 * @param engines what the others provide; read when a document comes, not before.
 */
export function createFlowEngine({ engines }: { engines: Partial<Engines> }): Engine {
  return {
    name: 'flow',
    provides: { convertPdfDocument: (request) => convert(request, engines) },
    status: async () => ({ state: 'ready' }),
    close: async () => undefined,
  };
}

async function convert(request: Request, engines: Partial<Engines>): Promise<ConvertedPdf> {
  const { writePdfFlow, makeSearchable } = engines;
  if (writePdfFlow === undefined) throw new Error('Without PDFium there is no document that flows');
  const { recognise, progress, ...task } = request;
  const first = await writePdfFlow({
    ...task,
    // Tables of scans are found with their text only.
    allowNoTable: recognise !== undefined && makeSearchable !== undefined,
    progress: (fraction) => progress(fraction, 'Reading the pages'),
  });
  if (recognise === undefined || makeSearchable === undefined) return first;
  const scans = first.scannedPages.length;
  if (scans === 0) return first;
  const isTooLong = scans > recognise.maxPages || (task.pages !== undefined && first.pageCount > recognise.maxPages);
  if (isTooLong) {
    const most = `${recognise.maxPages.toLocaleString('en')} scanned pages`;
    return {
      ...first,
      warnings: [...first.warnings, `The text of up to ${most} is recognised here; this PDF has more.`],
    };
  }
  return readAgain(request, recognise, engines, makeSearchable);
}

/** Lays the text over the scanned pages and writes the document once more. */
async function readAgain(
  request: Request,
  recognise: Recognise,
  engines: Partial<Engines>,
  makeSearchable: MakeSearchable,
): Promise<ConvertedPdf> {
  const { writePdfFlow } = engines;
  if (writePdfFlow === undefined) throw new Error('It was there a moment ago');
  const { progress, password, recognise: _, ...task } = request;
  const scratch = `${task.output}.scans`;
  const searchable = `${scratch}/searchable.pdf`;
  await mkdir(scratch);
  try {
    const found = await makeSearchable({
      input: task.input,
      type: 'pdf',
      languages: await languagesHere(recognise.languages, engines),
      format: 'pdf',
      output: searchable,
      password,
      scratch,
      progress: (fraction) => progress(shares.reading + fraction * shares.recognising, 'Recognising text'),
      signal: task.signal,
    });
    await rm(task.output, { force: true });
    const share = 1 - shares.reading - shares.recognising;
    const written = await writePdfFlow({
      ...task,
      input: searchable,
      recognised: found.recognised,
      progress: (fraction) => progress(1 - share + fraction * share, 'Writing'),
    });
    return { ...written, warnings: [...describeRecognised(found), ...written.warnings] };
  } finally {
    await rm(scratch, { recursive: true, force: true });
  }
}

/** Those that are asked for and installed; the first one of this machine where none is. */
async function languagesHere(asked: readonly string[], { ocrLanguages }: Partial<Engines>): Promise<string[]> {
  const installed = ocrLanguages === undefined ? [] : (await ocrLanguages()).map(({ code }) => code);
  const known = asked.filter((code) => installed.includes(code));
  return known.length > 0 ? known : installed.slice(0, 1);
}

function describeRecognised({
  recognised,
  confidence,
}: Pick<Awaited<ReturnType<MakeSearchable>>, 'recognised' | 'confidence'>): string[] {
  if (recognised.length === 0) return [];
  const [are, their] = recognised.length === 1 ? ['was a scan', 'Its'] : ['were scans', 'Their'];
  const advice =
    confidence < lowConfidence
      ? `much of it may be wrong (confidence ${Math.round(confidence)}%).`
      : 'please check it where it matters.';
  return [`${namePages(recognised)} ${are}. ${their} text was recognised; ${advice}`];
}
