import { z } from 'zod';
import type { PageText } from '../../pdf/editing/page-text.ts';
import { linesOfText, pageEnd, type RewrappedLines } from '../../pdf/editing/plan-text-changes.ts';
import { carryStyles, StyledLetters } from '../../pdf/editing/styled-letters.ts';
import { type StyledRun, styledRuns } from '../../pdf/editing/styled-runs.ts';
import { createStore, type Store } from '../../web/kit/store.ts';
import { readAs, sourceSchema } from '../../web/kit/tool-shell/kept-items.ts';
import type { KeptPage } from '../../web/kit/tool-shell/kept-page.ts';
import { holdSite } from '../../web/kit/tool-shell/leave-guard.ts';
import type { FileSource } from '../../web/kit/tool-shell/passed-files.ts';
import { countChangedLines } from './changed-lines.ts';
import { type Hit, replaceHits } from './find-text.ts';

export type DeskPage = {
  original: string;
  text: Store<string>;
  /** The style of some of its letters. */
  runs: Store<readonly StyledRun[]>;
  rewrapped: readonly RewrappedLines[];
  /** Its text is known. */
  isRead: boolean;
};

export type DeskDocument = {
  /** Of the file on the server. */
  fileId: string;
  /** Sent again when the server has forgotten it; undefined when a reload has lost it. */
  source: FileSource | undefined;
  name: string;
  pages: readonly DeskPage[];
  /** From 0. */
  withoutText: ReadonlySet<number>;
  /** The server has read it all; before, pages are read in the browser as they are shown. */
  isWhole: boolean;
};

export type ExtractedText = { fileId: string; extractedText: string; pagesWithoutText: readonly number[] };

/** Changed lines by page, from 0. */
export type Changes = { lines: number; pages: readonly number[]; characters: number };

const rewrappedSchema = z
  .array(
    z.object({
      ...{ first: z.number(), last: z.number(), count: z.number() },
      below: z.enum(['stay', 'move']).optional(),
    }),
  )
  .readonly();
const runsSchema = styledRuns((sentence) => ({ error: () => sentence }))
  .readonly()
  .default([]);
const pageTextSchema = z.object({ text: z.string(), rewrapped: rewrappedSchema, runs: runsSchema });
const stepSchema = z.object({
  changes: z.array(z.object({ page: z.number(), before: pageTextSchema, after: pageTextSchema })),
});
const historySchema = z.object({ done: z.array(stepSchema), undone: z.array(stepSchema) });

/** What is undone at once. */
type Step = { changes: { page: number; before: PageText; after: PageText }[] };

const keptSchema = z.object({
  fileId: z.string(),
  source: sourceSchema.optional().catch(undefined),
  name: z.string(),
  text: z.string(),
  withoutText: z.array(z.number()),
  edits: z.record(z.string(), z.string()),
  rewrapped: z.record(z.string(), rewrappedSchema).default({}),
  runs: z.record(z.string(), runsSchema).default({}),
  history: historySchema.default({ done: [], undone: [] }),
  isSaved: z.boolean(),
});
const readKept = readAs(keptSchema);

/** Texts are long: they are written down when nobody has typed for so long. */
const restMs = 1000;
const keptAs = 'text';
/** Steps that can be undone, and those of them that outlast a reload. */
const maxSteps = 1000;
const keptSteps = 60;
/** What is typed in one place without a longer pause is one step. */
const pauseMs = 1000;

export type TextDesk = ReturnType<typeof createTextDesk>;

