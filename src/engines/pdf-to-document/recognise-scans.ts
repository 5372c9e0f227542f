import { mkdir, rm } from 'node:fs/promises';
import { join } from 'node:path';
import { AppError } from '../../shared/errors.ts';
import { language, t } from '../../shared/language/translate.ts';
import { listWords } from '../../shared/list-words.ts';
import type { Taken } from '../../shared/run-caller.ts';
import { MINUTE_MS } from '../../shared/units.ts';
import type { Engines } from '../engines.ts';
import type { SearchableDocument } from '../ocr/ocr-capabilities.ts';
import { namePages } from '../pdf/to-document/describe-doubts.ts';
import type { RecogniseScans } from './pdf-to-document-capabilities.ts';

/** Mean confidence in percent below which much of the text is wrong. */
const lowConfidence = 70;
/** Enough for more than 200 pages on two idle cores; calls must end a few minutes later. */
const maxMinutes = 6;

type Request = {
  input: string;
  password?: string | undefined;
  /** Path of the result; temporary files go beside it. */
  output: string;
  /** Counted from 1. */
  scans: readonly number[];
  recognise: RecogniseScans;
  engines: Partial<Engines>;
  progress: (fraction: number) => void;
  signal: AbortSignal;
};

/** A copy of the PDF with the text of its scans, or why there is none, as a sentence. */
type Outcome = { pdf: string; recognised: number[]; warnings: string[] } | { whyNot: string };

/**
 * Recognises the text of a PDF's scanned pages and passes the new PDF to `use`. Uses up a scan when text was found. Failed
 * recognition is a warning, not an error: the rest of the document does not depend on it.
 */
export async function withScansRead<Result>(
  request: Request,
  use: (outcome: Outcome) => Promise<Result>,
): Promise<Result> {
  const scratch = `${request.output}.scans`;
  await mkdir(scratch);
  try {
    return await use(await readScans(request, scratch));
  } finally {
    await rm(scratch, { recursive: true, force: true });
  }
}

async function readScans(request: Request, scratch: string): Promise<Outcome> {
  const { scans, recognise, engines } = request;
  const { makeSearchable } = engines;
  const pages = [...new Set(scans)];
  if (pages.length > recognise.maxPages) {
    const most = recognise.maxPages.toLocaleString(language());
    return { whyNot: t('Text is recognised in up to {most} scanned pages at once; please choose fewer.', { most }) };
  }
  const languages = await languagesHere(recognise.languages, engines);
  if (makeSearchable === undefined || languages.here.length === 0)
    return { whyNot: t('The program that recognises text, tesseract-ocr, is not installed on this server.') };
  const limit = AbortSignal.timeout(maxMinutes * MINUTE_MS);
  let taken: Taken | undefined;
  try {
    taken = await recognise.takeScan();
    const { input, password, progress, signal } = request;
    const pdf = join(scratch, 'searchable.pdf');
    const found = await makeSearchable({
      ...{ input, type: 'pdf', format: 'pdf', output: pdf, password, pages, scratch, progress },
      languages: languages.here,
      signal: AbortSignal.any([signal, limit]),
    });
    if (found.recognised.length === 0) await taken.giveBack();
    return { pdf, recognised: found.recognised, warnings: [...languages.warnings, ...describeRead(found, pages)] };
  } catch (error) {
    const whyNot = reasonOf(error, request.signal, limit);
    await taken?.giveBack();
    return { whyNot };
  }
}

/** The sentence for a failure that only affects recognition; throws every other error. */
function reasonOf(error: unknown, signal: AbortSignal, limit: AbortSignal): string {
  if (signal.aborted) throw error;
  if (limit.aborted)
    return t('This would have taken more than {maxMinutes} minutes; please choose fewer pages.', { maxMinutes });
  if (error instanceof AppError) return error.message;
  throw error;
}

/** The requested languages that are installed; without any, this server's first. */
async function languagesHere(
  asked: readonly string[],
  { ocrLanguages }: Partial<Engines>,
): Promise<{ here: string[]; warnings: string[] }> {
  const installed = ocrLanguages === undefined ? [] : await ocrLanguages();
  const known = asked.filter((code) => installed.some((language) => language.code === code));
  if (known.length > 0 || installed[0] === undefined) return { here: known, warnings: [] };
  const { code, name } = installed[0];
  const others = listWords(
    asked.map((each) => `'${each}'`),
    'or',
  );
  return {
    here: [code],
    warnings: [
      t('Scans were read as {language}: text in {others} cannot be recognised here.', { language: name, others }),
    ],
  };
}

type Read = Pick<SearchableDocument, 'recognised' | 'unreadable' | 'blank' | 'confidence'>;

function describeRead({ recognised, unreadable, blank, confidence }: Read, asked: readonly number[]): string[] {
  const warnings: string[] = [];
  if (recognised.length > 0) {
    const values = { count: recognised.length, pages: namePages(recognised) };
    warnings.push(
      confidence < lowConfidence
        ? t(
            '{count, plural, one {{pages}: its text was recognised from its image; much of it may be wrong (confidence {confidence}%).} other {{pages}: their text was recognised from images; much of it may be wrong (confidence {confidence}%).}}',
            { ...values, confidence: Math.round(confidence) },
          )
        : t(
            '{count, plural, one {{pages}: its text was recognised from its image; please check it where it matters.} other {{pages}: their text was recognised from images; please check it where it matters.}}',
            values,
          ),
    );
  }
  const empty = blank.filter((page) => asked.includes(page));
  if (empty.length > 0) warnings.push(t('{pages}: no text was found in the image.', { pages: namePages(empty) }));
  if (unreadable.length > 0)
    warnings.push(t('{pages}: the text could not be recognised.', { pages: namePages(unreadable) }));
  return warnings;
}
