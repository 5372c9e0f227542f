import { z } from 'zod';
import type { ArrangedPage } from '../../../pdf/editing/arranged-pages.ts';
import type { PdfEdit } from '../../../pdf/editing/pdf-edits.ts';
import { createId } from '../../../shared/ids.ts';
import { createStore, type Store } from '../store.ts';
import { listOf, readAs } from '../tool-shell/kept-items.ts';
import type { KeptPage } from '../tool-shell/kept-page.ts';
import { addEdits, type EditState, emptyState, type Item, listItems, restoredState, type Step } from './edit-state.ts';
import { outgoingPages, type Sheets, writtenSheets, writtenSheetsSchema } from './sheets.ts';
import { annotationCall, goneWith, type StageEdit, stageEditSchema } from './stage-edit.ts';
import { firstStyles, type Style, type ToolName } from './tools.ts';

/** A text that is being typed, in points on a page from 1. */
export type TextDraft = {
  page: number;
  x: number;
  y: number;
  /** To the right edge of the page, where the lines of a new text wrap. */
  room: number;
  content: string;
  id?: string | undefined;
};

/** What waits for words: where a link leads, what a note says. `words`: what has been typed so far. */
export type Asked = { edit: StageEdit; id?: string | undefined; words?: string | undefined };

/** The edits of a document, outside of React: a change renders only the pages it is on. */
export type Editor = {
  state: Pick<Store<EditState>, 'value' | 'subscribe' | 'initial'>;
  update: (change: (state: EditState) => EditState) => void;
  /** Adds edits and selects them. */
  add: (...edits: StageEdit[]) => string[];
  tool: Store<ToolName>;
  styles: Store<Readonly<Record<ToolName, Style>>>;
  setStyle: (tool: ToolName, style: Partial<Style>) => void;
  draft: Store<TextDraft | undefined>;
  asked: Store<Asked | undefined>;
  /** Keeps an image that edits show. @returns its index for `picture` edits */
  addPicture: (file: File) => number;
  pictures: Store<readonly File[]>;
  /** PDFs whose pages are inserted. */
  inserts: Pick<Store<readonly InsertedFile[]>, 'value' | 'subscribe' | 'initial'>;
  /** @returns its index for the pages */
  addInsert: (insert: InsertedFile) => number;
  unlockInsert: (index: number, password: string | undefined) => void;
  /** What is sent: the edits and the pages, with the files they use. */
  outgoing: () => Outgoing;
  /** Whether the document has a form, and whether its fields are to become part of the pages. */
  form: Store<{ isShown: boolean; flatten: boolean }>;
  /** Forgets all edits. */
  clear: () => void;
  /** The box whose words are being typed, by its id. */
  editing: Store<string | undefined>;
  /** What was done last, for screen readers. */
  said: Store<string>;
};

/** Its password is never written down. */
export type InsertedFile = { file: File; password: string | undefined };

export type Outgoing = {
  edits: PdfEdit[];
  pictures: File[];
  pages: ArrangedPage[] | undefined;
  inserts: File[];
  insertPasswords: (string | null)[] | undefined;
};

const itemSchema = z.object({ id: z.string(), order: z.number(), edit: stageEditSchema });
const changeSchema = z.object({ before: itemSchema.optional(), after: itemSchema.optional() });
const filledSchema = z.object({
  page: z.number(),
  value: z.union([z.string(), z.boolean(), z.array(z.string())]),
});
const fieldSchema = z.object({ name: z.string(), before: filledSchema.optional(), after: filledSchema.optional() });
/** Orders of pages are written down once, and named by their place. */
const orderSchema = z.number().optional();
const stepSchema = z.object({
  changes: z.array(changeSchema),
  fields: z.array(fieldSchema).optional(),
  sheets: z.object({ before: orderSchema, after: orderSchema }).optional(),
  tag: z.string().optional(),
});
const keptSchema = z.object({
  orders: z.array(writtenSheetsSchema).catch([]),
  order: orderSchema.catch(undefined),
  items: listOf(itemSchema),
  fields: z.array(z.tuple([z.string(), filledSchema])).catch([]),
  past: z.array(stepSchema).catch([]),
  future: z.array(stepSchema).catch([]),
});
const readFiles = readAs(z.array(z.instanceof(File)));
const newLinkSchema = z.object({
  ...{ type: z.literal('link'), page: z.number(), url: z.literal('') },
  ...{ x: z.number(), y: z.number(), width: z.number(), height: z.number() },
});
const readAsked = readAs(
  z.object({
    ...{ edit: z.union([newLinkSchema, stageEditSchema]), id: z.string().optional(), words: z.string().optional() },
  }),
);
const readDraft = readAs(
  z.object({
    ...{ page: z.number(), x: z.number(), y: z.number(), room: z.number() },
    ...{ content: z.string(), id: z.string().optional() },
  }),
);

