import { expect, test } from 'vitest';
import { describePackages } from './system-packages.ts';

test('packages for the same purpose share a line, which names the tools that want them', () => {
  const scans = { command: 'x', purpose: 'recognising text', tools: ['scanner', 'converter'] };
  expect(
    describePackages([
      { package: 'ocr', ...scans },
      { package: 'jail', command: 'x', purpose: 'keeping files apart', tools: [] },
      { package: 'ocr-deu', ...scans },
    ]),
  ).toEqual(['recognising text (scanner, converter): ocr, ocr-deu', 'keeping files apart: jail']);
});
