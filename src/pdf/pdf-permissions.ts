/** What an owner may permit to those without the owner password (ISO 32000-1, table 22). */
export const pdfPermissions = ['print', 'change', 'copy', 'annotate', 'fillForms', 'assemble'] as const;
export type PdfPermission = (typeof pdfPermissions)[number];
