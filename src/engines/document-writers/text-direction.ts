const rightToLeft = /[\p{Script=Hebrew}\p{Script=Arabic}\p{Script=Syriac}\p{Script=Thaana}\p{Script=Nko}\u200F]/u;
const leftToRight = /[\p{L}\u200E]/u;

/** Whether the text has right-to-left letters. */
export const hasRightToLeft = (text: string): boolean => rightToLeft.test(text);

/** Splits text by direction. Digits, spaces and marks join the letters before them, or the following ones at the beginning. */
export function directionParts(text: string): { text: string; rightToLeft: boolean }[] {
  if (!hasRightToLeft(text)) return [{ text, rightToLeft: false }];
  const parts: { text: string; rightToLeft: boolean }[] = [];
  let begin = 0;
  let current: boolean | undefined;
  let at = 0;
  for (const character of text) {
    const direction = rightToLeft.test(character) ? true : leftToRight.test(character) ? false : undefined;
    if (direction !== undefined && current !== undefined && direction !== current) {
      parts.push({ text: text.slice(begin, at), rightToLeft: current });
      begin = at;
    }
    current = direction ?? current;
    at += character.length;
  }
  parts.push({ text: text.slice(begin), rightToLeft: current ?? false });
  return parts;
}
