import { type FileHandle, open } from 'node:fs/promises';
import { isCompoundFile, openCompoundFile } from '../../shared/compound-file.ts';
import { decodeText } from '../../shared/decode-text.ts';
import type { DocumentKind } from '../../shared/document-formats.ts';
import { looksLikeMail } from '../../shared/looks-like-mail.ts';
import { isOldOfficeFile } from '../../shared/old-office-files.ts';
import { formatOfText, type TextFormat } from '../../shared/text-formats.ts';
import { documentErrors } from './document.errors.ts';
import { countOutsideParts, definesEntities, inspectPackage } from './inspect-package.ts';
import { isKnownLock } from './known-lock.ts';

/** Every kind but PDF, which is handled elsewhere. */
export type OpenKind = Exclude<DocumentKind, 'pdf'>;

export type DocumentFacts = {
  /**
   * 'lockedPackage' is an encrypted Word, Excel or PowerPoint file since 2007; which one is unknown. 'old' is a compound file or
   * one of a format before it, which the office program tells itself.
   */
  kind: DocumentKind | 'lockedPackage' | 'old';
  /** Unreadable without a password. */
  encrypted: boolean;
  hasMacros: boolean;
  /** Number of external images or other parts, which are never loaded. */
  outsideParts: number;
  /** Number of parts that are damaged, and that a document can do without. */
  damagedParts: number;
  /** A template must be converted even to the format of its documents: Word opens no DOTX called DOCX. */
  isTemplate?: boolean;
  /** XLS only: the XML of Excel 2003, which LibreOffice does not detect. */
  isXml?: boolean;
  /** DOC only: Word 97 changed the format. */
  wordVersion?: 'word6' | 'word95' | 'word97';
};

const headBytes = 4096;
const tailBytes = 1024;
/** The DOCTYPE and the document's type are at the beginning. */
const markupHeadBytes = 64 * 1024;

/**
 * Inspects a document before any program opens it: its real type regardless of name, whether it is locked, complete and
 * harmless. Unpacks everything once and keeps nothing.
 * Throws AppErrors for what cannot or must not be opened.
 * @param name only distinguishes text formats
 */
export async function inspectDocument({ path, name }: { path: string; name: string }): Promise<DocumentFacts> {
  const file = await open(path);
  try {
    const { size } = await file.stat();
    if (size === 0) throw documentErrors.empty();
    const head = await read(file, 0, headBytes);
    if (isCompoundFile(head)) return await inspectCompound(file);
    if (head.toString('latin1', 0, 2) === 'PK') return await inspectPackage(path);
    if (isOldOfficeFile(head)) return { ...plain, kind: 'old' };
    const format = formatOfText(decodeText(await read(file, 0, markupHeadBytes)));
    if (format !== undefined) return inspectMarkup(await read(file, 0, size), format);
    return inspectText(head, await read(file, Math.max(0, size - tailBytes), tailBytes), name);
  } finally {
    await file.close();
  }
}

const plain = { encrypted: false, hasMacros: false, outsideParts: 0, damagedParts: 0 };

/** A document in one file of text. */
function inspectMarkup(content: Buffer, kind: TextFormat): DocumentFacts {
  if (definesEntities(content.subarray(0, markupHeadBytes))) throw documentErrors.entities();
  const text = content.toString('latin1');
  if (kind === 'unreadable') throw documentErrors.unknown();
  const hasMacros = /<(?:script:module|ooo:module|w:binData[^>]*editdata)\b/i.test(text);
  const isWorkbook = kind === 'workbook';
  return {
    ...plain,
    kind: isWorkbook ? 'xls' : kind,
    isXml: isWorkbook,
    hasMacros,
    outsideParts: countOutsideParts(new Map([['content.xml', text]])),
  };
}

/** For these extensions the name decides, however the text begins. */
const textEndings: readonly string[] = ['txt', 'text', 'md', 'markdown', 'csv', 'tsv'];

