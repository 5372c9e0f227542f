import { readFileSync, rmSync } from 'node:fs';
import { join } from 'node:path';
import type { Pdfium } from '../../../pdf/pdfium.ts';
import { maxParts, type PlannedPart, planParts } from '../../../pdf/plan-parts.ts';
import { t } from '../../../shared/language/translate.ts';
import { Assembly } from '../copy/assembly.ts';
import { describeLeftBehind, describeLeftOut } from '../copy/describe-left-out.ts';
import { listBookmarks } from '../copy/outline.ts';
import { type LeftOut, nothingLeftOut } from '../copy/source-copy.ts';
import { SourceDocument } from '../copy/source-document.ts';
import { normalise } from '../normalise/normalise.ts';
import { pdfErrors } from '../pdf.errors.ts';
import type { PdfPart, PdfSplit, SplitPdfRequest, SplitPdfResult } from '../pdf-capabilities.ts';
import { FileSink } from '../write/file-sink.ts';
import { OutputDocument } from '../write/output-document.ts';
import { weighPage } from './page-weights.ts';

export type SplitTask = Omit<SplitPdfRequest, 'progress' | 'signal'>;

/** Splits a PDF into files that hold only what their pages use. */
export async function splitPdf(
  task: SplitTask,
  { pdfium, progress }: { pdfium: () => Promise<Pdfium>; progress: (fraction: number) => void },
): Promise<SplitPdfResult> {
  const readable = await normalise(readFileSync(task.input), { password: task.password, pdfium });
  const source = new SourceDocument(readable);
  const work = new PartWriter(source, task.directory);
  const pageCount = source.pages.length;
  if (task.split.method === 'size') {
    writeBySize(work, pageCount, task.split, progress);
  } else {
    const parts = planParts(task.split, { pageCount, bookmarks: () => listBookmarks(source) });
    for (const [index, part] of parts.entries()) {
      work.keep(work.write(part));
      progress((index + 1) / parts.length);
    }
  }
  return {
    pageCount,
    parts: work.parts,
    warnings: [
      ...(readable.repaired ? [t('The file was damaged and has been repaired as far as possible.')] : []),
      ...(readable.wasEncrypted ? [t('The file was protected; the parts are not.')] : []),
      ...describeLeftOut(work.leftOut),
      ...describeLeftBehind(work.leftOut),
    ],
  };
}

/**
 * Fills each part with as many pages as fit, counting shared objects once per part. The estimate is close, as streams are
 * copied unchanged; a part that still comes out too large is rewritten with fewer pages.
 */
function writeBySize(
  work: PartWriter,
  pageCount: number,
  { maxBytes }: Extract<PdfSplit, { method: 'size' }>,
  progress: (fraction: number) => void,
): void {
  for (let from = 1; from <= pageCount; ) {
    if (work.parts.length === maxParts) throw pdfErrors.tooManyParts({ parts: maxParts + 1, maxParts });
    let count = work.countThatFit(from, maxBytes);
    let part = work.write(pagesFrom(from, count));
    while (part.bytes > maxBytes && count > 1) {
      work.discard(part);
      count = Math.max(1, Math.min(count - 1, Math.floor((count * maxBytes) / part.bytes)));
      part = work.write(pagesFrom(from, count));
    }
    work.keep(part);
    from += count;
    progress((from - 1) / pageCount);
  }
}

const pagesFrom = (from: number, count: number): PlannedPart => ({
  pages: Array.from({ length: count }, (_, index) => from + index),
});

/** Size of the smallest possible part. */
const emptyPartBytes = 1500;

class PartWriter {
  readonly parts: PdfPart[] = [];
  readonly leftOut = nothingLeftOut();
  readonly #source: SourceDocument;
  readonly #directory: string;
  #lastLeftOut: LeftOut | undefined;
  #written = 0;

  constructor(source: SourceDocument, directory: string) {
    this.#source = source;
    this.#directory = directory;
  }

  write({ pages, title }: PlannedPart): PdfPart {
    const path = join(this.#directory, `part-${++this.#written}.pdf`);
    using sink = new FileSink(path);
    const assembly = new Assembly(new OutputDocument({ sink: sink.write }));
    assembly.reserve(pages.length);
    const placements = pages.map((page, slot) => ({ slot, page: page - 1, rotation: 0 }));
    const isWhole = new Set(pages).size === this.#source.pages.length;
    assembly.add(this.#source, placements, { outline: 'keep', attachments: isWhole });
    const bytes = assembly.finish();
    this.#lastLeftOut = assembly.leftOut;
    return { path, pages, bytes, ...(title === undefined ? {} : { title }) };
  }

  keep(part: PdfPart): void {
    this.parts.push(part);
    for (const [key, count] of Object.entries(this.#lastLeftOut ?? {})) this.leftOut[key as keyof LeftOut] += count;
  }

  discard({ path }: PdfPart): void {
    rmSync(path);
  }

  /** How many pages from this one on (from 1) make a file of about `maxBytes`; at least one. */
  countThatFit(from: number, maxBytes: number): number {
    const known = new Set<unknown>();
    let bytes = emptyPartBytes;
    for (let page = from; page <= this.#source.pages.length; page++) {
      for (const [ref, weight] of weighPage(this.#source, page - 1)) {
        if (known.has(ref)) continue;
        known.add(ref);
        bytes += weight;
      }
      if (bytes > maxBytes) return Math.max(1, page - from);
    }
    return this.#source.pages.length - from + 1;
  }
}
