import { Unzip, type UnzipFile, UnzipInflate } from 'fflate';
import { AppError } from '../../../shared/errors.ts';
import { MB } from '../../../shared/units.ts';
import { textFileErrors } from './text-file-errors.ts';

export type Package = {
  has: (name: string) => boolean;
  /**
   * The unpacked content of a part; undefined when missing.
   *
   * @throws TEXT_FILE_TOO_LONG, TEXT_FILE_LOCKED, TEXT_FILE_DAMAGED
   */
  read: (name: string) => Uint8Array | undefined;
};

/**
 * Maximum unpacked size of a part. A novel is about 3 MB of document XML; anything larger is a bomb or too much for a text
 * area.
 */
export const maxPartBytes = 48 * MB;

const maxParts = 20_000;

/** Compressed bytes are fed in pieces this small, so that each unpacks to at most 4 MB before the limit is checked. */
const pieceBytes = 4096;

/** The end of central directory record, and the longest comment after it. */
const endSignature = 'PK\x05\x06';
const longestEnd = 22 + 0xffff;

/**
 * Finds the parts of a ZIP package in memory; they are unpacked when read. Declared sizes are not trusted: bytes are counted
 * while unpacking.
 *
 * @param kind the file type in messages: 'DOCX'
 * @throws TEXT_FILE_DAMAGED when it is not a ZIP or truncated
 */
export function openPackage(bytes: Uint8Array, kind: string): Package {
  const parts = new Map<string, UnzipFile>();
  const unzip = new Unzip((part) => parts.set(part.name, part));
  unzip.register(UnzipInflate);
  const refusal = (cause: unknown) =>
    isLocked(bytes) ? textFileErrors.locked({ kind }) : textFileErrors.damaged({ kind }, { cause });
  try {
    for (let at = 0; at < bytes.length && parts.size <= maxParts; at += pieceBytes) {
      unzip.push(bytes.subarray(at, at + pieceBytes), at + pieceBytes >= bytes.length);
    }
  } catch (cause) {
    throw refusal(cause);
  }
  if (parts.size > maxParts) throw textFileErrors.damaged({ kind }, { log: `more than ${maxParts} parts` });
  if (!new TextDecoder('latin1').decode(bytes.subarray(-longestEnd)).includes(endSignature)) {
    throw textFileErrors.damaged({ kind }, { log: 'no end of central directory' });
  }
  return {
    has: (name) => parts.has(name),
    read(name) {
      const part = parts.get(name);
      return part && readPart(part, refusal);
    },
  };
}

function readPart(part: UnzipFile, refusal: (cause: unknown) => AppError): Uint8Array {
  const chunks: Uint8Array<ArrayBuffer>[] = [];
  let length = 0;
  let isComplete = false;
  part.ondata = (error, chunk, isLast) => {
    // An exception thrown below is also passed here as an error.
    if (error) throw error instanceof AppError ? error : refusal(error);
    chunks.push(chunk);
    length += chunk.length;
    isComplete = isLast;
    if (length > maxPartBytes) throw textFileErrors.tooLong({ maxBytes: maxPartBytes });
  };
  part.start();
  if (!isComplete) throw refusal(new Error(`${part.name} ends early`));
  const content = new Uint8Array(length);
  let offset = 0;
  for (const chunk of chunks) {
    content.set(chunk, offset);
    offset += chunk.length;
  }
  return content;
}

/** Whether a part is encrypted: bit 0 of its header flags, which fflate does not expose. */
function isLocked(bytes: Uint8Array): boolean {
  for (let at = bytes.indexOf(0x50); at !== -1; at = bytes.indexOf(0x50, at + 1)) {
    const isHeader = bytes[at + 1] === 0x4b && bytes[at + 2] === 3 && bytes[at + 3] === 4;
    if (isHeader && ((bytes[at + 6] ?? 0) & 1) === 1) return true;
  }
  return false;
}
