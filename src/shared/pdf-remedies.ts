/** Remedies for PDF problems. Tools declare those they offer (`helpsWith`). */
export type PdfRemedy = 'repair' | 'recognise-text' | 'make-smaller' | 'take-apart';