export function createEditor(page: KeptPage, firstTool: ToolName): Editor {
  const state = createStore(emptyState);
  const tool = createStore(firstTool);
  const styles = createStore(firstStyles);
  const pictures = createStore<readonly File[]>([]);
  const asked = keptStore<Asked>(page, 'asked', readAsked);
  const said = createStore('');
  const form = createStore({ isShown: false, flatten: false });
  const editing = createStore<string | undefined>(undefined);
  const draft = keptStore<TextDraft>(page, 'draft', readDraft);

  const inserts = createStore<readonly InsertedFile[]>([]);
  const setInserts = (files: readonly InsertedFile[]) => {
    inserts.set(files);
    page.keep('inserts', files.length === 0 ? undefined : files.map(({ file }) => file));
  };

  const write = () => {
    const { past, future } = state.value();
    const items = listItems(state.value());
    const fields = [...state.value().fields];
    // As text: the page looks through everything else it keeps for files.
    const isEmpty = items.length === 0 && past.length === 0 && future.length === 0;
    page.keep('edits', isEmpty ? undefined : JSON.stringify({ items, fields, ...written(state.value()) }));
  };
  const update: Editor['update'] = (change) => {
    const before = state.value();
    const after = change(before);
    if (after === before) return;
    state.set(after);
    if (after.items !== before.items || after.fields !== before.fields || after.sheets !== before.sheets) write();
  };
  const setPictures = (files: readonly File[]) => {
    pictures.set(files);
    page.keep('pictures', files.length === 0 ? undefined : files);
  };

  page.restore('edits', (kept) => {
    const read = typeof kept === 'string' ? keptSchema.safeParse(JSON.parse(kept)).data : undefined;
    if (!read || state.value() !== emptyState) return;
    state.set(restored(read));
    write();
  });
  page.restore('inserts', (kept) => {
    const files = readFiles(kept) ?? [];
    if (inserts.value().length === 0) setInserts(files.map((file) => ({ file, password: undefined })));
  });
  page.restore('pictures', (kept) => {
    if (pictures.value().length === 0) setPictures(readFiles(kept) ?? []);
  });

  return {
    state,
    update,
    add: (...edits) => {
      const named = edits.map((edit) => ({ id: createId(), edit }));
      update((last) => addEdits(last, named));
      return named.map(({ id }) => id);
    },
    tool,
    styles,
    setStyle: (name, style) => styles.set({ ...styles.value(), [name]: { ...styles.value()[name], ...style } }),
    draft,
    asked,
    pictures,
    addPicture: (file) => {
      setPictures([...pictures.value(), file]);
      return pictures.value().length - 1;
    },
    inserts,
    addInsert: (insert) => {
      setInserts([...inserts.value(), insert]);
      return inserts.value().length - 1;
    },
    unlockInsert: (index, password) => {
      const { [index]: known } = inserts.value();
      if (known && known.password !== password) inserts.set(inserts.value().with(index, { ...known, password }));
    },
    outgoing: () => outgoing(state.value(), { pictures: pictures.value(), inserts: inserts.value() }),
    form,
    clear: () => {
      form.set({ isShown: false, flatten: false });
      draft.set(undefined);
      asked.set(undefined);
      editing.set(undefined);
      state.set(emptyState);
      setPictures([]);
      setInserts([]);
      write();
    },
    said,
    editing,
  };
}

