import { useEffect, useMemo } from 'react';
import type { PdfDocument } from '../../../pdf/pdf-document.ts';
import type { PdfService } from '../pdf/pdf-service.ts';
import type { Editor } from './create-editor.ts';
import { foundAnnotations, type Item } from './edit-state.ts';
import { annotationAsFound, goneWith } from './stage-edit.ts';
import { usePageItems, useSlice } from './use-editor.ts';

const none: readonly Item[] = [];

/** Reads the annotations of a page, from 1, once it is near. */
export function useReadAnnotations(
  { service, document, editor }: { service: PdfService; document: PdfDocument; editor: Editor },
  page: number,
  isWanted: boolean,
): void {
  useEffect(() => {
    if (!isWanted || editor.state.value().found.has(page)) return;
    const leaving = new AbortController();
    service.annotations(document, page - 1, { signal: leaving.signal }).then(
      (found) => {
        if (leaving.signal.aborted) return;
        const edits = found.map((annotation) => annotationAsFound(annotation, page));
        editor.update((state) => foundAnnotations(state, page, edits));
      },
      // The page itself says when it cannot be drawn.
      () => undefined,
    );
    return () => leaving.abort();
  }, [service, document, editor, page, isWanted]);
}

/** What is on a page, from 1, from back to front: the file's annotations, and the edits. */
export function useStageItems(editor: Editor, page: number) {
  const edits = usePageItems(editor, page);
  const found = useSlice(editor.state, (state) => state.found.get(page) ?? none);
  return useMemo(() => {
    const ids = new Set(edits.map(({ id }) => id));
    const gone = goneWith(edits.map(({ edit }) => edit));
    const isThere = ({ edit }: Item) => edit.type !== 'annotation' || !(edit.isDeleted || gone.has(edit.annotation));
    const untouched = found.filter(({ id }) => !ids.has(id)).filter(isThere);
    const changed = edits.flatMap(({ edit }) => (edit.type === 'annotation' ? edit.annotation : []));
    return {
      /** Those that can be taken hold of. */
      items: [...untouched, ...edits.filter(isThere)].sort((one, other) => one.order - other.order),
      untouched: new Set(untouched.map(({ id }) => id)),
      /** Annotations, by their index, that the picture of the page must not show. */
      without: [...changed, ...gone],
    };
  }, [edits, found]);
}
