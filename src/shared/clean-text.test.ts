import fc from 'fast-check';
import { expect, test } from 'vitest';
import { cleanText, cleanTexts } from './clean-text.ts';

test('keeps what is text', () => {
  const text = 'Größe\t1\r\n\f ‌ ‍ 👩‍👩‍👧 עברית';
  expect(cleanText(text)).toBe(text);
});

test('drops controls and replaces lone surrogates, in names too', () => {
  expect(cleanTexts({ 'fi\0eld': ['a\0b\u009f', { deep: 'x\ud800y' }, 3, null] })).toEqual({
    field: ['ab', { deep: 'x�y' }, 3, null],
  });
});

test('leaves nothing that PostgreSQL refuses in JSON', () => {
  fc.assert(
    fc.property(fc.array(fc.integer({ min: 0, max: 0xffff })), (units) => {
      expect(JSON.stringify(cleanText(String.fromCharCode(...units)))).not.toMatch(/\\u00[01]\d|\\ud[89a-f]/i);
    }),
  );
});
