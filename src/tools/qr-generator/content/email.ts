import { z } from 'zod';
import { t } from '../../../shared/language/translate.ts';
import { defineContent, optionalText, unixLines } from './define-content.ts';
import { decodePercent } from './percent-encoding.ts';

const invalid = t('Please enter an email address such as name@example.com.');

/** An email address or nothing. Allows other scripts (RFC 6531), but no quoted local parts. */
export const emailAddress = () =>
  z
    .string({ error: invalid })
    .trim()
    .max(254, invalid)
    .refine(
      (text) => text === '' || /^[^\s@"(),:;<>[\]\\]+@[^\s@"(),:;<>[\]\\]+\.[^\s@"(),:;<>[\]\\.]+$/.test(text),
      invalid,
    );

/** `mailto:` (RFC 6068): delimiters are percent-encoded in UTF-8, a space is `%20` (never `+`), and a line end is `%0D%0A`. */
export const emailContent = defineContent({
  label: t('Email'),
  effect: t('Starts an email.'),
  schema: z.object({
    address: emailAddress().refine((address) => address !== '', t('Please enter an email address.')),
    subject: optionalText(200),
    body: optionalText(1500).transform(unixLines),
  }),
  fields: {
    address: { label: t('Recipient'), input: 'email', placeholder: 'name@example.com' },
    subject: { label: t('Subject'), input: 'text', optional: true },
    body: { label: t('Message'), input: 'multiline', optional: true },
  },
  write: ({ address, subject, body }) => {
    const parts = [
      ...(subject === '' ? [] : [`subject=${encodeURIComponent(subject)}`]),
      ...(body === '' ? [] : [`body=${encodeURIComponent(body.replaceAll('\n', '\r\n'))}`]),
    ];
    const to = encodeURIComponent(address).replaceAll('%40', '@');
    return `mailto:${to}${parts.length === 0 ? '' : `?${parts.join('&')}`}`;
  },
  parse: (text) => {
    if (!/^mailto:/i.test(text)) return undefined;
    const [, address = '', query = ''] = /^mailto:([^?]*)\??([\s\S]*)$/i.exec(text) ?? [];
    const parts = new Map(
      query.split('&').map((part) => {
        const [name = '', ...value] = part.split('=');
        return [name.toLowerCase(), unixLines(decodePercent(value.join('=')))];
      }),
    );
    return { address: decodePercent(address), subject: parts.get('subject') ?? '', body: parts.get('body') ?? '' };
  },
});
