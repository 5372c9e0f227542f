import { z } from 'zod';
import { t } from '../../../shared/language/translate.ts';
import { defineContent, yesOrNo } from './define-content.ts';

const securities = { WPA: t('WPA, WPA2 or WPA3'), WEP: t('WEP (old)'), nopass: t('None (open network)') } as const;
type Security = keyof typeof securities;

const utf8Length = (text: string): number => new TextEncoder().encode(text).length;

const passwordRules: Record<Security, { fits: (password: string) => boolean; message: string }> = {
  // IEEE 802.11: a passphrase of 8 to 63 characters or a key of 64 hexadecimal digits.
  WPA: {
    fits: (password) => (utf8Length(password) >= 8 && utf8Length(password) <= 63) || /^[\da-f]{64}$/i.test(password),
    message: t('A WPA password has 8 to 63 characters.'),
  },
  // 40 or 104 bit keys as characters or as hexadecimal digits.
  WEP: {
    fits: (password) => /^([\da-f]{10}|[\da-f]{26}|[ -~]{5}|[ -~]{13})$/i.test(password),
    message: t('A WEP key has 5 or 13 characters, or 10 or 26 hexadecimal digits.'),
  },
  nopass: { fits: (password) => password === '', message: t('An open network has no password.') },
};

const schema = z
  .object({
    // Not trimmed: names and passwords may begin or end with spaces. A name has at most 32 bytes (IEEE 802.11).
    network: z
      .string({ error: t('Please enter the name of the network.') })
      .refine((name) => name.trim() !== '', t('Please enter the name of the network.'))
      .refine((name) => utf8Length(name) <= 32, t('The name of a network has at most 32 bytes.')),
    security: z.enum(['WPA', 'WEP', 'nopass'], { error: t('Please choose WPA, WEP or nopass.') }).default('WPA'),
    password: z.string({ error: t('Please enter text.') }).default(''),
    hidden: yesOrNo(),
  })
  .superRefine(({ security, password }, context) => {
    const { fits, message } = passwordRules[security];
    if (!fits(password)) context.addIssue({ code: 'custom', path: ['password'], message });
  });

/**
 * `WIFI:T:WPA;S:name;P:password;H:true;;`, as in ZXing's wiki ('Barcode Contents'), read by Android and iOS: `\`, `;`, `,`,
 * `"` and `:` are escaped with a backslash. The wiki's quotes around names that look hexadecimal are left out: today's phones
 * would take them as part of the name.
 */
export const wifiContent = defineContent({
  label: t('Wi-Fi'),
  effect: t('Joins a network.'),
  schema,
  fields: {
    network: { label: t('Network name'), input: 'text', hint: t('Upper and lower case matter.') },
    security: { label: t('Security'), input: 'select', options: securities },
    password: { label: t('Password'), input: 'password', optional: true },
    hidden: { label: t('Hidden network'), input: 'checkbox', optional: true },
  },
  write: ({ network, security, password, hidden }) =>
    [
      `WIFI:T:${security}`,
      `S:${escaped(network)}`,
      ...(security === 'nopass' ? [] : [`P:${escaped(password)}`]),
      ...(hidden ? ['H:true'] : []),
      ';',
    ].join(';'),
  parse: (text) => {
    if (!/^WIFI:/i.test(text)) return undefined;
    const values = new Map(splitFields(text.slice(5)).map(([name, value]) => [name.toUpperCase(), value]));
    const network = values.get('S');
    if (network === undefined) return undefined;
    return {
      network,
      security: readSecurity(values.get('T')),
      password: values.get('P') ?? '',
      hidden: values.get('H')?.toLowerCase() === 'true',
    };
  },
});

const escaped = (text: string): string => text.replace(/[\\;,":]/g, '\\$&');

/** WPA2, WPA3 and SAE (Android's name for WPA3) all mean: ask for a password and negotiate the rest with the access point. */
function readSecurity(written: string | undefined): Security {
  if (written === undefined || written === '' || written.toLowerCase() === 'nopass') return 'nopass';
  return written.toUpperCase() === 'WEP' ? 'WEP' : 'WPA';
}

/** `'S:a\;b;T:WPA;;'` → `[['S', 'a;b'], ['T', 'WPA']]`. */
function splitFields(text: string): [string, string][] {
  return [...text.matchAll(/([A-Za-z]+):((?:\\[\s\S]|[^\\;])*);?/g)].map(([, name = '', value = '']) => [
    name,
    value.replace(/\\([\s\S])/g, '$1'),
  ]);
}
