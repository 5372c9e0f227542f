import { describe, expect, test } from 'vitest';
import { findSensitive, type SensitiveKind } from './find-sensitive.ts';

describe.each<[SensitiveKind, string[], string[]]>([
  [
    'email',
    ['anna.berg+post@mail.example.org', 'jörg@büro.example', "o'neill@example.co.uk", 'a@b-c.de'],
    ['anna@', '@example.org', 'anna..berg@example.org', 'anna@example', 'a@b..de'],
  ],
  [
    'phone',
    ['+49 30 901820', '+1 (212) 555-0100', '(020) 7946 0018', '0176/1234567', '030-90 18 20', '+44\n20 7946 0018'],
    ['12.03.2024', '01.02.2023', '0.123456789', '+12', '4000 1234', '00000000000000000001'],
  ],
  [
    'iban',
    [
      'DE89 3704 0044 0532 0130 00',
      'GB29NWBK60161331926819',
      'NO93 8601 1117 947',
      'FR14 2004 1010 0505 0001 3M02 606',
    ],
    ['DE88 3704 0044 0532 0130 00', 'DE89 3704 0044 0532 0130', 'XX89 3704 0044 0532 0130 00'],
  ],
  [
    'card',
    ['4111 1111 1111 1111', '5500-0000-0000-0004', '340000000000009', '6011000990139424'],
    ['4111 1111 1111 1112', '1234 5678 9012 3456', '0000 0000 0000 0000', '41111111111111111111111'],
  ],
])('%s', (kind, taken, left) => {
  test.each(taken)('%s is found, and nothing around it', (sample) => {
    const text = `See ${sample}, or ask.`;
    expect(findSensitive(text, kind).map(({ start, end }) => text.slice(start, end))).toEqual([sample]);
  });

  test.each(left)('%s is none', (sample) => {
    expect(findSensitive(`See ${sample} now`, kind)).toEqual([]);
  });
});

test('what follows a number does not hide it', () => {
  const text = 'IBAN DE89 3704 0044 0532 0130 00 BIC COBADEFFXXX, card 4111 1111 1111 1111 12/27';
  const [account] = findSensitive(text, 'iban');
  expect(account && text.slice(account.start, account.end)).toBe('DE89 3704 0044 0532 0130 00');
  const [card] = findSensitive(text, 'card');
  expect(card && text.slice(card.start, card.end)).toBe('4111 1111 1111 1111');
});

test('long texts that only look like something are searched quickly', () => {
  for (const kind of ['email', 'phone', 'iban', 'card'] as const) {
    expect(findSensitive('a.'.repeat(50_000), kind)).toEqual([]);
    expect(findSensitive('0 '.repeat(50_000), kind)).toEqual([]);
    expect(findSensitive('DE12 '.repeat(20_000), kind)).toEqual([]);
  }
});
