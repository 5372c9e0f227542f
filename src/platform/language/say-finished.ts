import type { ErrorBody } from '../../shared/errors.ts';
import { language } from '../../shared/language/translate.ts';
import { inReadersLanguage } from './speak.ts';

/** A refusal in the reader's language: its sentences may have been made in English, before there was a reader. */
export const sayRefusal = (body: ErrorBody): ErrorBody => ({
  ...body,
  message: inReadersLanguage(body.message),
  ...(body.pro !== undefined && { pro: inReadersLanguage(body.pro) }),
  ...(body.fields && {
    fields: Object.fromEntries(Object.entries(body.fields).map(([name, text]) => [name, inReadersLanguage(text)])),
  }),
});

const isNote = (name: string): boolean => /^(messages?|notes?|warnings?|reasons?)$/.test(name);

/** A result whose messages and notes are in the reader's language: engines write them in processes that know no reader. */
export function sayNotes<Result>(result: Result): Result {
  if (language() === 'en') return result;
  const say = (value: unknown, said: boolean): unknown => {
    if (typeof value === 'string') return said ? inReadersLanguage(value) : value;
    if (Array.isArray(value)) return value.map((each) => say(each, said));
    if (typeof value !== 'object' || value === null) return value;
    return Object.fromEntries(Object.entries(value).map(([name, inner]) => [name, say(inner, said || isNote(name))]));
  };
  return say(result, false) as Result;
}
