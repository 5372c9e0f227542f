/** The text of an email: its paragraphs with a blank line between them. */
export const paragraphs = (...texts: readonly string[]): string => `${texts.join('\n\n')}\n`;
