import { readFile } from 'node:fs/promises';
import type { Metadata } from 'sharp';
import type { FileType } from '../../shared/file-types.ts';

/*
 * CMYK without a profile as browsers show it: each of red, green and blue is what cyan, magenta or yellow leaves, times what
 * black leaves (compared pixel by pixel with Chromium). The codec's own default is a printing press, up to 25 of 255 away.
 */

let made: Buffer | undefined;
/** That rule as a profile, made for the first image that needs it. */
function screenCmykProfile(): Buffer {
  made ??= makeProfile();
  return made;
}

/** A JPEG in CMYK without a profile, with that rule as its profile, for decoding only; undefined for any other image. */
export async function correctedCmyk(
  path: string,
  type: FileType,
  { space, icc: own }: Pick<Metadata, 'space' | 'icc'>,
): Promise<{ jpeg: Buffer; icc: Buffer } | undefined> {
  if (type !== 'jpeg' || space !== 'cmyk' || own !== undefined) return undefined;
  const icc = screenCmykProfile();
  const jpeg = await readFile(path);
  const body = Buffer.concat([Buffer.from('ICC_PROFILE\0\x01\x01', 'latin1'), icc]);
  const head = Buffer.from([0xff, 0xe2, 0, 0]);
  head.writeUInt16BE(body.length + 2, 2);
  return { jpeg: Buffer.concat([jpeg.subarray(0, 2), head, body, jpeg.subarray(2)]), icc };
}

/** Grid points for cyan, magenta, yellow and black: interpolated products are exact to half a level. */
const grid = [5, 5, 5, 33] as const;

/**
 * ICC.1:2022, 7.2 (header) and 7.3 (tag table). The version is 2: in version 4, black point compensation would darken the
 * shadows.
 */
function makeProfile(): Buffer {
  const tags: [string, Buffer][] = [
    ['A2B0', makeTransform()],
    ['wtpt', Buffer.concat([Buffer.from('XYZ \0\0\0\0', 'latin1'), fixed(0.9642, 1, 0.8249)])],
  ];
  const table = Buffer.alloc(4 + tags.length * 12);
  table.writeUInt32BE(tags.length);
  let offset = 128 + table.length;
  for (const [index, [name, content]] of tags.entries()) {
    const entry = 4 + index * 12;
    table.write(name, entry, 'latin1');
    table.writeUInt32BE(offset, entry + 4);
    table.writeUInt32BE(content.length, entry + 8);
    offset += content.length;
  }
  const header = Buffer.alloc(128);
  header.writeUInt32BE(offset);
  header.writeUInt32BE(0x02400000, 8);
  header.write('prtrCMYKXYZ ', 12, 'latin1');
  header.write('acsp', 36, 'latin1');
  fixed(0.9642, 1, 0.8249).copy(header, 68);
  return Buffer.concat([header, table, ...tags.map(([, content]) => content)]);
}

/** ICC.1:2022, 10.12 (lutAToBType): the products, the curve of sRGB, and its primaries under D50. */
function makeTransform(): Buffer {
  const straight = Buffer.from('curv\0\0\0\0\0\0\0\0', 'latin1');
  const gamma = Buffer.concat([
    Buffer.from('para\0\0\0\0\0\x03\0\0', 'latin1'),
    fixed(2.4, 1 / 1.055, 0.055 / 1.055, 1 / 12.92, 0.04045),
  ]);
  // 1.0 of the connection space stands for 1 + 32767 / 32768.
  const unit = 32768 / 65535;
  const primaries = [0.43607, 0.38515, 0.14307, 0.22249, 0.71687, 0.06061, 0.01392, 0.09708, 0.7141];
  const parts = {
    b: Buffer.concat([straight, straight, straight]),
    matrix: fixed(...primaries.map((value) => value * unit), 0, 0, 0),
    m: Buffer.concat([gamma, gamma, gamma]),
    clut: makeProducts(),
    a: Buffer.concat([straight, straight, straight, straight]),
  };
  const header = Buffer.alloc(32);
  header.write('mAB ', 0, 'latin1');
  header.set([4, 3], 8);
  let offset = header.length;
  for (const [index, part] of Object.values(parts).entries()) {
    header.writeUInt32BE(offset, 12 + index * 4);
    offset += part.length;
  }
  return Buffer.concat([header, ...Object.values(parts)]);
}

function makeProducts(): Buffer {
  const header = Buffer.alloc(20);
  header.set(grid);
  header[16] = 2;
  const [cyans, magentas, yellows, blacks] = grid.map((points) =>
    Array.from({ length: points }, (_, index) => 1 - index / (points - 1)),
  ) as [number[], number[], number[], number[]];
  const values = cyans.flatMap((red) =>
    magentas.flatMap((green) =>
      yellows.flatMap((blue) => blacks.flatMap((light) => [red * light, green * light, blue * light])),
    ),
  );
  const data = Buffer.alloc(values.length * 2 + ((values.length * 2) % 4));
  for (const [index, value] of values.entries()) data.writeUInt16BE(Math.round(value * 65535), index * 2);
  return Buffer.concat([header, data]);
}

/** Numbers as s15Fixed16. */
function fixed(...values: number[]): Buffer {
  const bytes = Buffer.alloc(values.length * 4);
  for (const [index, value] of values.entries()) bytes.writeInt32BE(Math.round(value * 65536), index * 4);
  return bytes;
}
