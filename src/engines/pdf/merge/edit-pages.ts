import { readFileSync, renameSync, rmSync, statSync } from 'node:fs';
import type { ArrangedPage } from '../../../pdf/editing/arranged-pages.ts';
import type { PdfEdit } from '../../../pdf/editing/pdf-edits.ts';
import { turned } from '../../../pdf/pdf-document.ts';
import { aboutFile } from '../../../shared/about-file.ts';
import type { AppError } from '../../../shared/errors.ts';
import { t } from '../../../shared/language/translate.ts';
import { applyEdits, type EditTask } from '../edit/apply-edits.ts';
import { describeSource, joinWarnings } from '../edit/describe-source.ts';
import { EditedDocument } from '../edit/edited-document.ts';
import { pdfErrors } from '../pdf.errors.ts';
import type { EditedPdf } from '../pdf-capabilities.ts';
import { FileSink } from '../write/file-sink.ts';
import { assemblePdf } from './merge-pdfs.ts';

type Tools = Parameters<typeof applyEdits>[1];
type ArrangedPdf = {
  pageCount: number;
  warnings: string[];
  keptAnnotations: ReadonlyMap<number, readonly number[]>;
};

/** Share of the work, roughly. */
const arrangingShare = 0.4;

/**
 * Arranges the pages of a PDF, then applies the edits to the result. Throws PDF_NO_SUCH_PAGE, PDF_TOO_MANY_PAGES, what
 * `applyEdits` throws, and for inserted files what opening a PDF throws, with their index among the inserts.
 */
export async function editPages(task: EditTask, tools: Tools): Promise<EditedPdf> {
  const { pages, edits } = task;
  if (!pages) return applyEdits(task, tools);
  const output = `${task.output}.arranged`;
  const arranged = await arrange(
    { ...task, pages, output },
    {
      ...tools,
      progress: (fraction) => tools.progress(arrangingShare * fraction),
    },
  );
  if (edits.length === 0 && !task.flatten) {
    renameSync(output, task.output);
    const { pageCount, warnings } = arranged;
    return { pageCount, bytes: statSync(task.output).size, outcomes: [], warnings };
  }
  const edited = await applyEdits(
    { ...task, input: output, password: undefined, edits: edits.map((edit) => inResult(edit, arranged)) },
    { ...tools, progress: (fraction) => tools.progress(arrangingShare + (1 - arrangingShare) * fraction) },
  );
  rmSync(output);
  return { ...edited, warnings: joinWarnings(arranged.warnings, edited.warnings) };
}

type Arranging = EditTask & { pages: readonly ArrangedPage[] };

async function arrange(task: Arranging, tools: Tools): Promise<ArrangedPdf> {
  const isOrderKept = task.pages.every(
    (page, index) => 'page' in page && page.file === undefined && page.page === index + 1,
  );
  return (isOrderKept && (await rotate(task, tools))) || assemble(task, tools);
}

/** Rotates pages of a PDF that keeps them all; undefined when it has more. */
async function rotate(
  { input, output, password, pages }: Arranging,
  { pdfium }: Tools,
): Promise<ArrangedPdf | undefined> {
  const document = await EditedDocument.open(readFileSync(input), { password, pdfium });
  if (document.pageCount > pages.length) return undefined;
  for (const [index, { rotate: by }] of pages.entries()) {
    const page = document.page(index + 1);
    if (!page) throw pdfErrors.noSuchPage({ page: index + 1, pages: document.pageCount });
    if (by !== 0) page.rotate(turned(page.rotation, by));
  }
  using sink = new FileSink(output);
  const isAnew = document.save({ sink: sink.write }) === 'anew';
  return { pageCount: document.pageCount, warnings: describeSource(document, isAnew), keptAnnotations: new Map() };
}

async function assemble(task: Arranging, tools: Tools): Promise<ArrangedPdf> {
  const { inserts = [] } = task;
  const own = { input: task.input, name: t('This PDF'), password: task.password };
  const sources = [own, ...inserts].map((source) => ({ ...source, title: '', rotation: 0 as const }));
  const arrangement = task.pages.map(({ rotate: rotation, ...page }) =>
    'blank' in page
      ? { ...page, rotation }
      : { source: page.file === undefined ? 0 : page.file + 1, page: page.page, rotation },
  );
  const about = (error: AppError, index: number) => {
    const insert = inserts[index - 1];
    return insert ? aboutFile(error, { name: insert.name, place: index - 1, count: inserts.length }) : error;
  };
  const { assembly, warnings } = await assemblePdf(
    { sources, arrangement, outline: 'keep', output: task.output },
    { ...tools, about },
  );
  return {
    ...{ pageCount: assembly.pageCount, keptAnnotations: assembly.keptAnnotations },
    warnings: [
      ...warnings,
      ...(assembly.leftOut.deadLinks > 0
        ? [t('Links to deleted pages were removed, as they would lead nowhere.')]
        : []),
    ],
  };
}

/** An edit of an annotation that has another index now, since others went with deleted pages. */
function inResult(edit: PdfEdit, { keptAnnotations }: ArrangedPdf): PdfEdit {
  if (edit.type !== 'removeAnnotation' && edit.type !== 'changeAnnotation') return edit;
  const kept = keptAnnotations.get(edit.page - 1);
  if (!kept) return edit;
  const index = kept.indexOf(edit.annotation);
  // One that is gone is past the end of the list.
  return { ...edit, annotation: index === -1 ? kept.length : index };
}
