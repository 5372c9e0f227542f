const lineBefore = (page: number): string => `--- Page ${page} ---`;
const separator = /^--- Page \d+ ---$/m;

/** The texts of all pages as one. With more than one page, a line before each says which it is. */
export function joinTexts(texts: readonly string[]): string {
  if (texts.length < 2) return texts[0] ?? '';
  return texts.map((text, index) => `${lineBefore(index + 1)}\n${text}`).join('\n\n');
}

/**
 * The way back after the visitor has edited it.
 *
 * @returns undefined when the lines between the pages are not all there any more, so that nobody knows which text is whose.
 */
export function splitTexts(whole: string, pages: number): string[] | undefined {
  if (pages < 2) return [whole];
  const [before, ...texts] = whole.split(separator);
  if (texts.length !== pages || before?.trim() !== '') return undefined;
  return texts.map((text, index) => text.replace(/^\n/, '').replace(index < pages - 1 ? /\n\n$/ : /$^/, ''));
}

/** The texts one after another without anything between that was not on the pages: for copies and files. */
export const plainText = (texts: readonly string[]): string =>
  texts
    .map((text) => text.trim())
    .filter((text) => text !== '')
    .join('\n\n');
