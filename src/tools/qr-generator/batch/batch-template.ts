import { t } from '../../../shared/language/translate.ts';
import type { ContentField } from '../content/define-content.ts';
import { type QrContentKind, qrContents } from '../qr-content.ts';

/** Valid values for every kind, so that the template is a working batch. */
const sampleRows: Record<QrContentKind, Readonly<Record<string, string>>> = {
  text: { text: 'Table 1' },
  link: { url: 'https://example.com/menu' },
  wifi: { network: 'Guests', security: 'WPA', password: 'welcome-2026' },
  contact: { firstName: 'Ada', lastName: 'Lovelace', mobile: '+44 20 7946 0018', email: 'ada@example.com' },
  email: { address: 'hello@example.com', subject: 'Question' },
  sms: { number: '+44 20 7946 0018', message: 'Call me back' },
  phone: { number: '+44 20 7946 0018' },
  place: { latitude: '48.858222', longitude: '2.2945', name: 'Eiffel Tower' },
  event: { title: 'Summer party', start: '2027-06-19T18:00', end: '2027-06-19T23:00', location: 'Garden' },
  payment: { name: 'Red Cross', iban: 'DE89 3704 0044 0532 0130 00', amount: '12.50', message: 'Donation' },
};

/** A CSV file to start from: headings of all fields and the file name, and one row. Lines end in CRLF (RFC 4180). */
export function batchTemplate(kind: QrContentKind): string {
  const fields = Object.entries<ContentField>(qrContents[kind].fields);
  const headings = [...fields.map(([, { label }]) => label), t('File name')];
  const row = [...fields.map(([name]) => sampleRows[kind][name] ?? ''), `my-${kind}`];
  return `${[headings, row].map((cells) => cells.map(csvCell).join(',')).join('\r\n')}\r\n`;
}

const csvCell = (text: string): string => (/[",\r\n;]/.test(text) ? `"${text.replaceAll('"', '""')}"` : text);
