import { expect, test } from 'vitest';
import type { FileType } from '../../../shared/file-types.ts';
import { offerDetours, offerTools } from './offer-tools.ts';

const verbs = (...types: (FileType | undefined)[]) => offerTools(types).map(({ verb, tool }) => verb ?? tool.name);

test('what most people do with a file is offered first', () => {
  expect(verbs('pdf').slice(0, 3)).toEqual(['Edit', 'Make smaller', 'To Word']);
  expect(verbs('jpeg').slice(0, 3)).toEqual(['Make smaller', 'Resize', 'To PDF']);
  expect(verbs('docx')[0]).toBe('To PDF');
  expect(verbs('zip')[0]).toBe('Unpack');
});

test('several files are offered what can be done with several', () => {
  expect(verbs('pdf', 'pdf')[0]).toBe('Merge');
  expect(verbs('jpeg', 'png')).toContain('Into one PDF');
  expect(verbs('jpeg')).not.toContain('Into one PDF');
});

test('a file of no known type is still offered what takes any file', () => {
  expect(verbs(undefined)).toEqual(['Pack as ZIP', 'Several steps']);
});

test('a file that a tool does not take is converted first where another tool makes what it takes', () => {
  const detours = (type: FileType, slug: string) => offerDetours(type, slug).map(({ verb }) => verb);
  expect(detours('heic', 'pdf-merger')[0]).toBe('Convert to JPG first');
  expect(detours('heic', 'document-converter')).not.toContain('Convert to JPG first');
  expect(detours('heic', 'image-compressor')).not.toContain('Convert to JPG first');
});
