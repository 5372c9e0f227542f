// Tabs, line ends and form feeds are text; the other controls are not.
// biome-ignore lint/suspicious/noControlCharactersInRegex: it is what they are for.
const controls = /[\0-\x08\x0b\x0e-\x1f\x7f-\x9f]/g;

/** Text of unknown origin without control characters and with U+FFFD for lone surrogates: PostgreSQL stores neither in JSON. */
export const cleanText = (text: string): string => text.replace(controls, '').toWellFormed();

/** Whether nobody could see it: white space, controls, and characters of no width. */
export const isBlank = (text: string): boolean => !/[^\s\p{Cc}\p{Default_Ignorable_Code_Point}]/u.test(text);

/** A copy of JSON data with every text and name in it cleaned. */
export function cleanTexts<Value>(value: Value): Value;
export function cleanTexts(value: unknown): unknown {
  if (typeof value === 'string') return cleanText(value);
  if (Array.isArray(value)) return value.map((item) => cleanTexts(item));
  if (value === null || typeof value !== 'object') return value;
  return Object.fromEntries(Object.entries(value).map(([name, item]) => [cleanText(name), cleanTexts(item)]));
}
