import type { PdfEditOf } from '../../../pdf/editing/pdf-edits.ts';
import { keyAt, placesIn, rotationAt, type Sheets } from './sheets.ts';
import { type AnnotationEdit, isAsFound, type StageEdit } from './stage-edit.ts';

/** An edit on the stage. Those of a page are drawn from the lowest `order` to the highest. */
export type Item = { id: string; order: number; edit: StageEdit };

/** What a form field has been filled in with, on a page from 1. */
export type FilledField = Pick<PdfEditOf<'field'>, 'page' | 'value'>;

type FieldChange = { name: string; before: FilledField | undefined; after: FilledField | undefined };
type Change = { before: Item | undefined; after: Item | undefined };
/** What one undo takes back. Steps with the same tag that follow each other are one: a slider, a held arrow key. */
export type Step = {
  changes: readonly Change[];
  fields?: readonly FieldChange[] | undefined;
  /** The pages are arranged anew, after the changes: those are on the pages as they were numbered before. */
  sheets?: { before: Sheets; after: Sheets } | undefined;
  tag?: string | undefined;
};

export type EditState = {
  items: ReadonlyMap<string, Item>;
  /** By page, from 1. The list of a page stays the same object until one of its edits changes. */
  pages: ReadonlyMap<number, readonly Item[]>;
  /** Annotations as the file has them, for the pages that have been read, by page, from 1. */
  found: ReadonlyMap<number, readonly Item[]>;
  /** By the field's full name. */
  fields: ReadonlyMap<string, FilledField>;
  sheets: Sheets;
  selected: ReadonlySet<string>;
  past: readonly Step[];
  future: readonly Step[];
};

export const emptyState: EditState = {
  items: new Map(),
  pages: new Map(),
  found: new Map(),
  fields: new Map(),
  sheets: undefined,
  selected: new Set(),
  past: [],
  future: [],
};

/** The state that earlier steps have led to. */
export const restoredState = (
  { items, fields, sheets }: { items: readonly Item[]; fields: EditState['fields']; sheets: Sheets },
  past: readonly Step[],
  future: readonly Step[],
): EditState => ({
  ...applied(emptyState, { changes: items.map((after) => ({ before: undefined, after })) }),
  fields,
  sheets,
  past,
  future,
});

/** Placed edits and filled fields; pages that are arranged anew count as one. */
export const countEdits = ({ items, fields, sheets }: EditState): number => items.size + fields.size + (sheets ? 1 : 0);

/** Those that change annotations of the file. */
export const countBound = ({ items }: EditState): number =>
  [...items.values()].filter(({ edit }) => edit.type === 'annotation').length;

/** All edits in the order they are sent: by page, then from back to front. */
export const listItems = ({ pages }: EditState): readonly Item[] =>
  [...pages.keys()].sort((a, b) => a - b).flatMap((page) => pages.get(page) ?? []);

/** Adds edits on top of the others and selects them. */
export function addEdits(state: EditState, edits: readonly { id: string; edit: StageEdit }[]): EditState {
  const top = highest(state);
  const items = edits.map(({ id, edit }, index): Item => ({ id, order: top + 1 + index, edit }));
  const added = commit(state, { changes: items.map((after) => ({ before: undefined, after })) });
  return { ...added, selected: new Set(items.map(({ id }) => id)) };
}

export function changeEdits(
  state: EditState,
  ids: Iterable<string>,
  change: (edit: StageEdit) => StageEdit,
  tag?: string,
): EditState {
  const changes = itemsOf(state, ids).flatMap((item): Change[] => {
    if (isLocked(item)) return [];
    const edit = change(item.edit);
    if (edit === item.edit) return [];
    const isBack = edit.type === 'annotation' && isAsFound(edit);
    return [{ before: state.items.get(item.id), after: isBack ? undefined : { ...item, edit } }];
  });
  return commit(state, { changes, tag });
}

const isLocked = ({ edit }: Item): boolean => edit.type === 'annotation' && edit.isLocked;
const isDeleted = ({ edit }: Item): boolean => edit.type === 'annotation' && edit.isDeleted;

/** Changes what follows from where edits are: no step of its own. */
export const amendEdits = (
  state: EditState,
  ids: Iterable<string>,
  change: (edit: StageEdit) => StageEdit,
): EditState =>
  applied(state, {
    changes: itemsOf(state, ids).map((before) => ({ before, after: { ...before, edit: change(before.edit) } })),
  });

