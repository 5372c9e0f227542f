import { PDFContext, PDFDict, PDFName } from '@cantoo/pdf-lib';
import { asDictionary, numberEntry } from '../../objects/access.ts';
import { ObjectReader, PdfSyntaxError } from '../../objects/object-reader.ts';
import type { ContentNode, Marked } from './page-items.ts';
import { resourceOf } from './read-content.ts';

/** Entries that repeat in words what marked content shows (ISO 32000-2, 14.9). */
export const wordEntries = ['ActualText', 'Alt', 'E'] as const;

/** A sequence with the properties that its operator gives. */
export type MarkedProperties = { properties: PDFDict; isNamed: boolean };

/** The properties of `BDC`, written in place or by name. */
export function propertiesOf({ node, operator }: Marked): MarkedProperties | undefined {
  if (operator.name !== 'BDC') return undefined;
  const last = operator.operands.at(-1);
  if (last === undefined || typeof last === 'number') return undefined;
  if ('name' in last) {
    const properties = asDictionary(resourceOf(node, 'Properties', last)?.object);
    return properties && { properties, isNamed: true };
  }
  const written = node.bytes.subarray(operator.start, operator.end);
  const at = written.indexOf('<<');
  if (at < 0) return undefined;
  try {
    const properties = new ObjectReader(written, PDFContext.create()).readObject(at);
    return properties instanceof PDFDict ? { properties, isNamed: false } : undefined;
  } catch (error) {
    if (error instanceof PdfSyntaxError) return undefined;
    throw error;
  }
}

/**
 * Takes the words out of the sequences around something that changed, in place of which they would still be read. Returns the
 * numbers by which the document's structure knows these sequences, and the nodes that got splices.
 */
export function dropWords(innermost: Iterable<Marked | undefined>): { ids: Set<number>; nodes: Set<ContentNode> } {
  const ids = new Set<number>();
  const nodes = new Set<ContentNode>();
  const seen = new Set<Marked>();
  for (const start of innermost) {
    for (let marked = start; marked && !seen.has(marked); marked = marked.outer) {
      seen.add(marked);
      const found = propertiesOf(marked);
      if (!found) continue;
      const id = numberEntry(found.properties, 'MCID');
      if (id !== undefined) ids.add(id);
      if (!wordEntries.some((key) => found.properties.has(PDFName.of(key)))) continue;
      const { node, operator } = marked;
      const [tag] = operator.operands;
      const name = tag !== undefined && typeof tag !== 'number' && 'name' in tag ? tag.name : 'Span';
      const text = id === undefined ? `/${name} BMC` : `/${name} <</MCID ${id}>> BDC`;
      node.splices.push({ start: operator.start, end: operator.end, text: Buffer.from(text, 'latin1') });
      nodes.add(node);
    }
  }
  return { ids, nodes };
}
