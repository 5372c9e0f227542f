import { Unzlib } from 'fflate';
import { findStandards } from './find-standards.ts';

/** Larger metadata does not describe a file. */
const maxMetadataBytes = 4_000_000;
const maxMetadataStreams = 200;
/** How far around its type a stream's dictionary is searched. */
const dictionaryReach = 2_000;

export type ContentFacts = { standards: string[]; script: boolean; launch: boolean };

/**
 * Facts that PDFium has no call for. Takes a copy saved by PDFium, which has no object streams; names are readable even if
 * the file is encrypted.
 */
export function inspectContent(copy: Uint8Array): ContentFacts {
  const text = new TextDecoder('latin1').decode(copy);
  return {
    standards: readStandards(text, copy),
    script: /\/S\s*\/JavaScript\b/.test(text),
    launch: /\/S\s*\/Launch\b/.test(text),
  };
}

function readStandards(text: string, copy: Uint8Array): string[] {
  let looked = 0;
  for (const { index } of text.matchAll(/\/Type\s*\/Metadata\b/g)) {
    looked += 1;
    if (looked > maxMetadataStreams) break;
    const begin = text.indexOf('stream', index);
    if (begin < 0 || begin - index > dictionaryReach) continue;
    const start = begin + 'stream'.length + (text[begin + 'stream'.length] === '\r' ? 2 : 1);
    const end = text.indexOf('endstream', start);
    if (end < 0) continue;
    const content = copy.subarray(start, end);
    const found = findStandards(isPacked(content) ? inflate(content) : decode(content));
    if (found.length > 0) return found;
  }
  return [];
}

/** By the first byte (RFC 1950, 2.2): PDFium keeps compressed metadata but drops its filter. */
const isPacked = (content: Uint8Array): boolean => ((content[0] ?? 0) & 0x0f) === 8;

const decode = (content: Uint8Array): string => new TextDecoder().decode(content.subarray(0, maxMetadataBytes));

/** Inflates as much as possible, up to the limit: stops at damage. */
function inflate(content: Uint8Array): string {
  const parts: Uint8Array[] = [];
  let bytes = 0;
  const unzlib = new Unzlib((part) => {
    bytes += part.length;
    if (bytes <= maxMetadataBytes) parts.push(part);
  });
  try {
    for (let at = 0; at < content.length && bytes < maxMetadataBytes; at += inflateStep) {
      unzlib.push(content.subarray(at, at + inflateStep), at + inflateStep >= content.length);
    }
  } catch (error) {
    if (!isCodecError(error)) throw error;
  }
  const decoder = new TextDecoder();
  return parts.map((part) => decoder.decode(part, { stream: true })).join('');
}

const inflateStep = 4096;

/** fflate's errors have a numeric code. */
const isCodecError = (error: unknown): boolean =>
  error instanceof Error && 'code' in error && typeof error.code === 'number';
