import { afterEach, beforeEach, expect, test, vi } from 'vitest';
import { findHits } from './find-text.ts';
import { createTextDesk } from './text-desk.web.ts';

const listeners = new Map<string, () => void>();

beforeEach(() => {
  vi.useFakeTimers();
  vi.stubGlobal('addEventListener', (name: string, listener: () => void) => listeners.set(name, listener));
  vi.stubGlobal('removeEventListener', (name: string) => listeners.delete(name));
});
afterEach(() => {
  vi.useRealTimers();
  vi.unstubAllGlobals();
});

const source = new File(['%PDF'], 'report.pdf', { type: 'application/pdf' });
const extracted = { fileId: 'a'.repeat(32), extractedText: 'one cat\ntwo\f\fa cat, cats', pagesWithoutText: [2] };
const loosely = { matchCase: false, wholeWords: false };

function openDesk(before?: unknown) {
  const kept: unknown[] = [];
  const desk = createTextDesk({
    keep: (_, value) => kept.push(structuredClone(value)),
    restore: (_, restore) => before !== undefined && restore(before, false),
  });
  return { desk, kept };
}

function loadedDesk() {
  const { desk, kept } = openDesk();
  desk.load(extracted, source);
  return { desk, kept };
}

test('an edit changes its page, is counted, and can be undone', () => {
  const { desk } = loadedDesk();
  desk.edit(0, 'one dog\ntwo');
  desk.edit(2, 'a cat, cats\nand more');
  expect(desk.texts()).toEqual(['one dog\ntwo', '', 'a cat, cats\nand more']);
  expect(desk.changes()).toEqual({ lines: 2, pages: [0, 2], characters: 31 });
  desk.undoPage(0);
  expect(desk.changes()).toMatchObject({ lines: 1, pages: [2] });
  expect(desk.changedPages()).toEqual([{ page: 3, text: 'a cat, cats\nand more', rewrapped: [], runs: [] }]);
});

test('a page end that is pasted does not move the pages that follow', () => {
  const { desk } = loadedDesk();
  desk.edit(0, 'one\ftwo');
  expect(desk.changedPages()).toMatchObject([{ page: 1, text: 'one\ntwo' }]);
});

test('hits are replaced together, and taken back where nobody has typed since', () => {
  const { desk } = loadedDesk();
  desk.replace(findHits(desk.texts(), 'cat', loosely), 'tiger');
  expect(desk.texts()).toEqual(['one tiger\ntwo', '', 'a tiger, tigers']);
  desk.edit(0, 'my own words');
  desk.undoReplace();
  expect(desk.texts()).toEqual(['my own words', '', 'a cat, cats']);
});

test('every change can be undone and redone, what is typed without a pause at once, and after a reload, too', () => {
  const { desk, kept } = loadedDesk();
  desk.place(0, { text: 'one co\ntwo', rewrapped: [], runs: [] }, 'block 0');
  desk.place(0, { text: 'one cow', rewrapped: [{ first: 0, last: 1, count: 1, below: 'move' }], runs: [] }, 'block 0');
  vi.advanceTimersByTime(2_000);
  desk.place(0, { text: 'one cow or two', rewrapped: [{ first: 0, last: 1, count: 1 }], runs: [] }, 'block 0');
  desk.replace(findHits(desk.texts(), 'cat', loosely), 'dog');
  vi.runAllTimers();
  const { desk: again } = openDesk({ ...Object(kept.at(-1)), source });
  again.undo();
  again.undo();
  expect(again.texts()).toEqual(['one cow', '', 'a cat, cats']);
  expect(again.changedPages()).toMatchObject([{ page: 1, rewrapped: [{ first: 0, last: 1, count: 1 }] }]);
  expect(again.undo()).toBe(0);
  expect([again.undo(), again.texts()[0]]).toEqual([undefined, 'one cat\ntwo']);
  for (let step = 0; step < 3; step++) again.redo();
  expect(again.texts()).toEqual(['one cow or two', '', 'a dog, dogs']);
  again.edit(0, 'one\ntwo\nthree');
  expect(again.changedPages()[0]).toMatchObject({ rewrapped: [] });
});

test('a style alone is a change, moves with its words, is there after a reload, and can be undone', () => {
  const { desk, kept } = loadedDesk();
  desk.place(2, { text: 'a cat, cats', rewrapped: [], runs: [{ start: 7, end: 11, bold: true }] }, 'style');
  expect(desk.changes()).toMatchObject({ lines: 1, pages: [2] });
  vi.advanceTimersByTime(2_000);
  desk.edit(2, 'a red cat, cats');
  const styled = [{ page: 3, text: 'a red cat, cats', rewrapped: [], runs: [{ start: 11, end: 15, bold: true }] }];
  expect(desk.changedPages()).toEqual(styled);
  desk.replace(findHits(desk.texts(), 'cat', loosely), 'dog');
  expect(desk.changedPages().at(-1)?.runs).toEqual([{ start: 14, end: 15, bold: true }]);
  desk.undoReplace();
  vi.runAllTimers();
  const { desk: again } = openDesk({ ...Object(kept.at(-1)), source });
  expect(again.changedPages()).toEqual(styled);
  for (let step = 0; step < 4; step++) again.undo();
  expect(again.hasEdits()).toBe(false);
});

test('a page is edited before the whole text is read, and keeps its edits', () => {
  const { desk, kept } = openDesk();
  desk.begin(source, 3);
  desk.readPage(0, 'one cat\ntwo');
  desk.readPage(2, 'read otherwise');
  desk.place(0, { text: 'one cow\ntwo', rewrapped: [], runs: [] }, 'block 0');
  desk.readPage(0, 'late');
  vi.runAllTimers();
  expect(kept).toEqual([]);
  desk.load(extracted, source);
  expect(desk.texts()).toEqual(['one cow\ntwo', '', 'a cat, cats']);
  expect(desk.changes()).toMatchObject({ lines: 1, pages: [0] });
  desk.undo();
  expect(desk.hasEdits()).toBe(false);
  expect(desk.document.value()).toMatchObject({ fileId: extracted.fileId, isWhole: true });
  expect(kept).toHaveLength(1);
});

test('edits are written down after a rest, with the file, and are there again after a reload', () => {
  const { desk, kept } = loadedDesk();
  kept.length = 0;
  for (const text of ['one c', 'one co', 'one cow']) desk.edit(0, text);
  expect(kept).toEqual([]);
  vi.runAllTimers();
  expect(kept).toHaveLength(1);
  const { desk: again } = openDesk({ ...Object(kept[0]), source });
  expect(again.texts()).toEqual(['one cow', '', 'a cat, cats']);
  expect(again.original()).toBe(extracted.extractedText);
  expect(again.document.value()).toMatchObject({ fileId: extracted.fileId, source, withoutText: new Set([1]) });
});

test('edits are written down at once when the page is left', () => {
  const { desk, kept } = loadedDesk();
  desk.edit(0, 'one cow');
  listeners.get('pagehide')?.();
  expect(kept.at(-1)).toMatchObject({ edits: { 0: 'one cow' } });
});

test('what an older site has written down and nobody can read any more is left out', () => {
  expect(openDesk({ text: 1 }).desk.document.value()).toBeUndefined();
});

test('an edit after saving is not saved', () => {
  const { desk } = loadedDesk();
  desk.edit(0, 'one dog\ntwo');
  desk.noteSaved();
  expect(desk.isSaved.value()).toBe(true);
  desk.edit(0, 'one dog\nthree');
  expect(desk.isSaved.value()).toBe(false);
});
