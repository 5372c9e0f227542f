import { expect, test } from 'vitest';
import { toolCards } from '../../../tools/cards.index.ts';
import { toolConversions, toolKeywords } from '../../../tools/keywords.index.ts';
import { rankTools } from './rank-tools.ts';

const merger = { slug: 'merger', name: 'PDF Merger', summary: 'Join PDF files into one.' };
const splitter = { slug: 'splitter', name: 'PDF Splitter', summary: 'Take a PDF apart.' };
const images = { slug: 'images', name: 'Image Compressor', summary: 'Smaller photos.' };
const archive = { slug: 'archive', name: 'Archive', summary: 'For images.' };
const keywords = { merger: ['combine', 'join'], splitter: ['extract', 'pages'], images: ['jpeg', 'shrink', 'émoji'] };
const conversions = { images: [{ from: ['heic', 'jpeg'], to: ['jpg', 'webp'] }] as const };
const find = (query: string, tools = [images, splitter, merger]) => rankTools(tools, query, { keywords, conversions });
const fitting = (tools: readonly object[]) => ({ tools, fits: true });

test('the name is found from its first letters', () => {
  expect(find('ima')).toEqual(fitting([images]));
});

test('a keyword finds a tool that has another name', () => {
  expect(find('combine')).toEqual(fitting([merger]));
});

test('every word that says something has to fit', () => {
  expect(find('pdf pages')).toEqual(fitting([splitter]));
  expect(find('how do I combine my PDFs')).toEqual(fitting([merger]));
});

test('tools that fit equally well stay in the order of use', () => {
  expect(find('pdf')).toEqual(fitting([splitter, merger]));
});

test('a name counts more than a word of the summary', () => {
  expect(find('image', [archive, images])).toEqual(fitting([images, archive]));
});

test('capitals, accents and plurals make no difference', () => {
  expect(find('EMOJIS')).toEqual(fitting([images]));
});

test('a conversion finds the tools that do it, whatever they are called', () => {
  expect(find('heic to jpg')).toEqual(fitting([images]));
  expect(find('turn my iPhone photos into webp')).toEqual(fitting([images]));
});

test('when nothing fits, what comes nearest is offered, and said to be so', () => {
  expect(find('pdf photos')).toEqual({ tools: [splitter, merger, images], fits: false });
  expect(find('compresor')).toEqual({ tools: [images], fits: false });
  expect(find('sing', [images, merger])).toEqual({ tools: [images, merger], fits: false });
});

test('nothing typed finds nothing', () => {
  expect(find('  ')).toEqual(fitting([]));
});

test('before the keywords have loaded, names are found', () => {
  expect(rankTools([merger, images], 'merge', { keywords: {}, conversions: {} })).toEqual(fitting([merger]));
});

test.each([
  ['heic to jpg', true, 'image-compressor'],
  ['make smaller', true, 'pdf-compressor'],
  ['pdf to word', true, 'pdf-converter'],
  ['word to pdf', true, 'pdf-converter'],
  ['sign pdf', true, 'visual-pdf-editor'],
  ['unzip', true, 'file-compressor'],
])('among the tools there are, "%s" finds them or the nearest', (query, fits, first) => {
  const found = rankTools(toolCards, query, { keywords: toolKeywords, conversions: toolConversions });
  expect({ fits: found.fits, first: found.tools[0]?.slug }).toEqual({ fits, first });
});
