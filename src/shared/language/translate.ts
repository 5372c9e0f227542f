import { formatMessage, type Values } from './format-message.ts';
import { isLanguage, type Language } from './languages.ts';
import type { Message } from './messages.index.ts';

/** What is spoken at the moment. Without a catalogue, the messages are in that language as they stand. */
export type Speech = { language: Language; catalogue?: Readonly<Partial<Record<string, string>>> | undefined };

/**
 * In the site's scripts the build puts the language here, and translated messages in place of the English ones
 * (scripts/languages/localize-site.ts). The server runs the source, and says what is spoken for each request.
 */
const builtLanguage: string = '@t(language)@';
const builtSpeech: Speech | undefined = isLanguage(builtLanguage) ? { language: builtLanguage } : undefined;
let currentSpeech: () => Speech | undefined = () => undefined;

/** Sets how to find out what is spoken: by the server, once (src/platform/language/speak.ts). */
export function speakBy(current: () => Speech | undefined): void {
  currentSpeech = current;
}

/** The language of the page, of the request or of the job. */
export const language = (): Language => (builtSpeech ?? currentSpeech())?.language ?? 'en';

/**
 * Says a message of the interface in the language of the reader.
 *
 * @param message the English text, with `{names}` for values and `{count, plural, one {# page} other {# pages}}` for numbers.
 *   Must be written out at the call: `npm run index-tools` collects the messages, and the build translates them in place
 */
export function t(message: Message, values?: Values): string {
  const speech = builtSpeech ?? currentSpeech();
  const text = speech?.catalogue?.[message] ?? message;
  return values ? formatMessage(text, values, speech?.language ?? 'en') : text;
}
