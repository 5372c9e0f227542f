const lineBefore = (page: number): string => `--- Page ${page} ---`;
const separator = /^--- Page \d+ ---$/m;

/** A heading line. */
export const lineExample = lineBefore(2);

/** The texts of all pages as one; with more than one page, a heading line before each. */
export function joinTexts(texts: readonly string[]): string {
  if (texts.length < 2) return texts[0] ?? '';
  return texts.map((text, index) => `${lineBefore(index + 1)}\n${text}`).join('\n\n');
}

/**
 * Splits the whole text after editing.
 *
 * @returns undefined when heading lines are missing
 */
export function splitTexts(whole: string, pages: number): string[] | undefined {
  if (pages < 2) return [whole];
  const [before, ...texts] = whole.split(separator);
  if (texts.length !== pages || before?.trim() !== '') return undefined;
  return texts.map((text, index) => text.replace(/^\n/, '').replace(index < pages - 1 ? /\n\n$/ : /$^/, ''));
}

/** The texts joined without heading lines, for copies and files. */
export const plainText = (texts: readonly string[]): string =>
  texts
    .map((text) => text.trim())
    .filter((text) => text !== '')
    .join('\n\n');
