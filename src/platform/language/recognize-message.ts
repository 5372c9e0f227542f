import { pluralsOf, type Values } from '../../shared/language/format-message.ts';

/** A message that a finished sentence was made from, and what was put into it. */
export type Recognized = { message: string; values: Values };

/** A message in one of its plural forms: what stands in it, and the names of the values between. */
type Pattern = { message: string; pieces: string[]; names: string[]; counts: Record<string, number>; longest: string };

/** Fewer letters than these between the values say nothing of where a sentence comes from. */
const leastLetters = 6;
const longestSentence = 5_000;

/** Finds the message of an English sentence, among those with values. The one with the most words of its own wins. */
export function createRecognizer(messages: readonly string[]): (sentence: string) => Recognized | undefined {
  const patterns = messages
    .filter((message) => message.includes('{'))
    .flatMap((message) => patternsOf(message, message, {}))
    .filter(({ pieces }) => pieces.join('').replaceAll(/[^\p{L}]/gu, '').length >= leastLetters)
    .sort((a, b) => b.pieces.join('').length - a.pieces.join('').length);
  return (sentence) => {
    if (sentence.length > longestSentence) return undefined;
    for (const pattern of patterns) {
      const found = sentence.includes(pattern.longest) ? valuesIn(sentence, pattern) : undefined;
      if (found) return { message: pattern.message, values: { ...pattern.counts, ...found } };
    }
    return undefined;
  };
}

/** One pattern for each form of its plurals. */
function patternsOf(message: string, form: string, counts: Record<string, number>): Pattern[] {
  const [first] = pluralsOf(form);
  if (first) {
    const { whole, name, forms } = first;
    return Object.entries(forms).flatMap(([choice, text]) => {
      const fixed = choice === 'one' ? 1 : choice.startsWith('=') ? Number(choice.slice(1)) : undefined;
      const known = text.includes('#') || fixed === undefined ? counts : { ...counts, [name]: fixed };
      return patternsOf(
        message,
        form.replace(whole, () => text.replaceAll('#', `{#${name}}`)),
        known,
      );
    });
  }
  const parts = form.split(/\{(#?\w+)\}/);
  const pieces = parts.filter((_, index) => index % 2 === 0);
  const names = parts.filter((_, index) => index % 2 === 1);
  // Where one value ends and the next begins cannot be told.
  if (pieces.slice(1, -1).includes('')) return [];
  const longest = pieces.toSorted((a, b) => b.length - a.length)[0] ?? '';
  return [{ message, pieces, names, counts, longest }];
}

/** What stands between the pieces; undefined when they are not all there, in this order. Takes time in proportion to the sentence. */
function valuesIn(sentence: string, { pieces, names }: Pattern): Values | undefined {
  const last = pieces.at(-1) ?? '';
  if (!sentence.startsWith(pieces[0] ?? '') || !sentence.endsWith(last)) return undefined;
  const values: Record<string, string | number> = {};
  let at = pieces[0]?.length ?? 0;
  for (const [index, name] of names.entries()) {
    const isLast = index === names.length - 1;
    const end = isLast ? sentence.length - last.length : sentence.indexOf(pieces[index + 1] ?? '', at + 1);
    if (end <= at) return undefined;
    const value = sentence.slice(at, end);
    if (name.startsWith('#')) {
      if (!/^[\d,.]+$/.test(value)) return undefined;
      values[name.slice(1)] = Number(value.replaceAll(',', ''));
    } else values[name] = value;
    at = end + (pieces[index + 1]?.length ?? 0);
  }
  return values;
}
