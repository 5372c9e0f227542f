import { z } from 'zod';
import { pageEnd } from '../../pdf/editing/plan-text-changes.ts';
import { createStore, type Store } from '../../web/kit/store.ts';
import { readAs, sourceSchema } from '../../web/kit/tool-shell/kept-items.ts';
import type { KeptPage } from '../../web/kit/tool-shell/kept-page.ts';
import { holdSite } from '../../web/kit/tool-shell/leave-guard.ts';
import type { FileSource } from '../../web/kit/tool-shell/passed-files.ts';
import { countChangedLines } from './changed-lines.ts';
import { type Hit, replaceHits } from './find-text.ts';

export type DeskPage = { original: string; text: Store<string> };

export type DeskDocument = {
  /** Of the file on the server. */
  fileId: string;
  /** Sent again when the server has forgotten it; undefined when a reload has lost it. */
  source: FileSource | undefined;
  name: string;
  pages: readonly DeskPage[];
  /** From 0. */
  withoutText: ReadonlySet<number>;
};

export type ExtractedText = { fileId: string; extractedText: string; pagesWithoutText: readonly number[] };

/** Changed lines by page, from 0. */
export type Changes = { lines: number; pages: readonly number[]; characters: number };

const keptSchema = z.object({
  fileId: z.string(),
  source: sourceSchema.optional().catch(undefined),
  name: z.string(),
  text: z.string(),
  withoutText: z.array(z.number()),
  edits: z.record(z.string(), z.string()),
  isSaved: z.boolean(),
});
const readKept = readAs(keptSchema);

/** Texts are long: they are written down when nobody has typed for so long. */
const restMs = 1000;
const keptAs = 'text';

export type TextDesk = ReturnType<typeof createTextDesk>;

/** The text of a document as it is edited. Each page is followed by itself, so that a key renders one page. */
export function createTextDesk(kept: Pick<KeptPage, 'keep' | 'restore'>) {
  const document = createStore<DeskDocument | undefined>(undefined);
  const revision = createStore(0);
  const lastReplaced = createStore<readonly Replaced[]>([]);
  const isSaved = createStore(false);
  const counted = new Map<number, { text: string; lines: number }>();
  let timer: ReturnType<typeof setTimeout> | undefined;

  const pages = () => document.value()?.pages ?? [];
  const editedPages = () => pages().flatMap(({ original, text }, page) => (text.value() === original ? [] : [page]));

  const write = () => {
    clearTimeout(timer);
    timer = undefined;
    const current = document.value();
    kept.keep(
      keptAs,
      current &&
        ({
          fileId: current.fileId,
          source: current.source,
          name: current.name,
          text: current.pages.map(({ original }) => original).join(pageEnd),
          withoutText: [...current.withoutText],
          edits: Object.fromEntries(editedPages().map((page) => [page, textOf(page)])),
          isSaved: isSaved.value(),
        } satisfies z.infer<typeof keptSchema>),
    );
    holdSite(document, false);
  };
  const writeSoon = () => {
    clearTimeout(timer);
    timer = setTimeout(write, restMs);
    holdSite(document, true);
  };

  const textOf = (page: number): string => pages()[page]?.text.value() ?? '';
  const setText = (page: number, text: string) => {
    // A page end of its own would move all pages that follow.
    pages()[page]?.text.set(text.replaceAll(pageEnd, '\n'));
  };
  const changed = () => {
    isSaved.set(false);
    revision.set(revision.value() + 1);
    writeSoon();
  };

  const open = (next: DeskDocument | undefined) => {
    counted.clear();
    lastReplaced.set([]);
    document.set(next);
    revision.set(revision.value() + 1);
  };

  kept.restore(keptAs, (value) => {
    const read = readKept(value);
    if (!read || document.value()) return;
    const { text, withoutText, edits, fileId, source, name } = read;
    const restored = text.split(pageEnd).map((original, page) => ({
      original,
      text: createStore(edits[page] ?? original),
    }));
    open({ fileId, source, name, pages: restored, withoutText: new Set(withoutText) });
    isSaved.set(read.isSaved);
    write();
  });

  return {
    document,
    /** Changes with every text. */
    revision,
    lastReplaced,
    /** Whether the last result has all edits. */
    isSaved,
    load: ({ fileId, extractedText, pagesWithoutText }: ExtractedText, source: FileSource) => {
      const loaded = extractedText.split(pageEnd).map((original) => ({ original, text: createStore(original) }));
      const withoutText = new Set(pagesWithoutText.map((page) => page - 1));
      open({ fileId, source, name: source.name, pages: loaded, withoutText });
      isSaved.set(false);
      write();
    },
    /** Goes on with the same file under another id. */
    continueWith: (fileId: string, source?: FileSource) => {
      const current = document.value();
      if (!current || (current.fileId === fileId && !source)) return;
      document.set({ ...current, fileId, source: source ?? current.source });
      write();
    },
    clear: () => {
      open(undefined);
      write();
    },
    /** Writes down what is still waiting for that. */
    flush: () => {
      if (timer !== undefined) write();
    },
    edit: (page: number, text: string) => {
      setText(page, text);
      changed();
    },
    undoPage: (page: number) => {
      setText(page, pages()[page]?.original ?? '');
      changed();
    },
    /** @param hits in order */
    replace: (hits: readonly Hit[], replacement: string) => {
      const replaced = [...Map.groupBy(hits, ({ page }) => page)].map(([page, ofPage]) => {
        const before = textOf(page);
        setText(page, replaceHits(before, ofPage, replacement));
        return { page, before, after: textOf(page), count: ofPage.length };
      });
      lastReplaced.set(replaced);
      changed();
    },
    /** Takes the last replacement back, on pages that have not been edited since. */
    undoReplace: () => {
      for (const { page, before, after } of lastReplaced.value()) if (textOf(page) === after) setText(page, before);
      lastReplaced.set([]);
      changed();
    },
    texts: (): string[] => pages().map(({ text }) => text.value()),
    wholeText: (): string =>
      pages()
        .map(({ text }) => text.value())
        .join(pageEnd),
    original: (): string =>
      pages()
        .map(({ original }) => original)
        .join(pageEnd),
    hasEdits: (): boolean => editedPages().length > 0,
    noteSaved: () => {
      isSaved.set(true);
      write();
    },
    changes: (): Changes => {
      let lines = 0;
      const changedPages: number[] = [];
      for (const page of editedPages()) {
        const text = textOf(page);
        const known = counted.get(page);
        const count = known?.text === text ? known.lines : countChangedLines(pages()[page]?.original ?? '', text);
        counted.set(page, { text, lines: count });
        lines += count;
        if (count > 0) changedPages.push(page);
      }
      const characters = pages().reduce((sum, { text }) => sum + text.value().length, 0);
      return { lines, pages: changedPages, characters };
    },
  };
}

type Replaced = { page: number; before: string; after: string; count: number };
