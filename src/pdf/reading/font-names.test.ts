import { expect, test } from 'vitest';
import { familyKey, officeFamily, traitsOf } from './font-names.ts';
import { safeAddress } from './page-links.ts';

test.each([
  ['ABCDEF+TimesNewRomanPS-BoldItalicMT', 'Times New Roman', true, true],
  ['CMBX10', 'Times New Roman', true, false],
  ['CMTT9', 'Courier New', false, false],
  ['Arial,Bold', 'Arial', true, false],
  ['Calibri-Light', 'Calibri', false, false],
  ['Unknown-Regular', 'Arial', false, false],
])('%s is shown as %s', (name, family, bold, italic) => {
  const traits = traitsOf(name, 0, 400);
  expect(officeFamily(name, traits)).toBe(family);
  expect([traits.bold, traits.italic]).toEqual([bold, italic]);
});

test('faces of one family have the same key, others do not', () => {
  const families = [
    ['ArialMT', 'ABCDEF+Arial,Bold', 'Arial-BoldItalicMT'],
    ['TimesNewRomanPSMT', 'TimesNewRomanPS-ItalicMT'],
    ['CMR10', 'CMBX12', 'CMTI9'],
    ['LMRoman10-Regular', 'LMRoman12-Bold'],
    ['NimbusRomNo9L-Regu', 'NimbusRomNo9L-MediItal'],
    ['Times-Roman', 'Times-BoldItalic'],
    ['Arial-Black'],
    ['CMTT10'],
  ];
  const keys = families.map((names) => new Set(names.map(familyKey)));
  expect(keys.map(({ size }) => size)).toEqual(families.map(() => 1));
  expect(new Set(keys.flatMap((key) => [...key])).size).toBe(families.length);
});

test('a stem width that is stated wrongly does not make a regular font bold', () => {
  expect(traitsOf('Roboto-Regular', 0, 900).bold).toBe(false);
});

test('links lead to pages, mail and telephones only', () => {
  expect(safeAddress('www.example.com')).toBe('https://www.example.com/');
  expect(safeAddress('mailto:a@example.com')).toBe('mailto:a@example.com');
  for (const address of ['javascript:alert(1)', 'file:///etc/passwd', 'C:\\evil.exe', '']) {
    expect(safeAddress(address)).toBeUndefined();
  }
});