/** Takes edits away, and marks annotations of the file as deleted. */
export const removeEdits = (state: EditState, ids: Iterable<string>): EditState =>
  commit(state, {
    changes: itemsOf(state, ids).flatMap((item): Change[] => {
      const before = state.items.get(item.id);
      if (item.edit.type !== 'annotation') return [{ before, after: undefined }];
      return isLocked(item) ? [] : [{ before, after: { ...item, edit: { ...item.edit, isDeleted: true } } }];
    }),
  });

/** Leaves annotations as the file has them. */
export const restoreAnnotations = (state: EditState, ids: Iterable<string>): EditState =>
  commit(state, {
    changes: itemsOf(state, ids).flatMap((before) =>
      before.edit.type === 'annotation' ? [{ before, after: undefined }] : [],
    ),
  });

/** Notes the annotations that a page, from 1, has in the file. */
export function foundAnnotations(state: EditState, page: number, annotations: readonly AnnotationEdit[]): EditState {
  const items = annotations.map(
    (edit): Item => ({
      id: `annotation-${keyAt(state.sheets, page - 1)}-${edit.annotation}`,
      // Below everything that is placed.
      order: edit.annotation - foundDepth,
      edit,
    }),
  );
  return { ...state, found: new Map(state.found).set(page, items) };
}

const foundDepth = 1_000_000;

/** Without the annotations of the file, changed or not, and without the way back to them: they are another file's. */
export function forgetAnnotations(state: EditState): EditState {
  const isOwn = ({ before, after }: Change) => (before ?? after)?.edit.type !== 'annotation';
  const own = (steps: readonly Step[]) =>
    steps
      .map((step) => ({ ...step, changes: step.changes.filter(isOwn) }))
      .filter(({ changes, fields, sheets }) => changes.length > 0 || fields || sheets);
  const items = [...state.items.values()].filter(({ edit }) => edit.type !== 'annotation');
  return restoredState({ ...state, items }, own(state.past), own(state.future));
}

/** Puts edits in front of all others, or behind them, in the order they have among themselves. */
export function reorderEdits(state: EditState, ids: Iterable<string>, to: 'front' | 'back'): EditState {
  const items = itemsOf(state, ids)
    .filter(({ edit }) => edit.type !== 'annotation')
    .sort((a, b) => a.order - b.order);
  const first = to === 'front' ? highest(state) + 1 : lowest(state) - items.length;
  return commit(state, {
    changes: items.map((before, index) => ({ before, after: { ...before, order: first + index } })),
  });
}

/** Fills in a form field; without a value it is as in the file again. What is typed in one go is one step. */
export function fillField(state: EditState, name: string, after: FilledField | undefined): EditState {
  const before = state.fields.get(name);
  if (!before && !after) return state;
  return commit(state, { changes: [], fields: [{ name, before, after }], tag: `field ${name}` });
}

export const selectEdits = (state: EditState, ids: Iterable<string>): EditState => ({
  ...state,
  selected: new Set(itemsOf(state, ids).flatMap((item) => (isDeleted(item) ? [] : item.id))),
});

export function undo(state: EditState): EditState {
  const step = state.past.at(-1);
  if (!step) return state;
  const renumbered = step.sheets ? arranged(state, { before: step.sheets.after, after: step.sheets.before }) : state;
  const undone = applied(renumbered, {
    changes: step.changes.map(({ before, after }) => ({ before: after, after: before })),
    fields: step.fields?.map(({ name, before, after }) => ({ name, before: after, after: before })),
  });
  return { ...undone, past: state.past.slice(0, -1), future: [...state.future, step] };
}

export function redo(state: EditState): EditState {
  const step = state.future.at(-1);
  if (!step) return state;
  return { ...applied(state, step), past: [...state.past, step], future: state.future.slice(0, -1) };
}

type Found = Pick<EditState, 'items' | 'found' | 'sheets'>;

/** The edits with these ids, and the annotations of the file that have not been changed. */
export function itemsOf(state: Found, ids: Iterable<string>): Item[] {
  return [...ids].flatMap((id) => state.items.get(id) ?? foundItem(state, id) ?? []);
}

function foundItem({ found, sheets }: Found, id: string): Item | undefined {
  const place = placesIn(sheets)(/^annotation-(.+)-\d+$/.exec(id)?.[1] ?? '');
  return place === undefined ? undefined : found.get(place + 1)?.find((item) => item.id === id);
}

const ordersOf = ({ items }: EditState): number[] =>
  [...items.values()].flatMap(({ order, edit }) => (edit.type === 'annotation' ? [] : order));
const highest = (state: EditState): number => Math.max(0, ...ordersOf(state));
const lowest = (state: EditState): number => Math.min(0, ...ordersOf(state));

