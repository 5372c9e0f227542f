import { asciiAt, type StripFormat } from './kept-parts.ts';

const extensionIntroducer = 0x21;
const imageSeparator = 0x2c;
const trailer = 0x3b;
const commentLabel = 0xfe;
const applicationLabel = 0xff;
/** Loop count, frame buffering and colour profile; others are XMP and the like. */
const keptApplications = ['NETSCAPE2.0', 'ANIMEXTS1.0', 'ICCRGBG1012'];

/** Layout: GIF89a specification, sections 17 to 27. */
export const stripGif: StripFormat = (file) => {
  if (!asciiAt(file, 0, 6).startsWith('GIF8')) return undefined;
  const firstBlock = 13 + colorTableBytes(file[10] ?? 0);
  const parts: Uint8Array[] = [file.subarray(0, firstBlock)];
  for (let offset = firstBlock; offset < file.length; ) {
    const introducer = file[offset];
    if (introducer === trailer) return [...parts, file.subarray(offset, offset + 1)];
    const end = introducer === imageSeparator ? endOfImage(file, offset) : endOfSubBlocks(file, offset + 2);
    if (end === undefined || (introducer !== imageSeparator && introducer !== extensionIntroducer)) return undefined;
    if (introducer === imageSeparator || isKeptExtension(file, offset)) parts.push(file.subarray(offset, end));
    offset = end;
    // Some writers omit the last byte.
    if (offset === file.length) return [...parts, Uint8Array.of(trailer)];
  }
  return undefined;
};

function isKeptExtension(file: Uint8Array, offset: number): boolean {
  const label = file[offset + 1];
  if (label === commentLabel) return false;
  return label !== applicationLabel || keptApplications.includes(asciiAt(file, offset + 3, 11));
}

function endOfImage(file: Uint8Array, offset: number): number | undefined {
  // Descriptor, local colour table, and the code size byte before the data.
  return endOfSubBlocks(file, offset + 10 + colorTableBytes(file[offset + 9] ?? 0) + 1);
}

function endOfSubBlocks(file: Uint8Array, start: number): number | undefined {
  let offset = start;
  while (offset < file.length) {
    const size = file[offset] ?? 0;
    offset += 1 + size;
    if (size === 0) return offset;
  }
  return undefined;
}

/** The table's size from the packed field. */
function colorTableBytes(packed: number): number {
  return packed & 0x80 ? 3 * 2 ** ((packed & 0x07) + 1) : 0;
}
