import { z } from 'zod';
import { t } from '../../../shared/language/translate.ts';
import { defineContent } from './define-content.ts';
import { decodePercent } from './percent-encoding.ts';

const invalid = t('Please enter a phone number such as +44 20 7946 0018.');

/**
 * A phone number or nothing. Spaces, dots, slashes, hyphens and brackets are visual separators (RFC 3966 section 3) and
 * dropped, and so is `(0)` after a country code, which is not dialled.
 */
export const phoneNumber = () =>
  z
    .string({ error: invalid })
    .transform((text) =>
      text
        .normalize('NFKC')
        .replace(/^(\s*\+.*?)\(0\)/, '$1')
        .replace(/[\s().\-/\u2010-\u2015\p{Cf}]/gu, ''),
    )
    .refine((text) => text === '' || /^\+?[\d*#]{2,20}$/.test(text), invalid);

/** A required phone number. */
export const requiredPhoneNumber = () => phoneNumber().refine((text) => text !== '', t('Please enter a phone number.'));

/** `tel:` (RFC 3966). `#` would start a fragment, so it is written as `%23`. */
export const phoneContent = defineContent({
  label: t('Phone'),
  effect: t('Dials a number.'),
  schema: z.object({ number: requiredPhoneNumber() }),
  fields: { number: { label: t('Phone number'), input: 'tel', placeholder: '+44 20 7946 0018' } },
  write: ({ number }) => `tel:${number.replaceAll('#', '%23')}`,
  parse: (text) => {
    const [, number] = /^tel:([^;?]+)/i.exec(text) ?? [];
    return number === undefined ? undefined : { number: decodePercent(number) };
  },
});
