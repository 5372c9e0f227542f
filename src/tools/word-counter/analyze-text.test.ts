import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { detectLanguage } from '../../shared/text/detect-language.ts';
import { knownLanguages, stopWordsOf } from '../../shared/text/stop-words.ts';
import { analyzeText } from './analyze-text.ts';
import { countText } from './count-text.ts';

describe('recognising the language', () => {
  it.each([
    ['en', 'The cat sat on the mat and it was happy with the sun that shone.'],
    ['de', 'Die Katze saß auf der Matte und sie war mit der Sonne sehr zufrieden.'],
    ['fr', 'Le chat est sur le tapis et il est content du soleil qui brille.'],
    ['es', 'El gato está en la alfombra y es muy feliz con el sol que brilla.'],
    ['pt', 'O gato está no tapete e não quer sair, porque gosta muito do sol que brilha.'],
    ['it', 'Il gatto è sul tappeto e non vuole uscire perché gli piace il sole che splende.'],
    ['nl', 'De kat zat op de mat en het was niet koud, want de zon scheen.'],
    ['sv', 'Katten satt på mattan och den var glad för att solen sken.'],
    ['pl', 'Kot siedzi na macie i nie chce wyjść, ponieważ bardzo lubi słońce, które świeci.'],
    ['fi', 'Kissa on matolla ja se ei halua lähteä, koska aurinko paistaa niin kauniisti.'],
    ['tr', 'Kedi bir halının üzerinde oturuyor ve çok mutlu, çünkü güneş bugün daha güzel.'],
    ['ru', 'Кот сидит на ковре, и он не хочет уходить, потому что солнце светит для него.'],
    ['uk', 'Кіт сидить на килимі, і він не хоче йти, бо сонце світить для нього.'],
    ['el', 'Η γάτα κάθεται στο χαλί και δεν θέλει να φύγει.'],
    ['ar', 'القطة تجلس على السجادة ولا تريد أن تخرج من البيت.'],
    ['fa', 'گربه روی فرش است و از خانه بیرون نمی رود که هوا سرد است.'],
    ['zh', '猫坐在垫子上，它不想出去。'],
    ['ja', '猫はマットの上に座っています。'],
    ['ko', '고양이가 매트 위에 앉아 있다.'],
    ['th', 'แมวนั่งอยู่บนเสื่อ'],
    ['hi', 'बिल्ली चटाई पर बैठी है।'],
  ] as const)('recognises %s by its script and function words', (language, text) => {
    expect(detectLanguage(text)).toBe(language);
  });

  it('says nothing about names, code and single words', () => {
    expect(detectLanguage('')).toBeUndefined();
    expect(detectLanguage('Zürich Oslo Berlin')).toBeUndefined();
    expect(detectLanguage('const x = y + z; foo(bar);')).toBeUndefined();
  });

  it('has every list in the form used for lookup', () => {
    for (const language of knownLanguages) {
      for (const word of stopWordsOf(language)) expect(word).toBe(word.normalize('NFC').toLocaleLowerCase(language));
    }
  });
});

