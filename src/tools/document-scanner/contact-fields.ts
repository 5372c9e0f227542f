import type { Contact, ScannedWord } from './document-scanner.contract.ts';

/** A line of a card, as far as it matters here. */
export type CardLine = { text: string /** Of its letters, in pixels. */; fontSize: number };

/** The lines of recognised words, in reading order. */
export function cardLines(words: readonly ScannedWord[]): CardLine[] {
  const lines: (CardLine & { key: string })[] = [];
  for (const { text, fontSize, block, paragraph, line } of words) {
    const key = `${block}/${paragraph}/${line}`;
    const last = lines.at(-1);
    if (last?.key === key) last.text += ` ${text}`;
    else lines.push({ key, text, fontSize });
  }
  return lines.map(({ text, fontSize }) => ({ text: text.trim(), fontSize })).filter(({ text }) => text !== '');
}

const emailPattern = /[\p{L}\d._%+-]+\s?@\s?[\p{L}\d-]+(?:\.[\p{L}\d-]+)*\.\p{L}{2,}/giu;
const websitePattern =
  /(?:https?:\/\/|www\.)[\p{L}\d.-]+\.\p{L}{2,}(?:\/[^\s,;]*)?|(?<![@\p{L}\d.-])[\p{L}\d-]+(?:\.[\p{L}\d-]+)*\.(?:com|org|net|io|eu|de|at|ch|fr|es|it|pt|uk|us|ca|info|biz|dev|app|design|studio|example)\b(?:\/[^\s,;]*)?/giu;
// Seven to fifteen digits (ITU-T E.164) with separators.
const phonePattern = /(?:\+|\(|\b00)?\d[\d\s()./–-]{5,}\d/g;

const companyWords =
  /\b(?:inc|llc|ltd|limited|gmbh|ag|kg|ug|ohg|gbr|e\.?v|s\.?a\.?r?\.?l?|s\.?p\.?a|s\.?l|b\.?v|n\.?v|plc|corp(?:oration)?|co|company|group|holding|partners?|studios?|solutions|systems|consulting|services|bank|institute|university|universit\p{L}+|hospital|agency|labs?|associates|architects?|verlag|werke|foundation)\b\.?/iu;
const titleWords =
  /\b(?:ceo|cto|cfo|coo|cmo|vp|president|director|directora?|manager|head of|chief|founder|co-founder|owner|partner|engineer|developer|designer|consultant|analyst|architect|assistant|officer|sales|marketing|lawyer|attorney|notary|professor|lecturer|editor|journalist|photographer|accountant|specialist|representative|coordinator|supervisor|advisor|adviser|geschäftsführer(?:in)?|leiter(?:in)?|berater(?:in)?|ingenieur(?:in)?|vertrieb|prokurist(?:in)?|directeur|directrice|responsable|ingénieure?|gérante?|gerente|ingenier[oa]|jef[ea]|direttore|direttrice|diretora?)\b/iu;
const addressWords =
  /\b(?:street|st|road|rd|avenue|ave|boulevard|blvd|lane|ln|drive|dr|square|sq|way|court|ct|floor|suite|ste|p\.?\s?o\.? box|rue|place|allée|via|viale|piazza|calle|plaza|avenida|rua|travessa|platz|weg|allee|gasse|ring|building|house|postfach)\b|(?:straße|strasse|str\.|gasse|platz|allee|weg)(?=[\s,\d]|$)/iu;
// A postal code with its town: '10115 Berlin', 'Springfield, IL 62704', 'London SW1A 1AA', '1010 AB Amsterdam'.
const postalCode =
  /\b(?:[A-Z]{1,2}-)?\d{4,5}(?:-\d{3,4})?(?:\s?[A-Z]{2})?\s+\p{Lu}\p{L}+|\b[A-Z]{2}\s+\d{5}(?:-\d{4})?\b|\b[A-Z]{1,2}\d[A-Z\d]?\s?\d[A-Z]{2}\b/u;

/**
 * The contact on a business card. Email addresses, websites and telephone numbers are recognised by their form; company,
 * title and address by typical words; the name is the largest line that looks like one and, where there is an email address,
 * shares its words.
 */
export function findContact(lines: readonly CardLine[]): Contact {
  const contact: Contact = {
    ...{ name: null, company: null, title: null, address: null },
    ...{ phones: [], emails: [], websites: [], other: [] },
  };
  const rest = lines.flatMap((line) => {
    const text = takeReachable(line.text, contact);
    return text === '' ? [] : [{ text, fontSize: line.fontSize }];
  });
  const addressLines = rest.filter(({ text }) => isAddress(text));
  const open = rest.filter((line) => !addressLines.includes(line));
  const name = findName(open, contact);
  const company = findCompany(open, name, contact);
  const title = open.find((line) => line !== name && line !== company && titleWords.test(line.text));
  contact.name = name ? tidyName(name.text) : null;
  contact.company = company?.text ?? null;
  contact.title = title?.text ?? null;
  contact.address = addressLines.map(({ text }) => text.replace(/[,\s]+$/, '')).join(', ') || null;
  contact.other = open.filter((line) => ![name, company, title].includes(line)).map(({ text }) => text);
  return contact;
}

/** Takes email addresses, websites and telephone numbers out of a line and returns the rest. */
function takeReachable(text: string, contact: Contact): string {
  let rest = text.replace(emailPattern, (email) => {
    addOnce(contact.emails, email.replace(/\s/g, '').toLowerCase());
    return '|';
  });
  rest = rest.replace(websitePattern, (website) => {
    addOnce(contact.websites, website.replace(/[.,;]+$/, ''));
    return '|';
  });
  if (!postalCode.test(rest)) rest = takePhones(rest, contact);
  // What is left of 'Tel.: +49 ...' are labels.
  const left = rest
    .split('|')
    .map((part) => part.replace(labels, ' ').replace(/^[\s:;,.•·*/-]+|[\s:;,•·*/-]+$/g, ''))
    .filter((part) => /[\p{L}\d]{2}/u.test(part));
  return rest.includes('|') ? left.join(' ') : rest.trim();
}

const labels =
  /(?<!\p{L})(?:telephone|telefon|teléfono|téléphone|telefono|telefone|phone|tel|mobile|mobil|móvil|mob|cell|handy|fax|telefax|office|direct|e-?mail|mail|correo|web|website|internet|www|url|[tmpfew])(?!\p{L})\s*[.:]*/giu;

function takePhones(text: string, contact: Contact): string {
  return text.replace(phonePattern, (match, at: number) => {
    const digits = match.replace(/\D/g, '').length;
    if (digits < 7 || digits > 15) return match;
    const before = text.slice(0, at).toLowerCase().split('|').at(-1) ?? '';
    const number = match.replace(/\s+/g, ' ').trim();
    if (!contact.phones.some((phone) => phone.number === number))
      contact.phones.push({ kind: phoneKind(before), number });
    return '|';
  });
}

/** By the last label before the number. */
function phoneKind(before: string): Contact['phones'][number]['kind'] {
  const label = before.match(/fax|telefax|mobile?|móvil|mob|cell|handy|tel|phone|\b[mftp]\b/g)?.at(-1) ?? '';
  if (/fax|^f$/.test(label)) return 'fax';
  return /mob|móvil|cell|handy|^m$/.test(label) ? 'mobile' : 'work';
}

const isAddress = (text: string): boolean =>
  postalCode.test(text) || (addressWords.test(text) && /\d/.test(text) && !titleWords.test(text));

/** Two to five capitalised words without digits. */
const looksLikeName = (text: string): boolean =>
  /^(?:\p{Lu}[\p{L}'’.-]*|van|von|de|da|del|di|der|den|la|le|bin|al)(?:\s+(?:\p{Lu}[\p{L}'’.-]*|van|von|de|da|del|di|der|den|la|le|bin|al)){1,5}(?:,?\s+(?:Ph\.?D|M\.?D|MBA|M\.?Sc|B\.?Sc|Jr|Sr|Esq)\.?)?$/u.test(
    text,
  );

