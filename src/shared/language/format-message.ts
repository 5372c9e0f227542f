import { formatNumber } from './format-number.ts';

export type Values = Readonly<Record<string, string | number>>;

/** A plural in a message: `{count, plural, one {# page} other {# pages}}`, the part of ICU's message format that is used here. */
type Plural = { whole: string; name: string; forms: Readonly<Record<string, string>> };

const plural = /\{(\w+), plural, ((?:[\w=]+ \{(?:[^{}]|\{\w+\})*\}\s*)+)\}/g;
const pluralForm = /([\w=]+) \{((?:[^{}]|\{\w+\})*)\}/g;

/** The plurals of a message, with the text of each form. */
export const pluralsOf = (message: string): Plural[] =>
  [...message.matchAll(plural)].map(([whole, name = '', forms = '']) => ({
    ...{ whole, name },
    forms: Object.fromEntries([...forms.matchAll(pluralForm)].map(([, form = '', text = '']) => [form, text])),
  }));

const replacePlurals = (message: string, write: (found: Plural) => string): string =>
  pluralsOf(message).reduce((text, found) => text.replace(found.whole, () => write(found)), message);

/** Chooses the plural forms by the numbers; `#` stands for the number, written as the language writes it. */
export const choosePlurals = (message: string, values: Readonly<Record<string, unknown>>, language: string): string =>
  replacePlurals(message, ({ name, forms }) => {
    const count = Number(values[name]);
    const text = forms[`=${count}`] ?? forms[new Intl.PluralRules(language).select(count)] ?? forms.other ?? '';
    return text.replaceAll('#', formatNumber(count, language));
  });

/** Fills in the values: `formatMessage('{name} is too large.', { name: 'a.pdf' }, 'en')` → `'a.pdf is too large.'` */
export function formatMessage(message: string, values: Values, language: string): string {
  return choosePlurals(message, values, language).replaceAll(/\{(\w+)\}/g, (whole, name: string) =>
    String(values[name] ?? whole),
  );
}

/** The names that a message has: of values, `['name']`, and of the elements around parts of it, `['<link>']`. */
export function namesIn(message: string): string[] {
  const flat = replacePlurals(message, ({ name, forms }) => [`{${name}}`, ...Object.values(forms)].join(' '));
  const values = [...flat.matchAll(/\{(\w+)\}/g)].map(([, name]) => `${name}`);
  const tags = [...flat.matchAll(/<(\w+)\/?>/g)].map(([, name]) => `<${name}>`);
  return [...new Set([...values, ...tags])].sort();
}