/** The text of a document as it is edited. Each page is followed by itself, so that a key renders one page. */
export function createTextDesk(kept: Pick<KeptPage, 'keep' | 'restore'>) {
  const document = createStore<DeskDocument | undefined>(undefined);
  const revision = createStore(0);
  const lastReplaced = createStore<readonly Replaced[]>([]);
  const isSaved = createStore(false);
  const history = createStore<{ done: readonly Step[]; undone: readonly Step[] }>({ done: [], undone: [] });
  let lastTyped: { place: string; at: number } | undefined;
  const counted = new Map<number, { text: string; lines: number }>();
  let timer: ReturnType<typeof setTimeout> | undefined;

  const pages = () => document.value()?.pages ?? [];
  const editedPages = () => pages().flatMap((entry, page) => (isEdited(entry) ? [page] : []));

  const write = () => {
    clearTimeout(timer);
    timer = undefined;
    const current = document.value();
    // It cannot be gone on with before the server has the file.
    if (current && !current.isWhole) return;
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
          rewrapped: Object.fromEntries(editedPages().map((page) => [page, [...rewrappedOf(page)]])),
          runs: Object.fromEntries(editedPages().map((page) => [page, [...runsOf(page)]])),
          history: keptHistory(),
          isSaved: isSaved.value(),
        } satisfies z.infer<typeof keptSchema>),
    );
    holdSite(document, false);
  };
  const writeSoon = () => {
    clearTimeout(timer);
    timer = setTimeout(write, restMs);
    holdSite(document, true, () => {
      write();
      return timer === undefined && document.value()?.isWhole !== false;
    });
  };

  const textOf = (page: number): string => pages()[page]?.text.value() ?? '';
  const rewrappedOf = (page: number): readonly RewrappedLines[] => pages()[page]?.rewrapped ?? [];
  const runsOf = (page: number): readonly StyledRun[] => pages()[page]?.runs.value() ?? [];
  const pageOf = (page: number) => ({
    ...{ text: textOf(page), rewrapped: [...rewrappedOf(page)] },
    runs: runsOf(page).map((run) => ({ ...run })),
  });
  const keptHistory = () => {
    const { done, undone } = history.value();
    return { done: done.slice(-keptSteps), undone: undone.slice(-keptSteps) };
  };
  const setPage = (page: number, { text, rewrapped, runs }: PageText) => {
    const entry = pages()[page];
    if (!entry) return;
    entry.rewrapped = rewrapped;
    entry.runs.set(runs);
    // A page end of its own would move all pages that follow.
    entry.text.set(text.replaceAll(pageEnd, '\n'));
  };
  /** Which lines belong together is no longer known when there are more or fewer. */
  const setText = (page: number, text: string) => {
    const isSame = linesOfText(text).length === linesOfText(textOf(page)).length;
    setPage(page, { text, rewrapped: isSame ? rewrappedOf(page) : [], runs: carriedRuns(pageOf(page), text) });
  };
  /** @param place where it is typed: what goes on there is the same step */
  const record = (pagesToChange: readonly number[], change: () => void, place?: string) => {
    const before = pagesToChange.map(pageOf);
    change();
    const changes = pagesToChange.map((page, at) => ({
      page,
      before: before[at] ?? pageOf(page),
      after: pageOf(page),
    }));
    const { done } = history.value();
    const [last] = done.at(-1)?.changes ?? [];
    const now = Date.now();
    const goesOn =
      place !== undefined && place === lastTyped?.place && now - lastTyped.at < pauseMs && last !== undefined;
    const step = goesOn ? { changes: changes.map((each) => ({ ...each, before: last.before })) } : { changes };
    history.set({ done: [...done.slice(goesOn ? 0 : -maxSteps, goesOn ? -1 : undefined), step], undone: [] });
    lastTyped = place === undefined ? undefined : { place, at: now };
    changed();
  };
  const travel = (from: 'done' | 'undone', to: 'undone' | 'done', side: 'before' | 'after') => {
    const steps = history.value();
    const step = steps[from].at(-1);
    if (!step) return undefined;
    for (const change of step.changes) setPage(change.page, change[side]);
    history.set({ ...steps, [from]: steps[from].slice(0, -1), [to]: [...steps[to], step] });
    lastTyped = undefined;
    changed();
    return step.changes[0]?.page;
  };
  const changed = () => {
    isSaved.set(false);
    revision.set(revision.value() + 1);
    writeSoon();
  };

  const open = (next: DeskDocument | undefined) => {
    counted.clear();
    lastReplaced.set([]);
    history.set({ done: [], undone: [] });
    lastTyped = undefined;
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
      runs: createStore<readonly StyledRun[]>(read.runs[page] ?? []),
      rewrapped: read.rewrapped[page] ?? [],
      isRead: true,
    }));
    open({ fileId, source, name, pages: restored, withoutText: new Set(withoutText), isWhole: true });
    history.set(read.history);
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
    /** Shows a file whose text is still to be read. */
    begin: (source: FileSource, pageCount: number) => {
      const unread = Array.from({ length: pageCount }, () => deskPage('', false));
      open({ fileId: '', source, name: source.name, pages: unread, withoutText: new Set(), isWhole: false });
    },
    /** The text of a page of such a file, as the server will read it, too. */
    readPage: (page: number, text: string) => {
      const unread = pages()[page];
      if (!unread || unread.isRead) return;
      Object.assign(unread, { original: text, isRead: true });
      unread.text.set(text);
    },
    load: ({ fileId, extractedText, pagesWithoutText }: ExtractedText, source: FileSource) => {
      const begun = document.value();
      const texts = extractedText.split(pageEnd);
      const withoutText = new Set(pagesWithoutText.map((page) => page - 1));
      const next = { fileId, source, name: source.name, withoutText, isWhole: true };
      if (begun && !begun.isWhole && begun.pages.length === texts.length) {
        document.set({ ...next, pages: begun.pages.map((page, at) => completed(page, texts[at] ?? '')) });
        revision.set(revision.value() + 1);
      } else {
        open({ ...next, pages: texts.map((text) => deskPage(text, true)) });
        isSaved.set(false);
      }
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
    history,
    edit: (page: number, text: string) => record([page], () => setText(page, text), `text ${page}`),
    /** Edits made on the image of a page; without a place, a step of their own. */
    place: (page: number, text: PageText, place?: string) => record([page], () => setPage(page, text), place),
    undoPage: (page: number) =>
      record([page], () => setPage(page, { text: pages()[page]?.original ?? '', rewrapped: [], runs: [] })),
    pageOf,
    /** Returns the page, from 0, that has changed; undefined when there is nothing to undo. */
    undo: () => travel('done', 'undone', 'before'),
    redo: () => travel('undone', 'done', 'after'),
    /** @param hits in order */
    replace: (hits: readonly Hit[], replacement: string) => {
      const byPage = [...Map.groupBy(hits, ({ page }) => page)];
      const pagesToChange = byPage.map(([page]) => page);
      record(pagesToChange, () => {
        const replaced = byPage.map(([page, ofPage]) => {
          const before = pageOf(page);
          // One by one, as styles between two hits stay.
          const steps = before.runs.length > 0 ? ofPage.toReversed().map((hit) => [hit]) : [ofPage];
          for (const step of steps) setText(page, replaceHits(textOf(page), step, replacement));
          return { page, before, after: textOf(page), count: ofPage.length };
        });
        lastReplaced.set(replaced);
      });
    },
    /** Takes the last replacement back, on pages that have not been edited since. */
    undoReplace: () => {
      const untouched = lastReplaced.value().filter(({ page, after }) => textOf(page) === after);
      record(
        untouched.map(({ page }) => page),
        () => {
          for (const { page, before } of untouched) setPage(page, before);
        },
      );
      lastReplaced.set([]);
    },
    texts: (): string[] => pages().map(({ text }) => text.value()),
    /** For the call, with pages from 1. */
    changedPages: () => editedPages().map((page) => ({ page: page + 1, ...pageOf(page) })),
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
        // Lines in another style have changed, too.
        const text = new StyledLetters([textOf(page)]).write(textOf(page), runsOf(page));
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

const deskPage = (original: string, isRead: boolean): DeskPage => ({
  ...{ original, text: createStore(original), runs: createStore<readonly StyledRun[]>([]), rewrapped: [], isRead },
});

const isEdited = ({ original, text, runs }: DeskPage): boolean => text.value() !== original || runs.value().length > 0;

/** Styles of letters that are still there. */
function carriedRuns({ text: before, runs }: PageText, text: string): readonly StyledRun[] {
  if (runs.length === 0) return runs;
  const letters = new StyledLetters([before, text]);
  return letters.read(carryStyles(letters, letters.write(before, runs), text)).runs;
}

/** A page with the text that the server has read. Edits made before stay. */
function completed(page: DeskPage, original: string): DeskPage {
  if (page.isRead && page.original === original) return page;
  const { text } = page;
  if (text.value() === page.original) text.set(original);
  return { ...page, original, isRead: true };
}

type Replaced = { page: number; before: PageText; after: string; count: number };
