import { expect, test } from 'vitest';
import { findTerms, splitWords } from './find-terms.ts';

const wordsOf = (question: string) => findTerms(question).map(({ word }) => word);
const meaningOf = (question: string) =>
  findTerms(question).flatMap(({ alternatives }) => alternatives.map(({ text }) => text));

test('accents, capitals and punctuation make no difference', () => {
  expect(splitWords('Größe, CONTRASEÑA & TL;DR!')).toEqual(['grosse', 'contrasena', 'tl', 'dr']);
});

test('words that say nothing are left out, unless there are no others', () => {
  expect(wordsOf('how do I merge my pdf')).toEqual(['merge', 'pdf']);
  expect(wordsOf('how do I')).toEqual(['how', 'do', 'i']);
});

test.each([
  ['unir pdf', 'merge'],
  ['fusionner des fichiers', 'merge'],
  ['dateien zusammenfügen', 'merge'],
  ['olvidé mi contraseña', 'password'],
  ['mot de passe oublié', 'password'],
  ['Rechnung', 'invoice'],
  ['assinar um documento', 'sign'],
  ['comprimere', 'compress'],
])('"%s" means "%s"', (question, meant) => {
  expect(meaningOf(question)).toContain(meant);
});

test('a question has a bounded number of words, however long it is', () => {
  const long = Array.from({ length: 5000 }, (_, index) => `word${index}`).join(' ');
  expect(findTerms(long).length).toBeLessThanOrEqual(24);
});

test('nothing asked is nothing to look for', () => {
  expect(findTerms('   ')).toEqual([]);
  expect(findTerms('?!<>')).toEqual([]);
});
