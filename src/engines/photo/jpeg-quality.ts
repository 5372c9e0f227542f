import { open } from 'node:fs/promises';

/** ITU-T T.81, table K.1, in natural order: the sums below do not depend on it. */
const standardLuma = [
  16, 11, 10, 16, 24, 40, 51, 61, 12, 12, 14, 19, 26, 58, 60, 55, 14, 13, 16, 24, 40, 57, 69, 56, 14, 17, 22, 29, 51,
  87, 80, 62, 18, 22, 37, 56, 68, 109, 103, 77, 24, 35, 55, 64, 81, 104, 113, 92, 49, 64, 78, 87, 103, 121, 120, 101,
  72, 92, 95, 98, 112, 100, 103, 99,
];
const standardSum = standardLuma.reduce((sum, value) => sum + value, 0);

/** Tables come before the picture; profiles and previews before them may be large. */
const headBytes = 1024 * 1024;

/** The quality, 1 to 100 as libjpeg counts, that a JPEG's luma table stands for; undefined if it has none. */
export async function readJpegQuality(path: string): Promise<number | undefined> {
  const file = await open(path);
  try {
    const { buffer, bytesRead } = await file.read(Buffer.alloc(headBytes), 0, headBytes, 0);
    const sum = lumaTableSum(buffer.subarray(0, bytesRead));
    if (sum === undefined) return undefined;
    const percent = (100 * sum) / standardSum;
    const quality = percent <= 100 ? (200 - percent) / 2 : 5000 / percent;
    return Math.min(100, Math.max(1, Math.round(quality)));
  } finally {
    await file.close();
  }
}

/** Layout: ITU-T T.81, annex B (DQT is B.2.4.1). */
function lumaTableSum(file: Buffer): number | undefined {
  for (let offset = 2; offset + 4 <= file.length && file[offset] === 0xff; ) {
    const marker = file[offset + 1];
    if (marker === 0xda) return undefined;
    const end = offset + 2 + file.readUInt16BE(offset + 2);
    if (marker === 0xdb) {
      for (let table = offset + 4; table < Math.min(end, file.length); ) {
        const about = file[table] ?? 0;
        const bytes = about >> 4 === 0 ? 1 : 2;
        const values = file.subarray(table + 1, table + 1 + 64 * bytes);
        if ((about & 15) === 0 && values.length === 64 * bytes) {
          let sum = 0;
          for (let at = 0; at < values.length; at += bytes)
            sum += bytes === 1 ? (values[at] ?? 0) : values.readUInt16BE(at);
          return sum;
        }
        table += 1 + 64 * bytes;
      }
    }
    offset = end;
  }
  return undefined;
}
