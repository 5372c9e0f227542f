import { describe, expect, test } from 'vitest';
import { formatsFor, listOperations, meteredSteps, planStep } from '../catalog/operations.ts';
import type { FileType } from '../shared/file-types.ts';
import { tools } from './tools.index.ts';

const operations = listOperations(tools);
const plain = (operation: string, type: FileType, options: Record<string, unknown> = {}) => {
  const planned = planStep(operations, { operation, options }, type);
  return 'operation' in planned ? { id: planned.operation.id, options: planned.options } : planned;
};

describe('a plain operation', () => {
  test.each([
    ['compress', 'jpeg', 'image-compressor/compress'],
    ['compress', 'pdf', 'pdf-compressor/compress'],
    ['compress', 'docx', 'file-compressor/compress'],
    ['compress', 'any', 'file-compressor/compress'],
    ['resize', 'png', 'image-resizer/resize'],
  ] as const)('%s for %s is done by %s', (operation, type, id) => {
    expect(plain(operation, type)).toMatchObject({ id });
  });

  test('convert goes to the tool that makes the format of this type', () => {
    expect(plain('convert', 'png', { outputFormat: 'jpeg' })).toMatchObject({ id: 'image-compressor/compress' });
    expect(plain('convert', 'png', { outputFormat: 'pdf' })).toMatchObject({ id: 'pdf-converter/convert' });
    expect(plain('convert', 'docx', { outputFormat: 'odt' })).toMatchObject({ id: 'document-converter/convert' });
    expect(plain('convert', 'csv', { outputFormat: 'xlsx' })).toMatchObject({ id: 'document-converter/convert' });
    expect(plain('convert', 'png', { outputFormat: 'png' })).toEqual({ already: 'png' });
  });

  test('convert without a format makes one that opens everywhere', () => {
    expect(plain('convert', 'png')).toMatchObject({ options: { format: 'jpeg' } });
    expect(plain('convert', 'jpeg')).toMatchObject({ options: { format: 'png' } });
    expect(plain('convert', 'odt')).toMatchObject({ options: { format: 'pdf' } });
  });

  test('resize has a usual size only when none is given', () => {
    expect(plain('resize', 'png')).toMatchObject({ options: { percent: 50 } });
    expect(plain('resize', 'png', { width: 80 })).toEqual({
      id: 'image-resizer/resize',
      options: { width: 80, enlarge: false },
    });
  });

  test('says what suits and what the file is when it does not suit', () => {
    expect(plain('resize', 'pdf')).toMatchObject({
      problem: expect.stringMatching(/^Resize takes .*This file is PDF\.$/),
    });
    expect(plain('convert', 'zip', { outputFormat: 'pdf' })).toMatchObject({
      problem: expect.stringContaining('cannot be converted'),
    });
    expect(formatsFor(operations, 'zip')).toEqual([]);
  });
});

test('no use is spent on a document that is what it is to become', () => {
  const convert = (type: FileType, outputFormat: string) => plain('document-converter/convert', type, { outputFormat });
  expect(convert('pdf', 'pdf')).toEqual({ already: 'pdf' });
  expect(convert('doc', 'docx')).toMatchObject({ id: 'document-converter/convert' });
  expect(meteredSteps(operations, [{ operation: 'document-converter/convert', options: {} }], 'pdf')).toEqual([]);
});

describe('what is metered of a chain', () => {
  const convert = { operation: 'convert', options: { outputFormat: 'odt' } };
  test('is counted once, and only when the metered tool can run', () => {
    expect(meteredSteps(operations, [convert], 'docx')).toEqual(['document-converter/convert']);
    expect(meteredSteps(operations, [{ ...convert, options: { outputFormat: 'pdf' } }], 'docx')).toEqual([]);
    expect(meteredSteps(operations, [convert], 'jpeg')).toEqual([]);
    expect(meteredSteps(operations, [{ operation: 'resize', options: {} }, convert], 'jpeg')).toEqual([]);
  });

  test('is counted when a step before makes a file that the metered tool takes, of one that it does not take', () => {
    const scan = { operation: 'document-scanner/process', options: {} };
    for (const operation of ['compress', 'resize']) {
      const toJpeg = { operation, options: { format: 'jpeg', percent: 100 } };
      expect(meteredSteps(operations, [toJpeg, scan], 'gif')).toContain('document-scanner/process');
    }
    expect(meteredSteps(operations, [{ operation: 'compress', options: {} }, scan], 'gif')).toEqual([]);
  });

  test('counts a step whose file is not known beforehand', () => {
    const unpack = { operation: 'file-compressor/extract', options: {} };
    expect(meteredSteps(operations, [unpack, convert], 'zip')).toEqual(['document-converter/convert']);
  });
});
