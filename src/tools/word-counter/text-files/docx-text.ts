import { decodeXml, parseXml } from './document-xml.ts';
import { textFileErrors } from './text-file-errors.ts';
import { openPackage, type Package } from './zip-part.ts';

const kind = 'DOCX';

/** WordprocessingML, transitional and strict (ISO/IEC 29500). */
const wordNamespaces = new Set([
  'http://schemas.openxmlformats.org/wordprocessingml/2006/main',
  'http://purl.oclc.org/ooxml/wordprocessingml/main',
]);
const compatibilityNamespace = 'http://schemas.openxmlformats.org/markup-compatibility/2006';

/**
 * The text of a DOCX document in reading order: body, tables, text boxes, then footnotes and endnotes, with blank lines
 * between paragraphs. Deleted text of tracked changes, field codes, comments, headers and footers are left out.
 *
 * @throws TEXT_FILE_DAMAGED, TEXT_FILE_LOCKED, TEXT_FILE_TOO_LONG
 */
export function readDocx(bytes: Uint8Array): string {
  const document = openPackage(bytes, kind);
  const main = mainPartOf(document);
  const folder = main.slice(0, main.lastIndexOf('/') + 1);
  return [main, `${folder}footnotes.xml`, `${folder}endnotes.xml`]
    .filter((name) => document.has(name))
    .flatMap((name) => readParagraphs(decodeXml(document.read(name), kind)))
    .join('\n\n');
}

/** Usually `word/document.xml`; the package's relationships name it. */
function mainPartOf(document: Package): string {
  let main = 'word/document.xml';
  if (document.has('_rels/.rels')) {
    parseXml(decodeXml(document.read('_rels/.rels'), kind), kind, {
      open: (element) => {
        const target = element.attribute('Target');
        if (target && element.attribute('Type')?.endsWith('/officeDocument')) main = target.replace(/^\//, '');
      },
      close: () => {},
      text: () => {},
    });
  }
  if (!document.has(main)) throw textFileErrors.damaged({ kind }, { log: `${main} is missing` });
  return main;
}

function readParagraphs(xml: string): string[] {
  const paragraphs: string[] = [];
  // A paragraph may contain a text box with paragraphs of its own.
  const open: string[] = [];
  let isText = false;
  let skipped = 0;
  const append = (text: string) => {
    if (skipped === 0 && open.length > 0) open.push((open.pop() ?? '') + text);
  };
  parseXml(xml, kind, {
    open: ({ namespace, name, attribute }) => {
      if (isSkipped(namespace, name, attribute('type'))) skipped++;
      if (!wordNamespaces.has(namespace)) return;
      if (name === 'p') open.push('');
      else if (name === 't') isText = true;
      else if (name === 'tab') append('\t');
      else if (name === 'br' || name === 'cr') append('\n');
      else if (name === 'noBreakHyphen') append('\u2011');
    },
    close: ({ namespace, name, attribute }) => {
      if (isSkipped(namespace, name, attribute('type'))) skipped--;
      if (!wordNamespaces.has(namespace)) return;
      if (name === 't') isText = false;
      if (name !== 'p') return;
      const paragraph = open.pop() ?? '';
      if (paragraph.trim() !== '') paragraphs.push(paragraph);
    },
    text: (text) => {
      if (isText) append(text);
    },
  });
  return paragraphs;
}

/** Fallback content for older programs, and the separators before notes. */
function isSkipped(namespace: string, name: string, type: string | undefined): boolean {
  if (namespace === compatibilityNamespace) return name === 'Fallback';
  const isNote = wordNamespaces.has(namespace) && (name === 'footnote' || name === 'endnote');
  return isNote && type !== undefined && type !== 'normal';
}
