/* A small Type 1 font for tests: A is a triangle, O a square with a curve, and Aring is composed of both. */

const eexecKey = 55665;
const charStringKey = 4330;

const glyphs: Readonly<Record<string, readonly (number | string)[]>> = {
  '.notdef': [0, 500, 'hsbw', 'endchar'],
  A: [50, 600, 'hsbw', 0, 40, 'hstem', 0, 'hmoveto', 250, 700, 'rlineto', 250, -700, 'rlineto', 'closepath', 'endchar'],
  O: [
    ...[100, 700, 'hsbw', 100, 'vmoveto', 200, 'hlineto', 200, 'vlineto'],
    ...[-50, 50, -100, 50, -50, -100, 'rrcurveto', 'closepath', 'endchar'],
  ],
  // Accent and base by StandardEncoding code: O is 79, A is 65.
  Aring: [50, 600, 'hsbw', 100, 150, 500, 65, 79, 'seac'],
};

const commands: Readonly<Record<string, readonly number[]>> = {
  hstem: [1],
  vmoveto: [4],
  rlineto: [5],
  hlineto: [6],
  vlineto: [7],
  rrcurveto: [8],
  closepath: [9],
  hsbw: [13],
  endchar: [14],
  hmoveto: [22],
  seac: [12, 6],
};

export function sampleType1(): Buffer {
  const clear = [
    '%!PS-AdobeFont-1.0: Sample 001.000',
    '/FontName /Sample def',
    '/FontMatrix [0.001 0 0 0.001 0 0] readonly def',
    '/Encoding 256 array 0 1 255 {1 index exch /.notdef put} for',
    'dup 65 /A put dup 79 /O put dup 197 /Aring put readonly def',
    '/FontBBox {0 -10 700 710} readonly def',
    'currentfile eexec ',
  ].join('\n');
  const parts: Buffer[] = [
    Buffer.from('dup /Private 8 dict dup begin\n/BlueValues [-10 0 700 710] def\n/StdHW [40] def\n'),
  ];
  parts.push(Buffer.from(`2 index /CharStrings ${Object.keys(glyphs).length} dict dup begin\n`));
  for (const [name, code] of Object.entries(glyphs)) {
    const charString = encrypt(Buffer.concat([Buffer.alloc(4), encode(code)]), charStringKey);
    parts.push(Buffer.from(`/${name} ${charString.length} RD `), charString, Buffer.from(' ND\n'));
  }
  parts.push(Buffer.from('end end readonly put mark currentfile closefile\n'));
  // Four bytes that do not look like hexadecimal digits (chapter 7.2).
  const secret = encrypt(Buffer.concat([Buffer.alloc(4), ...parts]), eexecKey);
  const zeros = `${'0'.repeat(64)}\n`.repeat(8);
  return Buffer.concat([Buffer.from(clear), secret, Buffer.from(`\n${zeros}cleartomark\n`)]);
}

function encode(code: readonly (number | string)[]): Buffer {
  return Buffer.from(
    code.flatMap((token) => (typeof token === 'number' ? encodeNumber(token) : (commands[token] ?? []))),
  );
}

function encodeNumber(value: number): number[] {
  if (value >= -107 && value <= 107) return [value + 139];
  if (value >= 108 && value <= 1131) return [247 + ((value - 108) >> 8), (value - 108) & 255];
  if (value <= -108 && value >= -1131) return [251 + ((-value - 108) >> 8), (-value - 108) & 255];
  return [255, (value >> 24) & 255, (value >> 16) & 255, (value >> 8) & 255, value & 255];
}

function encrypt(plain: Buffer, key: number): Buffer {
  const cipher = Buffer.alloc(plain.length);
  let state = key;
  plain.forEach((byte, at) => {
    const coded = byte ^ (state >> 8);
    cipher[at] = coded;
    state = ((coded + state) * 52845 + 22719) & 0xffff;
  });
  return cipher;
}
