import { PDFArray, type PDFContext, PDFDict, PDFName, type PDFObject, PDFRawStream } from '@cantoo/pdf-lib';
import { type UnsafeAction, unsafeAction } from '../../copy/unsafe-actions.ts';
import { asDictionary, dictionaryEntry, resolve } from '../../objects/access.ts';

/** Removes scripts and actions that start programs (ISO 32000-2, 12.6.4), and returns which kinds there were. */
export function dropUnsafeActions(context: PDFContext, catalog: PDFDict): Set<UnsafeAction> {
  const dropped = new Set<UnsafeAction>();
  const names = dictionaryEntry(catalog, 'Names');
  if (names?.delete(PDFName.of('JavaScript'))) dropped.add('script');
  for (const [, object] of context.enumerateIndirectObjects()) dropFrom(context, object, dropped);
  return dropped;
}

function dropFrom(context: PDFContext, object: PDFObject, dropped: Set<UnsafeAction>): void {
  const kindOf = (value: PDFObject): UnsafeAction | undefined => {
    const action = asDictionary(resolve(context, value));
    return action && isAction(action) ? unsafeAction(action) : undefined;
  };
  if (object instanceof PDFRawStream) dropFrom(context, object.dict, dropped);
  else if (object instanceof PDFDict) {
    for (const [key, value] of object.entries()) {
      const kind = kindOf(value);
      if (kind) {
        dropped.add(kind);
        object.delete(key);
      } else if (value instanceof PDFDict || value instanceof PDFArray) dropFrom(context, value, dropped);
    }
  } else if (object instanceof PDFArray) {
    for (let index = object.size() - 1; index >= 0; index--) {
      const value = object.get(index);
      const kind = kindOf(value);
      if (kind) {
        dropped.add(kind);
        object.remove(index);
      } else if (value instanceof PDFDict || value instanceof PDFArray) dropFrom(context, value, dropped);
    }
  }
}

/** Structure elements also have an S, but never with these names. */
const actionNames = new Set(['JavaScript', 'Launch', 'URI', 'Rendition'].map((name) => PDFName.of(name)));

const isAction = (dictionary: PDFDict): boolean => {
  const kind = dictionary.get(PDFName.of('S'));
  return kind instanceof PDFName && actionNames.has(kind);
};
