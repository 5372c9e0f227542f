import { expect, test } from 'vitest';
import { rankTools } from './rank-tools.ts';

const merger = { slug: 'merger', name: 'PDF Merger', summary: 'Join PDF files into one.' };
const splitter = { slug: 'splitter', name: 'PDF Splitter', summary: 'Take a PDF apart.' };
const images = { slug: 'images', name: 'Image Compressor', summary: 'Smaller photos.' };
const archive = { slug: 'archive', name: 'Archive', summary: 'For images.' };
const keywords = { merger: ['combine', 'join'], splitter: ['extract', 'pages'], images: ['jpeg', 'shrink', 'émoji'] };
const find = (query: string, tools = [images, splitter, merger]) => rankTools(tools, query, keywords);

test('the name is found from its first letters', () => {
  expect(find('ima')).toEqual([images]);
});

test('a keyword finds a tool that has another name', () => {
  expect(find('combine')).toEqual([merger]);
});

test('every word that was typed has to fit', () => {
  expect(find('pdf pages')).toEqual([splitter]);
  expect(find('pdf photos')).toEqual([]);
});

test('tools that fit equally well are in the order of their names', () => {
  expect(find('pdf')).toEqual([merger, splitter]);
});

test('a name counts more than a word of the summary', () => {
  expect(find('image', [archive, images])).toEqual([images, archive]);
});

test('capitals and accents make no difference', () => {
  expect(find('EMOJI')).toEqual([images]);
});

test('nothing typed finds nothing', () => {
  expect(find('  ')).toEqual([]);
});

test('before the keywords have loaded, names are found', () => {
  expect(rankTools([merger, images], 'merge', {})).toEqual([merger]);
});
