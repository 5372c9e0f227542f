import { z } from 'zod';
import { defineSetting, type ReadSetting, wholeNumber } from '../../platform/config/setting.ts';

const emailList = z
  .string()
  .transform((text) => text.split(',').flatMap((email) => email.trim().toLowerCase() || []))
  .pipe(z.array(z.email()).max(20));

const hoursTo = (topic: string, name: string, hours: string) =>
  defineSetting({
    name,
    doc: `Within how many hours people get an answer to ${topic}: the contact page promises it in your name.`,
    allowed: 'a whole number from 1 to 720',
    schema: wholeNumber(1, 720),
    default: hours,
  });

export const conversationSettings = {
  supportEmail: defineSetting({
    name: 'SUPPORT_EMAIL',
    doc: 'The address for support that pages show. Messages from forms arrive without it.',
    allowed: 'an email address',
    schema: z.union([z.literal(''), z.email().max(254)]).transform((text) => text || undefined),
    default: undefined,
    unset: 'pages show the forms only',
  }),
  supportNotify: defineSetting({
    name: 'SUPPORT_NOTIFY',
    doc: 'Who gets an email about new messages, separated by commas. Needs SMTP_URL.',
    allowed: 'email addresses separated by commas',
    schema: emailList,
    default: undefined,
    unset: 'the addresses in ADMIN_EMAILS',
  }),
  supportHours: defineSetting({
    name: 'SUPPORT_HOURS',
    doc: 'Office hours of support, separated by commas. The contact page promises them in your name: set yours, or none.',
    allowed: 'none, or up to seven texts separated by commas, such as Mon-Fri 9:00-18:00 EST, Sun closed',
    schema: z
      .string()
      .max(300)
      .transform((text) => text.split(',').flatMap((line) => line.trim() || []))
      .pipe(z.array(z.string()).min(1).max(7))
      .transform((lines) => (lines.join().toLowerCase() === 'none' ? [] : lines)),
    default: 'Mon-Fri 9:00-18:00 EST, Sat 10:00-16:00 EST, Sun closed',
  }),
  supportGeneralHours: hoursTo('general questions', 'SUPPORT_GENERAL_HOURS', '24'),
  supportTechnicalHours: hoursTo('technical questions', 'SUPPORT_TECHNICAL_HOURS', '12'),
  supportBillingHours: hoursTo('questions about payment', 'SUPPORT_BILLING_HOURS', '6'),
  conversationDays: defineSetting({
    name: 'CONVERSATION_DAYS',
    doc: 'How many days a conversation with support is kept after it was solved or closed, or last written in.',
    allowed: 'a whole number from 1 to 3650',
    schema: wholeNumber(1, 3650),
    default: '365',
  }),
};

export type ConversationsConfig = ReturnType<typeof readConversationsConfig>;

export const readConversationsConfig = (read: ReadSetting) => ({
  supportEmail: read(conversationSettings.supportEmail),
  supportNotify: read(conversationSettings.supportNotify),
  supportHours: read(conversationSettings.supportHours),
  responseHours: {
    general: read(conversationSettings.supportGeneralHours),
    technical: read(conversationSettings.supportTechnicalHours),
    billing: read(conversationSettings.supportBillingHours),
  },
  conversationDays: read(conversationSettings.conversationDays),
});
