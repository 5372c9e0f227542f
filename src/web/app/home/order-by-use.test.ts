import { expect, test } from 'vitest';
import { orderByUse } from './order-by-use.ts';

const tools = ['merger', 'counter', 'splitter', 'scanner'].map((slug) => ({ slug }));
const order = (byUse: readonly string[]) => orderByUse(tools, byUse).map(({ slug }) => slug);

test('without numbers the order stays', () => {
  expect(order([])).toEqual(['merger', 'counter', 'splitter', 'scanner']);
});

test('counted tools are ordered by their use, and what is not counted keeps its place', () => {
  expect(order(['scanner', 'merger', 'splitter'])).toEqual(['scanner', 'counter', 'merger', 'splitter']);
  expect(order(['splitter', 'merger'])).toEqual(['splitter', 'counter', 'merger', 'scanner']);
});

test('a tool that this version no longer has is left out', () => {
  expect(order(['typewriter', 'splitter', 'merger'])).toEqual(['splitter', 'counter', 'merger', 'scanner']);
});
