import { t } from '../../shared/language/translate.ts';
import { hasSecrets, type PlainRecipe } from './recipes.ts';

/** What to do with a file: fixed when it is started, so that a restored list continues as it began. */
export type BulkOrder = PlainRecipe & {
  number: number;
  date: string;
  /** Of its call: sent again after a reload, it finds the job that the server has begun. */
  key?: string | undefined;
};

export type BulkResult = {
  downloadUrl: string;
  filename: string;
  type: string;
  originalSize: number;
  bytes: number;
  notes: string[];
};

export type BulkStatus =
  /** Not running. `waiting`: started, but not its turn yet. */
  | { state: 'pending'; waiting: boolean }
  | { state: 'processing'; phase: 'uploading' | 'working'; progress: number; step: string | null }
  | { state: 'completed'; result: BulkResult }
  | { state: 'error'; message: string; code: string; pro?: string | undefined };

export type BulkItem = {
  id: string;
  name: string;
  bytes: number;
  status: BulkStatus;
  order?: BulkOrder | undefined;
  /** The stored upload: running again needs no second one. */
  stored?: string | undefined;
  /** Its job on the server. */
  job?: string | undefined;
};

export type BulkEvent =
  | { kind: 'added'; items: readonly BulkItem[] }
  | { kind: 'started'; ids: readonly string[]; orders: ReadonlyMap<string, BulkOrder> }
  | { kind: 'uploading'; id: string; progress: number; note?: string | undefined }
  | { kind: 'accepted'; id: string; job: string; stored: string | undefined }
  | { kind: 'working'; id: string; progress: number; step: string | null }
  | { kind: 'completed'; id: string; result: BulkResult }
  | { kind: 'failed'; id: string; message: string; code: string; pro?: string | undefined }
  /** The connection was lost: it waits for its turn again. */
  | { kind: 'held'; id: string }
  | { kind: 'stopped'; ids: readonly string[] }
  /** The visitor added a file again that could not be stored. */
  | { kind: 'found'; id: string }
  /** The server deleted the upload. */
  | { kind: 'forgotten'; id: string }
  /** The server deleted the result. */
  | { kind: 'gone'; id: string }
  /** Run a completed file again, perhaps with other settings. */
  | { kind: 'putBack' }
  | { kind: 'removed'; ids: readonly string[] };

/** The list after an event. Events that do not fit a file's state are ignored. */
export function changeQueue(items: readonly BulkItem[], event: BulkEvent): readonly BulkItem[] {
  switch (event.kind) {
    case 'added':
      return [...items, ...event.items];
    case 'removed':
      return items.filter(({ id }) => !event.ids.includes(id));
    case 'putBack':
      return items.map((item) =>
        item.status.state === 'completed'
          ? { ...item, job: undefined, status: { state: 'pending', waiting: false } }
          : item,
      );
    case 'started':
      return items.map((item) => (event.ids.includes(item.id) ? started(item, event.orders.get(item.id)) : item));
    case 'stopped':
      return items.map((item) => (event.ids.includes(item.id) ? stopped(item) : item));
    default:
      return items.map((item) => (item.id === event.id ? changeItem(item, event) : item));
  }
}

function changeItem(
  item: BulkItem,
  event: Exclude<BulkEvent, { kind: 'added' | 'removed' | 'started' | 'stopped' | 'putBack' }>,
): BulkItem {
  const begun = item.status.state === 'processing' || (item.status.state === 'pending' && item.status.waiting);
  if (event.kind === 'forgotten') return { ...item, stored: undefined };
  if (event.kind === 'found') return { ...item, status: { state: 'pending', waiting: false } };
  if (event.kind === 'gone') {
    return item.status.state === 'completed' ? { ...item, job: undefined, status: resultGone } : item;
  }
  // A stopped or finished file ignores updates of its earlier run.
  if (!begun) return item;
  switch (event.kind) {
    case 'uploading':
      return {
        ...item,
        status: { state: 'processing', phase: 'uploading', progress: event.progress, step: event.note ?? null },
      };
    case 'accepted':
      return {
        ...item,
        job: event.job,
        stored: event.stored ?? item.stored,
        status: { state: 'processing', phase: 'working', progress: 0, step: null },
      };
    case 'working': {
      const { progress, step } = event;
      return { ...item, status: { state: 'processing', phase: 'working', progress, step } };
    }
    case 'completed':
      return { ...item, status: { state: 'completed', result: event.result } };
    case 'failed': {
      const { message, code, pro } = event;
      return { ...item, job: undefined, status: { state: 'error', message, code, pro } };
    }
    case 'held':
      return { ...item, status: { state: 'pending', waiting: true } };
  }
}

const resultGone: BulkStatus = {
  state: 'error',
  code: 'RESULT_GONE',
  message: t('The result was deleted: results are kept for 24 hours.'),
};

/** Only pending files can be started, or failed ones retried. */
function started(item: BulkItem, order: BulkOrder | undefined): BulkItem {
  const { state } = item.status;
  if (state !== 'pending' && state !== 'error') return item;
  return { ...item, order: order ?? item.order, job: undefined, status: { state: 'pending', waiting: true } };
}

function stopped(item: BulkItem): BulkItem {
  const { state } = item.status;
  if (state !== 'pending' && state !== 'processing') return item;
  return { ...item, job: undefined, status: { state: 'pending', waiting: false } };
}

/** What is stored of a file: progress and passwords are dropped. */
export function asKept(item: BulkItem): BulkItem {
  const order = item.order && hasSecrets(item.order) ? undefined : item.order;
  const { status, job } = item;
  if (status.state === 'processing' && job !== undefined) {
    return { ...item, order, status: { ...status, progress: 0, step: null } };
  }
  if (status.state !== 'processing' && status.state !== 'pending') return { ...item, order };
  // An interrupted upload starts over.
  const waiting = (status.state === 'processing' || status.waiting) && order !== undefined;
  return { ...item, order, status: { state: 'pending', waiting } };
}

/** The missing file of the list that has this name and size. */
export const findMissing = (items: readonly BulkItem[], file: { name: string; size: number }): BulkItem | undefined =>
  items.find(
    ({ name, bytes, status }) =>
      status.state === 'error' && status.code === fileMissingCode && name === file.name && bytes === file.size,
  );

export const fileMissingCode = 'FILE_MISSING';

export const isWaiting = ({ status }: BulkItem): boolean => status.state === 'pending' && status.waiting;
export const isUnderWay = (item: BulkItem): boolean => item.status.state === 'processing' || isWaiting(item);
export const isEnded = ({ status }: BulkItem): boolean => status.state === 'completed' || status.state === 'error';

export type BulkCounts = { total: number; pending: number; underWay: number; completed: number; failed: number };

export function countQueue(items: readonly BulkItem[]): BulkCounts {
  const count = (test: (item: BulkItem) => boolean) => items.filter(test).length;
  return {
    total: items.length,
    pending: count((item) => item.status.state === 'pending' && !item.status.waiting),
    underWay: count(isUnderWay),
    completed: count(({ status }) => status.state === 'completed'),
    failed: count(({ status }) => status.state === 'error'),
  };
}

/** Overall progress from 0 to 1: the share of completed files. */
export const overallProgress = ({ total, completed }: BulkCounts): number => (total === 0 ? 0 : completed / total);
