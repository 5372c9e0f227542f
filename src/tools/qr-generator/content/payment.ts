import { z } from 'zod';
import { t } from '../../../shared/language/translate.ts';
import { defineContent, optionalText, requiredText } from './define-content.ts';
import { compactIban, ibanProblem, isCreditorReference } from './iban.ts';

const amountMessage = t('Please enter an amount from 0.01 to 999999999.99 euros.');

/** Euros with a dot or comma as decimal sign; undefined when empty. In cents, to avoid rounding. */
const amount = () =>
  z.preprocess((value) => {
    if (typeof value === 'number')
      return Math.round(value * 100) / 100 === value ? Math.round(value * 100) : Number.NaN;
    if (typeof value !== 'string') return value;
    const text = value.replace(/[\s€]|EUR/gi, '').replace(',', '.');
    if (text === '') return undefined;
    const [, euros = '', cents = ''] = /^(\d{1,9})(?:\.(\d{1,2}))?$/.exec(text) ?? [];
    return euros === '' ? Number.NaN : Number(euros) * 100 + Number(cents.padEnd(2, '0'));
  }, z
    .number({ error: amountMessage })
    .int(amountMessage)
    .min(1, amountMessage)
    .max(99_999_999_999, amountMessage)
    .optional());

const MAX_BYTES = 331;

const schema = z
  .object({
    name: requiredText(t('Please enter the payee.'), 70).refine(
      (name) => !/[\r\n]/.test(name),
      t('Please use one line.'),
    ),
    iban: z
      .string({ error: t('Please enter an IBAN.') })
      .transform(compactIban)
      .superRefine((iban, context) => {
        const message = ibanProblem(iban);
        if (message !== undefined) context.addIssue({ code: 'custom', message });
      }),
    amount: amount(),
    bic: optionalText(11)
      .transform((bic) => bic.toUpperCase())
      .refine(
        (bic) => bic === '' || /^[A-Z\d]{4}[A-Z]{2}[A-Z\d]{2}([A-Z\d]{3})?$/.test(bic),
        t('A BIC has 8 or 11 characters.'),
      ),
    reference: optionalText(35)
      .transform((reference) => reference.replace(/\s/g, '').toUpperCase())
      .refine(
        (reference) => reference === '' || isCreditorReference(reference),
        t(
          'A creditor reference starts with RF and check digits, such as RF18 5390 0754 7034. Put any other text into the message.',
        ),
      ),
    message: optionalText(140).refine((message) => !/[\r\n]/.test(message), t('Please use one line.')),
  })
  .superRefine((values, context) => {
    if (values.reference !== '' && values.message !== '') {
      context.addIssue({
        code: 'custom',
        path: ['message'],
        message: t('Banks accept a creditor reference or a message, not both. Please leave one empty.'),
      });
    }
    if (new TextEncoder().encode(writePayment(values)).length > MAX_BYTES) {
      const message = t(
        'The payment has more than {maxBytes} bytes, the limit of the standard. Please shorten the message.',
        { maxBytes: MAX_BYTES },
      );
      context.addIssue({ code: 'custom', path: ['message'], message });
    }
  });

type Payment = {
  name: string;
  iban: string;
  amount?: number | undefined;
  bic: string;
  reference: string;
  message: string;
};

/**
 * A SEPA credit transfer for banking apps: European Payments Council, EPC069-12 version 2.1 and later, service tag BCD,
 * version 002 (no BIC needed within the EEA), UTF-8. The standard fixes error level M and at most version 13 (331 bytes).
 */
export const paymentContent = defineContent({
  label: t('Payment'),
  effect: t('Fills in a SEPA bank transfer in euros.'),
  symbol: { errorLevel: 'M', maximumVersion: 13 },
  schema,
  fields: {
    name: { label: t('Name of the payee'), input: 'text' },
    iban: { label: 'IBAN', input: 'text', placeholder: 'DE89 3704 0044 0532 0130 00' },
    amount: { label: t('Amount in euros'), input: 'text', optional: true, placeholder: '12.50' },
    bic: { label: 'BIC', input: 'text', optional: true, hint: t('Only needed outside the European Economic Area.') },
    reference: { label: t('Creditor reference'), input: 'text', optional: true, placeholder: 'RF18 5390 0754 7034' },
    message: { label: t('Message'), input: 'text', optional: true },
  },
  write: (values) => writePayment(values),
  parse: (text) => {
    const lines = text.split(/\r?\n/);
    const [tag, version = '', , scheme, bic = '', name = '', iban = '', euros = '', , reference = '', message = ''] =
      lines;
    if (tag !== 'BCD' || !/^00[12]$/.test(version) || scheme !== 'SCT') return undefined;
    return { name, iban, amount: euros.replace(/^EUR/, ''), bic, reference, message };
  },
});

function writePayment({ name, iban, amount: cents, bic, reference, message }: Payment): string {
  const euros = cents === undefined ? '' : `EUR${Math.floor(cents / 100)}.${String(cents % 100).padStart(2, '0')}`;
  const lines = ['BCD', '002', '1', 'SCT', bic, name, iban, euros, '', reference, message];
  // Trailing empty lines may be left out (section 3).
  return lines.join('\n').replace(/\n+$/, '');
}
