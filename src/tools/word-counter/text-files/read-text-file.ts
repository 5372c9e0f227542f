import { isCompoundFile } from '../../../shared/compound-file.ts';
import { decodeText, type TextEncoding } from './decode-text.ts';
import { readDoc } from './doc-text.ts';
import { decodeXml } from './document-xml.ts';
import { readDocx } from './docx-text.ts';
import { readOdt } from './odt-text.ts';
import { textFileErrors } from './text-file-errors.ts';
import { openPackage } from './zip-part.ts';

export type TextFile = {
  text: string;
  kind: 'TXT' | 'DOCX' | 'DOC' | 'ODT' | 'PDF';
  /** For plain text only. */
  encoding?: TextEncoding;
};

/** Reads the text of a PDF. Injected, because the PDF engine is large and loaded only when needed. */
export type ReadPdfText = (bytes: Uint8Array) => Promise<string>;

const zipMark = [0x50, 0x4b, 0x03, 0x04];
const rtfMark = [0x7b, 0x5c, 0x72, 0x74, 0x66];

/** Content types of a Word document's main part, including macro-enabled files and templates. */
const wordContent = /wordprocessingml\.(?:document|template)\.main|ms-word\.(?:document|template)\.macroEnabled\.main/i;

const odtMime = 'application/vnd.oasis.opendocument.text';

/**
 * The text of a dropped file: plain text in any common encoding, DOCX, DOC, ODT, and PDF when `readPdf` is given. Detected by
 * content, not name. Line ends become `\n`.
 *
 * @throws TEXT_FILE_TYPE, TEXT_FILE_DAMAGED, TEXT_FILE_LOCKED, TEXT_FILE_TOO_LONG, TEXT_FILE_NO_TEXT,
 *   TEXT_FILE_UNSUPPORTED
 */
export async function readTextFile(bytes: Uint8Array, readers: { readPdf?: ReadPdfText } = {}): Promise<TextFile> {
  const file = await readByContent(bytes, readers.readPdf);
  return { ...file, text: file.text.replaceAll(/\r\n?/g, '\n') };
}

async function readByContent(bytes: Uint8Array, readPdf: ReadPdfText | undefined): Promise<TextFile> {
  if (isPdf(bytes)) {
    if (!readPdf) throw textFileErrors.unsupported({ kind: 'PDF' });
    return { text: await readPdf(bytes), kind: 'PDF' };
  }
  if (isCompoundFile(bytes)) return { text: await readDoc(bytes), kind: 'DOC' };
  if (startsWith(bytes, rtfMark)) throw textFileErrors.unsupported({ kind: 'RTF' });
  if (startsWith(bytes, zipMark)) return readPackage(bytes);
  const { text, encoding } = decodeText(bytes);
  return { text, kind: 'TXT', encoding };
}

/** Some PDFs have log output before their first line, which viewers skip; the end of the file confirms the type. */
export function isPdf(bytes: Uint8Array): boolean {
  const head = latin1(bytes.subarray(0, 1024));
  if (head.startsWith('%PDF-')) return true;
  return /[\r\n]%PDF-\d/.test(head) && latin1(bytes.subarray(-2048)).includes('startxref');
}

const latin1 = (bytes: Uint8Array) => new TextDecoder('windows-1252').decode(bytes);

function readPackage(bytes: Uint8Array): TextFile {
  const document = openPackage(bytes, 'ZIP');
  const mime = document.has('mimetype') ? new TextDecoder().decode(document.read('mimetype')).trim() : '';
  if (mime === odtMime || mime === `${odtMime}-template`) return { text: readOdt(bytes), kind: 'ODT' };
  const contentTypes = document.has('[Content_Types].xml')
    ? decodeXml(document.read('[Content_Types].xml'), 'DOCX')
    : '';
  if (wordContent.test(contentTypes)) return { text: readDocx(bytes), kind: 'DOCX' };
  throw textFileErrors.notText();
}

const startsWith = (bytes: Uint8Array, mark: readonly number[]) => mark.every((byte, index) => bytes[index] === byte);
