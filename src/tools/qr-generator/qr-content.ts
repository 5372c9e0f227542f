import { contactContent } from './content/contact.ts';
import type { ContentValues, QrContent } from './content/define-content.ts';
import { emailContent } from './content/email.ts';
import { eventContent } from './content/event.ts';
import { linkContent } from './content/link.ts';
import { paymentContent } from './content/payment.ts';
import { phoneContent } from './content/phone.ts';
import { placeContent } from './content/place.ts';
import { smsContent } from './content/sms.ts';
import { textContent } from './content/text.ts';
import { wifiContent } from './content/wifi.ts';

/** Every kind of content, in page order. */
export const qrContentKinds = [
  'text',
  'link',
  'wifi',
  'contact',
  'email',
  'sms',
  'phone',
  'place',
  'event',
  'payment',
] as const;
export type QrContentKind = (typeof qrContentKinds)[number];

export const qrContents: Readonly<Record<QrContentKind, QrContent>> = {
  text: textContent,
  link: linkContent,
  wifi: wifiContent,
  contact: contactContent,
  email: emailContent,
  sms: smsContent,
  phone: phoneContent,
  place: placeContent,
  event: eventContent,
  payment: paymentContent,
};

/** A scanned text's kind and values. Anything unknown is plain text. */
export function readContent(text: string): { kind: QrContentKind; values: ContentValues } {
  for (const kind of qrContentKinds) {
    if (kind === 'text') continue;
    const values = qrContents[kind].parse(text);
    if (values !== undefined) return { kind, values };
  }
  return { kind: 'text', values: { text } };
}
