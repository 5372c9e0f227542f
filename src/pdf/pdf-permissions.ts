/** What the owner of a file allows those who open it without the owner's password (ISO 32000-1, table 22). */
export const pdfPermissions = ['print', 'change', 'copy', 'annotate', 'fillForms', 'assemble'] as const;
export type PdfPermission = (typeof pdfPermissions)[number];
