import type { EditOutcome } from '../../../pdf/editing/pdf-edits.ts';
import type { DisplayBox } from './display-box.ts';
import type { EditedDocument } from './edited-document.ts';
import type { DocumentFonts } from './fonts/document-fonts.ts';

/** What edits share. */
export type EditContext = { document: EditedDocument; fonts: DocumentFonts };

/** What became of one edit. */
export type Applied = {
  status: EditOutcome['status'];
  message?: string | undefined;
  /** Where its page looks different now, and may. */
  boxes: readonly DisplayBox[];
  /** New text, to be looked for in the result. */
  words?: string;
};

export const failed = (message: string): Applied => ({ status: 'failed', message, boxes: [] });

export const done = (boxes: readonly DisplayBox[], words?: string): Applied => ({
  ...{ status: 'done', boxes },
  ...(words !== undefined && { words }),
});
