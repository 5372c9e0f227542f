/** Characters that XML 1.0 (2.2) forbids; text from PDFs sometimes has them. */
const notAllowed = /[^\t\n\r\u{20}-\u{D7FF}\u{E000}-\u{FFFD}\u{10000}-\u{10FFFF}]/gu;
const named: Readonly<Record<string, string>> = { '&': '&amp;', '<': '&lt;', '>': '&gt;', '"': '&quot;' };

/** Escapes text for element content and double-quoted attributes, in XML and HTML. */
export const escapeXml = (text: string): string =>
  text.replaceAll(notAllowed, '').replaceAll(/[&<>"]/g, (character) => named[character] ?? character);

export const xmlDeclaration = '<?xml version="1.0" encoding="UTF-8" standalone="yes"?>\n';
