import { useEffect, useMemo, useState } from 'react';
import type { PdfDocument } from '../../../pdf/pdf-document.ts';
import { type PdfService, priorities } from '../pdf/pdf-service.ts';
import { useSettled } from '../text/use-settled.ts';
import type { Box } from './edit-geometry.ts';
import { boxesOf, findText } from './text-on-page.ts';

/** A place where the text is, by its lines. `page` from 0. */
export type Match = { page: number; boxes: readonly Box[] };

const pauseMs = 200;
/** More places of a text help nobody. */
const maxMatches = 5_000;
const noBoxes: readonly Box[] = [];

/** Looks for a text page by page. `onFirst` shows the first place that is found, from the page in sight on. */
export function useFind(props: {
  service: PdfService;
  document: PdfDocument;
  wanted: string;
  from: () => number;
  onShow: (match: Match) => void;
}) {
  const { service, document, from, onShow } = props;
  const wanted = useSettled(props.wanted, pauseMs);
  const [found, setFound] = useState<{ matches: readonly Match[]; isDone: boolean }>({ matches: [], isDone: true });
  const [at, setAt] = useState(0);

  // biome-ignore lint/correctness/useExhaustiveDependencies: another page in sight does not begin the search anew.
  useEffect(() => {
    setFound({ matches: [], isDone: wanted.trim() === '' });
    setAt(0);
    if (wanted.trim() === '') return;
    const leaving = new AbortController();
    const { signal } = leaving;
    const first = from();
    const search = async () => {
      let matches: Match[] = [];
      for (let step = 0; step < document.pages.length && matches.length < maxMatches; step++) {
        const page = (first + step) % document.pages.length;
        // A page without readable text has no matches.
        const characters = await service
          .characters(document, page, { priority: priorities.facts, signal })
          .catch(() => undefined);
        if (signal.aborted) return;
        const boxes = characters ? findText(characters, wanted).map((range) => boxesOf(characters, range)) : [];
        const here = boxes.filter(({ length }) => length > 0).map((lines): Match => ({ page, boxes: lines }));
        if (here[0] && matches.length === 0) onShow(here[0]);
        if (here.length > 0) {
          matches = [...matches, ...here];
          setFound({ matches, isDone: false });
        }
      }
      setFound({ matches, isDone: true });
    };
    void search();
    return () => leaving.abort();
  }, [service, document, wanted]);

  const { matches } = found;
  const byPage = useMemo(() => {
    const pages = new Map<number, Box[]>();
    for (const { page, boxes } of matches) pages.set(page, [...(pages.get(page) ?? []), ...boxes]);
    return pages;
  }, [matches]);
  const current = matches[at];
  const step = (by: 1 | -1) => {
    if (matches.length === 0) return;
    const next = (at + by + matches.length) % matches.length;
    setAt(next);
    const match = matches[next];
    if (match) onShow(match);
  };
  return {
    matches,
    // What was typed last is searched for a moment later.
    isDone: found.isDone && wanted === props.wanted,
    at,
    current,
    step,
    boxesOn: (page: number): readonly Box[] => byPage.get(page) ?? noBoxes,
    currentOn: (page: number): readonly Box[] => (current?.page === page ? current.boxes : noBoxes),
  };
}
