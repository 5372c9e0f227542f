import { expect, test } from 'vitest';
import { coveredCharacters } from '../../../../pdf/editing/covered-characters.ts';
import { missingCharacters } from '../../../../pdf/editing/missing-characters.ts';
import { layOutText } from '../add-text/lay-out-text.ts';
import { readCoverage } from './read-coverage.ts';
import { sampleScripts } from './sample-scripts.ts';

test('the page knows what the fonts have: otherwise run scripts/index-fonts.ts', () => {
  expect(readCoverage() === coveredCharacters).toBe(true);
});

test('the page names what the engine would miss', () => {
  const texts = [...sampleScripts.map(([, text]) => text), 'ᠠᠭᠤᠯᠠ', 'aᠠ𓀀', 'ߒߞߏ ᱥᱟᱱᱛᱟᱲᱤ ଓଡ଼ିଆ བོད་སྐད', '☂ ✓ ∑ 😀'];
  for (const text of texts) {
    expect(missingCharacters(text)).toEqual(layOutText(text, { font: 'sans', bold: false, italic: false }).missing);
  }
});
