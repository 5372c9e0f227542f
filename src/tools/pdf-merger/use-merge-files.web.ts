import { useEffect, useEffectEvent, useRef, useState } from 'react';
import { z } from 'zod';
import { type PdfDocument, type Rotation, turned } from '../../pdf/pdf-document.ts';
import { pdfCodes } from '../../pdf/pdf-errors.ts';
import { language, t } from '../../shared/language/translate.ts';
import { readPageRanges } from '../../shared/page-ranges.ts';
import { CallError, isAbort } from '../../web/kit/http/call-error.ts';
import { explainDoubt } from '../../web/kit/pdf/explain-doubt.ts';
import type { PdfService } from '../../web/kit/pdf/pdf-service.ts';
import { whoHas } from '../../web/kit/session/plan-mode.ts';
import { usePlan } from '../../web/kit/session/use-user.ts';
import { checkFile } from '../../web/kit/tool-shell/check-file.ts';
import { bytesOf, contentOf, typeOf } from '../../web/kit/tool-shell/file-source.ts';
import { listOf, readAs, sourceSchema } from '../../web/kit/tool-shell/kept-items.ts';
import { useKeptObject, useKeptState } from '../../web/kit/tool-shell/kept-pages.tsx';
import { type Refused, refusalOf, useShowLeftOut } from '../../web/kit/tool-shell/left-out.tsx';
import { type FileSource, takePassedFiles } from '../../web/kit/tool-shell/passed-files.ts';
import { moveRow } from '../../web/kit/ui/move-row.ts';
import { pdfMerger } from './pdf-merger.tool.ts';

const keptFileSchema = z.object({
  key: z.number(),
  source: sourceSchema,
  pages: z.string(),
  rotation: z.union([z.literal(0), z.literal(90), z.literal(180), z.literal(270)]),
}) satisfies z.ZodType<Pick<MergeItem, 'key' | 'source' | 'pages' | 'rotation'>>;
/** What is there again after Back and a reload. Passwords are not. */
type KeptFile = z.infer<typeof keptFileSchema>;
const noFiles: readonly KeptFile[] = [];
const readFiles = readAs(listOf(keptFileSchema));

const field = pdfMerger.actions.merge.files.file;

/** A file to merge, as the page knows it. */
export type MergeItem = {
  key: number;
  name: string;
  bytes: number;
  source: FileSource;
  /** The page list as typed: '1,3,5-7'; empty means all. */
  pages: string;
  rotation: Rotation;
  state:
    | { is: 'opening' }
    | { is: 'ready'; document: PdfDocument }
    /** `problem` says what was wrong with the last password. */
    | { is: 'locked'; problem: string | undefined }
    /** Not readable here; the server tries to repair it. */
    | { is: 'doubtful'; reason: string };
  /** Why the server refused it. */
  refusal?: string;
};

export type MergeFiles = {
  items: readonly MergeItem[];
  add: (sources: readonly FileSource[]) => void;
  remove: (key: number) => void;
  clear: () => void;
  /** Moves a file to this index. */
  move: (key: number, to: number) => void;
  sortByName: () => void;
  setPages: (key: number, pages: string) => void;
  rotate: (key: number) => void;
  unlock: (key: number, password: string) => void;
  refuse: (key: number, reason: string) => void;
  /** Saves the ids of the stored files, so that nothing is uploaded twice. */
  keepStored: (keys: readonly number[], ids: readonly string[]) => void;
  problemOf: (item: MergeItem) => string | undefined;
};

