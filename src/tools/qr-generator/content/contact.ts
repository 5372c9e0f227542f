import { z } from 'zod';
import { t } from '../../../shared/language/translate.ts';
import {
  type ContentLine,
  escapeValue,
  joinLines,
  readLines,
  splitStructured,
  textLine,
  unescapeValue,
} from './content-lines.ts';
import { defineContent, optionalText, unixLines } from './define-content.ts';
import { emailAddress } from './email.ts';
import { phoneNumber } from './phone.ts';
import { webAddress } from './web-address.ts';

const schema = z
  .object({
    firstName: optionalText(100),
    lastName: optionalText(100),
    organisation: optionalText(200),
    jobTitle: optionalText(200),
    mobile: phoneNumber().default(''),
    workPhone: phoneNumber().default(''),
    email: emailAddress().default(''),
    website: webAddress().default(''),
    street: optionalText(200),
    city: optionalText(100),
    region: optionalText(100),
    postcode: optionalText(20),
    country: optionalText(100),
    note: optionalText(500).transform(unixLines),
  })
  .refine(({ firstName, lastName, organisation }) => firstName !== '' || lastName !== '' || organisation !== '', {
    path: ['firstName'],
    message: t('Please enter a name or an organisation.'),
  });

/** A vCard 3.0 (RFC 2426), the version phones read best. */
export const contactContent = defineContent({
  label: t('Contact'),
  effect: t('Adds a contact to the address book.'),
  schema,
  fields: {
    firstName: { label: t('First name'), input: 'text', optional: true },
    lastName: { label: t('Last name'), input: 'text', optional: true },
    organisation: { label: t('Organisation'), input: 'text', optional: true },
    jobTitle: { label: t('Job title'), input: 'text', optional: true },
    mobile: { label: t('Mobile phone'), input: 'tel', optional: true, placeholder: '+44 20 7946 0018' },
    workPhone: { label: t('Work phone'), input: 'tel', optional: true },
    email: { label: t('Email'), input: 'email', optional: true },
    website: { label: t('Website'), input: 'url', optional: true },
    street: { label: t('Street'), input: 'text', optional: true },
    city: { label: t('City'), input: 'text', optional: true },
    region: { label: t('State or region'), input: 'text', optional: true },
    postcode: { label: t('Postcode'), input: 'text', optional: true },
    country: { label: t('Country'), input: 'text', optional: true },
    note: { label: t('Note'), input: 'multiline', optional: true },
  },
  write: (person) => {
    const address = ['', '', person.street, person.city, person.region, person.postcode, person.country];
    const fullName = [person.firstName, person.lastName].filter((part) => part !== '').join(' ');
    return joinLines([
      'BEGIN:VCARD',
      'VERSION:3.0',
      `N:${escapeValue(person.lastName)};${escapeValue(person.firstName)};;;`,
      `FN:${escapeValue(fullName === '' ? person.organisation : fullName)}`,
      ...textLine('ORG', person.organisation),
      ...textLine('TITLE', person.jobTitle),
      ...textLine('TEL;TYPE=CELL', person.mobile),
      ...textLine('TEL;TYPE=WORK', person.workPhone),
      ...textLine('EMAIL', person.email),
      // URIs are not text values: RFC 2426 section 4 escapes nothing in them.
      ...(person.website === '' ? [] : [`URL:${person.website}`]),
      ...(address.every((part) => part === '') ? [] : [`ADR;TYPE=WORK:${address.map(escapeValue).join(';')}`]),
      ...textLine('NOTE', person.note),
      'END:VCARD',
    ]);
  },
  parse: (text) => {
    if (!/^BEGIN:VCARD/i.test(text)) return undefined;
    const lines = readLines(text);
    const value = (name: string): string => lines.find((line) => line.name === name)?.value ?? '';
    const [lastName = '', firstName = ''] = splitStructured(value('N'));
    const [, , street = '', city = '', region = '', postcode = '', country = ''] = splitStructured(value('ADR'));
    return {
      firstName,
      lastName,
      organisation: splitStructured(value('ORG')).join(', '),
      jobTitle: unescapeValue(value('TITLE')),
      ...readPhones(lines),
      email: unescapeValue(value('EMAIL')),
      website: value('URL'),
      street,
      city,
      region,
      postcode,
      country,
      note: unescapeValue(value('NOTE')),
    };
  },
});

function readPhones(lines: readonly ContentLine[]): { mobile: string; workPhone: string } {
  const phones = lines.filter(({ name }) => name === 'TEL');
  const isWork = ({ parameters }: ContentLine): boolean => parameters.some((parameter) => parameter.includes('WORK'));
  return {
    mobile: unescapeValue(phones.find((phone) => !isWork(phone))?.value ?? ''),
    workPhone: unescapeValue(phones.find(isWork)?.value ?? ''),
  };
}
