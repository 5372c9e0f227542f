import { expect, test } from 'vitest';
import { describePackages } from './system-packages.ts';

test('packages with the same purpose share a line that names their tools', () => {
  const scans = { command: 'x', purpose: 'recognising text', tools: ['scanner', 'converter'] };
  expect(
    describePackages([
      { package: 'ocr', ...scans },
      { package: 'jail', command: 'x', purpose: 'keeping files apart', tools: [] },
      { package: 'ocr-deu', ...scans },
    ]),
  ).toEqual(['recognising text (scanner, converter): ocr, ocr-deu', 'keeping files apart: jail']);
});
