import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { type CaseFormatId, type CaseOptions, caseFormats } from './case-formats.ts';

function convert(id: CaseFormatId, text: string, options?: Partial<CaseOptions>): string {
  const format = caseFormats.find((candidate) => candidate.id === id);
  if (!format) throw new Error(`no format ${id}`);
  return format.convert(text, options);
}

describe('case formats', () => {
  it('offers the eight of the specification first among prose and names, and four more', () => {
    expect(caseFormats.map(({ id }) => id).sort()).toEqual([
      'alternating',
      'camel',
      'constant',
      'dot',
      'kebab',
      'lower',
      'pascal',
      'path',
      'sentence',
      'snake',
      'title',
      'upper',
    ]);
  });

  it.each(caseFormats.map(({ id, example }) => [id, example] as const))(
    'shows for %s what it does: %s',
    (id, example) => {
      expect(convert(id, 'the quick brown fox')).toBe(example);
    },
  );

  it('converts every line by itself and keeps the line breaks', () => {
    expect(convert('camel', 'first name\r\nlast name\n\nzip')).toBe('firstName\r\nlastName\n\nzip');
    expect(convert('snake', 'first name\nlast name', { perLine: false })).toBe('first_name_last_name');
    expect(convert('alternating', 'abc\nabc')).toBe('aBc\naBc');
  });

  it('keeps acronyms in names only when asked', () => {
    expect(convert('camel', 'parse HTTP response URLs', { keepAcronyms: true })).toBe('parseHTTPResponseURLs');
    expect(convert('camel', 'parse HTTP response URLs', { keepAcronyms: false })).toBe('parseHttpResponseUrls');
    expect(convert('camel', 'HTTPServer')).toBe('httpServer');
    expect(convert('pascal', 'HTTP_SERVER_URL')).toBe('HttpServerUrl');
    expect(convert('snake', 'parseHTTPResponse')).toBe('parse_http_response');
  });

  it('folds accents in names when asked and keeps them otherwise', () => {
    expect(convert('kebab', 'Crème brûlée')).toBe('crème-brûlée');
    expect(convert('kebab', 'Crème brûlée', { foldDiacritics: true })).toBe('creme-brulee');
    expect(convert('constant', 'Größe ändern', { foldDiacritics: true, locale: 'de' })).toBe('GROESSE_AENDERN');
    expect(convert('constant', 'Größe ändern')).toBe('GRÖSSE_ÄNDERN');
    expect(convert('constant', 'Größe', { capitalSharpS: true })).toBe('GRÖẞE');
  });

  it('finds Turkish and Greek by themselves', () => {
    expect(convert('upper', 'ılık istanbul')).toBe('ILIK İSTANBUL');
    expect(convert('upper', 'Καλημέρα')).toBe('ΚΑΛΗΜΕΡΑ');
    expect(convert('upper', 'istanbul', { locale: 'tr' })).toBe('İSTANBUL');
  });
});

describe('what holds for every text', () => {
  const options = { keepAcronyms: false, locale: 'en' } as const;
  const names = fc.array(fc.stringMatching(/^[a-z]{2,6}\d{0,2}$/), { minLength: 1, maxLength: 6 });

  it('goes from any kind of name to any other and back', () => {
    const kinds = ['camel', 'pascal', 'snake', 'kebab', 'constant', 'dot', 'path'] as const;
    fc.assert(
      fc.property(names, fc.constantFrom(...kinds), fc.constantFrom(...kinds), (words, one, other) => {
        const first = convert(one, words.join(' '), options);
        expect(convert(one, convert(other, first, options), options)).toBe(first);
        expect(convert('snake', first, options)).toBe(words.join('_'));
      }),
    );
  });

  it('goes there and back in other scripts with capitals', () => {
    const greek = fc.array(fc.stringMatching(/^[α-ρτ-ω]{2,6}$/), { minLength: 1, maxLength: 4 });
    const cyrillic = fc.array(fc.stringMatching(/^[а-я]{2,6}$/), { minLength: 1, maxLength: 4 });
    fc.assert(
      fc.property(fc.oneof(greek, cyrillic), (words) => {
        const snake = words.join('_');
        expect(convert('snake', convert('camel', snake, options), options)).toBe(snake);
      }),
    );
  });

  it('changes nothing when done twice', () => {
    const stable = ['upper', 'lower', 'snake', 'kebab', 'constant', 'dot', 'path'] as const;
    fc.assert(
      fc.property(fc.string({ unit: 'grapheme' }), fc.constantFrom(...stable), (text, id) => {
        const once = convert(id, text, options);
        expect(convert(id, once, options)).toBe(once);
      }),
    );
    const sentences = fc
      .array(
        fc.constantFrom('the', 'Fox', 'NASA', 'iPhone', '.', '?', ':', 'ends', 'of', 'well-known', 'i', 'Dr.', '\n'),
      )
      .map((parts) => parts.join(' '));
    fc.assert(
      fc.property(sentences, fc.constantFrom('title', 'sentence'), (text, id) => {
        const once = convert(id, text, { locale: 'en' });
        expect(convert(id, once, { locale: 'en' })).toBe(once);
      }),
    );
  });

  it('changes only letters in running text', () => {
    const prose = ['upper', 'lower', 'title', 'sentence', 'alternating'] as const;
    fc.assert(
      fc.property(fc.string({ unit: 'grapheme-ascii' }), fc.constantFrom(...prose), (text, id) => {
        expect(convert(id, text).toLowerCase()).toBe(text.toLowerCase());
      }),
    );
  });

  it('survives lone surrogates, combining marks, direction controls and joiners', () => {
    const hostile = fc.string({
      unit: fc.constantFrom(
        '\ud800',
        '\udc00',
        '\u0301',
        '\u202e',
        '\u2066',
        '\u200d',
        'ß',
        'İ',
        'ǆ',
        'a',
        'A',
        '.',
        '\n',
        "'",
        '-',
      ),
    });
    fc.assert(
      fc.property(hostile, fc.constantFrom(...caseFormats), fc.boolean(), (text, format, fold) => {
        expect(typeof format.convert(text, { foldDiacritics: fold })).toBe('string');
      }),
    );
  });
});
