export type Values = Readonly<Record<string, string | number>>;

/** `{count, plural, one {# page} other {# pages}}`, the part of ICU's message format that is used here. */
const plural = /\{(\w+), plural, ((?:[\w=]+ \{(?:[^{}]|\{\w+\})*\}\s*)+)\}/g;
const pluralForm = /([\w=]+) \{((?:[^{}]|\{\w+\})*)\}/g;

/** Chooses the plural forms by the numbers; `#` stands for the number, written as the language writes it. */
export function choosePlurals(message: string, values: Readonly<Record<string, unknown>>, language: string): string {
  return message.replaceAll(plural, (_whole, name: string, forms: string) => {
    const count = Number(values[name]);
    const texts = Object.fromEntries([...forms.matchAll(pluralForm)].map(([, form = '', text = '']) => [form, text]));
    const text = texts[`=${count}`] ?? texts[new Intl.PluralRules(language).select(count)] ?? texts.other ?? '';
    return text.replaceAll('#', count.toLocaleString(language));
  });
}

/** Fills in the values: `formatMessage('{name} is too large.', { name: 'a.pdf' }, 'en')` → `'a.pdf is too large.'` */
export function formatMessage(message: string, values: Values, language: string): string {
  return choosePlurals(message, values, language).replaceAll(/\{(\w+)\}/g, (whole, name: string) =>
    String(values[name] ?? whole),
  );
}

/** The names that a message has: of values, `['name']`, and of the elements around parts of it, `['<link>']`. */
export function namesIn(message: string): string[] {
  const flat = message.replaceAll(plural, (_whole, name: string, forms: string) =>
    [`{${name}}`, ...[...forms.matchAll(pluralForm)].map(([, , text]) => text)].join(' '),
  );
  const values = [...flat.matchAll(/\{(\w+)\}/g)].map(([, name]) => `${name}`);
  const tags = [...flat.matchAll(/<(\w+)\/?>/g)].map(([, name]) => `<${name}>`);
  return [...new Set([...values, ...tags])].sort();
}
