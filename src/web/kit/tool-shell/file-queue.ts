import type { Job } from '../../../modules/jobs/jobs.contract.ts';
import { CallError, callErrors, explainFailure, type Failure, isAbort } from '../http/call-error.ts';
import { createStore } from '../store.ts';
import type { BegunCall, SentCall } from './call-action.ts';
import type { FileObjection } from './check-file.ts';
import { typeOf } from './file-source.ts';
import type { FileSource, StoredFile } from './passed-files.ts';

/** How many files are uploaded and processed at once. */
const parallelism = 2;

export type FileStatus<Result> =
  /** Waits for the visitor to start it. */
  | { state: 'ready' }
  /** Cannot be sent, because it is too large for example. */
  | { state: 'refused'; message: string; proHelps?: boolean | undefined }
  /** Waits for its turn. */
  | { state: 'queued' }
  | { state: 'uploading'; progress: number; note?: string | undefined }
  | { state: 'working'; progress: number; step: string | null }
  | ({ state: 'failed' } & Failure)
  | { state: 'done'; result: Result };

export type QueueItem<Result> = {
  key: number;
  name: string;
  bytes: number;
  source: FileSource;
  /** The stored upload: running again needs no second one. */
  stored?: StoredFile;
  /** The job that works on it, or made its result: so it is found again after a reload. */
  job?: string | undefined;
  /** The call that sends it. */
  call?: SentCall | undefined;
  status: FileStatus<Result>;
};

/** What is kept of a file on the list for a reload. */
export type KeptItem = Pick<QueueItem<unknown>, 'name' | 'bytes' | 'stored' | 'job'> & {
  /** Left out when the server has it. */
  source: FileSource | undefined;
  /** What it is, or was to be, sent with: so it goes on after a reload. */
  call?: SentCall | undefined;
  failure: (Failure & { isRefusal?: boolean | undefined; proHelps?: boolean | undefined }) | undefined;
};

/** Processes one file. Rejects with a CallError, or with an AbortError when cancelled. */
export type WorkOnFile<Result> = (
  source: FileSource,
  report: {
    signal: AbortSignal;
    onUpload: (fraction: number, note?: string) => void;
    onProgress: (fraction: number, step: string | null) => void;
    /** The call as it can be made again after a reload. */
    onCall: (call: SentCall) => void;
    /** The server has the file, and works on it as this job. */
    onJob: (id: string) => void;
  },
) => Promise<{ result: Result; inputs: Job['inputs'] }>;

/** Goes on with a call that an earlier visit of the page began. Rejects like that call. */
export type FollowCall<Result> = (
  begun: BegunCall,
  report: Parameters<WorkOnFile<Result>>[1],
) => ReturnType<WorkOnFile<Result>>;

/** The outcome of the files of one start. */
export type Settled<Result> = {
  done: readonly { item: QueueItem<Result>; result: Result }[];
  failed: readonly ({ item: QueueItem<Result> } & Failure)[];
};

type Start<Result> = { work: WorkOnFile<Result>; onSettled: (settled: Settled<Result>) => void };

/** The files of a tool and their states. A failed file does not hold up the others. */
export class FileQueue<Result> {
  #lastKey = 0;
  #current: Start<Result> | undefined;
  readonly #follow: FollowCall<Result> | undefined;
  /** Calls of an earlier visit that had no job yet. */
  readonly #begun = new Map<number, SentCall>();
  /** The files the current start waits for. */
  readonly #awaited = new Set<number>();
  readonly #running = new Map<number, AbortController>();
  readonly #store = createStore<readonly QueueItem<Result>[]>([]);

  /** @param follow takes up calls of an earlier visit; without it their files wait to be started again. */
  constructor(follow?: FollowCall<Result>) {
    this.#follow = follow;
  }

  readonly subscribe = this.#store.subscribe;
  readonly items = this.#store.value;

  add(source: FileSource, objection?: FileObjection): void {
    this.#lastKey += 1;
    const isFile = source instanceof File;
    const item: QueueItem<Result> = {
      key: this.#lastKey,
      name: source.name,
      bytes: isFile ? source.size : source.bytes,
      source,
      ...(isFile ? {} : { stored: source }),
      status: objection
        ? { state: 'refused', message: objection.sentence.text, proHelps: objection.proHelps }
        : { state: 'ready' },
    };
    this.#store.set([...this.items(), item]);
  }

