import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { isWebAddress, lacksScheme } from './web-address.ts';

describe('a text that lacks the beginning of a web address', () => {
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

  it('is always one that https:// turns into a web address', () => {
    fc.assert(
      fc.property(
        fc.oneof(
          fc.webUrl().map((url) => url.slice(url.indexOf('//') + 2)),
          fc.string(),
        ),
        (text) => {
          if (lacksScheme(text)) expect(isWebAddress(`https://${text.trim()}`)).toBe(true);
        },
      ),
    );
  });
});
