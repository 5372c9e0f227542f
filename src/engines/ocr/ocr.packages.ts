import type { EnginePackage } from '../engine-package.ts';

const models = ['osd', 'eng', 'spa', 'fra', 'deu', 'por', 'ita'];

export const packages: readonly EnginePackage[] = [
  { package: 'tesseract-ocr', command: 'tesseract' },
  ...models.map((model) => ({
    package: `tesseract-ocr-${model}`,
    command: `/usr/share/tesseract-ocr/5/tessdata/${model}.traineddata`,
  })),
].map((each) => ({
  ...each,
  purpose: 'recognising text in scans',
  // The last two recognise scans among a PDF's pages.
  capabilities: ['recogniseImage', 'makeSearchable', 'convertPdfDocument', 'convertPdfText'],
}));
