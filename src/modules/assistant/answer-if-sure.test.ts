import { expect, test } from 'vitest';
import type { ScoredPassage } from '../knowledge/knowledge.repository.ts';
import { createAnswerIfSure } from './answer-if-sure.ts';

const merger: ScoredPassage = {
  ...{ id: 'pdf-merger', kind: 'tool', tool: 'pdf-merger', title: 'PDF Merger', text: 'Drop your PDFs.' },
  ...{ path: '/tools/pdf-merger', score: 10, coverage: 1 },
};
const signal = new AbortController().signal;

const answer = (passages: readonly ScoredPassage[], text = 'How do I merge PDFs?') =>
  createAnswerIfSure({
    knowledge: { search: async () => ({ passages: [...passages], terms: ['merge', 'pdfs'] }) },
    generateText: undefined,
    publicUrl: 'https://example.org',
  })({ subject: 'Question', text }, signal);

test('a question that one page answers gets its text and its address', async () => {
  expect(await answer([merger])).toBe('Drop your PDFs.\n\nhttps://example.org/tools/pdf-merger');
  const far = { ...merger, id: 'pdf-splitter', path: '/tools/pdf-splitter', score: 7 };
  expect(await answer([merger, far])).toContain('Drop your PDFs.');
});

test('where two pages fit, where half of it is found, or where a message is what fits, a person answers', async () => {
  expect(await answer([merger, { ...merger, path: '/tools/pdf-splitter', score: 9 }])).toBeUndefined();
  expect(await answer([{ ...merger, coverage: 0.6 }])).toBeUndefined();
  expect(await answer([{ ...merger, kind: 'error' }])).toBeUndefined();
  expect(await answer([])).toBeUndefined();
});

test.each([
  'How do I merge PDFs? It failed with an error.',
  'How do I get my money back? I was charged twice.',
  'Can I merge PDFs? Can I split them?',
  'This is a scam, I will call my lawyer. Can I merge PDFs?',
])('%j is for a person, whatever fits', async (text) => {
  expect(await answer([merger], text)).toBeUndefined();
});
