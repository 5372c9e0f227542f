/** Kinds of documents whose texts can be exchanged. */
export const translatableKinds = [
  ...(['docx', 'pptx', 'xlsx', 'odt', 'ods', 'odp'] as const),
  ...(['text', 'markdown', 'html', 'subtitles'] as const),
] as const;
export type TranslatableKind = (typeof translatableKinds)[number];

/**
 * The texts of a document, each a paragraph, a cell, a caption and the like, in order. Tags such as `<m1/>` stand for markup
 * within a text and must come back in their order. Code, fields and what formulas refer to are not among them.
 *
 * Throws the AppErrors of documents that cannot be opened, DOCUMENT_HAS_MACROS, DOCUMENT_NOT_TRANSLATABLE,
 * DOCUMENT_WITHOUT_TEXT, and DOCUMENT_TEXT_TOO_LONG.
 */
export type ReadDocumentTexts = (request: {
  input: string;
  /** Tells Markdown and subtitles from other texts. */
  name: string;
  /** In UTF-16 units, of all texts together. */
  maxCharacters: number;
  signal: AbortSignal;
}) => Promise<{
  texts: string[];
  /** How many other texts formulas name, such as the column names of tables: they stay as they are. */
  kept: number;
}>;

/** Writes a document with other texts in the places of its own, in the order of `ReadDocumentTexts`. All else stays as it is. */
export type WriteDocumentTexts = (request: {
  input: string;
  name: string;
  texts: readonly string[];
  /** The language of the texts, such as 'es': sets the direction of paragraphs and the language that the document names. */
  language: string;
  output: string;
  signal: AbortSignal;
}) => Promise<{ bytes: number }>;
