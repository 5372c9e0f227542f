import { z } from 'zod';
import { t } from '../../../shared/language/translate.ts';
import { defineContent, optionalText, unixLines } from './define-content.ts';
import { decodePercent } from './percent-encoding.ts';
import { requiredPhoneNumber } from './phone.ts';

/**
 * `SMSTO:number:message`, as in ZXing's wiki ('Barcode Contents'), read by Android and iOS. The message is the rest of the
 * text, so nothing is escaped. `sms:` (RFC 5724) can be read, too.
 */
export const smsContent = defineContent({
  label: 'SMS',
  effect: t('Starts a text message.'),
  schema: z.object({ number: requiredPhoneNumber(), message: optionalText(1000).transform(unixLines) }),
  fields: {
    number: { label: t('Phone number'), input: 'tel', placeholder: '+44 20 7946 0018' },
    message: { label: t('Message'), input: 'multiline', optional: true },
  },
  write: ({ number, message }) => (message === '' ? `SMSTO:${number}` : `SMSTO:${number}:${message}`),
  parse: (text) => {
    const [, number, message = ''] = /^smsto:([^:]+)(?::([\s\S]*))?$/i.exec(text) ?? [];
    if (number !== undefined) return { number, message };
    const [, standardNumber, query = ''] = /^sms:([^?]+)\??([\s\S]*)$/i.exec(text) ?? [];
    if (standardNumber === undefined) return undefined;
    const body = query.split('&').find((part) => part.startsWith('body='));
    return { number: decodePercent(standardNumber), message: decodePercent(body?.slice(5) ?? '') };
  },
});