/** The files to merge, in order, each opened when added. `onChange` is called when a change makes the last result outdated. */
export function useMergeFiles(service: PdfService, onChange: () => void): MergeFiles {
  const plan = usePlan();
  const [items, setItems] = useState<readonly MergeItem[]>([]);
  const [kept, keep] = useKeptState<readonly KeptFile[]>('files', noFiles, readFiles);
  const showLeftOut = useShowLeftOut();
  // Pages in the grid refer to files by key, so keys are unique, even across reloads.
  const nextKey = useRef(Date.now());
  const hasFiles = useRef(false);
  const passwords = useKeptObject('passwords', () => new Map<number, string>());
  // Files may leave the list while they are being opened.
  const listed = useRef(new Set<number>());
  const patch = (key: number, change: Partial<MergeItem>) =>
    setItems((current) => current.map((item) => (item.key === key ? { ...item, ...change } : item)));
  const change = (next: (current: readonly MergeItem[]) => readonly MergeItem[]) => {
    setItems(next);
    onChange();
  };

  const open = async ({ key, source, name }: MergeItem) => {
    const password = passwords.get(key);
    try {
      const content = await contentOf(source);
      const isImage = typeOf(source) !== 'pdf';
      const opened = isImage ? service.openImage(content, { name }) : service.open(content, { name, password });
      const document = await opened;
      if (listed.current.has(key)) patch(key, { state: { is: 'ready', document } });
      else service.close(document);
    } catch (error) {
      if (isAbort(error)) return;
      if (!(error instanceof CallError)) throw error;
      patch(key, { state: stateAfter(error) });
    }
  };

  const openAll = (added: readonly MergeItem[]) => {
    for (const item of added) {
      listed.current.add(item.key);
      void open(item);
    }
  };

  const add = (sources: readonly FileSource[]) => {
    const room = field.many.max[plan] - items.length;
    const taken: MergeItem[] = [];
    const refused: Refused[] = [];
    const tooMany = field.messages.tooMany({ who: whoHas(plan), max: field.many.max[plan] });
    for (const source of sources) {
      const objection = checkFile(field, source, plan);
      if (objection) refused.push(refusalOf(source, objection));
      else if (taken.length >= room) refused.push({ source, ...tooMany });
      else taken.push(itemOf(nextKey.current++, source));
    }
    if (sources.length > 0) showLeftOut(refused);
    if (taken.length === 0) return;
    hasFiles.current = true;
    change((current) => [...current, ...taken]);
    openAll(taken);
  };
  // biome-ignore lint/correctness/useExhaustiveDependencies: files are passed on once, when the page opens.
  useEffect(() => add(takePassedFiles()), []);

  const restore = useEffectEvent((files: readonly KeptFile[]) => {
    hasFiles.current = true;
    const restored = files.map((file) => ({ ...itemOf(file.key, file.source), ...file }));
    setItems(restored);
    openAll(restored);
  });
  useEffect(() => {
    // After Back or a reload; later on, it only follows what is on the list.
    if (kept.length > 0 && !hasFiles.current) restore(kept);
  }, [kept]);
  useEffect(() => {
    if (hasFiles.current) keep(items.map(({ key, source, pages, rotation }) => ({ key, source, pages, rotation })));
  }, [items, keep]);

  const remove = (keys: readonly number[]) => {
    for (const key of keys) listed.current.delete(key);
    for (const { key, state } of items) if (keys.includes(key) && state.is === 'ready') service.close(state.document);
    change((current) => current.filter(({ key }) => !keys.includes(key)));
  };

  return {
    items,
    add,
    remove: (key) => remove([key]),
    clear: () => remove(items.map(({ key }) => key)),
    move: (key, to) => change((current) => moveRow(current, key, to)),
    sortByName: () => change(sortedByName),
    setPages: (key, pages) => {
      patch(key, { pages });
      onChange();
    },
    rotate: (key) => {
      const item = items.find((candidate) => candidate.key === key);
      if (!item) return;
      patch(key, { rotation: turned(item.rotation, 90) });
      onChange();
    },
    unlock: (key, password) => {
      const item = items.find((candidate) => candidate.key === key);
      if (!item) return;
      passwords.set(key, password);
      patch(key, { state: { is: 'opening' }, refusal: undefined });
      void open(item);
    },
    refuse: (key, refusal) => patch(key, { refusal }),
    keepStored: (keys, ids) =>
      setItems((current) => current.map((item) => ({ ...item, source: storedAs(item, ids[keys.indexOf(item.key)]) }))),
    problemOf,
  };
}

function stateAfter(error: CallError): MergeItem['state'] {
  if (error.code === pdfCodes.locked) return { is: 'locked', problem: undefined };
  if (error.code === pdfCodes.wrongPassword) return { is: 'locked', problem: error.message };
  return { is: 'doubtful', reason: explainDoubt(error, t('Merging')) };
}

const itemOf = (key: number, source: FileSource): MergeItem => ({
  key,
  name: source.name,
  bytes: bytesOf(source),
  source,
  pages: '',
  rotation: 0,
  state: { is: 'opening' },
});

function storedAs({ source }: MergeItem, id: string | undefined): FileSource {
  const type = typeOf(source);
  if (id === undefined || type === undefined) return source;
  return { id, type, name: source.name, bytes: bytesOf(source) };
}

const byName = new Intl.Collator(language(), { numeric: true, sensitivity: 'base' });

/** From A to Z, `'part 2'` before `'part 10'`; from Z to A when already sorted. */
function sortedByName(items: readonly MergeItem[]): readonly MergeItem[] {
  const sorted = items.toSorted((one, other) => byName.compare(one.name, other.name));
  return sorted.every((item, index) => item === items[index]) ? sorted.reverse() : sorted;
}

/** Why this file cannot be merged as it is; undefined when it can. */
function problemOf({ name, state, pages }: MergeItem): string | undefined {
  if (state.is === 'locked') return undefined;
  if (pages.trim() === '') return undefined;
  const read = readPageRanges(pages, state.is === 'ready' ? state.document.pages.length : undefined);
  return 'problem' in read ? `${name}: ${read.problem}` : undefined;
}
