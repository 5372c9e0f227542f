import { z } from 'zod';
import { t } from '../../../shared/language/translate.ts';

const invalid = t('Please enter a web address such as https://example.com.');

/**
 * A web address as typed: `example.com/menu` gets `https://`, and only http and https are allowed. Otherwise unchanged,
 * because some servers distinguish addresses that normalisation would merge.
 */
export const webAddress = () =>
  z
    .string({ error: invalid })
    .trim()
    .max(2000, t('Please use at most 2000 characters.'))
    .transform((text) => (text === '' || /^[a-z][a-z\d+.-]*:(?!\d)/i.test(text) ? text : `https://${text}`))
    .refine((text) => text === '' || isWebAddress(text), invalid);

export const isWebAddress = (text: string): boolean => /^https?:\/\/\S+$/i.test(text) && URL.canParse(text);

/** Whether a text is a web address without its scheme, such as `example.com/menu`: phones show it as text. */
export const lacksScheme = (text: string): boolean =>
  /^[\p{L}\p{N}-]+(\.[\p{L}\p{N}-]+)*\.\p{L}{2,}(:\d+)?([/?#]\S*)?$/u.test(text.trim()) &&
  isWebAddress(`https://${text.trim()}`);
