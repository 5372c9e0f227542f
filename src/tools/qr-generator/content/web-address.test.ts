import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { isWebAddress, lacksScheme } from './web-address.ts';

describe('a web address without its scheme', () => {
  it.each(['example.com', 'www.example.com/menu?a=1', ' example.org ', 'bücher.de', 'example.com:8080/x'])(
    'is %j',
    (text) => {
      expect(lacksScheme(text)).toBe(true);
    },
  );

  it.each([
    'Hello world',
    'https://example.com',
    'version 1.2',
    '1.2.3',
    'name@example.com',
    '',
    'Hi.',
    'mailto:a@b.de',
  ])('is not %j', (text) => {
    expect(lacksScheme(text)).toBe(false);
  });

  it('always becomes a web address with https://', () => {
    const label = fc.constantFrom('example', 'x-1', 'bücher', '9', '-', 'com', 'de', 'xn--p1ai');
    const host = fc.array(label, { minLength: 1, maxLength: 5 }).map((labels) => labels.join('.'));
    const rest = fc.oneof(
      fc.constant(''),
      fc.string({ unit: 'grapheme' }).map((text) => `/${text}`),
      fc.nat().map((port) => `:${port}`),
    );
    let found = 0;
    fc.assert(
      fc.property(host, rest, (start, end) => {
        if (!lacksScheme(start + end)) return;
        found += 1;
        expect(isWebAddress(`https://${(start + end).trim()}`)).toBe(true);
      }),
    );
    expect(found).toBeGreaterThan(0);
  });
});
