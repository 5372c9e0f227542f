import type { EditOutcome } from '../../../../pdf/editing/pdf-edits.ts';
import type { Pdfium } from '../../../../pdf/pdfium.ts';
import { t } from '../../../../shared/language/translate.ts';
import { type ShownBox, shownBox } from '../content/content-box.ts';
import { FontReader } from '../content/page-font.ts';
import type { EditedDocument } from '../edited-document.ts';
import type { DocumentFonts } from '../fonts/document-fonts.ts';
import { type RedactEdit, redactPage } from './redact-page.ts';
import { dropUndrawn, type RedactedPage, scrubDocument } from './scrub-document.ts';

export type PlacedRedaction = { index: number; edit: RedactEdit };

/** With where the page may look different, in points as displayed. */
export type Redacted = EditOutcome & { boxes: ShownBox[] };

export type Redactions = {
  outcomes: Redacted[];
  warnings: string[];
  /** Pages, from 1, with content that cannot be read, so that nobody knows what is under the boxes. */
  unreadable: number[];
  /** To be called after all other edits, before the document is written anew. */
  finish: () => void;
};

/** Takes what is under the boxes out of the document. Edits on pages that do not exist fail. */
export async function redactDocument(
  document: EditedDocument,
  edits: readonly PlacedRedaction[],
  tools: { labelFonts: DocumentFonts; pdfium: () => Promise<Pdfium> },
): Promise<Redactions> {
  const fonts = new FontReader();
  const outcomes: Redacted[] = [];
  const redacted: RedactedPage[] = [];
  const removed: string[] = [];
  const unreadable: number[] = [];
  for (const [number, onPage] of Map.groupBy(edits, ({ edit }) => edit.page)) {
    const page = document.page(number);
    if (!page) {
      outcomes.push(
        ...onPage.map(({ index, edit }) => ({
          ...outcome(index, edit, 'failed', [t('There is no page {page}.', { page: number })]),
          boxes: [],
        })),
      );
      continue;
    }
    const result = await redactPage(
      { document, page, fonts, ...tools },
      onPage.map(({ edit }) => edit),
    );
    redacted.push({ page, markedIds: result.markedIds });
    removed.push(...result.removed.flat());
    if (!result.isComplete) unreadable.push(number);
    for (const [at, { index, edit }] of onPage.entries()) {
      const remarks = [...new Set(result.remarks[at])];
      const boxes = (result.areas[at] ?? []).map((area) => shownBox(page.toUserSpace, area));
      outcomes.push({ ...outcome(index, edit, remarks.length === 0 ? 'done' : 'changed', remarks), boxes });
    }
  }
  const warnings = redacted.length === 0 ? [] : scrubDocument(document, redacted, removed);
  return { outcomes, warnings, unreadable, finish: () => dropUndrawn(document, redacted) };
}

function outcome(
  index: number,
  { id }: RedactEdit,
  status: EditOutcome['status'],
  messages: readonly string[],
): EditOutcome {
  return {
    index,
    ...(id !== undefined && { id }),
    status,
    ...(messages.length > 0 && { message: messages.join(' ') }),
  };
}
