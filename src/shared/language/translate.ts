import { formatMessage, type Values } from './format-message.ts';
import type { Language } from './languages.ts';
import type { Message } from './messages.index.ts';

/** The language of the page, of the request or of the job: for numbers, dates and lists. */
export const language = (): Language => 'en';

/**
 * Says a message of the interface in the language of the reader.
 *
 * @param message the English text, with `{names}` for values and `{count, plural, one {# page} other {# pages}}` for numbers.
 *   Must be written out at the call: `npm run index-tools` collects the messages
 */
export const t = (message: Message, values?: Values): string =>
  values ? formatMessage(message, values, language()) : message;
