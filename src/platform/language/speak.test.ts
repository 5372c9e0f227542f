import { expect, test } from 'vitest';
import { inReadersLanguage, speak, speechOf } from './speak.ts';

const spanish = await speechOf('es');

test('a finished sentence is said again, with what stands in it', () => {
  const said = speak(spanish, () =>
    inReadersLanguage('The Document Converter does not take PNG files. The Image Resizer does.'),
  );
  expect(said).not.toContain('does not take');
  expect(said).toContain('PNG');
  expect(inReadersLanguage('The work was cancelled.')).toBe('The work was cancelled.');
});

test.each(['constructor', '__proto__', 'toString'])('a text that is "%s" stays as it is', (text) => {
  expect(speak(spanish, () => inReadersLanguage(text))).toBe(text);
});

test('a sentence made of the same words again and again is followed to a depth only', () => {
  const sentence = `${'x becomes '.repeat(490)}y`;
  const said = speak(spanish, () => inReadersLanguage(sentence));
  expect(said.match(/ becomes /g)?.length).toBe(487);
});
