import { fileTypeFromBuffer } from 'file-type';
import { type FileType, fileTypeOfMime } from '../../shared/file-types.ts';

/** How many bytes from the start of a file `sniffType` needs to see. */
export const sniffLength = 4100;

/** What a file is, by its first bytes; its name and the sender's claim do not count. Undefined for types no tool reads. */
export async function sniffType(head: Buffer): Promise<FileType | undefined> {
  // First, since file-type calls some SVGs plain XML and takes the byte order mark of UTF-16 for sound.
  if (looksLikeSvg(head)) return 'svg';
  const found = await fileTypeFromBuffer(head);
  if (found) return fileTypeOfMime(found.mime);
  if (looksLikeTiff(head)) return 'tiff';
  return looksLikePdf(head) ? 'pdf' : undefined;
}

/** file-type tells the kinds of TIFF apart by a directory that many programs write at the end, where it cannot look. */
function looksLikeTiff(head: Buffer): boolean {
  const signature = head.toString('latin1', 0, 4);
  return signature === 'II*\0' || signature === 'MM\0*';
}

/**
 * Readers take a PDF whose header lies anywhere in the first 1,024 bytes (PDF Reference 1.7, implementation note 13): mail
 * gateways and printers put lines of their own before it.
 */
function looksLikePdf(head: Buffer): boolean {
  return head.subarray(0, 1024).includes('%PDF-', 0, 'latin1');
}

/** The first element, behind any declaration, comments and document type, is `svg`. */
function looksLikeSvg(head: Buffer): boolean {
  const encoding = head[0] === 0xff && head[1] === 0xfe ? 'utf-16le' : 'utf-8';
  const text = new TextDecoder(encoding).decode(head);
  return /^\s*(?:<\?xml[^>]*>\s*|<!--[\s\S]*?-->\s*|<!DOCTYPE[^[>]*(?:\[[\s\S]*?\]\s*)?>\s*)*<(?:\w+:)?svg[\s>/]/i.test(
    text,
  );
}
