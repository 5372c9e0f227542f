import { expect, test } from 'vitest';
import type { TranslationEngine } from '../../shared/translation/translation-engine.ts';
import { glossaryFor, glossaryFromCsv, glossaryToCsv } from './glossary-terms.ts';
import { type Engines, enginesFor, targetsOf } from './offered-languages.ts';
import { translateDocument } from './translate-document.run.ts';
import { withEntry } from './translation-history.ts';
import { translator } from './translator.tool.ts';

const builtin: TranslationEngine = { name: 'Apertium', host: null, place: 'server', isDraft: true, formalities: [] };
const outside: TranslationEngine = {
  ...builtin,
  name: 'DeepL',
  host: 'api.deepl.com',
  place: 'internet',
  isDraft: false,
};

test('a glossary survives its CSV file, with quotes, commas and lines', () => {
  const terms = [
    { term: 'Satchel', translation: '', language: null },
    { term: 'bag, "big"', translation: 'Tasche;\n„groß“', language: 'de' as const },
  ];
  expect(glossaryFromCsv(glossaryToCsv(terms), 'fr')).toEqual(terms);
});

test('other CSV files are read, too: semicolons, no header, no language', () => {
  expect(glossaryFromCsv('house;casa\r\nSatchel\r\n;\r\n', 'es')).toEqual([
    { term: 'house', translation: 'casa', language: 'es' },
    { term: 'Satchel', translation: '', language: null },
  ]);
  expect(glossaryFromCsv('"open', 'es')).toEqual([]);
});

test('translations count for their language only, kept terms for all', () => {
  const terms = [
    { term: 'bag', translation: 'Tasche', language: 'de' as const },
    { term: 'Bag', translation: '', language: null },
    { term: ' ', translation: 'x', language: 'de' as const },
  ];
  expect(glossaryFor(terms, 'de')).toEqual([{ term: 'bag', translation: 'Tasche' }]);
  expect(glossaryFor(terms, 'es')).toEqual([{ term: 'Bag', translation: '' }]);
});

test('what is offered depends on the source', () => {
  const engines: Engines = [
    { engine: outside, directions: { de: ['en'] }, via: {} },
    { engine: builtin, directions: { en: ['es', 'fr'] }, via: { 'en-fr': 'es' } },
  ];
  expect(targetsOf(engines, 'en')).toEqual(['es', 'fr']);
  expect(targetsOf(engines, undefined)).toEqual(['en', 'es', 'fr']);
  expect(enginesFor(engines, 'en', 'fr')).toEqual([{ engine: builtin, via: 'es' }]);
  expect(enginesFor(engines, 'en', 'de')).toEqual([]);
});

test('the history keeps the latest, each text once for a language', () => {
  const entry = (at: number, text: string) => ({ at, text, translation: text, from: 'en', to: 'es' }) as const;
  const twice = withEntry(withEntry([entry(1, 'a')], entry(2, 'b')), entry(3, 'a'));
  expect(twice.map(({ at }) => at)).toEqual([3, 2]);
  const many = Array.from({ length: 80 }, (_none, at) => entry(at, 'x'.repeat(10_000) + at));
  const kept = many.reduce<ReturnType<typeof withEntry>>((history, next) => withEntry(history, next), []);
  expect(kept.map(({ at }) => at)).toEqual(
    many
      .map(({ at }) => at)
      .toReversed()
      .slice(0, 19),
  );
});

test.each([
  ['auto', 'DOCUMENT_TEXT_TOO_LONG'],
  ['builtin', 'ASKED'],
] as const)('a book is only for the built-in engine: %s', async (engine, code) => {
  const book = {
    options: { ...translator.actions.translateDocument.options.parse({ sourceLang: 'en', engine }) },
    files: { file: [{ path: 'book', name: 'book.txt', type: 'text', bytes: 9 }] },
    engines: {
      readDocumentTexts: async () => ({ texts: ['x'.repeat(200_001)], kept: 0 }),
      describeTranslation: async () => [{ engine: outside, directions: { en: ['es'] }, via: {} }],
      translate: async () => {
        throw Object.assign(new Error('Asked'), { code: 'ASKED' });
      },
    },
    progress: () => undefined,
  };
  const run = async () => translateDocument.run(book as unknown as Parameters<typeof translateDocument.run>[0]);
  await expect(run()).rejects.toMatchObject({ code });
});
