import { Inflate } from 'fflate';
import { MB } from '../../../shared/units.ts';
import { textFileErrors } from './text-file-errors.ts';

/** One file inside a ZIP package, as its directory describes it. */
type Part = { name: string; method: number; isEncrypted: boolean; packedBytes: number; headerOffset: number };

export type Package = {
  has: (name: string) => boolean;
  /**
   * The unpacked content of one part; undefined when there is none of that name.
   *
   * @throws TEXT_FILE_TOO_LONG, TEXT_FILE_LOCKED, TEXT_FILE_DAMAGED
   */
  read: (name: string) => Uint8Array | undefined;
};

/**
 * The most that one part may unpack to. A novel is about 3 MB of document XML; what is larger is a bomb or no text for
 * a text area.
 */
export const maxPartBytes = 48 * MB;

const maxParts = 20_000;

/** Packed bytes are fed in pieces this small, so that a piece unpacks to 4 MB at most before the bound is checked. */
const inflateStep = 4096;

const endSignature = 0x06054b50;
const entrySignature = 0x02014b50;
const headerSignature = 0x04034b50;
const longestComment = 0xffff;

/**
 * Opens a ZIP package held in memory and reads its directory, nothing else. What the directory says about sizes is never
 * believed: content is counted while it unpacks.
 *
 * @param kind how the file is called in messages: 'DOCX'
 * @throws TEXT_FILE_DAMAGED when it is no ZIP or its directory is broken
 */
export function openPackage(bytes: Uint8Array, kind: string): Package {
  const parts = new Map(readDirectory(bytes, kind).map((part) => [part.name, part]));
  return {
    has: (name) => parts.has(name),
    read(name) {
      const part = parts.get(name);
      return part && readPart(bytes, part, kind);
    },
  };
}

function readDirectory(bytes: Uint8Array, kind: string): Part[] {
  const view = viewOf(bytes);
  const end = findEnd(view);
  if (end === undefined) throw textFileErrors.damaged({ kind }, { log: 'no end of central directory' });
  const count = view.getUint16(end + 10, true);
  let offset = view.getUint32(end + 16, true);
  if (count > maxParts) throw textFileErrors.damaged({ kind }, { log: `${count} parts` });
  const parts: Part[] = [];
  for (let index = 0; index < count; index++) {
    if (offset + 46 > end || view.getUint32(offset, true) !== entrySignature) {
      throw textFileErrors.damaged({ kind }, { log: `no directory entry at ${offset}` });
    }
    const nameLength = view.getUint16(offset + 28, true);
    parts.push({
      name: new TextDecoder().decode(bytes.subarray(offset + 46, offset + 46 + nameLength)),
      isEncrypted: (view.getUint16(offset + 8, true) & 1) === 1,
      method: view.getUint16(offset + 10, true),
      packedBytes: view.getUint32(offset + 20, true),
      headerOffset: view.getUint32(offset + 42, true),
    });
    offset += 46 + nameLength + view.getUint16(offset + 30, true) + view.getUint16(offset + 32, true);
  }
  return parts;
}

function findEnd(view: DataView): number | undefined {
  const first = Math.max(0, view.byteLength - 22 - longestComment);
  for (let offset = view.byteLength - 22; offset >= first; offset--) {
    if (view.getUint32(offset, true) === endSignature) return offset;
  }
  return undefined;
}

function readPart(bytes: Uint8Array, part: Part, kind: string): Uint8Array {
  const view = viewOf(bytes);
  const { headerOffset } = part;
  if (part.isEncrypted) throw textFileErrors.locked({ kind });
  if (headerOffset + 30 > bytes.length || view.getUint32(headerOffset, true) !== headerSignature) {
    throw textFileErrors.damaged({ kind }, { log: `no header of ${part.name}` });
  }
  const start = headerOffset + 30 + view.getUint16(headerOffset + 26, true) + view.getUint16(headerOffset + 28, true);
  const packed = bytes.subarray(start, start + part.packedBytes);
  if (part.method === 0) {
    if (packed.length > maxPartBytes) throw textFileErrors.tooLong({ maxBytes: maxPartBytes });
    return packed;
  }
  if (part.method !== 8) throw textFileErrors.damaged({ kind }, { log: `packing method ${part.method}` });
  return inflate(packed, kind);
}

function inflate(packed: Uint8Array, kind: string): Uint8Array {
  const chunks: Uint8Array[] = [];
  let length = 0;
  let isComplete = false;
  const inflater = new Inflate((chunk, isLast) => {
    chunks.push(chunk);
    length += chunk.length;
    isComplete ||= isLast;
  });
  for (let offset = 0; offset < packed.length; offset += inflateStep) {
    const piece = packed.subarray(offset, offset + inflateStep);
    try {
      inflater.push(piece, offset + inflateStep >= packed.length);
    } catch (cause) {
      throw textFileErrors.damaged({ kind }, { cause });
    }
    if (length > maxPartBytes) throw textFileErrors.tooLong({ maxBytes: maxPartBytes });
  }
  if (!isComplete) throw textFileErrors.damaged({ kind }, { log: 'the packed data ends early' });
  const content = new Uint8Array(length);
  let offset = 0;
  for (const chunk of chunks) {
    content.set(chunk, offset);
    offset += chunk.length;
  }
  return content;
}

const viewOf = (bytes: Uint8Array) => new DataView(bytes.buffer, bytes.byteOffset, bytes.byteLength);