describe('analysing a text', () => {
  it('lists keywords without stop words and with their share of all words', () => {
    const analysis = analyzeText('The river runs to the sea. The river is long, and the sea is deep. A river!');
    expect(analysis.language).toBe('en');
    expect(analysis.words).toBe(17);
    expect(analysis.keywords.slice(0, 2)).toEqual([
      { text: 'river', count: 3, density: 3 / 17 },
      { text: 'sea', count: 2, density: 2 / 17 },
    ]);
    expect(analysis.keywords.map(({ text }) => text)).not.toContain('the');
  });

  it('counts a word once, ignoring case, apostrophe style and composition', () => {
    expect(analyzeText('Café CAFÉ cafe\u0301').uniqueWords).toBe(1);
    expect(analyzeText("don't Don’t").uniqueWords).toBe(1);
    expect(analyzeText('ISPARTA ısparta', { language: 'tr' }).uniqueWords).toBe(1);
    expect(analyzeText('IRAK ırak').uniqueWords).toBe(2);
  });

  it('lists French nouns without elided article and English ones without possessive', () => {
    const french = analyzeText("L'homme et l’homme que je vois dans le jardin avec d'autres hommes.");
    expect(french.keywords[0]).toMatchObject({ text: 'homme', count: 2 });
    expect(analyzeText("The dog's bone is the bone of the dog.").keywords[0]?.text).toBe('bone');
  });

  it('finds repeated phrases inside sentences, not across them', () => {
    const text = 'Machine learning is fun. We like machine learning. Learning machine parts. Machine. Learning.';
    expect(analyzeText(text, { language: 'en' }).phrases).toEqual([
      { text: 'machine learning', count: 2, density: 2 / 13 },
    ]);
    expect(analyzeText('机器学习很有用。我喜欢机器学习。').phrases[0]?.text).toBe('机器学习');
  });

  it('finds the longest sentence and the longest word', () => {
    const analysis = analyzeText('Short one. This is the considerably longer sentence of both. End.');
    expect(analysis.longestSentence).toEqual({ text: 'This is the considerably longer sentence of both.', words: 8 });
    expect(analysis.longestWord).toBe('considerably');
    expect(analyzeText('').longestSentence).toBeUndefined();
  });

  it('agrees with the counter on words and sentences', () => {
    fc.assert(
      fc.property(fc.string({ unit: 'grapheme', maxLength: 80 }), (text) => {
        const analysis = analyzeText(text);
        expect(analysis.words).toBe(countText(text).words);
        expect(analysis.uniqueWords).toBeLessThanOrEqual(analysis.words);
        const listed = analysis.keywords.reduce((sum, { count }) => sum + count, 0);
        expect(listed).toBeLessThanOrEqual(analysis.words);
      }),
      { numRuns: 300 },
    );
  });

  it('handles one endless word and prototype names', () => {
    expect(analyzeText('a'.repeat(200_000), { language: 'en' }).words).toBe(1);
    expect(analyzeText('constructor __proto__ constructor', { language: 'en' }).keywords[0]).toMatchObject({
      text: 'constructor',
      count: 2,
    });
  });
});

describe('readability', () => {
  it("gives Flesch's and Kincaid's scores for English", () => {
    // 6 words, 1 sentence, 6 syllables: 206.835 - 1.015 * 6 - 84.6 and 0.39 * 6 + 11.8 - 15.59.
    expect(analyzeText('The cat sat on the mat.').readability).toEqual({
      available: true,
      fleschReadingEase: 116.1,
      fleschKincaidGrade: -1.4,
      level: 'Very easy',
      syllables: 6,
      isShort: true,
    });
  });

  it('rates the Gettysburg Address harder than a nursery rhyme', () => {
    const speech =
      'Four score and seven years ago our fathers brought forth on this continent, a new nation, conceived in Liberty, and dedicated to the proposition that all men are created equal. Now we are engaged in a great civil war, testing whether that nation, or any nation so conceived and so dedicated, can long endure. We are met on a great battle-field of that war.';
    const rhyme = 'Jack and Jill went up the hill to fetch a pail of water. Jack fell down and broke his crown.';
    const [hard, easy] = [analyzeText(speech).readability, analyzeText(rhyme).readability];
    expect(hard.available && easy.available && hard.fleschKincaidGrade > easy.fleschKincaidGrade + 3).toBe(true);
    expect(hard.available && hard.fleschReadingEase).toBeGreaterThan(50);
    expect(hard.available && hard.fleschReadingEase).toBeLessThan(70);
  });

  it('gives no score for other languages', () => {
    const german = analyzeText('Die Katze saß auf der Matte und sie war mit der Sonne sehr zufrieden.').readability;
    expect(german).toMatchObject({ available: false, reason: expect.stringContaining('English only') });
    expect(analyzeText('Zürich').readability.available).toBe(false);
    expect(analyzeText('', { language: 'en' }).readability.available).toBe(false);
  });
});
