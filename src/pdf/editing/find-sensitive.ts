/** Kinds of text that people redact, which a program can recognise. */
export const sensitiveKinds = ['email', 'phone', 'iban', 'card'] as const;
export type SensitiveKind = (typeof sensitiveKinds)[number];

/** Part of a text: from `start` up to before `end`, in UTF-16 units. */
export type TextMatch = { start: number; end: number };

/**
 * Where a text has something of this kind, in order. Line breaks count as spaces: addresses and numbers may be broken over
 * lines. Account and card numbers must have valid check digits.
 */
export function findSensitive(text: string, kind: SensitiveKind): TextMatch[] {
  const { pattern, isValid } = finders[kind];
  const matches: TextMatch[] = [];
  for (const found of text.matchAll(pattern)) {
    const end = longestValid(found[0], isValid);
    if (end > 0) matches.push({ start: found.index, end: found.index + end });
  }
  return matches;
}

type Finder = { pattern: RegExp; isValid: (found: string) => boolean };

const finders: Readonly<Record<SensitiveKind, Finder>> = {
  email: {
    // Local part and domain of RFC 5321, without quoted local parts, which nobody prints.
    pattern:
      /(?<![\p{L}\p{N}._%+-])[\p{L}\p{N}._%+'-]{1,64}@(?:[\p{L}\p{N}](?:[\p{L}\p{N}-]{0,61}[\p{L}\p{N}])?\.){1,8}\p{L}{2,24}(?![\p{L}\p{N}-])/gu,
    isValid: (found) => !found.startsWith('.') && !found.includes('..') && !found.includes('.@'),
  },
  phone: {
    pattern: /(?<![\p{L}\p{N}.,/-])(?:\+|\(|0)[\d()][\d\s()./\u00a0\u2010-\u2013-]{5,22}\d(?![\p{L}\p{N}])/gu,
    isValid: isPhoneNumber,
  },
  iban: {
    pattern: /(?<![\p{L}\p{N}])[A-Z]{2}\d{2}(?:[\s\u00a0]?[A-Z0-9]){11,30}(?![\p{L}\p{N}])/gu,
    isValid: isIban,
  },
  card: {
    pattern: /(?<![\p{L}\p{N}])\d(?:[\s\u00a0-]?\d){12,18}(?![\p{L}\p{N}])/gu,
    isValid: isCardNumber,
  },
};

/** The length of the longest valid beginning that ends with a word: what follows a number may look like a part of it. */
function longestValid(found: string, isValid: (found: string) => boolean): number {
  for (let end = found.length; end > 0; ) {
    const candidate = found.slice(0, end).trimEnd();
    if (isValid(candidate)) return candidate.length;
    end = Math.max(...[' ', '\n', '\u00a0'].map((space) => candidate.lastIndexOf(space)));
  }
  return 0;
}

const digitsIn = (text: string): string => text.replace(/\D/g, '');

/** Between the shortest and the longest numbers in use (ITU-T E.164), and neither a date nor a number with decimals. */
function isPhoneNumber(found: string): boolean {
  const digits = digitsIn(found);
  if (digits.length < 7 || digits.length > 15) return false;
  if (/\n\s*\n/.test(found) || /^\d{1,2}[./-]\d{1,2}[./-]\d{2,4}/.test(found)) return false;
  const [open, close] = [found.split('(').length, found.split(')').length];
  return open === close;
}

/** Lengths by country of the IBAN registry (ISO 13616). */
const ibanLengths: Readonly<Record<string, number>> = {
  ...{ AD: 24, AE: 23, AL: 28, AT: 20, AZ: 28, BA: 20, BE: 16, BG: 22, BH: 22, BR: 29, BY: 28, CH: 21, CR: 22, CY: 28 },
  ...{ CZ: 24, DE: 22, DK: 18, DO: 28, EE: 20, EG: 29, ES: 24, FI: 18, FO: 18, FR: 27, GB: 22, GE: 22, GI: 23, GL: 18 },
  ...{ GR: 27, GT: 28, HR: 21, HU: 28, IE: 22, IL: 23, IQ: 23, IS: 26, IT: 27, JO: 30, KW: 30, KZ: 20, LB: 28, LC: 32 },
  ...{ LI: 21, LT: 20, LU: 20, LV: 21, LY: 25, MC: 27, MD: 24, ME: 22, MK: 19, MR: 27, MT: 31, MU: 30, NL: 18, NO: 15 },
  ...{ PK: 24, PL: 28, PS: 29, PT: 25, QA: 29, RO: 24, RS: 22, SA: 24, SC: 31, SD: 18, SE: 24, SI: 19, SK: 24, SM: 27 },
  ...{ ST: 25, SV: 28, TL: 23, TN: 24, TR: 26, UA: 29, VA: 22, VG: 24, XK: 20 },
};

/** Check digits by ISO 7064, MOD 97-10. */
function isIban(found: string): boolean {
  const code = found.replace(/[\s\u00a0]/g, '');
  if (ibanLengths[code.slice(0, 2)] !== code.length) return false;
  let rest = 0;
  for (const sign of code.slice(4) + code.slice(0, 4)) {
    const value = Number.parseInt(sign, 36);
    rest = (rest * (value > 9 ? 100 : 10) + value) % 97;
  }
  return rest === 1;
}

/** The check digit by Luhn (ISO/IEC 7812-1), the lengths in use, and the first digits of payment cards. */
function isCardNumber(found: string): boolean {
  const digits = digitsIn(found);
  if (digits.length < 13 || digits.length > 19 || !/^[2-6]/.test(digits)) return false;
  let sum = 0;
  for (const [index, sign] of [...digits].reverse().entries()) {
    const value = Number(sign) * (index % 2 === 1 ? 2 : 1);
    sum += value > 9 ? value - 9 : value;
  }
  return sum % 10 === 0;
}
