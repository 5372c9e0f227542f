import fc from 'fast-check';
import { describe, expect, test } from 'vitest';
import type { ActionOptions } from '../../catalog/define-tool.ts';
import { asInputFiles, calledBy } from '../../catalog/test-tools.ts';
import type { WriteZipRequest } from '../../engines/archive/archive-capabilities.ts';
import { AppError } from '../../shared/errors.ts';
import { compressRun } from './file-compressor.run.ts';
import { fileCompressor } from './file-compressor.tool.ts';
import { zipName } from './zip-name.ts';

const { compress, inspect, extract } = fileCompressor.actions;

describe('the options of a form', () => {
  test('lists are JSON text, and may be parsed twice', () => {
    const form = { level: 'best', password: '', paths: '["a/b.txt"]', modified: '[1709294400000]' };
    const options = compress.options.parse(form);
    expect(options).toEqual({ level: 'best', password: undefined, paths: ['a/b.txt'], modified: [1_709_294_400_000] });
    expect(compress.options.parse(options)).toEqual(options);
    const chosen = extract.options.parse({ entries: '[0, 5]' });
    expect(extract.options.parse(chosen)).toEqual({ entries: [0, 5] });
    expect(extract.options.parse({})).toEqual({ entries: 'all' });
    expect(extract.options.parse({ entries: 'all' })).toEqual({ entries: 'all' });
  });

  test.each([
    [{ paths: '["../../x"]' }, 'The path "../../x" leads out of its folder. Please send paths like photos/2024/a.jpg.'],
    [
      { paths: '["/etc/passwd"]' },
      'The path "/etc/passwd" begins at the root of a disk. Please send paths like photos/2024/a.jpg.',
    ],
    [{ paths: '["C:\\\\x"]' }, 'The path "C:\\x" names a drive. Please send paths like photos/2024/a.jpg.'],
    [
      { paths: '["a\\u0007b"]' },
      'The path "a\uFFFDb" contains control characters. Please send paths like photos/2024/a.jpg.',
    ],
    [{ paths: '[""]' }, 'The path "" is empty. Please send paths like photos/2024/a.jpg.'],
    [{ paths: 'a.txt' }, 'Paths must be a JSON list with one string per file.'],
    [{ paths: '[1]' }, 'Paths must be a JSON list with one string per file.'],
    [
      { modified: '["today"]' },
      'Modification times must be a JSON list of milliseconds since 1970, one or null for each file.',
    ],
    [
      { modified: '[1e300]' },
      'Modification times must be a JSON list of milliseconds since 1970, one or null for each file.',
    ],
    [{ level: 'ultra' }, 'Level must be store, fast, normal or best.'],
    [{ password: 'x'.repeat(129) }, 'A password has up to 128 characters and no line breaks.'],
    [{ password: 'a\nb' }, 'A password has up to 128 characters and no line breaks.'],
  ])('%j is refused with a sentence', (options, sentence) => {
    expect(compress.options.safeParse(options).error?.issues[0]?.message).toBe(sentence);
  });

  test.each(['[]', '[-1]', '[1.5]', '["a"]', 'everything', '{}'])(
    'entries %s are refused with a sentence',
    (entries) => {
      expect(extract.options.safeParse({ entries }).error?.issues[0]?.message).toBe(
        'Entries must be "all" or a JSON list of index numbers from the listing.',
      );
    },
  );

  test('any text is a list of safe paths or refused', () => {
    fc.assert(
      fc.property(fc.oneof(fc.string(), fc.json()), (paths) => {
        const parsed = compress.options.safeParse({ paths });
        if (parsed.success)
          for (const path of parsed.data.paths ?? []) expect(path).not.toMatch(/^\/|(^|\/)\.\.(\/|$)/);
        else expect(parsed.error.issues[0]?.message).toMatch(/\.$/);
      }),
    );
  });
});

