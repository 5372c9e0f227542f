import { createHash } from 'node:crypto';
import { Readable } from 'node:stream';
import { unzipSync } from 'fflate';
import { expect, test } from 'vitest';
import { storedZip } from './stored-zip.ts';

const open = (content: string) => async () => Readable.from([Buffer.from(content)]);

test('a streamed ZIP holds every file as it was, read from its directory', async () => {
  const large = 'word '.repeat(100_000);
  const zip = Buffer.concat(
    await storedZip([
      { path: 'ü.txt', bytes: 5, open: open('first') },
      { path: 'empty', bytes: 0, open: async () => Readable.from([]) },
      { path: 'large.txt', bytes: large.length, open: open(large) },
    ]).toArray(),
  );
  const files = unzipSync(zip);
  expect(Object.keys(files)).toEqual(['ü.txt', 'empty', 'large.txt']);
  expect(Buffer.from(files['ü.txt'] ?? []).toString()).toBe('first');
  expect(
    createHash('md5')
      .update(Buffer.from(files['large.txt'] ?? []))
      .digest(),
  ).toEqual(createHash('md5').update(large).digest());
});

test('files are opened one after the other, and one that cannot be read ends the stream with its error', async () => {
  const opened: string[] = [];
  const file = (path: string) => ({
    path,
    bytes: 1,
    open: async () => {
      opened.push(path);
      if (path === 'b') throw new Error('gone');
      return Readable.from([Buffer.from(path)]);
    },
  });
  await expect(storedZip(['a', 'b', 'c'].map(file)).toArray()).rejects.toThrow('gone');
  expect(opened).toEqual(['a', 'b']);
});

test('a stream that is let go of closes the file it is reading', async () => {
  const source = Readable.from(endless());
  const closed = new Promise((resolve) => source.once('close', resolve));
  const zip = storedZip([{ path: 'a', bytes: 2, open: async () => source }]);
  zip.on('data', () => source.readableDidRead && zip.destroy());
  await closed;
  expect(source.destroyed).toBe(true);
});

async function* endless() {
  for (;;) yield Buffer.from('more');
}
