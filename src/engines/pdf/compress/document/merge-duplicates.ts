import { createHash } from 'node:crypto';
import { PDFArray, type PDFContext, PDFDict, type PDFObject, PDFRawStream, PDFRef, PDFStream } from '@cantoo/pdf-lib';
import { nameEntry, rawEntry } from '../../objects/access.ts';

/** Each round may reveal more duplicates: objects that differed only in their references, such as images in their masks. */
const rounds = 4;
const shortestText = 20;
const longestText = 20_000;

/** Dictionaries that describe appearance, not position; only these may be shared. */
const sharedKinds = ['Font', 'FontDescriptor', 'ExtGState'];

/** Merges identical objects: images, fonts, profiles, forms. */
export function mergeDuplicates(context: PDFContext): void {
  for (let round = 0; round < rounds; round++) {
    const replacements = findDuplicates(context);
    if (replacements.size === 0) return;
    for (const [, object] of context.enumerateIndirectObjects()) redirect(object, replacements);
    for (const duplicate of replacements.keys()) context.delete(duplicate);
  }
}

function findDuplicates(context: PDFContext): Map<PDFRef, PDFRef> {
  const firstByContent = new Map<string, PDFRef>();
  const replacements = new Map<PDFRef, PDFRef>();
  for (const [ref, object] of context.enumerateIndirectObjects()) {
    const content = contentOf(object);
    if (content === undefined) continue;
    const first = firstByContent.get(content);
    if (first) replacements.set(ref, first);
    else firstByContent.set(content, ref);
  }
  return replacements;
}

/** A key of the object's content; undefined when it must not be shared. */
function contentOf(object: PDFObject): string | undefined {
  if (object instanceof PDFRawStream) return isSharedStream(object) ? contentOfStream(object) : undefined;
  if (object instanceof PDFDict && !sharedKinds.includes(nameEntry(object, 'Type') ?? '')) return undefined;
  if (!(object instanceof PDFDict) && !isColorSpaceArray(object)) return undefined;
  const text = object.toString();
  return text.length >= shortestText && text.length <= longestText ? text : undefined;
}

/** A stream that the structure tree points at marks one place of the document (ISO 32000-2, 14.7.5). */
function isSharedStream({ dict }: PDFRawStream): boolean {
  const isStructured = rawEntry(dict, 'StructParent') !== undefined || rawEntry(dict, 'StructParents') !== undefined;
  return !isStructured && nameEntry(dict, 'Type') !== 'Metadata' && nameEntry(dict, 'Type') !== 'EmbeddedFile';
}

function contentOfStream({ dict, contents }: PDFRawStream): string {
  const entries = dict
    .entries()
    .map(([key, value]) => `${key.asString()} ${value.toString()}`)
    .filter((text) => !text.startsWith('/Length ') && !text.startsWith('/Name '))
    .sort();
  return createHash('sha256').update(entries.join('\n')).update(contents).digest('base64');
}

const isColorSpaceArray = (object: PDFObject): boolean =>
  object instanceof PDFArray && /^\[ ?\/(ICCBased|Separation|Indexed|CalRGB|CalGray|Lab)\b/.test(object.toString());

function redirect(object: PDFObject, replacements: ReadonlyMap<PDFRef, PDFRef>): void {
  if (object instanceof PDFStream) redirect(object.dict, replacements);
  else if (object instanceof PDFDict) {
    for (const [key, value] of object.entries()) {
      const replacement = value instanceof PDFRef ? replacements.get(value) : undefined;
      if (replacement) object.set(key, replacement);
      else if (!(value instanceof PDFRef)) redirect(value, replacements);
    }
  } else if (object instanceof PDFArray) {
    object.asArray().forEach((value, index) => {
      const replacement = value instanceof PDFRef ? replacements.get(value) : undefined;
      if (replacement) object.set(index, replacement);
      else if (!(value instanceof PDFRef)) redirect(value, replacements);
    });
  }
}
