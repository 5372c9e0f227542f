import fc from 'fast-check';
import { describe, expect, test } from 'vitest';
import { acceptAttribute, acceptedType, fileTypeOfMime, listTypes, safeFileName, withExtension } from './file-types.ts';

describe('safe file names', () => {
  test.each([
    ['../../etc/passwd', 'passwd'],
    ['C:\\Users\\me\\photo.jpg', 'photo.jpg'],
    ['/absolute/path.png', 'path.png'],
    ['..', 'file'],
    ['', 'file'],
    ['   ', 'file'],
    ['.htaccess', 'htaccess'],
    ['a\u0000b\r\nc.txt', 'abc.txt'],
    ['photo\u202Egpj.exe', 'photogpj.exe'],
    ['what?.png', 'what.png'],
    ['می\u200Cخواهم 👩\u200D👧.png', 'می\u200Cخواهم 👩\u200D👧.png'],
    ['CON.txt', '_CON.txt'],
    ['nul', '_nul'],
    ['übung ñ 写真 📷.jpg', 'übung ñ 写真 📷.jpg'],
    ['a/b/', 'file'],
  ])('%j becomes %j', (name, safe) => {
    expect(safeFileName(name)).toBe(safe);
  });

  test('a long name keeps its ending', () => {
    const safe = safeFileName(`${'x'.repeat(500)}.jpeg`);
    expect(safe).toHaveLength(200);
    expect(safe.endsWith('.jpeg')).toBe(true);
  });

  test('whatever comes in, no path, control character or empty name comes out', () => {
    fc.assert(
      fc.property(fc.string({ unit: 'binary', maxLength: 400 }), (name) => {
        const safe = safeFileName(name);
        expect(safe).not.toMatch(/[/\\\p{Cc}<>:"|?*]/u);
        expect(safe).not.toMatch(/^\.*$/);
        expect(safe.length).toBeLessThanOrEqual(201);
        expect(safe.isWellFormed()).toBe(true);
        expect(safeFileName(safe)).toBe(safe);
      }),
    );
  });
});

describe('endings', () => {
  test.each([
    ['photo.PNG', 'jpeg', 'photo.jpg'],
    ['photo.jpeg', 'jpeg', 'photo.jpeg'],
    ['photo', 'webp', 'photo.webp'],
    ['v1.2', 'png', 'v1.2.png'],
    ['.png', 'png', '.png.png'],
  ] as const)('%s as %s is called %s', (name, type, expected) => {
    expect(withExtension(name, type)).toBe(expected);
  });
});

test('media types are recognised by their usual and other names', () => {
  expect(fileTypeOfMime('image/jpg')).toBe('jpeg');
  expect(fileTypeOfMime('image/apng')).toBe('png');
  expect(fileTypeOfMime('application/x-cfb')).toBe('doc');
  expect(fileTypeOfMime('text/x-unheard-of')).toBeUndefined();
});

test('a file input asks for endings and media types', () => {
  expect(acceptAttribute(['png', 'gif'])).toBe('.png,image/png,.gif,image/gif');
});

test('a field for text takes Markdown and tables, too, which only their names tell apart', () => {
  expect(acceptedType(['text'], 'csv')).toBe('csv');
  expect(acceptedType(['text'], 'markdown')).toBe('markdown');
  expect(acceptedType(['docx'], 'csv')).toBeUndefined();
  expect(acceptAttribute(['text'])).toContain('.md');
});

test('types are listed in words', () => {
  expect(listTypes(['jpeg', 'png', 'webp'])).toBe('JPEG, PNG, or WebP');
});

test('a field that takes every file takes the unknown ones, too, and still tells the known ones apart', () => {
  expect(acceptedType(['any'], undefined)).toBe('any');
  expect(acceptedType(['any'], 'png')).toBe('png');
  expect(acceptedType(['png', 'jpeg'], 'png')).toBe('png');
  expect(acceptedType(['png'], 'jpeg')).toBeUndefined();
  expect(acceptedType(['png'], undefined)).toBeUndefined();
  // A stored file of unknown content is not an image.
  expect(acceptedType(['png'], 'any')).toBeUndefined();
});

test('a file input for every file asks for nothing', () => {
  expect(acceptAttribute(['any'])).toBe('');
});
