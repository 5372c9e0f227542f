import { expect, test } from 'vitest';
import { rankTools } from './rank-tools.ts';

const merger = { name: 'PDF Merger', summary: 'Join PDF files into one.', keywords: ['combine', 'join'] };
const splitter = { name: 'PDF Splitter', summary: 'Take a PDF apart.', keywords: ['extract', 'pages'] };
const images = { name: 'Image Compressor', summary: 'Smaller photos.', keywords: ['jpeg', 'shrink', 'émoji'] };
const tools = [images, splitter, merger];

test('the name is found from its first letters', () => {
  expect(rankTools(tools, 'ima')).toEqual([images]);
});

test('a keyword finds a tool that has another name', () => {
  expect(rankTools(tools, 'combine')).toEqual([merger]);
});

test('every word that was typed has to fit', () => {
  expect(rankTools(tools, 'pdf pages')).toEqual([splitter]);
  expect(rankTools(tools, 'pdf photos')).toEqual([]);
});

test('tools that fit equally well are in the order of their names', () => {
  expect(rankTools(tools, 'pdf')).toEqual([merger, splitter]);
});

test('a name counts more than a word of the summary', () => {
  const mentions = { name: 'Archive', summary: 'For images.', keywords: [] };
  expect(rankTools([mentions, images], 'image')).toEqual([images, mentions]);
});

test('capitals and accents make no difference', () => {
  expect(rankTools(tools, 'EMOJI')).toEqual([images]);
});

test('nothing typed finds nothing', () => {
  expect(rankTools(tools, '  ')).toEqual([]);
});
