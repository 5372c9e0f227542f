import { mkdtemp, rm, writeFile } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { crc32 } from 'node:zlib';
import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import { KB } from '../../shared/units.ts';
import { guessEncoding } from './guess-encoding.ts';
import { openZip } from './read-zip.ts';
import { makeZip } from './sample-archives.ts';

let folder: string;
beforeAll(async () => {
  folder = await mkdtemp(join(tmpdir(), 'satchel-zips-'));
});
afterAll(() => rm(folder, { recursive: true, force: true }));

describe('a ZIP that other programs open, too', () => {
  const zip = makeZip([
    { name: 'a.txt', content: 'first' },
    { name: 'b.txt', content: 'second', deflate: true },
  ]);
  const withCommentLength = (length: number) => {
    const changed = Buffer.from(zip);
    changed.writeUInt16LE(length, changed.length - 2);
    return changed;
  };

  const [front, behind, cut] = [
    'Data in front of the archive, such as a program that unpacks it, was skipped.',
    'Data after the end of the archive was ignored.',
    'The comment of the archive is cut off and was ignored.',
  ];

  test.each([
    ['as it should be', zip, []],
    ['with a comment', Buffer.concat([withCommentLength(2), Buffer.from('hi')]), []],
    ['with a byte behind it', Buffer.concat([zip, Buffer.from('x')]), [behind]],
    ['with 100 KB behind it', Buffer.concat([zip, Buffer.alloc(100 * KB)]), [behind]],
    ['with too short a comment', withCommentLength(5), [cut]],
    ['with too long a comment', Buffer.concat([withCommentLength(2), Buffer.from('hello')]), [behind]],
    ['behind a program', Buffer.concat([Buffer.alloc(KB), zip]), [front]],
    ['between a program and its signature', Buffer.concat([Buffer.alloc(KB), zip, Buffer.alloc(KB)]), [front, behind]],
    [
      'with what looks like more ends behind it',
      Buffer.concat([zip, Buffer.from('PK\x05\x06'.repeat(50), 'latin1')]),
      [behind],
    ],
  ])('is read %s', async (_what, content, oddities) => {
    expect(await readWhole(content)).toEqual({ files: { 'a.txt': 'first', 'b.txt': 'second' }, oddities });
  });

  test('without its end is damaged', async () => {
    await expect(readWhole(zip.subarray(0, -22))).rejects.toMatchObject({ code: 'ARCHIVE_DAMAGED' });
  });
});

describe('names that do not say their encoding', () => {
  const samples = {
    Western: [
      'Gr\x94\xe1e.txt',
      '\x81bung.txt',
      'Caf\x82.doc',
      'se\xa4or.txt',
      'na\x8bve r\x82sum\x82.pdf',
      '\x8erger.txt',
    ],
    Japanese: [
      '\x8e\xca\x90^.jpg',
      '\x83\x81\x83\x82/\x83e\x83X\x83g.txt',
      '\x90V\x82\xb5\x82\xa2\x83t\x83H\x83\x8b\x83_\x81[.txt',
    ],
    Chinese: ['\xb2\xe2\xca\xd4.txt', '\xb1\xa8\xb8\xe6.doc', '\xd0\xc2\xbd\xa8\xce\xc4\xbc\xfe\xbc\xd0/1.txt'],
    Russian: [
      '\x8f\xe0\xa8\xa2\xa5\xe2.txt',
      '\x8e\xe2\xe7\xf1\xe2 \xa7\xa0 \xa3\xae\xa4.doc',
      '\xe4\xae\xe2\xae/\xef.jpg',
    ],
  };
  const decoded = {
    Western: ['Größe.txt', 'übung.txt', 'Café.doc', 'señor.txt', 'naïve résumé.pdf', 'Ärger.txt'],
    Japanese: ['写真.jpg', 'メモ/テスト.txt', '新しいフォルダー.txt'],
    Chinese: ['测试.txt', '报告.doc', '新建文件夹/1.txt'],
    Russian: ['Привет.txt', 'Отчёт за год.doc', 'фото/я.jpg'],
  };
  const languages = Object.keys(samples) as (keyof typeof samples)[];
  const bytesOf = (name: string) => Buffer.from(name, 'latin1');

  test.each(languages)('are read as %s, alone and together', (language) => {
    const names = samples[language].map(bytesOf);
    expect(names.map((name) => guessEncoding([name]).decode(name))).toEqual(decoded[language]);
    expect(names.map((name) => guessEncoding(names).decode(name))).toEqual(decoded[language]);
  });

  test('are told in a warning where the standard would read them otherwise', async () => {
    const warning = 'The archive does not say how its names are encoded. They were read as Japanese (Shift_JIS).';
    expect(await readWhole(makeZip(samples.Japanese.map((name) => ({ name: bytesOf(name) }))))).toEqual({
      files: Object.fromEntries(decoded.Japanese.map((name) => [name, ''])),
      oddities: [warning],
    });
    const western = makeZip(samples.Western.map((name) => ({ name: bytesOf(name) })));
    expect((await readWhole(western)).oddities).toEqual([]);
  });

  test('are UTF-8 where all of them are', async () => {
    const names = ['写真.jpg', 'Größe.txt', '👩‍👩‍👧.png', 'نامه‌ها.txt', 'क्‍ष.txt'];
    const { files, oddities } = await readWhole(makeZip(names.map((name) => ({ name }))));
    expect([Object.keys(files), oddities]).toEqual([names, []]);
  });
});

test("what says that it is UTF-8 is, whatever the others are, by its flag or by Info-ZIP's field", async () => {
  const japanese = Buffer.from('\x8e\xca\x90^.jpg', 'latin1');
  const plain = Buffer.from('caf?.txt');
  const { files } = await readWhole(
    makeZip([
      { name: japanese },
      { name: '写真 2.jpg', lie: { flags: 0x800 } },
      { name: plain, extra: unicodePath(plain, 'café.txt') },
      // The name was changed by a program that does not know the field.
      { name: 'renamed.txt', extra: unicodePath(plain, 'café.txt') },
    ]),
  );
  expect(Object.keys(files)).toEqual(['写真.jpg', '写真 2.jpg', 'café.txt', 'renamed.txt']);
});

/** Info-ZIP's Unicode Path (APPNOTE.TXT 4.6.9). */
function unicodePath(name: Buffer, path: string): Buffer {
  const head = Buffer.alloc(9);
  head.writeUInt16LE(0x7075, 0);
  head.writeUInt16LE(5 + Buffer.byteLength(path), 2);
  head.writeUInt8(1, 4);
  head.writeUInt32LE(crc32(name), 5);
  return Buffer.concat([head, Buffer.from(path)]);
}

async function readWhole(content: Buffer) {
  const path = join(folder, 'odd.zip');
  await writeFile(path, content);
  const zip = await openZip(path, undefined);
  try {
    const files: Record<string, string> = {};
    for await (const { member, content } of zip.unpack(() => true)) {
      const chunks: Buffer[] = [];
      for await (const chunk of content) chunks.push(chunk);
      files[member.name] = Buffer.concat(chunks).toString();
    }
    return { files, oddities: zip.oddities };
  } finally {
    await zip.close();
  }
}