function findName(lines: readonly CardLine[], { emails }: Contact): CardLine | undefined {
  const mailbox = (emails[0]?.split('@')[0] ?? '').split(/[._\d-]+/).filter((part) => part.length > 2);
  const whole = mailbox.join('');
  const ranked = lines
    .filter(({ text }) => looksLikeName(text) && !companyWords.test(text) && !titleWords.test(text))
    .map((line) => {
      const words = plainLetters(line.text).split(' ');
      const shared = words.filter((word) => word.length > 2 && (mailbox.includes(word) || whole.includes(word))).length;
      return { line, shared };
    });
  ranked.sort((a, b) => b.shared - a.shared || b.line.fontSize - a.line.fontSize);
  return ranked[0]?.line;
}

/** Longer lines are sentences. */
const longestCompany = 60;

function findCompany(lines: readonly CardLine[], name: CardLine | undefined, contact: Contact): CardLine | undefined {
  const open = lines.filter((line) => line !== name && line.text.length <= longestCompany);
  const byWord = open.find(({ text }) => companyWords.test(text) && !titleWords.test(text));
  if (byWord) return byWord;
  const host = (contact.emails[0]?.split('@')[1] ?? contact.websites[0] ?? '').replace(
    /^(?:https?:\/\/)?(?:www\.)?/i,
    '',
  );
  const domain = (host.split(/[./]/)[0] ?? '').replaceAll('-', '').toLowerCase();
  const byDomain = open.find(({ text }) => {
    const letters = plainLetters(text).replaceAll(' ', '');
    return domain.length > 2 && letters.length > 2 && (letters.includes(domain) || domain.includes(letters));
  });
  if (byDomain) return byDomain;
  const largest = open.filter(({ text }) => !titleWords.test(text)).sort((a, b) => b.fontSize - a.fontSize)[0];
  // Letters as large as the name's are a company's; smaller ones may be anything.
  return largest && name && largest.fontSize >= name.fontSize * 0.9 ? largest : undefined;
}

/** 'JOHN MILLER' in title case. */
const tidyName = (text: string): string =>
  text === text.toUpperCase()
    ? text.toLowerCase().replace(/(?<!\p{L})\p{L}/gu, (letter) => letter.toUpperCase())
    : text;

/** 'Jörg Müller' → 'jorg muller' */
const plainLetters = (text: string): string =>
  text
    .normalize('NFD')
    .replace(/\p{M}/gu, '')
    .toLowerCase()
    .replace(/[^\p{L}\d]+/gu, ' ')
    .trim();

function addOnce(list: string[], value: string): void {
  if (!list.includes(value)) list.push(value);
}
