import type { Contact } from './document-scanner.contract.ts';

export type VcardVersion = '3.0' | '4.0';

const phoneTypes = {
  '3.0': { work: 'WORK,VOICE', mobile: 'CELL', fax: 'WORK,FAX' },
  '4.0': { work: '"work,voice"', mobile: 'cell', fax: '"work,fax"' },
} as const;

/** A contact as a vCard (RFC 6350 for 4.0, RFC 2426 for 3.0), ready to save as a `.vcf` file in UTF-8. */
export function toVcard(contact: Contact, version: VcardVersion = '4.0'): string {
  const { name, company, title, phones, emails, websites, address, other } = contact;
  const formatted = name ?? company ?? emails[0] ?? 'Contact';
  const lines = ['BEGIN:VCARD', `VERSION:${version}`, `FN:${escapeValue(formatted)}`];
  // 3.0 requires N, even when nothing is known of it.
  if (name !== null || version === '3.0') lines.push(`N:${structuredName(name ?? '')}`);
  if (company !== null) lines.push(`ORG:${escapeValue(company)}`);
  if (title !== null) lines.push(`TITLE:${escapeValue(title)}`);
  for (const { kind, number } of phones) lines.push(phoneLine(kind, number, version));
  for (const email of emails) {
    lines.push(version === '4.0' ? `EMAIL;TYPE=work:${escapeValue(email)}` : `EMAIL;TYPE=INTERNET,WORK:${email}`);
  }
  for (const website of websites) lines.push(`URL:${/^https?:/i.test(website) ? website : `https://${website}`}`);
  if (address !== null) {
    // Which part of a printed address is the street differs by country: all of it goes into the street field.
    const type = version === '4.0' ? 'work' : 'WORK';
    lines.push(`ADR;TYPE=${type}:;;${escapeValue(address)};;;;`);
  }
  if (other.length > 0) lines.push(`NOTE:${escapeValue(other.join('\n'))}`);
  return [...lines, 'END:VCARD', ''].map(fold).join('\r\n').replace(/\r\n$/, '\r\n');
}

function phoneLine(kind: Contact['phones'][number]['kind'], number: string, version: VcardVersion): string {
  const type = phoneTypes[version][kind];
  if (version === '3.0') return `TEL;TYPE=${type}:${escapeValue(number)}`;
  // RFC 3966 allows no spaces and needs a context for local numbers; without a country code the number is written as text.
  const digits = number.replace(/\(0\)/g, '').replace(/[^\d+]/g, '');
  return digits.startsWith('+')
    ? `TEL;VALUE=uri;TYPE=${type}:tel:${digits}`
    : `TEL;VALUE=text;TYPE=${type}:${escapeValue(number)}`;
}

const prefixes = /^(?:(?:dr|prof|mr|mrs|ms|mx|dipl\.?-?ing|ing|mag|herr|frau|sir)\.?\s+)+/i;
const suffixes = /,?\s+((?:ph\.?\s?d|m\.?d|mba|b\.?sc|m\.?sc|jr|sr|esq|ll\.?m|cpa)\.?)$/i;

/** Family name; given name; additional names; prefixes; suffixes. The last word counts as the family name. */
function structuredName(name: string): string {
  const prefix = prefixes.exec(name)?.[0] ?? '';
  const suffix = suffixes.exec(name)?.[1] ?? '';
  const bare = name.slice(prefix.length).replace(suffixes, '');
  const parts = bare.split(/\s+/).filter((part) => part !== '');
  const particle = parts.findIndex(
    (part, index) => index > 0 && /^(?:van|von|de|da|del|di|der|den|la|le|bin|al)$/i.test(part),
  );
  const familyAt = particle > 0 ? particle : Math.max(parts.length - 1, 0);
  const [given = '', ...further] = parts.slice(0, familyAt);
  const family = parts.slice(familyAt).join(' ');
  return [family, given, further.join(' '), prefix.trim(), suffix].map(escapeValue).join(';');
}

const escapeValue = (text: string): string => text.replace(/[\\;,]/g, '\\$&').replace(/\r\n|\r|\n/g, '\\n');

/** Folds lines at 75 bytes of UTF-8; continuations begin with a space (RFC 6350, 3.2). */
function fold(line: string): string {
  const folded: string[] = [];
  let current = '';
  let bytes = 0;
  for (const character of line) {
    const size = utf8Length(character.codePointAt(0) ?? 0);
    if (bytes + size > 75) {
      folded.push(current);
      current = ' ';
      bytes = 1;
    }
    current += character;
    bytes += size;
  }
  return [...folded, current].join('\r\n');
}

const utf8Length = (code: number): number => (code < 0x80 ? 1 : code < 0x800 ? 2 : code < 0x10000 ? 3 : 4);
