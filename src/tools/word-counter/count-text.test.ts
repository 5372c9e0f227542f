import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { countText, createTextCounter } from './count-text.ts';

describe('counting a text', () => {
  it('gives the counts of the specification for a plain text', () => {
    expect(countText('Hello world. How are you today?\n\nA second paragraph!\nAnd its second line.')).toEqual({
      words: 13,
      characters: 73,
      charactersWithoutSpaces: 60,
      sentences: 4,
      paragraphs: 2,
      lines: 4,
      averageWordsPerSentence: 3.3,
      readingMinutes: 1,
      speakingMinutes: 1,
    });
  });

  it('counts nothing in an empty text and no words in white space', () => {
    expect(Object.values(countText('')).every((count) => count === 0)).toBe(true);
    expect(countText(' \t\n ')).toMatchObject({ words: 0, sentences: 0, paragraphs: 0, lines: 2, characters: 4 });
    expect(countText(' \t\n ').charactersWithoutSpaces).toBe(0);
  });

  it('rounds reading and speaking time up to whole minutes', () => {
    const words = (count: number) => 'word '.repeat(count);
    expect(countText(words(200)).readingMinutes).toBe(1);
    expect(countText(words(201)).readingMinutes).toBe(2);
    expect(countText(words(130)).speakingMinutes).toBe(1);
    expect(countText(words(131)).speakingMinutes).toBe(2);
  });

  it.each([
    ['Chinese', '今天天气很好，我们一起去公园散步吧。', 8],
    ['Japanese', '日本語を勉強しています。', 6],
    ['Thai', 'ภาษาไทยเป็นภาษาที่น่าสนใจ', 7],
    ['Arabic', 'العربية لغة جميلة، أليس كذلك؟', 5],
    ['Hindi', 'हिन्दी भाषा बहुत सुंदर है।', 5],
    ['Korean', '안녕하세요 세계', 2],
    ['Russian', 'Съешь ещё этих мягких французских булок', 6],
    ['Hebrew', 'שלום עולם, מה שלומך?', 4],
  ])('counts the words of %s', (_language, text, words) => {
    expect(countText(text).words).toBe(words);
    expect(countText(text).sentences).toBe(1);
  });

  it('counts characters as displayed', () => {
    expect(countText('👨‍👩‍👧‍👦').characters).toBe(1);
    expect(countText('🇩🇪🇫🇷').characters).toBe(2);
    expect(countText('e\u0301').characters).toBe(1);
    expect(countText('नमस्ते').characters).toBe(3);
    expect(countText('각').characters).toBe(1);
    expect(countText('a\r\nb').characters).toBe(3);
    expect(countText('กำ').characters).toBe(1);
    expect(countText('😀 😀').words).toBe(0);
  });

  it.each([
    ['a well-known and/or case', 4],
    ["don't isn’t rock'n'roll l'homme", 4],
    ['mail a@b.org or see https://example.org/a?b=1', 5],
    ['AT&T at 12:30 for 1,000.50 or 5%', 7],
    ['one--two—three … four', 4],
    ['yes/no, but 中文/英文 apart', 5],
    ['snake_case and kebab-case-words', 3],
    ['Name: ______ Ⓐ', 2],
  ])('counts the words of %j as a reader would', (text, words) => {
    expect(countText(text).words).toBe(words);
  });

  it('does not end a sentence at an abbreviation, an initial or a wrapped line', () => {
    expect(countText('Dr. Smith met Mr. J. R. Jones. They spoke.').sentences).toBe(2);
    expect(countText('See no. 5 and Fig. 2. He said no. She left.').sentences).toBe(3);
    expect(countText('Das ist z. B. Brot, d. h. Essen. Gut.').sentences).toBe(2);
    expect(
      countText('This line was wrapped by a mail program at about seventy letters, so\nit goes on here.').sentences,
    ).toBe(1);
    expect(countText('A heading\n\nIts text. And more').sentences).toBe(3);
    expect(countText('Buy milk\nFix the car\nCall home').sentences).toBe(3);
    expect(countText('这是第一句。这是第二句！这是第三句？').sentences).toBe(3);
    expect(countText('यह पहला है। यह दूसरा है।').sentences).toBe(2);
  });

  it('handles lone surrogates, endless combining marks and direction controls', () => {
    expect(countText('a\ud800b\udc00').characters).toBe(4);
    expect(countText(`a${'\u0301'.repeat(100_000)}`).characters).toBe(1);
    expect(countText('\u202ea b\u202c \u2066c\u2069').words).toBe(3);
    expect(countText('\u0000\u0001\ufffe').words).toBe(0);
  });
});

describe('invariants for every text', () => {
  it('counts characters exactly as the segmenter does', () => {
    const segmenter = new Intl.Segmenter('en', { granularity: 'grapheme' });
    fc.assert(
      fc.property(anyText, (text) => {
        const clusters = [...segmenter.segment(text)].map(({ segment }) => segment);
        const counts = countText(text);
        expect(counts.characters).toBe(clusters.length);
        expect(counts.charactersWithoutSpaces).toBe(clusters.filter((cluster) => !/^\s+$/.test(cluster)).length);
      }),
    );
  });

  it('adds up over paragraphs', () => {
    fc.assert(
      fc.property(latinText, latinText, (one, two) => {
        const [first, second, both] = [countText(one), countText(two), countText(`${one}\n\n${two}`)];
        expect(both.words).toBe(first.words + second.words);
        expect(both.characters).toBe(first.characters + second.characters + 2);
        expect(both.sentences).toBe(first.sentences + second.sentences);
        expect(both.paragraphs).toBe(first.paragraphs + second.paragraphs);
      }),
    );
  });

  it('is the same after any edit as for a new text', () => {
    const edit = fc.record({ at: fc.nat(), remove: fc.nat({ max: 6000 }), insert: anyText });
    fc.assert(
      fc.property(
        fc.array(anyText, { minLength: 1, maxLength: 20 }),
        fc.array(edit, { maxLength: 6 }),
        (parts, edits) => {
          const counter = createTextCounter();
          let text = parts.map((part) => `${part} and so on. `.repeat(40)).join('\n');
          expect(counter.count(text)).toEqual(countText(text));
          for (const { at, remove, insert } of edits) {
            const place = at % (text.length + 1);
            text = text.slice(0, place) + insert + text.slice(place + remove);
            expect(counter.count(text)).toEqual(countText(text));
          }
        },
      ),
      { numRuns: 60 },
    );
  });
});

/** Pieces that hit hard cases of segmentation more often than random code units. */
const piece = fc.oneof(
  fc.string({ unit: 'binary' }),
  fc.string({ unit: 'grapheme' }),
  fc.constantFrom(
    ...[
      'a',
      'B',
      'word',
      ' ',
      '. ',
      '\n',
      '\n\n',
      '\r\n',
      '\r',
      "'",
      '-',
      '中文',
      'ไทย',
      'कि',
      '\u094d',
      '👩‍',
      '🇩',
      '각',
      '\u0301',
    ],
    ...[
      '\ud800',
      '\u200d',
      '\u0600',
      '12:3',
      '."',
      'Dr.',
      'e.g. ',
      '\u2029',
      'é',
      'かな',
      '\u3099',
      '？',
      ', lower',
      'x. y',
    ],
  ),
);
const anyText = fc.array(piece, { maxLength: 24 }).map((pieces) => pieces.join(''));
const latinText = fc
  .array(fc.constantFrom('One', 'two', 'three-four', 'Dr. Who', '. ', ', ', ' ', '\n', '\n\n', 'é', '5', '? '), {
    maxLength: 40,
  })
  .map((pieces) => pieces.join(''));
