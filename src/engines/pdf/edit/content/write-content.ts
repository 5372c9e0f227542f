import { type PDFContext, PDFDict, PDFName, type PDFObject } from '@cantoo/pdf-lib';
import { dictionaryEntry } from '../../objects/access.ts';
import type { EditedDocument } from '../edited-document.ts';
import { type EditedPage, packedStream, type ResourceCategory } from '../edited-page.ts';
import type { ContentNode } from './page-items.ts';

/**
 * Writes the content of a page whose nodes have splices. Forms are never changed in place, as other pages may draw them, too:
 * the page gets its own. Returns false when there was nothing to write.
 */
export function writeContent(
  document: EditedDocument,
  page: EditedPage,
  root: ContentNode,
  changed: ReadonlySet<ContentNode>,
): boolean {
  const waiting = new Set<ContentNode>();
  for (const node of changed) {
    if (node.splices.length === 0) continue;
    for (let outer: ContentNode | undefined = node; outer; outer = outer.form?.parent) waiting.add(outer);
  }
  for (const node of [...waiting].toSorted((one, other) => depthOf(other) - depthOf(one))) {
    if (!node.form) continue;
    const { stream, parent, call } = node.form;
    const entries = Object.fromEntries(
      stream.dict.entries().map(([key, value]) => [key.asString().slice(1), value] as const),
    );
    for (const key of droppedKeys) delete entries[key];
    entries.Resources = resourcesWith(document.context, node);
    const form = document.add(packedStream(document.context, splicedBytes(node), entries));
    const name = addResource(page, parent, 'XObject', form);
    parent.splices.push({ start: call.start, end: call.end, text: Buffer.from(`/${name} Do`, 'latin1') });
  }
  if (waiting.has(root)) page.replaceContent(splicedBytes(root));
  return waiting.size > 0;
}

/** How the old content was packed, and what programs keep beside it, which may repeat the content. */
const droppedKeys = ['Filter', 'F', 'DecodeParms', 'DP', 'Length', 'DL', 'PieceInfo', 'Metadata'];

const depthOf = (node: ContentNode): number => (node.form ? 1 + depthOf(node.form.parent) : 0);

/** The node's bytes with its splices. */
function splicedBytes({ bytes, splices }: ContentNode): Buffer {
  const parts: Buffer[] = [];
  let at = 0;
  for (const { start, end, text } of splices.toSorted((one, other) => one.start - other.start)) {
    if (start < at) continue;
    // A token must not grow together with what stands beside it.
    parts.push(bytes.subarray(at, start), Buffer.from(' '), text, Buffer.from(' '));
    at = end;
  }
  parts.push(bytes.subarray(at));
  return Buffer.concat(parts);
}

/** A copy of the node's resources with its additions. */
function resourcesWith(context: PDFContext, { resources, additions }: ContentNode): PDFDict {
  const copy = resources?.clone(context) ?? PDFDict.withContext(context);
  const groups = new Map<string, PDFDict>();
  for (const { category, name, object } of additions) {
    const group =
      groups.get(category) ?? dictionaryEntry(copy, category)?.clone(context) ?? PDFDict.withContext(context);
    groups.set(category, group);
    group.set(PDFName.of(name), object);
    copy.set(PDFName.of(category), group);
  }
  return copy;
}

/** Adds a resource for the new content of a node and returns its name. */
export function addResource(
  page: EditedPage,
  node: ContentNode,
  category: ResourceCategory,
  object: PDFObject,
): string {
  if (!node.form) return page.addResource(category, object);
  const group = dictionaryEntry(node.resources, category);
  const isTaken = (name: string) =>
    group?.has(PDFName.of(name)) ||
    node.additions.some((addition) => addition.category === category && addition.name === name);
  let count = 0;
  while (isTaken(`Sat${count}`)) count++;
  node.additions.push({ category, name: `Sat${count}`, object });
  return `Sat${count}`;
}
