import { readXml, XmlError, type XmlHandlers } from './read-xml.ts';
import { textFileErrors } from './text-file-errors.ts';

/** A document part's XML as text: UTF-8, or UTF-16 when its byte order mark says so. */
export function decodeXml(bytes: Uint8Array | undefined, kind: string): string {
  if (!bytes) throw textFileErrors.damaged({ kind }, { log: 'a part is missing' });
  const isUtf16 = (bytes[0] === 0xff && bytes[1] === 0xfe) || (bytes[0] === 0xfe && bytes[1] === 0xff);
  return new TextDecoder(isUtf16 ? (bytes[0] === 0xff ? 'utf-16le' : 'utf-16be') : 'utf-8').decode(bytes);
}

/** Parses a document's XML; errors become TEXT_FILE_DAMAGED. */
export function parseXml(xml: string, kind: string, handlers: XmlHandlers): void {
  try {
    readXml(xml, handlers);
  } catch (cause) {
    throw cause instanceof XmlError ? textFileErrors.damaged({ kind }, { cause }) : cause;
  }
}
