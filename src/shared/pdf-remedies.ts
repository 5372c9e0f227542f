/** What can be done for a PDF that has something wrong with it. Tools say which of them they do (`helpsWith`). */
export type PdfRemedy = 'repair' | 'recognise-text' | 'make-smaller';