  /** The list as it is kept for a reload. How far the work is, its jobs know. */
  kept(): KeptItem[] {
    const [sent] = this.items().flatMap(({ call, status }) => (call && isBusy(status) ? [call] : []));
    return this.items().map(({ name, bytes, source, stored, job, call, status }) => ({
      ...{ name, bytes, stored },
      source: stored && source instanceof File ? undefined : source,
      job: isOfUse(status) ? job : undefined,
      call: isBusy(status) && job === undefined ? (call ?? (sent && withFile(sent, stored ?? source))) : undefined,
      failure: keptFailure(status),
    }));
  }

  /** Takes up what was kept, before what has come meanwhile. Work that goes on or is done is heard of by its job. */
  restore(kept: readonly KeptItem[], isCopy = false): void {
    const items = kept.flatMap(({ name, bytes, source, stored, job, call, failure }): QueueItem<Result>[] => {
      const known = source ?? stored;
      // A file that could not be kept.
      if (!known) return [];
      this.#lastKey += 1;
      const item = { key: this.#lastKey, name, bytes, source: known, ...(stored && { stored }), ...(job && { job }) };
      if (failure) return [{ ...item, status: restoredFailure(failure) }];
      if (!call || isCopy || !this.#follow) return [{ ...item, status: { state: 'ready' } }];
      this.#begun.set(item.key, call);
      return [{ ...item, call, status: { state: 'queued' } }];
    });
    this.#store.set([...items, ...this.items()]);
    for (const { key, job } of items) if (job !== undefined) void this.#takeUp(key, job);
    this.#fill();
  }

  async #takeUp(key: number, job: string): Promise<void> {
    const follow = this.#follow;
    if (!follow) return;
    await this.#attempt(key, { state: 'working', progress: 0, step: null }, (_item, report) => {
      report.onJob(job);
      return follow({ job }, report);
    });
  }

  /** Says of finished files that their result is not there any more. */
  markGone(isGone: (result: Result) => boolean): void {
    for (const { key, status } of this.items())
      if (status.state === 'done' && isGone(status.result))
        this.#setStatus(key, { state: 'failed', ...explainFailure(callErrors.resultGone()) });
  }

  /** Runs these files, or all valid ones. Running ones restart; finished ones run again. */
  start(current: Start<Result>, keys?: readonly number[]): void {
    this.#current = current;
    for (const { key, status } of this.items()) {
      if (status.state === 'refused' || (keys && !keys.includes(key))) continue;
      this.#stop(key);
      this.#awaited.add(key);
      this.#setStatus(key, { state: 'queued' });
    }
    this.#fill();
  }

  /** Cancels these files, or all; they can be started again. */
  cancel(keys?: readonly number[]): void {
    for (const { key, status } of this.items()) {
      if (!isBusy(status) || (keys && !keys.includes(key))) continue;
      this.#stop(key);
      this.#setStatus(key, { state: 'ready' });
    }
    this.#fill();
  }

  /** Removes these files, or all, cancelling their work. */
  remove(keys?: readonly number[]): void {
    const leaving = this.items().filter(({ key }) => !keys || keys.includes(key));
    for (const { key } of leaving) this.#stop(key);
    this.#store.set(this.items().filter((item) => !leaving.includes(item)));
    this.#fill();
  }

  #stop(key: number): void {
    this.#awaited.delete(key);
    this.#begun.delete(key);
    const control = this.#running.get(key);
    this.#running.delete(key);
    control?.abort(new DOMException('Cancelled.', 'AbortError'));
  }

  #fill(): void {
    for (const { key, status } of this.items()) {
      if (this.#running.size >= parallelism) return;
      if (status.state === 'queued') void this.#run(key);
    }
    if (this.#running.size === 0) this.#settle();
  }

  async #run(key: number): Promise<void> {
    const { work } = this.#current ?? {};
    const [begun, follow] = [this.#begun.get(key), this.#follow];
    const item = this.items().find((candidate) => candidate.key === key);
    if (!item) return;
    const first: FileStatus<Result> = item.stored
      ? { state: 'working', progress: 0, step: null }
      : { state: 'uploading', progress: 0 };
    if (begun && follow) await this.#attempt(key, first, (_item, report) => follow(begun, report));
    else if (work) await this.#attempt(key, first, (current, report) => workOn(current, work, report));
  }

  async #attempt(
    key: number,
    first: FileStatus<Result>,
    work: (item: QueueItem<Result>, report: Parameters<WorkOnFile<Result>>[1]) => ReturnType<WorkOnFile<Result>>,
  ): Promise<void> {
    const item = this.items().find((candidate) => candidate.key === key);
    if (!item) return;
    const control = new AbortController();
    this.#running.set(key, control);
    // Ignores late updates of a cancelled, removed or restarted run.
    const report = (status: FileStatus<Result>, more?: Partial<QueueItem<Result>>) => {
      if (this.#running.get(key) === control) this.#setStatus(key, status, more);
    };
    report(first, { job: undefined, call: this.#begun.get(key) });
    try {
      const { result, inputs } = await work(item, {
        signal: control.signal,
        onUpload: (progress, note) => report({ state: 'uploading', progress, note }),
        onProgress: (progress, step) => report({ state: 'working', progress, step }),
        onCall: (call) => report(first, { call }),
        onJob: (job) => report({ state: 'working', progress: 0, step: null }, { job }),
      });
      const stored = storedAs(item, inputs);
      report({ state: 'done', result }, stored && { stored });
    } catch (error) {
      report(isAbort(error) ? { state: 'ready' } : { state: 'failed', ...explainFailure(error) });
    }
    if (this.#running.get(key) !== control) return;
    this.#running.delete(key);
    this.#begun.delete(key);
    this.#fill();
  }

  #settle(): void {
    const ended = this.items().filter(({ key }) => this.#awaited.has(key));
    this.#awaited.clear();
    if (ended.length === 0) return;
    this.#current?.onSettled({
      done: ended.flatMap((item) => (item.status.state === 'done' ? [{ item, result: item.status.result }] : [])),
      failed: ended.flatMap((item) => (item.status.state === 'failed' ? [{ item, ...failureOf(item.status) }] : [])),
    });
  }

  #setStatus(key: number, status: FileStatus<Result>, more?: Partial<QueueItem<Result>>): void {
    this.#store.set(this.items().map((item) => (item.key === key ? { ...item, status, ...more } : item)));
  }
}

