import { createCipheriv, createHash, pbkdf2Sync } from 'node:crypto';
import { crc32, deflateRawSync } from 'node:zlib';

/* For tests: archives built byte by byte, as no honest program writes them. */

export type SampleFile = {
  name: string | Buffer;
  content?: string | Buffer;
  /** Unix mode with file type: 0o120777 is a symbolic link. */
  mode?: number;
};

/** False claims of a sample ZIP's entry. */
export type ZipLie = { size?: number; crc32?: number; offset?: number; method?: number; flags?: number };

/** A ZIP with these entries, stored or deflated. `lie` overrides values in the central directory. */
export function makeZip(files: readonly (SampleFile & { deflate?: boolean; lie?: ZipLie; extra?: Buffer })[]): Buffer {
  const parts: Buffer[] = [];
  const directory: Buffer[] = [];
  let offset = 0;
  for (const { name, content = '', mode = 0o100_644, deflate = false, lie = {}, extra = Buffer.alloc(0) } of files) {
    const nameBytes = Buffer.from(name);
    const raw = Buffer.from(content);
    const packed = deflate ? deflateRawSync(raw) : raw;
    const common = Buffer.alloc(22);
    common.writeUInt16LE(20, 0);
    common.writeUInt16LE(lie.flags ?? 0, 2);
    common.writeUInt16LE(lie.method ?? (deflate ? 8 : 0), 4);
    common.writeUInt16LE(0x6000, 6);
    common.writeUInt16LE(0x5861, 8);
    common.writeUInt32LE(lie.crc32 ?? crc32(raw), 10);
    common.writeUInt32LE(packed.length, 14);
    common.writeUInt32LE(lie.size ?? raw.length, 18);
    const lengths = Buffer.alloc(4);
    lengths.writeUInt16LE(nameBytes.length, 0);
    parts.push(Buffer.from('PK\x03\x04', 'latin1'), common, lengths, nameBytes, packed);
    const namesAndExtra = Buffer.from(lengths);
    namesAndExtra.writeUInt16LE(extra.length, 2);
    const tail = Buffer.alloc(14);
    tail.writeUInt32LE((mode * 0x1_0000) >>> 0, 6);
    tail.writeUInt32LE(lie.offset ?? offset, 10);
    directory.push(Buffer.from('PK\x01\x02\x14\x03', 'latin1'), common, namesAndExtra, tail, nameBytes, extra);
    offset += 30 + nameBytes.length + packed.length;
  }
  const records = Buffer.concat(directory);
  const end = Buffer.alloc(22);
  end.write('PK\x05\x06', 0, 'latin1');
  end.writeUInt16LE(files.length, 8);
  end.writeUInt16LE(files.length, 10);
  end.writeUInt32LE(records.length, 12);
  end.writeUInt32LE(offset, 16);
  return Buffer.concat([...parts, records, end]);
}

/** A TAR of these entries. `type` is the header's: '0' file, '1' hard link, '2' symbolic link, '3' device, 'x' pax values. */
export function makeTar(
  files: readonly { name: string; content?: string | Buffer; type?: string; size?: number; target?: string }[],
): Buffer {
  const parts = files.flatMap(({ name, content = '', type = '0', size, target = '' }) => {
    const data = Buffer.from(content);
    const header = Buffer.alloc(512);
    header.write(name, 0, 100);
    header.write(`0000644\0${'0000000\0'.repeat(2)}`, 100);
    header.write(`${(size ?? data.length).toString(8).padStart(11, '0')}\0`, 124);
    header.write('14570544300\0        ', 136);
    header.write(type, 156);
    header.write(target, 157, 100);
    header.write('ustar\x0000', 257);
    const sum = header.reduce((total, byte) => total + byte, 0);
    header.write(`${sum.toString(8).padStart(6, '0')}\0 `, 148);
    return [header, data, Buffer.alloc((512 - (data.length % 512)) % 512)];
  });
  return Buffer.concat([...parts, Buffer.alloc(1024)]);
}

/** The data of a pax header. */
export function makePax(values: Readonly<Record<string, string>>): Buffer {
  return Buffer.concat(
    Object.entries(values).map(([key, value]) => {
      const rest = Buffer.from(` ${key}=${value}\n`);
      const digits = String(rest.length + String(rest.length + 3).length).length;
      return Buffer.concat([Buffer.from(String(rest.length + digits)), rest]);
    }),
  );
}

