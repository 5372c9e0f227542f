import { decodeXml, parseXml } from './document-xml.ts';
import { textFileErrors } from './text-file-errors.ts';
import { openPackage } from './zip-part.ts';

const kind = 'ODT';

/** Namespaces of OpenDocument 1.3, part 3. */
const textNamespace = 'urn:oasis:names:tc:opendocument:xmlns:text:1.0';
const officeNamespace = 'urn:oasis:names:tc:opendocument:xmlns:office:1.0';

/** One `text:s` may stand for any number of spaces: bounded against hostile files. */
const maxSpaces = 1000;

/**
 * The text of an OpenDocument text in reading order, footnotes where anchored, with blank lines between paragraphs. Deleted
 * text of tracked changes, comments and note numbers are left out.
 *
 * @throws TEXT_FILE_DAMAGED, TEXT_FILE_LOCKED, TEXT_FILE_TOO_LONG
 */
export function readOdt(bytes: Uint8Array): string {
  const document = openPackage(bytes, kind);
  if (document.has('META-INF/manifest.xml')) refuseLocked(decodeXml(document.read('META-INF/manifest.xml'), kind));
  if (!document.has('content.xml')) throw textFileErrors.damaged({ kind }, { log: 'content.xml is missing' });
  return readParagraphs(decodeXml(document.read('content.xml'), kind)).join('\n\n');
}

/** The manifest names the key derivation of every encrypted part. */
function refuseLocked(manifest: string): void {
  parseXml(manifest, kind, {
    open: ({ name }) => {
      if (name === 'encryption-data') throw textFileErrors.locked({ kind });
    },
    close: () => {},
    text: () => {},
  });
}

function readParagraphs(xml: string): string[] {
  const paragraphs: string[] = [];
  // A paragraph may contain a note or frame with paragraphs of its own.
  const open: string[] = [];
  let skipped = 0;
  const append = (text: string) => {
    if (skipped === 0 && open.length > 0) open.push((open.pop() ?? '') + text);
  };
  parseXml(xml, kind, {
    open: ({ namespace, name, attribute }) => {
      if (isSkipped(namespace, name)) skipped++;
      if (namespace !== textNamespace) return;
      if (name === 'p' || name === 'h') open.push('');
      else if (name === 's') append(' '.repeat(spacesOf(attribute('c'))));
      else if (name === 'tab') append('\t');
      else if (name === 'line-break') append('\n');
    },
    close: ({ namespace, name }) => {
      if (isSkipped(namespace, name)) skipped--;
      if (namespace !== textNamespace || (name !== 'p' && name !== 'h')) return;
      const paragraph = open.pop() ?? '';
      if (skipped === 0 && paragraph.trim() !== '') paragraphs.push(paragraph);
    },
    // White space in the file means one space (OpenDocument 1.3, part 3, 6.1.2); more is written as text:s.
    text: (text) => append(text.replace(/[ \t\r\n]+/g, ' ')),
  });
  return paragraphs;
}

function isSkipped(namespace: string, name: string): boolean {
  if (namespace === officeNamespace) return name === 'annotation';
  return (
    namespace === textNamespace && (name === 'tracked-changes' || name === 'note-citation' || name === 'ruby-text')
  );
}

function spacesOf(count: string | undefined): number {
  const spaces = count === undefined ? 1 : Number.parseInt(count, 10);
  return Number.isFinite(spaces) ? Math.min(Math.max(spaces, 0), maxSpaces) : 1;
}
