/** A heading (1 to 3), paragraph or list item. */
export type TextDocumentBlock = { kind: 'heading' | 'paragraph' | 'item'; text: string; level?: 1 | 2 | 3 };

/** Writes plain words as a document: DOCX, Markdown or UTF-8 text. Right-to-left text is set right to left. */
export type WriteTextDocument = (request: {
  title: string;
  blocks: readonly TextDocumentBlock[];
  format: 'docx' | 'md' | 'txt';
  output: string;
}) => Promise<{ bytes: number }>;
