import { createHash } from 'node:crypto';
import type { PassageKind } from './passage-kinds.contract.ts';

/** Something the product says of itself, which answers a question. */
export type Passage = {
  /** Stable as long as the question is: 'pdf-merger', 'pdf-merger/limits', 'error/FILE_EMPTY', 'site/cancel'. */
  id: string;
  kind: PassageKind;
  /** A question, a name or a message. */
  title: string;
  /** The answer as plain text. */
  text: string;
  /** The page that says more: a path of this site. */
  path: string;
  /** Other words that people use for it. Found, but never shown. */
  words: string;
  /** What it is about, which its title may not say: the tool's name. Counts least. */
  about: string;
  /** The tool's slug. */
  tool?: string;
};

/** `'What is kept when PDFs are merged?'` → `'what-is-kept-when-pdfs-are-merged'` */
export const idOfQuestion = (question: string): string =>
  question
    .toLowerCase()
    .replaceAll(/[^a-z0-9]+/g, '-')
    .replaceAll(/^-|-$/g, '')
    .slice(0, 60);

/** The same for the same passages in the same order. */
export function hashPassages(passages: readonly Passage[]): string {
  return createHash('sha256').update(JSON.stringify(passages)).digest('base64url');
}
