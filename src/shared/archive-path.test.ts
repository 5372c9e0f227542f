import fc from 'fast-check';
import { describe, expect, test } from 'vitest';
import { cleanArchivePath, makePathsUnique, maxPathLength, readArchivePath } from './archive-path.ts';

describe('a path that a visitor sends', () => {
  test.each([
    ['photos/2024/a.jpg', 'photos/2024/a.jpg'],
    ['photos\\2024\\a.jpg', 'photos/2024/a.jpg'],
    ['./a//b/./c.txt', 'a/b/c.txt'],
    ['e\u0301te\u0301.txt', 'été.txt'],
    ['写真/📷 👩‍👩‍👧.jpg', '写真/📷 👩‍👩‍👧.jpg'],
    ['.gitignore', '.gitignore'],
    ['a..b/...c', 'a..b/...c'],
    ['שלום\u200F.txt', 'שלום\u200F.txt'],
  ])('%j is kept as %j', (path, kept) => {
    expect(readArchivePath(path)).toEqual({ path: kept });
  });

  test.each([
    ['../../x', 'outside'],
    ['a/../../x', 'outside'],
    ['..\\x', 'outside'],
    ['..', 'outside'],
    ['/etc/passwd', 'absolute'],
    ['\\\\server\\share\\x', 'absolute'],
    ['C:\\Windows\\x', 'drive-letter'],
    ['c:x', 'drive-letter'],
    ['a\u0000b', 'control-character'],
    ['a\nb', 'control-character'],
    ['photo\u202Egpj.exe', 'control-character'],
    ['\uD800', 'control-character'],
    ['', 'empty'],
    ['./', 'empty'],
    ['x'.repeat(256), 'too-long'],
    ['写'.repeat(86), 'too-long'],
    ['a/'.repeat(600), 'too-long'],
  ])('%j is refused: %s', (path, problem) => {
    expect(readArchivePath(path)).toEqual({ problem });
  });
});

describe('a path inside an archive', () => {
  test.each([
    ['docs/readme.txt', 'docs/readme.txt', []],
    ['../../etc/passwd', 'etc/passwd', ['outside']],
    ['..\\..\\x', 'x', ['outside']],
    ['/etc/passwd', 'etc/passwd', ['absolute']],
    ['C:\\Windows\\win.ini', 'Windows/win.ini', ['drive-letter']],
    ['C:D:x', 'x', ['drive-letter']],
    ['/C:/x', 'x', ['absolute', 'drive-letter']],
    ['a\u0000/.\u0007./b', 'a/b', ['control-character', 'outside']],
    ['file.txt:evil', 'file.txt_evil', ['reserved']],
    ['what?.txt', 'what_.txt', ['reserved']],
    ['con/NUL.txt', '_con/_NUL.txt', ['reserved']],
    ['name. . /x', 'name/x', ['reserved']],
    ['..', 'file', ['outside', 'empty']],
    ['', 'file', ['empty']],
  ])('%j becomes %j', (path, cleaned, repairs) => {
    expect(cleanArchivePath(path)).toEqual({ path: cleaned, repairs });
  });

  test('a name that is too long keeps its ending', () => {
    const { path, repairs } = cleanArchivePath(`${'写'.repeat(200)}.jpeg`);
    expect(Buffer.byteLength(path)).toBeLessThanOrEqual(255);
    expect(path).toMatch(/写\.jpeg$/);
    expect(repairs).toEqual(['too-long']);
  });

  test('a path that is too deep keeps the file and the folders next to it', () => {
    const { path } = cleanArchivePath(`${'folder/'.repeat(400)}file.txt`);
    expect(path.length).toBeLessThanOrEqual(maxPathLength);
    expect(path).toMatch(/^folder\/.*folder\/file\.txt$/);
  });

  test('whatever an archive says, what comes out would be accepted from a visitor, and is stable', () => {
    fc.assert(
      fc.property(fc.array(hostileSegment, { minLength: 1, maxLength: 30 }), (parts) => {
        const { path } = cleanArchivePath(parts.join(''));
        expect(readArchivePath(path)).toEqual({ path });
        expect(cleanArchivePath(path)).toEqual({ path, repairs: [] });
      }),
      { numRuns: 500 },
    );
  });
});

describe('paths are told apart', () => {
  test('by a number before the ending', () => {
    expect(makePathsUnique(['a.txt', 'a.txt', 'x/a.txt', 'a.txt', 'a (2).txt'])).toEqual([
      'a.txt',
      'a (2).txt',
      'x/a.txt',
      'a (3).txt',
      'a (2) (2).txt',
    ]);
  });

  test('nothing is a file and a folder at once', () => {
    expect(makePathsUnique(['b', 'b/c/d', 'b/c', 'b/e', 'b'])).toEqual([
      'b',
      'b (2)/c/d',
      'b (2)/c (2)',
      'b (2)/e',
      'b (3)',
    ]);
  });

  test('whatever comes in, all are different, and none is the folder of another', () => {
    const name = fc.constantFrom('a', 'b', 'a.txt', 'a (2)', 'a (2).txt');
    const path = fc.array(name, { minLength: 1, maxLength: 3 }).map((names) => names.join('/'));
    fc.assert(
      fc.property(fc.array(path, { maxLength: 40 }), (paths) => {
        const apart = makePathsUnique(paths);
        expect(apart).toHaveLength(paths.length);
        expect(new Set(apart).size).toBe(paths.length);
        for (const one of apart) expect(apart.some((other) => other.startsWith(`${one}/`))).toBe(false);
      }),
    );
  });

  test('ten thousand equal names take no noticeable time', () => {
    expect(new Set(makePathsUnique(Array.from({ length: 10_000 }, () => 'a.txt'))).size).toBe(10_000);
  });
});

const hostileSegment = fc.oneof(
  fc.constantFrom(
    '..',
    '.',
    '/',
    '\\',
    'C:',
    'con',
    'nul.txt',
    ' ',
    '.',
    '\u0000',
    '\u202E',
    '\uD800',
    ':',
    'a'.repeat(300),
  ),
  fc.string({ unit: 'binary', maxLength: 8 }),
);
