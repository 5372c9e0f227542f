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
  /** How letters of it look, to be compared with the result. */
  looks?: readonly SetLook[];
  /** What else stands in another place. */
  moved?: readonly MovedBox[];
};

/** The look that letters were set in; undefined where it is that of the text around. */
export type SetLook = {
  text: string;
  /** Names of the fonts, one of which each letter has. */
  fonts: readonly string[];
  /** In points, as displayed. */
  size: number | undefined;
  /** Such as '#ff0000'. */
  color: string | undefined;
};

/** What stands further down the displayed page, by points. */
export type MovedBox = { box: DisplayBox; by: number };

export const failed = (message: string): Applied => ({ status: 'failed', message, boxes: [] });

export const done = (boxes: readonly DisplayBox[], words?: string): Applied => ({
  ...{ status: 'done', boxes },
  ...(words !== undefined && { words }),
});
