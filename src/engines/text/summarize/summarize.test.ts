import { describe, expect, test } from 'vitest';
import { checkLines } from './check-lines.ts';
import { findPassages } from './find-passages.ts';
import { readMarkdown } from './markdown-blocks.ts';
import { findPages } from './page-furniture.ts';
import { analyseText, summarizeText } from './summarize-text.ts';

const bees = 'Honey bees live in colonies with one queen and many workers.';
const nectar = 'The workers collect nectar and pollen from flowers for the hive.';

describe('the sentences of a text', () => {
  const sentencesOf = (text: string) => analyseText(text).sentences.map((sentence) => sentence.text);

  test('go on over line ends, hyphens and pages, without heads and page numbers', () => {
    const head = (page: number) => `Bees in winter   Chapter ${page}\n`;
    const text = `${head(1)}${bees} In winter the colony\nforms a clus-\nter around the queen and lives\n\n1\n\f${head(2)}on well-kept honey.\n\n2\n\f${head(3)}${nectar} A well-\nkept hive is dry.\n\n3\n`;
    expect(sentencesOf(text)).toEqual([
      bees,
      'In winter the colony forms a cluster around the queen and lives on well-kept honey.',
      nectar,
      'A well-kept hive is dry.',
    ]);
    const { pages } = findPages(text);
    expect(pages.map((start) => text.slice(start, start + 4))).toEqual(['Bees', 'Bees', 'Bees']);
  });

  test('are those of its subject: no contents, references, captions and notices', () => {
    const text = `Contents\n\n1 Bees . . . . . . . . 3\n\n1 Bees\n\n${bees}\n\nFigure 1: A hive from above.\n\n© 2024 The Bee Press. All rights reserved.\n\n${nectar}\n\nReferences\n\n[1] K. Frisch. The dance of bees. Springer, 1927.`;
    expect(sentencesOf(text)).toEqual([bees, nectar]);
    expect(analyseText(text).leftOut).toEqual(new Set(['contents', 'captions', 'notices', 'references']));
  });

  test('of Markdown are not in its code and tables, which stay in the text', () => {
    const { text, blocks } = readMarkdown(
      `# Bees\n\n${bees} See [the &amp; page](https://example.org).\n\n\`\`\`\nhive.open();\n\`\`\`\n\n| a | b |\n|---|---|\n| 1 | 2 |\n\n- ${nectar}\n`,
    );
    expect(text).toBe(`Bees\n\n${bees} See the & page.\n\nhive.open();\na\tb\n1\t2\n• ${nectar}`);
    expect(analyseText(text, blocks).sentences.map((sentence) => sentence.text)).toEqual([
      bees,
      'See the & page.',
      nectar,
    ]);
  });
});

describe('a summary', () => {
  test('does not say the same twice', () => {
    const text = `${bees} ${bees} ${nectar} A waggle dance tells the others where flowers are. It was decoded in Munich.`;
    const lines = summarizeText({ text }, 'bullet', 'short').lines.map((line) => line.text);
    expect(lines).toHaveLength(3);
    expect(lines.filter((line) => line === bees)).toHaveLength(1);
  });
});

describe('lines that others wrote', () => {
  const notIn = (text: string, line: string) => checkLines({ text }, [line])[0]?.notInSource;

  test.each([
    ['Sales were 1,200 euros in 2024.', 'In 2024, sales were 1200 euros.', []],
    ['Sales were 1,200 euros in 2024.', 'In 2023, sales were 1,300 euros.', ['2023', '1,300']],
    ['The hive belongs to Ms Meier.', "Meier's hive is in Berlin.", ['Berlin']],
    ['Die Biene wohnt im Stock.', 'Das Tier wohnt im Stock der UNO.', ['UNO']],
    ['The bees dance. They are many.', 'Many bees dance.', []],
  ])('%s: %s', (text, line, missing) => {
    expect(notIn(text, line)).toEqual(missing);
  });
});

test.each(['x', '家', 'x-', 'word '])('a line of a million characters is cut where it can be: %j', (unit) => {
  // Searched back to its beginning, or from each letter, it would take minutes.
  const text = unit.repeat(1_000_000 / unit.length);
  const { lines, sentences, keywords } = summarizeText({ text }, 'brief', 'medium');
  expect(sentences).toBeGreaterThan(500);
  expect(lines.every((line) => line.text.length <= 1_200)).toBe(true);
  expect(keywords.every((keyword) => keyword.length <= 100)).toBe(true);
});

test('a question is answered by sentences with its rare words, also in other forms, or not at all', () => {
  const text = `${bees} ${nectar} A colony eats twenty kilograms of honey each winter.`;
  expect(findPassages({ text }, 'How much honey is eaten in winter?').map((passage) => passage.text)).toEqual([
    'A colony eats twenty kilograms of honey each winter.',
  ]);
  expect(findPassages({ text }, 'What do wasps collect?')).toEqual([]);
  expect(findPassages({ text }, 'What?')).toEqual([]);
});