function inspectText(head: Buffer, tail: Buffer, name: string): DocumentFacts {
  const beginning = head.toString('latin1').replace(/^\xef\xbb\xbf/, '');
  if (beginning.slice(0, 1024).includes('%PDF-')) return { ...plain, kind: 'pdf' };
  if (/^\s*\{\\rtf/.test(beginning)) {
    // A truncated file lacks the last closing brace.
    if (!/\}[\s\0]*$/.test(tail.toString('latin1'))) throw documentErrors.damaged({ kind: 'RTF' });
    return { ...plain, kind: 'rtf' };
  }
  const text = decodeText(head);
  if (/^\s*(?:<\?xml[^>]*>\s*|<!--[\s\S]*?-->\s*)*<(?:!doctype\s+html|html|head|body)\b/i.test(text)) {
    return { ...plain, kind: 'html' };
  }
  if (text.includes('\0')) throw documentErrors.unknown();
  const ending = /\.(\w+)$/.exec(name.toLowerCase())?.[1];
  const isNamedText = ending !== undefined && textEndings.includes(ending);
  if (!isNamedText && looksLikeMail(text, { sure: ending !== 'eml' })) return { ...plain, kind: 'eml' };
  if (ending === 'md' || ending === 'markdown') return { ...plain, kind: 'markdown' };
  if (ending === 'csv' || ending === 'tsv') return { ...plain, kind: 'csv' };
  return { ...plain, kind: ending === 'html' || ending === 'htm' ? 'html' : 'text' };
}

/** MS-DOC 2.5.2, FibBase: format version and encryption flag. */
const wordMarks = { word97: 0xa5ec, word6: 0xa5dc };
/** nFib from which the format is Word 95's. */
const firstOfWord95 = 104;
const encryptedFlag = 0x0100;
/** MS-XLS 2.4.117, FilePass: the second record of an encrypted workbook. */
const filePassRecord = 0x002f;

async function inspectCompound(file: FileHandle): Promise<DocumentFacts> {
  const compound = await openCompoundFile({
    size: (await file.stat()).size,
    read: (position, length) => read(file, position, length),
  });
  if (!compound) throw documentErrors.damaged({ kind: 'Office' });
  const { find, readStart, readAll, streams } = compound;
  const hasMacros = streams.some(({ name }) => name.toUpperCase() === '_VBA_PROJECT');
  if (find('EncryptedPackage')) {
    const info = find('EncryptionInfo');
    if (!isKnownLock(info && (await readAll(info)))) throw documentErrors.lockNotSupported();
    return { ...plain, kind: 'lockedPackage', encrypted: true };
  }
  const word = find('WordDocument');
  if (word) return { ...plain, ...readWordHeader(await readStart(word)), hasMacros };
  const workbook = find('Workbook') ?? find('Book');
  if (workbook) {
    const start = await readStart(workbook);
    return { ...plain, kind: 'xls', encrypted: start !== undefined && hasRecord(start, filePassRecord), hasMacros };
  }
  if (find('PowerPoint Document')) {
    // LibreOffice knows no lock of PowerPoint before 2007.
    if (find('EncryptedSummary')) throw documentErrors.lockNotSupported();
    return { ...plain, kind: 'ppt', hasMacros };
  }
  return { ...plain, kind: 'old', hasMacros };
}

function readWordHeader(start: Uint8Array | undefined): Pick<DocumentFacts, 'kind' | 'encrypted' | 'wordVersion'> {
  const mark = start && start.length >= 12 ? uint16(start, 0) : undefined;
  if (!start || (mark !== wordMarks.word97 && mark !== wordMarks.word6)) return { kind: 'old', encrypted: false };
  const encrypted = (uint16(start, 10) & encryptedFlag) !== 0;
  const old = uint16(start, 2) >= firstOfWord95 ? 'word95' : 'word6';
  return { kind: 'doc', encrypted, wordVersion: mark === wordMarks.word97 ? 'word97' : old };
}

/** Whether one of a workbook's first records (type, length, content) has this type. */
function hasRecord(start: Uint8Array, wanted: number): boolean {
  for (let at = 0; at + 4 <= start.length; at += 4 + uint16(start, at + 2)) {
    if (uint16(start, at) === wanted) return true;
  }
  return false;
}

const uint16 = (bytes: Uint8Array, at: number) => (bytes[at] ?? 0) | ((bytes[at + 1] ?? 0) << 8);

async function read(file: FileHandle, position: number, length: number): Promise<Buffer> {
  const { buffer, bytesRead } = await file.read(Buffer.alloc(length), 0, length, position);
  return buffer.subarray(0, bytesRead);
}
