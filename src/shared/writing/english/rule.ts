/** One of our own rules about English. It looks for what is wrong in nearly every context. */
export type Rule = {
  /** A stable name, which people can switch off: 'ModalAgreement'. */
  id: string;
  /** Why it is changed, as a sentence. */
  reason: string;
  /** Global. Case is ignored unless the pattern needs it. */
  find: RegExp;
  /** The passage as it should be; undefined when it is fine after all. `text` is the whole sentence. */
  fix: (match: RegExpExecArray, text: string) => string | undefined;
  /** Only for the first sentence of a line. */
  onlyFirst?: true;
};

/** A pattern from parts, without regard to case. */
export const pattern = (parts: TemplateStringsArray, ...words: readonly string[]): RegExp =>
  new RegExp(String.raw({ raw: parts.raw }, ...words), 'giu');

/** The alternatives of a list of words: 'a|b'. */
export const anyOf = (words: string): string => words.trim().split(/\s+/).join('|');

/**
 * Where a clause begins, as a look-behind: at the start, after punctuation, or after a conjunction. Excludes questions and
 * verbs before the subject ('does he have', 'let it go', 'insist that he be').
 */
export const clauseStart = String.raw`(?<=^\s*["'“‘(]?|[.!?;:,]["'”’)]?\s+["'“‘(]?|\b(?:and|but|because|so|when|while|although|though)\s)`;

/** Someone or something of which one can say 'goes'. */
export const singular = 'he|she|it';
export const plural = 'we|they|you';
export const pronoun = 'I|you|he|she|it|we|they';
export const object = 'me|you|him|her|us|them';
export const possessive = 'my|your|his|her|its|our|their';
/** Where a clause may end. */
export const clauseEnd = String.raw`(?=\s*(?:[.!?,;:)]|$|\band\b|\bbut\b))`;

/** Gives a replacement the case of what it replaces: 'Your' → 'You're'. */
export function withCaseOf(original: string, replacement: string): string {
  const first = original.charAt(0);
  if (first === 'I' && /^I\b/.test(original)) return replacement;
  if (original.length > 1 && original === original.toUpperCase() && original !== original.toLowerCase())
    return replacement.toUpperCase();
  if (first !== first.toLowerCase()) return replacement.charAt(0).toUpperCase() + replacement.slice(1);
  return replacement;
}

/** A word for another, wherever the pattern finds its first group. Everything around the group stays. */
export function swap(id: string, reason: string, find: RegExp, replacement: string | ((word: string) => string)): Rule {
  return {
    id,
    reason,
    find,
    fix: (match) => {
      const [whole, ...groups] = match;
      const word = groups.find((group) => group !== undefined) ?? '';
      const at = whole.indexOf(word);
      const next = typeof replacement === 'string' ? replacement : replacement(word.toLowerCase());
      return whole.slice(0, at) + withCaseOf(word, next) + whole.slice(at + word.length);
    },
  };
}
