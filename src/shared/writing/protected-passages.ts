/** A range of a text in UTF-16 units. */
export type Passage = { start: number; end: number };

/**
 * What stays as it is: code, addresses, tags, placeholders, quotations, numbers with their units. None is searched for from
 * each character of a long word.
 */
const protectedPatterns: readonly RegExp[] = [
  /```[\s\S]*?(?:```|$)/gu,
  /`[^`\n]+`/gu,
  /<\/?[a-z][^<>\n]{0,200}>/giu,
  /\b(?:https?|ftp|mailto):[^\s<>"”]+/giu,
  /\bwww\.[^\s<>"”]+/giu,
  /(?<![\w.+-])[\w.+-]{1,64}@[\w-]+(?:\.[\w-]+)+/gu,
  /(?<![\w])[@#][\p{L}\d_]+/gu,
  /\{\{[^{}\n]*\}\}|\$?\{[^{}\n]*\}|%(?:\d+\$)?[sdf]\b/gu,
  /(?<!\w)(?:~|\.{1,2})?\/[\w.-]+(?:\/[\w.-]+)*/gu,
  /(?<![\w-])[\w-]{1,200}\.(?:com|org|net|io|dev|html?|pdf|docx?|xlsx?|js|ts|py|json|csv|txt|md|png|jpe?g)\b/giu,
  /\b\w+_\w+\b|\b\p{Ll}+\p{Lu}\w*\b/gu,
  /“[^“”\n]{1,2000}”|«[^«»\n]{1,2000}»|„[^„“\n]{1,2000}“|(?<![\p{L}\d])"[^"\n]{1,2000}"(?![\p{L}\d])/gu,
  /[\p{Sc}]?\d(?:[\d.,:/]*\d)?%?/gu,
];

/** The passages of a text that no change may touch, in order. */
export function findProtected(text: string): Passage[] {
  const found = protectedPatterns.flatMap((pattern) =>
    [...text.matchAll(pattern)].map(({ index, 0: { length } }) => ({ start: index, end: index + length })),
  );
  found.sort((a, b) => a.start - b.start);
  const merged: Passage[] = [];
  for (const passage of found) {
    const last = merged.at(-1);
    if (last && passage.start < last.end) last.end = Math.max(last.end, passage.end);
    else merged.push({ ...passage });
  }
  return merged;
}

/**
 * The protected contents that a rewritten text has lost: links, numbers, quotations and the like, each as often as the
 * original has it.
 */
export function findLost(original: string, rewritten: string): string[] {
  let rest = rewritten;
  const lost: string[] = [];
  const contents = findProtected(original).map(({ start, end }) => original.slice(start, end));
  // The longest first, so that '12' does not take a part of '1,120'.
  for (const content of contents.sort((a, b) => b.length - a.length)) {
    const at = rest.indexOf(content);
    if (at < 0) lost.push(content);
    else rest = `${rest.slice(0, at)}\n${rest.slice(at + content.length)}`;
  }
  return lost;
}
