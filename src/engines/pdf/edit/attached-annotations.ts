import { PDFRef } from '@cantoo/pdf-lib';
import { nameEntry, rawEntry } from '../objects/access.ts';
import type { PageAnnotation } from './edited-page.ts';

/** Pop-ups of annotations, replies to them, and what is grouped with them, in turn; without the annotations themselves. */
export function attachedTo(all: readonly PageAnnotation[], first: Iterable<PageAnnotation>): PageAnnotation[] {
  const owners = new Set(first);
  const attached = new Set<PageAnnotation>();
  for (let before = -1; before !== attached.size; ) {
    before = attached.size;
    const gone = [...owners, ...attached];
    const refs = new Set(gone.flatMap(({ ref }) => ref ?? []));
    const windows = new Set(gone.map(({ dictionary }) => rawEntry(dictionary, 'Popup')));
    for (const annotation of all) {
      if (owners.has(annotation) || nameEntry(annotation.dictionary, 'Subtype') === 'Widget') continue;
      const names = ['Parent', 'IRT'].map((key) => rawEntry(annotation.dictionary, key));
      const isNamed = names.some((ref) => ref instanceof PDFRef && refs.has(ref));
      if (isNamed || (annotation.ref && windows.has(annotation.ref))) attached.add(annotation);
    }
  }
  return [...attached];
}