type RarFile = SampleFile & {
  password?: string;
  /** Redirects the entry to this path as a copy (5), hard link (4) or symbolic link (1). */
  redirect?: { type: 1 | 4 | 5; target: string };
};

/**
 * A RAR 5 of stored files, by the public format description (https://www.rarlab.com/technote.htm). Compressing with RAR's own
 * methods is left to RAR.
 */
export function makeRar(files: readonly RarFile[]): Buffer {
  return Buffer.concat([
    Buffer.from('Rar!\x1a\x07\x01\x00', 'latin1'),
    rarBlock(1, [vint(0)]),
    ...files.map(rarFile),
    rarBlock(5, [vint(0)]),
  ]);
}

function rarFile({ name, content = '', password, redirect }: RarFile): Buffer {
  const isFolder = name.toString().endsWith('/');
  const nameBytes = Buffer.from(name.toString().replace(/\/$/, ''));
  const raw = Buffer.from(content);
  const { data, record } = password === undefined ? { data: raw, record: undefined } : encryptForRar(raw, password);
  const extra = [
    ...(record ? [record] : []),
    ...(redirect
      ? [
          sized(
            vint(5),
            vint(redirect.type),
            vint(0),
            vint(Buffer.byteLength(redirect.target)),
            Buffer.from(redirect.target),
          ),
        ]
      : []),
  ];
  const fields = [
    vint((isFolder ? 1 : 0) | 0x2 | 0x4),
    vint(raw.length),
    vint(0o100_644),
    uint32(1_709_294_400),
    uint32(crc32(raw)),
    vint(0),
    vint(1),
    vint(nameBytes.length),
    nameBytes,
  ];
  return rarBlock(2, fields, Buffer.concat(extra), data);
}

/** RAR 5's AES-256 with password check; 2^15 rounds. */
function encryptForRar(raw: Buffer, password: string): { data: Buffer; record: Buffer } {
  const [salt, iv] = [Buffer.alloc(16, 7), Buffer.alloc(16, 9)];
  const roundsLog = 15;
  const key = pbkdf2Sync(password, salt, 2 ** roundsLog, 32, 'sha256');
  const long = pbkdf2Sync(password, salt, 2 ** roundsLog + 32, 32, 'sha256');
  const check = Buffer.alloc(8);
  for (const [index, byte] of long.entries()) check[index % 8] = (check[index % 8] ?? 0) ^ byte;
  const checkSum = createHash('sha256').update(check).digest().subarray(0, 4);
  const cipher = createCipheriv('aes-256-cbc', key, iv).setAutoPadding(false);
  const padded = Buffer.concat([raw, Buffer.alloc((16 - (raw.length % 16)) % 16)]);
  const record = sized(vint(1), vint(0), vint(1), Buffer.from([roundsLog]), salt, iv, check, checkSum);
  return { data: Buffer.concat([cipher.update(padded), cipher.final()]), record };
}

function rarBlock(type: number, fields: readonly Buffer[], extra = Buffer.alloc(0), data?: Buffer): Buffer {
  const flags = (extra.length > 0 ? 1 : 0) | (data ? 2 : 0);
  const body = Buffer.concat([
    vint(type),
    vint(flags),
    ...(extra.length > 0 ? [vint(extra.length)] : []),
    ...(data ? [vint(data.length)] : []),
    ...fields,
    extra,
  ]);
  const counted = sized(body);
  return Buffer.concat([uint32(crc32(counted)), counted, data ?? Buffer.alloc(0)]);
}

const sized = (...parts: Buffer[]): Buffer => {
  const body = Buffer.concat(parts);
  return Buffer.concat([vint(body.length), body]);
};

const uint32 = (value: number): Buffer => {
  const bytes = Buffer.alloc(4);
  bytes.writeUInt32LE(value);
  return bytes;
};

/** Seven bits per byte, lowest first. */
function vint(value: number): Buffer {
  const bytes: number[] = [];
  let rest = value;
  do {
    bytes.push((rest % 128) | (rest >= 128 ? 0x80 : 0));
    rest = Math.floor(rest / 128);
  } while (rest > 0);
  return Buffer.from(bytes);
}
