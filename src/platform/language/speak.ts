import { AsyncLocalStorage } from 'node:async_hooks';
import { formatMessage } from '../../shared/language/format-message.ts';
import type { Language } from '../../shared/language/languages.ts';
import { readCatalogue } from '../../shared/language/read-catalogue.ts';
import { type Speech, speakBy } from '../../shared/language/translate.ts';
import { createRecognizer } from './recognize-message.ts';

const speaking = new AsyncLocalStorage<Speech>();
speakBy(() => speaking.getStore());

/** What `t()` says in this language. Its catalogue is loaded when it is spoken for the first time. */
export const speechOf = async (language: Language): Promise<Speech> =>
  language === 'en' ? { language } : { language, catalogue: await readCatalogue(language) };

/** Does work in a language: whatever it says with `t()` is in it. */
export const speak = <Result>(speech: Speech, work: () => Result): Result => speaking.run(speech, work);

const recognizers = new WeakMap<object, ReturnType<typeof createRecognizer>>();

/** A sentence has messages in it, and these have units. Without a bound, a sentence made to be deep would take a second. */
const deepest = 2;

/**
 * A finished English sentence in the reader's language: it may have been made when the server started, as limits and refusals of
 * tools are, or in a process of its own. What was made from no message stays as it is.
 */
export const inReadersLanguage = (sentence: string): string => sayAgain(sentence, 0);

function sayAgain(sentence: string, depth: number): string {
  const speech = speaking.getStore();
  if (!speech?.catalogue) return sentence;
  const { language, catalogue } = speech;
  // Of the catalogue itself: a file may be named "constructor".
  if (Object.hasOwn(catalogue, sentence)) return catalogue[sentence] ?? sentence;
  if (depth > deepest) return sentence;
  const recognize = recognizers.get(catalogue) ?? createRecognizer(Object.keys(catalogue));
  recognizers.set(catalogue, recognize);
  const made = recognize(sentence);
  if (!made) return sentence;
  const values = Object.entries(made.values).map(([name, value]) => [
    name,
    typeof value === 'string' ? sayAgain(value, depth + 1) : value,
  ]);
  return formatMessage(catalogue[made.message] ?? made.message, Object.fromEntries(values), language);
}
