/** A term that is always written like this in the translation; the term itself by default. */
export type GlossaryTerm = { term: string; translation?: string | undefined };

/** What stands for a protected part while a text is translated. */
export type Slot = {
  /** The part as it was. */
  original: string;
  /** What comes back in its place: the original, or a glossary's translation. */
  restored: string;
  /** Marks belong to no word, such as tags: they keep their order. */
  isMark: boolean;
};

/** A text whose protected parts are placeholders. */
export type Masked = {
  text: string;
  slots: readonly Slot[];
  /** Parts left in the text that must come back as they are, at least as often as here. */
  visible: readonly string[];
};

/*
 * Placeholders are private-use characters around a number: `U+E000 12 U+E001` for what stands in a sentence like a word,
 * `U+E002 12 U+E001` for marks. Translators turn them into what their engine keeps.
 */
export const wordOpens = '\uE000';
export const markOpens = '\uE002';
const closes = '\uE001';

/** Finds placeholders: `kind` is `wordOpens` or `markOpens`, `index` the slot's. */
export const placeholders = /(?<kind>[\uE000\uE002])(?<index>\d+)\uE001/g;

export const placeholder = (index: number, isMark: boolean): string =>
  `${isMark ? markOpens : wordOpens}${index}${closes}`;

const marks = [
  // HTML and XML tags, comments and processing instructions.
  String.raw`<!--[\s\S]*?-->`,
  '</?[A-Za-z][^<>]*>',
  '<[?!][^<>]*>',
];

const words = [
  // An element without a word in it: '<b>42</b>', '<td></td>'.
  String.raw`<[A-Za-z][^<>]*>[^<>\p{L}]*</[A-Za-z][^<>]*>`,
  // Code between backticks, of several lines or within one.
  '```[\\s\\S]*?```',
  '`[^`\\n]+`',
  // Variables of templates and messages: {{x}}, ${x}, #{x}, {name}, {0}, %s, %1$s, %(name)s, %@, [[x]].
  String.raw`\{\{[^{}]*\}\}`,
  String.raw`[$#]\{[^{}]*\}`,
  String.raw`\{[\w.:$-]*\}`,
  String.raw`\[\[[^[\]]*\]\]`,
  String.raw`%\([\w.]+\)[a-z]`,
  String.raw`%(?:\d+\$)?[-+#0]*\d*(?:\.\d+)?(?:l{1,2})?[sdifxXuc@](?![\p{L}\p{N}])`,
  // HTML's characters by name or number.
  String.raw`&(?:[A-Za-z]\w*|#\d+|#x[\dA-Fa-f]+);`,
  // Links and email addresses, without the punctuation of the sentence.
  String.raw`(?:https?|ftp|file)://[^\s<>"'\uE000-\uE002]*[^\s<>"'.,;:!?()[\]{}\uE000-\uE002]/?`,
  String.raw`(?:mailto|tel):[^\s<>"']*[^\s<>"'.,;:!?)]`,
  String.raw`(?<![\p{L}\p{N}])www\.[^\s<>"']*[^\s<>"'.,;:!?()]`,
  String.raw`(?<![\w.+%-])[\w.+%-]{1,64}@[\p{L}\p{N}-]+(?:\.[\p{L}\p{N}-]+)+`,
  // Names with @ and #, as in messages.
  String.raw`(?<![\p{L}\p{N}])[@#][\p{L}_][\p{L}\p{N}_]+`,
  // Somebody's text may have the placeholders' own characters.
  String.raw`[\uE000-\uE002]`,
];

/** Numbers, dates and times in figures, prices, percentages, version and part numbers. */
const number = String.raw`\p{N}+(?:[.,:/'’\u00A0\u202F\u2011-]\p{N}+)*[%‰]?`;

const numbers = new RegExp(number, 'gu');

/**
 * Replaces what a translation must not change by placeholders: tags, code, variables, links, email addresses, glossary terms.
 * Numbers stay visible, since words around them depend on them ('1 file', '2 files'), and are checked by `restore`.
 * @param options.hidesNumbers replaces numbers, too, for a text that lost one.
 */
export function protect(text: string, options: { glossary: Glossary; hidesNumbers: boolean }): Masked {
  const slots: Slot[] = [];
  const { glossary, hidesNumbers } = options;
  const pattern = patternFor(glossary, hidesNumbers);
  const masked = text.replace(pattern, (original, ...rest) => {
    const groups: unknown = rest.at(-1);
    const isMark = groups !== null && typeof groups === 'object' && 'mark' in groups && groups.mark !== undefined;
    const restored = glossary.translations.get(keyOf(original)) ?? original;
    slots.push({ original, restored, isMark });
    return placeholder(slots.length - 1, isMark);
  });
  return { text: masked, slots, visible: hidesNumbers ? [] : numbersOf(masked.replace(placeholders, ' ')) };
}

/**
 * Puts the protected parts back into a translation.
 * @returns undefined where one was lost, doubled or made up, marks changed their order, or what was between two of them moved away.
 */
