import { t } from '../../../shared/language/translate.ts';

/**
 * Length of an IBAN in each SEPA country (ISO 13616 registry; European Payments Council, list of SEPA scheme countries
 * EPC409-09, with Albania, Moldova, Montenegro, North Macedonia and Serbia of 2024 and 2025).
 */
const sepaIbanLengths: Readonly<Record<string, number>> = {
  AD: 24,
  AL: 28,
  AT: 20,
  BE: 16,
  BG: 22,
  CH: 21,
  CY: 28,
  CZ: 24,
  DE: 22,
  DK: 18,
  EE: 20,
  ES: 24,
  FI: 18,
  FR: 27,
  GB: 22,
  GI: 23,
  GR: 27,
  HR: 21,
  HU: 28,
  IE: 22,
  IS: 26,
  IT: 27,
  LI: 21,
  LT: 20,
  LU: 20,
  LV: 21,
  MC: 27,
  MD: 24,
  ME: 22,
  MK: 19,
  MT: 31,
  NL: 18,
  NO: 15,
  PL: 28,
  PT: 25,
  RO: 24,
  RS: 22,
  SE: 24,
  SI: 19,
  SK: 24,
  SM: 27,
  VA: 22,
};

/** Without spaces, in upper case. */
export const compactIban = (text: string): string => text.replace(/\s/g, '').toUpperCase();

/** What is wrong with an IBAN in compact form; undefined when it is valid. */
export function ibanProblem(iban: string): string | undefined {
  if (!/^[A-Z]{2}\d{2}[A-Z\d]{1,30}$/.test(iban)) return t('Please enter an IBAN such as DE89 3704 0044 0532 0130 00.');
  const country = iban.slice(0, 2);
  const length = sepaIbanLengths[country];
  if (length === undefined)
    return t('{country} is not part of SEPA, so a payment code cannot hold this IBAN.', { country });
  if (iban.length !== length)
    return t('An IBAN that starts with {country} has {expected} characters; this one has {actual}.', {
      country,
      expected: length,
      actual: iban.length,
    });
  return hasValidChecksum(iban) ? undefined : t('This IBAN has a typing mistake: its check digits do not match.');
}

/** Whether this is a creditor reference with valid check digits (ISO 11649): `'RF18539007547034'`. */
export const isCreditorReference = (text: string): boolean =>
  /^RF\d{2}[A-Z\d]{1,21}$/.test(text) && hasValidChecksum(text);

/** ISO 7064 mod 97-10: with the first four characters moved to the end and letters as 10 to 35, the remainder must be 1. */
function hasValidChecksum(text: string): boolean {
  const digits = [...`${text.slice(4)}${text.slice(0, 4)}`].map((character) => Number.parseInt(character, 36)).join('');
  return BigInt(digits) % 97n === 1n;
}
