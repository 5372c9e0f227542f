import type { Pdfium } from '../../../pdf/pdfium.ts';
import { aboutFile } from '../../../shared/about-file.ts';
import { AppError } from '../../../shared/errors.ts';
import { t } from '../../../shared/language/translate.ts';
import { pagesOf, readPageRanges } from '../../../shared/page-ranges.ts';
import { Assembly } from '../copy/assembly.ts';
import { describeLeftOut } from '../copy/describe-left-out.ts';
import type { Placement } from '../copy/source-copy.ts';
import { SourceDocument } from '../copy/source-document.ts';
import { normalise, type ReadablePdf } from '../normalise/normalise.ts';
import { maxPages } from '../objects/open-pdf.ts';
import { pdfErrors } from '../pdf.errors.ts';
import type { MergedPdf, MergePdfRequest } from '../pdf-capabilities.ts';
import { FileSink } from '../write/file-sink.ts';
import { OutputDocument } from '../write/output-document.ts';

import { SourceBuffer } from './source-buffer.ts';

export type MergeTask = Omit<MergePdfRequest, 'progress' | 'signal'>;
type MergeSource = MergeTask['sources'][number];
/** A page of a source, or an empty one of this size in points. */
type Arranged =
  | NonNullable<MergeTask['arrangement']>[number]
  | { blank: { width: number; height: number }; rotation: number };
type AssemblyTask = Omit<MergeTask, 'arrangement'> & { arrangement?: readonly Arranged[] | undefined };
type MergeTools = { pdfium: () => Promise<Pdfium>; progress: (fraction: number) => void };
/** Says which source, by its index, an error is about. */
type About = (error: AppError, index: number) => AppError;

/** Merges pages of several PDFs. AppErrors carry the index of their source. */
export async function mergePdfs(task: MergeTask, tools: MergeTools): Promise<MergedPdf> {
  const about: About = (error, index) =>
    aboutFile(error, { name: task.sources[index]?.name ?? '', place: index, count: task.sources.length });
  const { assembly, bytes, sources, warnings } = await assemblePdf(task, { ...tools, about });
  const { pageCount, kept, renamedFields } = assembly;
  return { pageCount, bytes, sources, kept, renamedFields, warnings };
}

/**
 * Writes a PDF from pages of several. Sources are opened one at a time and written as they are copied, so memory holds only
 * one.
 */
export async function assemblePdf(task: AssemblyTask, { pdfium, progress, about }: MergeTools & { about: About }) {
  using sink = new FileSink(task.output);
  const assembly = new Assembly(new OutputDocument({ sink: sink.write }));
  if (task.arrangement) assembly.reserve(task.arrangement.length);
  for (const [slot, page] of task.arrangement?.entries() ?? []) {
    if ('blank' in page) assembly.addBlank(slot, page.blank, page.rotation);
  }
  const memory = new SourceBuffer(task.sources.map(({ input }) => input));
  const sources: MergedPdf['sources'] = [];
  const warnings: string[] = [];
  for (const [index, source] of task.sources.entries()) {
    try {
      const readable = await normalise(memory.read(source.input), { password: source.password, pdfium });
      const placements = task.arrangement
        ? arranged(task.arrangement, index, readable.pages.length)
        : inOrder(source, readable, assembly);
      if (placements.length > 0) {
        const outline = task.outline === 'files' ? { title: source.title } : task.outline;
        assembly.add(new SourceDocument(readable), placements, { outline, attachments: true });
      }
      sources.push({
        pageCount: readable.pages.length,
        pagesTaken: placements.length,
        repaired: readable.repaired,
      });
      warnings.push(...describeSource(source, readable));
    } catch (error) {
      if (!(error instanceof AppError)) throw error;
      throw about(error, index);
    }
    progress((index + 1) / task.sources.length);
  }
  if (assembly.pageCount > maxPages) throw pdfErrors.tooManyPages({ maxPages });
  const bytes = assembly.finish();
  return { assembly, bytes, sources, warnings: [...warnings, ...describeLeftOut(assembly.leftOut)] };
}

/** The chosen pages of a source, after those of earlier sources. */
function inOrder(source: MergeSource, { pages }: ReadablePdf, assembly: Assembly): Placement[] {
  const chosen =
    source.pages === undefined ? pages.map((_, index) => index + 1) : choosePages(source.pages, pages.length);
  const first = assembly.reserve(chosen.length);
  return chosen.map((page, index) => ({ slot: first + index, page: page - 1, rotation: source.rotation }));
}

function choosePages(list: string, pageCount: number): number[] {
  const read = readPageRanges(list, pageCount);
  if ('problem' in read) throw pdfErrors.pagesInvalid({ problem: read.problem });
  return pagesOf(read.ranges);
}

/** The result's pages that come from this source. */
function arranged(arrangement: readonly Arranged[], index: number, pageCount: number): Placement[] {
  return arrangement.flatMap((wanted, slot) => {
    if ('blank' in wanted || wanted.source !== index) return [];
    const { page, rotation } = wanted;
    if (page > pageCount) throw pdfErrors.noSuchPage({ page, pages: pageCount });
    return [{ slot, page: page - 1, rotation }];
  });
}

function describeSource({ name }: MergeSource, { repaired, wasEncrypted }: ReadablePdf): string[] {
  return [
    ...(repaired ? [t('{name} was damaged and has been repaired as far as possible.', { name })] : []),
    ...(wasEncrypted ? [t('{name} was protected; the result is not.', { name })] : []),
  ];
}