describe('a ZIP', () => {
  test('keeps the paths sent with the files, and renames equal ones with a note', async () => {
    const { written, result } = await run([{ name: 'a.txt' }, { name: 'a.txt' }, { name: 'b.txt' }], {
      paths: ['trip\\day 1\\a.txt', 'trip/day 1/a.txt', 'trip/e\u0301.txt'],
    });
    expect(written.entries.map(({ path }) => path)).toEqual(['trip/day 1/a.txt', 'trip/day 1/a (2).txt', 'trip/é.txt']);
    expect(result.renamed).toEqual([{ from: 'trip/day 1/a.txt', to: 'trip/day 1/a (2).txt' }]);
    expect(result.fileName).toBe('trip.zip');
  });

  test('has files without paths at the top, whatever their names', async () => {
    const { written } = await run([{ name: 'a.txt' }, { name: 'C_ drive.txt' }, { name: 'C:' }]);
    expect(written.entries.map(({ path }) => path)).toEqual(['a.txt', 'C_ drive.txt', 'file']);
  });

  test('keeps the modification times sent', async () => {
    const { written } = await run([{ name: 'a' }, { name: 'b' }], { modified: [1_000_000, null] });
    expect(written.entries[0]?.modified).toBe(1_000_000);
    expect(written.entries[1]?.modified).toBeGreaterThan(1_700_000_000_000);
  });

  test('returns the result of the call, with what was saved in percent', async () => {
    const { result } = await run(
      [
        { name: 'a.txt', bytes: 800 },
        { name: 'b.txt', bytes: 200 },
      ],
      { password: 'secret' },
    );
    expect(result).toMatchObject({
      success: true,
      fileCount: 2,
      compressionRatio: 60,
      originalSize: 1000,
      compressedSize: 400,
      storedCount: 1,
      verifiedCount: 2,
      encrypted: true,
      fileName: 'archive.zip',
    });
    expect(result.downloadUrl).toMatchObject({ name: 'archive.zip', type: 'zip', path: '/job/result.zip' });
  });

  test('that is larger than its files saved 0 percent', async () => {
    expect((await run([{ name: 'a', bytes: 3 }])).result.compressionRatio).toBe(0);
  });

  test.each([
    [{ paths: ['a'] }, 'There are 2 files but 1 paths. Please send one for each file.'],
    [{ modified: [1, 2, 3] }, 'There are 2 files but 3 modification times. Please send one for each file.'],
  ])('with a list of another length than the files is refused: %j', async (options, message) => {
    await expect(run([{ name: 'a' }, { name: 'b' }], options)).rejects.toMatchObject({ status: 400, message });
  });
});

test.each([
  [undefined, ['a.txt'], 'a.txt.zip'],
  [undefined, ['a.txt', 'b.txt'], 'archive.zip'],
  [undefined, ['trip/a', 'trip/b/c'], 'trip.zip'],
  [undefined, ['trip/a', 'b'], 'archive.zip'],
  [undefined, ['trip/a', 'trip 2/b'], 'archive.zip'],
  ['photos', ['a'], 'photos.zip'],
  ['photos.ZIP', ['a'], 'photos.ZIP'],
  ['../../x', ['a'], 'x.zip'],
  ['???', ['a'], 'archive.zip'],
])('called %j with %j, a ZIP is named %s', (asked, paths, name) => {
  expect(zipName(asked, paths)).toBe(name);
});

test('a file over the limit is named in the sentence', () => {
  for (const field of [compress.files.files, inspect.files.file, extract.files.file]) {
    const { text } = field.messages.tooLarge({
      who: 'Free users',
      maxBytes: field.maxBytes.free,
      fileName: 'film.mp4',
    });
    expect(text).toBe('film.mp4 is over 100MB limit');
    expect(field.maxBytes).toEqual({ free: 104_857_600, pro: 104_857_600 });
  }
});

async function run(
  files: readonly { name: string; bytes?: number }[],
  options: Partial<ActionOptions<typeof compress>> = {},
) {
  const requests: WriteZipRequest[] = [];
  const result = await compressRun.run({
    options: { ...compress.options.parse({}), ...options },
    files: {
      files: asInputFiles(
        files.map(({ name, bytes = 10 }, index) => ({ name, bytes, path: `/job/in/${index}`, type: 'any' })),
      ),
    },
    engines: {
      writeZip: async (request) => {
        requests.push(request);
        return { bytes: 400, files: request.entries.length, stored: 1, verified: request.entries.length };
      },
    },
    ...calledBy('free'),
    directory: '/job',
    signal: new AbortController().signal,
    progress: () => {},
  });
  const [written] = requests;
  if (!written) throw new AppError({ code: 'NOT_WRITTEN', status: 500, message: 'Nothing was written.' });
  return { result, written };
}