/** Takes a step that can be undone. */
export function commit(state: EditState, step: Step): EditState {
  if (step.changes.length === 0 && !step.fields && !step.sheets) return state;
  const last = state.past.at(-1);
  const joins = last !== undefined && step.tag !== undefined && last.tag === step.tag && state.future.length === 0;
  const whole = joins ? joined(last, step) : step;
  const past = [...(joins ? state.past.slice(0, -1) : state.past), ...(isEmpty(whole) ? [] : [whole])];
  return { ...applied(state, step), past, future: [] };
}

/** An annotation that was moved there and back. */
const isEmpty = ({ changes, fields, sheets }: Step): boolean =>
  !fields && !sheets && changes.every(({ before, after }) => before === undefined && after === undefined);

/** Two steps with the same tag change the same edits. */
function joined(first: Step, next: Step): Step {
  const idOf = ({ before, after }: Change) => (before ?? after)?.id;
  const before = new Map(first.changes.map((change) => [idOf(change), change.before]));
  const firstOf = (change: Change) => (before.has(idOf(change)) ? before.get(idOf(change)) : change.before);
  return {
    ...next,
    changes: next.changes.map((change) => ({ ...change, before: firstOf(change) })),
    fields: next.fields?.map((field, index) => ({ ...field, before: first.fields?.[index]?.before })),
  };
}

function applied(state: EditState, { changes, fields: fieldChanges, sheets }: Step): EditState {
  const items = new Map(state.items);
  const touched = new Set<number>();
  for (const { before, after } of changes) {
    for (const item of [before, after]) if (item) touched.add(item.edit.page);
    if (after) items.set(after.id, after);
    else if (before) items.delete(before.id);
  }
  const pages = new Map(state.pages);
  const ofPages = new Map<number, Item[]>([...touched].map((page) => [page, []]));
  for (const item of items.values()) ofPages.get(item.edit.page)?.push(item);
  for (const [page, list] of ofPages) {
    if (list.length === 0) pages.delete(page);
    else
      pages.set(
        page,
        list.sort((a, b) => a.order - b.order),
      );
  }
  const selected = new Set(
    itemsOf({ ...state, items }, state.selected).flatMap((item) => (isDeleted(item) ? [] : item.id)),
  );
  const next = { ...state, items, pages, fields: fieldsAfter(state.fields, fieldChanges), selected };
  return sheets ? arranged(next, sheets) : next;
}

/** Pages in another order: what is on them, and what leads to them, gets their new numbers. */
function arranged(state: EditState, { before, after }: { before: Sheets; after: Sheets }): EditState {
  const placeOf = placesIn(after);
  const numberOf = (page: number): number => {
    const key = keyAt(before, page - 1);
    return ((key === undefined ? undefined : placeOf(key)) ?? page - 1) + 1;
  };
  const renumber = ({ edit, ...item }: Item): Item => {
    const page = numberOf(edit.page);
    if (edit.type !== 'link' || edit.toPage === undefined) return { ...item, edit: { ...edit, page } };
    return { ...item, edit: { ...edit, page, toPage: numberOf(edit.toPage) } };
  };
  const items = new Map<string, Item>();
  const pages = new Map<number, readonly Item[]>();
  for (const [page, list] of state.pages) {
    const isSame = numberOf(page) === page && !list.some(({ edit }) => edit.type === 'link');
    const moved = isSame ? list : list.map(renumber);
    pages.set(numberOf(page), moved);
    for (const item of moved) items.set(item.id, item);
  }
  const fields = new Map([...state.fields].map(([name, field]) => [name, { ...field, page: numberOf(field.page) }]));
  return { ...state, items, pages, found: foundAfter(state.found, { before, after }, renumber), fields, sheets: after };
}

/** Annotations of pages that have been rotated are read anew. */
function foundAfter(
  found: EditState['found'],
  { before, after }: { before: Sheets; after: Sheets },
  renumber: (item: Item) => Item,
): EditState['found'] {
  const placeOf = placesIn(after);
  return new Map(
    [...found].flatMap(([page, items]): [number, readonly Item[]][] => {
      const place = placeOf(keyAt(before, page - 1) ?? '');
      if (place === undefined || rotationAt(before, page - 1) !== rotationAt(after, place)) return [];
      return [[place + 1, place + 1 === page ? items : items.map(renumber)]];
    }),
  );
}

function fieldsAfter(fields: EditState['fields'], changes: Step['fields']): EditState['fields'] {
  if (!changes) return fields;
  const next = new Map(fields);
  for (const { name, after } of changes) {
    if (after) next.set(name, after);
    else next.delete(name);
  }
  return next;
}
