import { expect, test, vi } from 'vitest';
import type { GenerateText } from '../../engines/ai/ai-capabilities.ts';
import { speak } from '../../platform/language/speak.ts';
import { silentLog } from '../../testing/silent-log.ts';
import { createSuggestionWording, isFaithful } from './suggestion-wording.ts';

const sentence = 'This PDF is damaged. The PDF Splitter may be able to repair it.';
const wording = 'Your PDF looks damaged. The PDF Splitter can often repair it.';

test('a sentence is worded once, in the background, for those who come later', async () => {
  const { word, asked } = provider(() => Promise.resolve(wording));
  expect(word(sentence, 'PDF Splitter')).toBe(sentence);
  await vi.waitFor(() => expect(word(sentence, 'PDF Splitter')).toBe(wording));
  expect(asked()).toBe(1);
});

test('the provider writes English, so that a sentence in another language stays as it is', () => {
  const { word, asked } = provider(() => Promise.resolve(wording));
  expect(speak({ language: 'es' }, () => word('Este PDF está dañado.', undefined))).toBe('Este PDF está dañado.');
  expect(asked()).toBe(0);
});

test('the provider gets the sentence of the rule, and nothing of a visitor', () => {
  const { word, requests } = provider(() => Promise.resolve(wording));
  word(sentence, 'PDF Splitter');
  expect(requests[0]?.parts).toEqual([{ name: 'Suggestion', text: sentence }]);
});

test.each([
  ['a failure', () => Promise.reject(new Error('down'))],
  ['an unusable answer', () => Promise.resolve('Go to https://evil.example now.')],
])('%s leaves the sentence as it is, and is not asked for again', async (_what, answer) => {
  const { word, asked } = provider(answer);
  word(sentence, 'PDF Splitter');
  await new Promise((resolve) => setTimeout(resolve, 20));
  expect(word(sentence, 'PDF Splitter')).toBe(sentence);
  expect(asked()).toBe(1);
});

test('without a provider the sentence stays', () => {
  expect(createSuggestionWording({ generateText: undefined, log: silentLog })(sentence, undefined)).toBe(sentence);
});

test.each([
  ['keeps the meaning', wording, true],
  ['a link', 'Your PDF is damaged. The PDF Splitter at www.evil.example repairs it.', false],
  ['markup', 'Your PDF is damaged. The <b>PDF Splitter</b> repairs it.', false],
  ['a markdown link', 'Your PDF is damaged. The [PDF Splitter](x) repairs it.', false],
  ['several lines', 'Your PDF is damaged.\nThe PDF Splitter repairs it.', false],
  ['another tool', 'Your PDF is damaged. The Image Resizer repairs it.', false],
  ['a number of its own', 'The PDF Splitter repairs it in 5 seconds.', false],
  ['too long', `The PDF Splitter ${'really '.repeat(60)}repairs it.`, false],
  ['no sentence', 'the PDF Splitter', false],
  ['nothing', '', false],
])('a wording is checked: %s', (_what, text, isGood) => {
  expect(isFaithful(text, sentence, 'PDF Splitter')).toBe(isGood);
});

function provider(answer: () => Promise<string>) {
  const requests: Parameters<GenerateText>[0][] = [];
  const generateText = (async (request: Parameters<GenerateText>[0]) => {
    requests.push(request);
    const text = await answer();
    return {
      text,
      value: undefined,
      provider: 'fake',
      model: 'fake',
      tokens: { input: 1, output: 1 },
      isCut: false,
      pieces: 1,
    };
  }) as GenerateText;
  return { word: createSuggestionWording({ generateText, log: silentLog }), requests, asked: () => requests.length };
}
