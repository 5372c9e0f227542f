import { decodeText } from '../../../shared/decode-text.ts';
import { readXml, XmlError, type XmlHandlers } from './read-xml.ts';
import { textFileErrors } from './text-file-errors.ts';

/** A document part's XML as text: UTF-8, or UTF-16 when its byte order mark says so. */
export function decodeXml(bytes: Uint8Array | undefined, kind: string): string {
  if (!bytes) throw textFileErrors.damaged({ kind }, { log: 'a part is missing' });
  return decodeText(bytes);
}

/** Parses a document's XML; errors become TEXT_FILE_DAMAGED. */
export function parseXml(xml: string, kind: string, handlers: XmlHandlers): void {
  try {
    readXml(xml, handlers);
  } catch (cause) {
    throw cause instanceof XmlError ? textFileErrors.damaged({ kind }, { cause }) : cause;
  }
}
