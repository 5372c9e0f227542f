import { fileTypeFromBuffer } from 'file-type';
import { decodeText } from '../../shared/decode-text.ts';
import { type FileType, fileTypeOfMime } from '../../shared/file-types.ts';
import { looksLikeMail } from '../../shared/looks-like-mail.ts';
import { isOldOfficeFile } from '../../shared/old-office-files.ts';
import { formatOfText, type TextFormat } from '../../shared/text-formats.ts';

/** Bytes that `sniffType` needs from the start of a file. */
export const sniffLength = 4100;

/** Detects a file's type by its first bytes, ignoring name and declared type. Undefined for types that no tool reads. */
export async function sniffType(head: Buffer): Promise<FileType | undefined> {
  const text = looksLikeText(head) ? decodeText(head) : undefined;
  // First, since file-type calls some SVGs plain XML and takes UTF-16's byte order mark for audio.
  if (looksLikeSvg(text ?? decodeText(head.subarray(0, sniffLength)))) return 'svg';
  if (text !== undefined && looksLikeHtml(text)) return 'html';
  if (text !== undefined && looksLikeMail(text, { sure: true })) return 'eml';
  const format = text === undefined ? undefined : formatOfText(text);
  if (format !== undefined) return typeOfTextFormat[format];
  const found = await fileTypeFromBuffer(head);
  if (found?.mime === 'application/zip') return officePackage(head) ?? 'zip';
  // What file-type calls a script or XML is text to us.
  if (found && !/^(?:text\/|application\/xml)/.test(found.mime)) return fileTypeOfMime(found.mime);
  if (looksLikeTiff(head)) return 'tiff';
  if (isOldOfficeFile(head)) return 'doc';
  if (looksLikePdf(head)) return 'pdf';
  return text === undefined ? undefined : 'text';
}

const typeOfTextFormat: Record<TextFormat, FileType | undefined> = {
  fodt: 'flatOdf',
  fods: 'flatOdf',
  fodp: 'flatOdf',
  fb2: 'fb2',
  slk: 'slk',
  dif: 'dif',
  old: 'doc',
  workbook: 'doc',
  unreadable: undefined,
};

/**
 * Other programs than Microsoft's order the parts differently, and some name them in lower case or with backslashes. The first
 * folder tells, or else which of the two families the parts belong to; the document guard tells the rest.
 */
function officePackage(head: Buffer): FileType | undefined {
  const names = namesOfParts(head);
  const find = (pattern: RegExp) => names.map((name) => pattern.exec(name)?.[1]?.toLowerCase()).find(Boolean);
  const folder = find(/^(word|xl|ppt)[/\\]/i);
  if (folder !== undefined) return officeFolders[folder];
  if (find(/^(docProps)[/\\]/)) return 'docx';
  return find(/^(META-INF\/manifest\.xml|Configurations2\/)/) ? 'odt' : undefined;
}

/** APPNOTE.TXT 4.3.7: the headers before each part, as far as they are in the head. */
function namesOfParts(head: Buffer): string[] {
  const names: string[] = [];
  const fixedBytes = 30;
  for (let at = head.indexOf('PK\x03\x04'); at !== -1; at = head.indexOf('PK\x03\x04', at + fixedBytes)) {
    if (at + fixedBytes > head.length) break;
    names.push(head.toString('latin1', at + fixedBytes, at + fixedBytes + head.readUInt16LE(at + 26)));
  }
  return names;
}

const officeFolders: Readonly<Record<string, FileType>> = { word: 'docx', xl: 'xlsx', ppt: 'pptx' };

/** Whether the first element, after declaration, comments and DOCTYPE, is one that web pages begin with. */
function looksLikeHtml(text: string): boolean {
  return /^\s*(?:<\?xml[^>]*>\s*|<!--[\s\S]*?-->\s*)*<(?:!doctype\s+html|html|head|body)\b/i.test(text);
}

/** Maximum share of control characters, besides white space, in a text. */
const maxControlShare = 0.01;
/** Rules are drawn with ASCII characters; text repeats no other byte this often. */
const longestRepetition = 100;

function looksLikeText(head: Buffer): boolean {
  const isUtf16 = head.length >= 2 && (head.readUInt16BE(0) === 0xfffe || head.readUInt16BE(0) === 0xfeff);
  const bytes = isUtf16 ? Buffer.from(decodeText(head)) : head;
  let [controls, repeated, ink] = [0, 0, 0];
  for (const [index, byte] of bytes.entries()) {
    if (byte === 0) return false;
    if (byte > 0x20) ink += 1;
    else if (!isWhiteSpace(byte)) controls += 1;
    repeated = byte > 0x7e && byte === bytes[index - 1] ? repeated + 1 : 0;
    if (repeated >= longestRepetition) return false;
  }
  return ink > 0 && controls <= bytes.length * maxControlShare;
}

/** Space, tab, line breaks and form feed. */
const isWhiteSpace = (byte: number): boolean => byte === 0x20 || (byte >= 9 && byte <= 13);

/** file-type tells TIFF variants apart by a directory that is often at the end, out of its sight. */
function looksLikeTiff(head: Buffer): boolean {
  const signature = head.toString('latin1', 0, 4);
  return signature === 'II*\0' || signature === 'MM\0*';
}

/**
 * Readers accept a PDF header anywhere in the first 1,024 bytes (PDF Reference 1.7, implementation note 13): mail gateways
 * and printers prepend lines.
 */
function looksLikePdf(head: Buffer): boolean {
  return head.subarray(0, 1024).includes('%PDF-', 0, 'latin1');
}

/** Whether the first element, after declaration, comments and DOCTYPE, is `svg`. */
function looksLikeSvg(text: string): boolean {
  return /^\s*(?:<\?xml[^>]*>\s*|<!--[\s\S]*?-->\s*|<!DOCTYPE[^[>]*(?:\[[\s\S]*?\]\s*)?>\s*)*<(?:\w+:)?svg[\s>/]/i.test(
    text,
  );
}