export const isBusy = ({ state }: FileStatus<unknown>): boolean =>
  state === 'queued' || state === 'uploading' || state === 'working';

/** Uses the stored upload, or uploads again when it was deleted. */
async function workOn<Result>(
  { stored, source }: QueueItem<Result>,
  work: WorkOnFile<Result>,
  report: Parameters<WorkOnFile<Result>>[1],
): ReturnType<WorkOnFile<Result>> {
  if (!stored) return work(source, report);
  try {
    return await work(stored, report);
  } catch (error) {
    const isGone = error instanceof CallError && error.code === 'FILE_GONE';
    if (!isGone || !(source instanceof File)) throw error;
    return work(source, report);
  }
}

/** The same call with another file. The one with a key is made once. */
const withFile = ({ files, options }: SentCall, source: FileSource): SentCall => ({
  options,
  files: Object.fromEntries(Object.keys(files).map((field) => [field, [source]])),
});

/** Whether the job of a file has something to say: not when it failed or was cancelled. */
const isOfUse = (status: FileStatus<unknown>): boolean =>
  status.state === 'working' || status.state === 'done' || (status.state === 'failed' && status.code === 'NETWORK');

function keptFailure(status: FileStatus<unknown>): KeptItem['failure'] {
  if (status.state === 'failed') return failureOf(status);
  if (status.state !== 'refused') return undefined;
  return { code: 'REFUSED', message: status.message, isRefusal: true, proHelps: status.proHelps };
}

function restoredFailure({ isRefusal, proHelps, ...failure }: NonNullable<KeptItem['failure']>): FileStatus<never> {
  return isRefusal ? { state: 'refused', message: failure.message, proHelps } : { state: 'failed', ...failure };
}

const failureOf = ({ message, code, pro, job }: Failure): Failure => ({ message, code, pro, job });

/** The upload as a stored file, when the call took exactly this one file. */
function storedAs({ source, name, bytes }: QueueItem<unknown>, inputs: Job['inputs']): StoredFile | undefined {
  const ids = Object.values(inputs).flat();
  const [id] = ids;
  const type = typeOf(source);
  return id !== undefined && ids.length === 1 && type !== undefined ? { id, name, bytes, type } : undefined;
}