/** Something that is there again after a reload, until it is done with. */
function keptStore<Value>(
  page: KeptPage,
  name: string,
  read: (kept: unknown) => Value | undefined,
): Store<Value | undefined> {
  const store = createStore<Value | undefined>(undefined);
  const set = (next: Value | undefined) => {
    store.set(next);
    page.keep(name, next);
  };
  page.restore(name, (kept) => {
    const before = read(kept);
    if (before !== undefined && store.value() === undefined) set(before);
  });
  return { ...store, set };
}

/** The steps and the order of the pages as they are written down. */
function written({ past, future, sheets }: EditState) {
  const orders: NonNullable<Sheets>[] = [];
  const placeOf = (order: Sheets): number | undefined => {
    if (!order) return undefined;
    const known = orders.indexOf(order);
    return known === -1 ? orders.push(order) - 1 : known;
  };
  const stepOf = ({ sheets: moved, ...step }: Step) =>
    moved ? { ...step, sheets: { before: placeOf(moved.before), after: placeOf(moved.after) } } : step;
  const kept = { past: past.map(stepOf), future: future.map(stepOf), order: placeOf(sheets) };
  return { ...kept, orders: orders.map(writtenSheets) };
}

function restored({ orders, order, past, future, items, fields }: z.output<typeof keptSchema>): EditState {
  const orderAt = (place: number | undefined): Sheets => (place === undefined ? undefined : orders[place]);
  const stepOf = (step: z.output<typeof stepSchema>): Step => ({
    changes: step.changes.map(({ before, after }) => ({ before, after })),
    fields: step.fields?.map(({ name, before, after }) => ({ name, before, after })),
    sheets: step.sheets && { before: orderAt(step.sheets.before), after: orderAt(step.sheets.after) },
    tag: step.tag,
  });
  const kept = { items, fields: new Map(fields), sheets: orderAt(order) };
  return restoredState(kept, past.map(stepOf), future.map(stepOf));
}

/** Only the pictures and files that are still used are sent, numbered anew. */
function outgoing(
  state: EditState,
  { pictures, inserts }: { pictures: readonly File[]; inserts: readonly InsertedFile[] },
): Outgoing {
  const arranged = state.sheets && outgoingPages(state.sheets);
  const inserted = arranged?.files.flatMap((index) => inserts[index] ?? []) ?? [];
  const items = listItems(state);
  const gone = new Map([...state.pages].map(([page, list]) => [page, goneWith(list.map(({ edit }) => edit))]));
  const isGone = ({ edit }: Item) => edit.type === 'annotation' && gone.get(edit.page)?.has(edit.annotation);
  const used = [...new Set(items.flatMap(({ edit }) => (edit.type === 'picture' ? edit.picture : [])))];
  return {
    edits: rounded([
      ...items
        .filter((item) => !isGone(item))
        .map(({ id, edit }) => {
          if (edit.type === 'annotation') return { ...annotationCall(edit), id };
          return edit.type === 'picture' ? { ...edit, id, picture: used.indexOf(edit.picture) } : { ...edit, id };
        }),
      ...[...state.fields].map(([name, field]) => ({ id: fieldId(name), type: 'field' as const, name, ...field })),
    ]),
    pictures: used.flatMap((index) => pictures[index] ?? []),
    pages: arranged?.pages,
    inserts: inserted.map(({ file }) => file),
    insertPasswords: inserted.some(({ password }) => password !== undefined)
      ? inserted.map(({ password }) => password ?? null)
      : undefined,
  };
}

/** A tenth of a micrometre is exact enough, and half as much to send. */
function rounded(edits: readonly PdfEdit[]): PdfEdit[] {
  const text = JSON.stringify(edits, (_, value) =>
    typeof value === 'number' ? Math.round(value * 10_000) / 10_000 : value,
  );
  return JSON.parse(text);
}

/** Of a field's edit, in the outcomes of a call; up to 64 characters. */
export const fieldId = (name: string): string => `field ${name.slice(-58)}`;