export function restore(translated: string, { text, slots, visible }: Masked): string | undefined {
  if (translated.trim() === '' && text.trim() !== '') return undefined;
  const found = [...translated.matchAll(placeholders)].map(({ groups }) => Number(groups?.index));
  if (found.length !== slots.length || new Set(found).size !== slots.length) return undefined;
  if (found.some((index) => slots[index] === undefined)) return undefined;
  const foundMarks = found.filter((index) => slots[index]?.isMark);
  if (foundMarks.some((index, place) => place > 0 && index < (foundMarks[place - 1] ?? 0))) return undefined;
  if (emptyBetweenMarks(translated) !== emptyBetweenMarks(text)) return undefined;
  const bare = translated.replace(placeholders, ' ');
  if (/[\uE000-\uE002]/.test(bare)) return undefined;
  if (!hasEach(numbersOf(bare), visible)) return undefined;
  return translated.replace(placeholders, (_all, _kind, index) => slots[Number(index)]?.restored ?? '');
}

/** The text in pieces: those between protected parts are to be translated, the others are as they come back. */
export function cutAtProtected(text: string, glossary: Glossary): { text: string; isProtected: boolean }[] {
  const { text: masked, slots } = protect(text, { glossary, hidesNumbers: true });
  const pieces: { text: string; isProtected: boolean }[] = [];
  let from = 0;
  for (const { index, 0: all, groups } of masked.matchAll(placeholders)) {
    pieces.push({ text: masked.slice(from, index), isProtected: false });
    pieces.push({ text: slots[Number(groups?.index)]?.restored ?? '', isProtected: true });
    from = index + all.length;
  }
  pieces.push({ text: masked.slice(from), isProtected: false });
  return pieces.filter((piece) => piece.text !== '');
}

/** The text with each protected part as so many letters, in which no sentence ends. Positions stay the same. */
export const coverProtected = (text: string): string =>
  text.replace(patternFor(noGlossary, false), (part) => 'x'.repeat(part.length));

/** A glossary, ready to be looked for in many texts. */
export type Glossary = { pattern: string | undefined; translations: ReadonlyMap<string, string> };

/** Longer terms win over those within them. Small and capital letters are alike. */
export function readGlossary(terms: readonly GlossaryTerm[]): Glossary {
  const used = terms
    .map(({ term, translation }) => ({ term: term.trim(), translation: (translation ?? '').trim() }))
    .filter(({ term }) => term !== '')
    .toSorted((one, other) => other.term.length - one.term.length);
  if (used.length === 0) return { pattern: undefined, translations: new Map() };
  return {
    pattern: used.map(({ term }) => wholeTerm(term)).join('|'),
    // A kept term is written as the text has it.
    translations: new Map(
      used.filter(({ translation }) => translation !== '').map(({ term, translation }) => [keyOf(term), translation]),
    ),
  };
}

const noGlossary = readGlossary([]);

const keyOf = (term: string): string => term.toLowerCase();

/** Not within longer words, except in scripts that write words without spaces. */
function wholeTerm(term: string): string {
  const isSpaced = (letter: string) =>
    /[\p{L}\p{N}]/u.test(letter) &&
    !/[\p{Script=Han}\p{Script=Hiragana}\p{Script=Katakana}\p{Script=Thai}]/u.test(letter);
  const before = isSpaced(term.slice(0, 1)) ? String.raw`(?<![\p{L}\p{N}])` : '';
  const after = isSpaced(term.slice(-1)) ? String.raw`(?![\p{L}\p{N}])` : '';
  return `${before}${inAnyCase(RegExp.escape(term))}${after}`;
}

/** Only the terms are alike in any case, not the whole pattern. */
const inAnyCase = (escaped: string): string => `(?i:${escaped})`;

const patterns = new WeakMap<Glossary, Map<boolean, RegExp>>();

function patternFor(glossary: Glossary, hidesNumbers: boolean): RegExp {
  const known = patterns.get(glossary) ?? new Map<boolean, RegExp>();
  patterns.set(glossary, known);
  const made =
    known.get(hidesNumbers) ??
    new RegExp(
      [
        ...words,
        `(?<mark>${marks.join('|')})`,
        ...(glossary.pattern === undefined ? [] : [glossary.pattern]),
        ...(hidesNumbers ? [number] : []),
      ].join('|'),
      'gu',
    );
  known.set(hidesNumbers, made);
  return made;
}

const numbersOf = (text: string): string[] => text.match(numbers) ?? [];

/** For each two marks in a row, whether nothing is between them: '<b></b>42' is no translation of '<b>42</b>'. */
const emptyBetweenMarks = (text: string): string =>
  text
    .split(/\uE002\d+\uE001/)
    .slice(1, -1)
    .map((between) => (/[\p{L}\p{N}\uE000]/u.test(between) ? '.' : ' '))
    .join('');

function hasEach(found: readonly string[], wanted: readonly string[]): boolean {
  const left = [...found];
  return wanted.every((each) => {
    const place = left.indexOf(each);
    if (place >= 0) left.splice(place, 1);
    return place >= 0;
  });
}
