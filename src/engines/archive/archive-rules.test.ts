import fc from 'fast-check';
import { describe, expect, test } from 'vitest';
import { GB, MB } from '../../shared/units.ts';
import { ListingBuilder } from './describe-members.ts';
import { unpackedName } from './read-compressed.ts';
import { parseListing } from './seven-zip.ts';
import { counted, honestBytes, isSuspicious, refusalOf, UnpackBudget } from './unpack-budget.ts';

describe('what may come out of an archive', () => {
  test.each([
    [1000, 100 * MB],
    [1 * MB, 200 * MB],
    [5 * MB, 1000 * MB],
    [100 * MB, 2 * GB],
  ])('of %i bytes is at most %i', (archiveBytes, most) => {
    expect(honestBytes(archiveBytes)).toBe(most);
    const budget = new UnpackBudget(archiveBytes);
    budget.allow(most);
    expect(() => budget.allow(most + 1)).toThrow();
  });

  test('a small archive that unpacks to much is called a bomb; a large one is only too large', () => {
    expect(refusalOf(10_000)).toMatchObject({ code: 'ARCHIVE_BOMB', status: 422 });
    expect(refusalOf(90 * MB)).toMatchObject({ code: 'ARCHIVE_TOO_LARGE', status: 422 });
  });

  test('is counted as it comes, and the first byte too many ends it', async () => {
    const budget = new UnpackBudget(1);
    let taken = 0;
    const endless = async function* () {
      for (;;) yield Buffer.alloc(MB);
    };
    const taking = (async () => {
      for await (const chunk of counted(endless(), budget)) taken += chunk.length;
    })();
    await expect(taking).rejects.toMatchObject({ code: 'ARCHIVE_BOMB' });
    expect(taken).toBe(100 * MB);
  });

  test('no archive may unpack to more because it is smaller', () => {
    fc.assert(
      fc.property(fc.nat(200 * MB), fc.nat(200 * MB), (one, other) => {
        expect(honestBytes(Math.min(one, other))).toBeLessThanOrEqual(honestBytes(Math.max(one, other)));
        expect(isSuspicious(honestBytes(one), one)).toBe(false);
      }),
    );
  });
});

test.each([
  ['report.csv.gz', 'report.csv'],
  ['backup.tgz', 'backup.tar'],
  ['BACKUP.TXZ', 'BACKUP.tar'],
  ['data.tar.zst', 'data.tar'],
  ['log.bz2', 'log'],
  ['noending', 'noending.unpacked'],
  ['.gz', '.gz.unpacked'],
])('%s unpacks to %s', (name, unpacked) => {
  expect(unpackedName(name)).toBe(unpacked);
});

describe("the listing of 7z's", () => {
  const output = `
Path = folder
Size = 0
Packed Size = 0
Modified = 2024-03-01 12:00:00.0000000
Attributes = D drwxr-xr-x
CRC = 
Encrypted = -
Method = 
Block = 

Path = folder/a = b.txt
Size = 1253
Packed Size = 330
Modified = 2024-03-01 12:00:00
Attributes = A -rw-r--r--
CRC = 363A3020
Encrypted = +
Method = LZMA2:12 7zAES:19
Block = 0

Path = link
Size = 11
Packed Size = 
Modified = 
Attributes = A lrwxrwxrwx
Encrypted = -

Path = windows.txt
Size = 3
Attributes = RA
Encrypted = -
`;
  test('is read entry by entry', () => {
    expect(parseListing(output)).toEqual([
      expect.objectContaining({ index: 0, name: 'folder', kind: 'folder', encrypted: false }),
      {
        index: 1,
        name: 'folder/a = b.txt',
        kind: 'file',
        bytes: 1253,
        packedBytes: 330,
        encrypted: true,
        modified: Date.UTC(2024, 2, 1, 12),
      },
      { index: 2, name: 'link', kind: 'link', bytes: 11, encrypted: false },
      { index: 3, name: 'windows.txt', kind: 'file', bytes: 3, encrypted: false },
    ]);
  });

  test('of an empty archive is empty', () => {
    expect(parseListing('\n')).toEqual([]);
  });
});

describe('what is told about an archive', () => {
  const file = { kind: 'file', bytes: 10, encrypted: false } as const;

  test('names what was made safe, once for each kind, with the path that the archive gave', () => {
    const listing = listingOf([
      { ...file, name: '../../a' },
      { ...file, name: '../b' },
      { ...file, name: 'C:\\c' },
      { ...file, name: 'ok' },
    ]);
    expect(listing.entries.map(({ path, originalPath }) => [path, originalPath])).toEqual([
      ['a', '../../a'],
      ['b', '../b'],
      ['c', 'C:\\c'],
      ['ok', undefined],
    ]);
    expect(listing.warnings).toEqual([
      '2 names pointed outside the folder and were moved inside.',
      '1 name named a drive and was moved inside the folder.',
    ]);
  });

  test('shows no control character of the original, either', () => {
    const [entry] = listingOf([{ ...file, name: 'photo\u202Egpj.exe\n' }]).entries;
    expect(entry).toMatchObject({ path: 'photogpj.exe', originalPath: 'photo\uFFFDgpj.exe\uFFFD' });
  });

  test('keeps the joiners of emoji, Persian and Hindi in both', () => {
    const name = '👩‍👩‍👧 نامه‌ها क्‍ष';
    const [entry] = listingOf([{ ...file, name: `../${name}` }]).entries;
    expect(entry).toMatchObject({ path: name, originalPath: `../${name}` });
  });

  test('counts files only, and says what is not unpacked or opened', () => {
    const listing = listingOf([
      { ...file, name: 'inner.zip' },
      { ...file, name: 'locked', encrypted: true },
      { name: 'd', kind: 'folder', bytes: 0, encrypted: false },
      { name: 'l', kind: 'link', bytes: 5, encrypted: false },
      { name: 's', kind: 'special', bytes: 0, encrypted: false },
    ]);
    expect(listing).toMatchObject({ entryCount: 5, fileCount: 2, totalBytes: 20, encrypted: true });
    expect(listing.warnings).toEqual([
      '1 link is listed but never unpacked.',
      '1 special entry is listed but never unpacked.',
      '1 archive inside is not opened.',
    ]);
  });

  test('shows the first 10,000 entries and counts the rest', () => {
    const listing = listingOf(Array.from({ length: 12_345 }, (_, index) => ({ ...file, name: `f${index}` })));
    expect(listing.entries).toHaveLength(10_000);
    expect(listing.entryCount).toBe(12_345);
    expect(listing.warnings).toEqual(['The first 10,000 of 12,345 entries are shown.']);
  });

  test('warns of a bomb before anybody unpacks it', () => {
    const listing = listingOf([{ ...file, name: 'zeros', bytes: 10 * GB }], 10 * MB);
    expect(listing.warnings).toEqual([
      'It would unpack from 10 MB to 10 GB, as decompression bombs do. It cannot be unpacked as a whole.',
    ]);
  });

  test('leaves out times that no calendar has', () => {
    const [entry] = listingOf([{ ...file, name: 'a', modified: Number.NaN }]).entries;
    expect(entry).not.toHaveProperty('modified');
  });
});

type Member = Parameters<ListingBuilder['add']>[0];

function listingOf(members: readonly Omit<Member, 'index'>[], archiveBytes = 1000) {
  const builder = new ListingBuilder(archiveBytes);
  for (const [index, member] of members.entries()) builder.add({ ...member, index });
  return builder.build();
}
