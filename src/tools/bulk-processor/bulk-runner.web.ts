import type { Job } from '../../modules/jobs/jobs.contract.ts';
import { createId } from '../../shared/ids.ts';
import { t } from '../../shared/language/translate.ts';
import { CallError, explainFailure, isAbort, pageFault } from '../../web/kit/http/call-error.ts';
import { usageChanged } from '../../web/kit/session/usage-changes.ts';
import { createStore } from '../../web/kit/store.ts';
import { startJob } from '../../web/kit/tool-shell/call-action.ts';
import { bytesOf } from '../../web/kit/tool-shell/file-source.ts';
import { cancelJob, followJob } from '../../web/kit/tool-shell/follow-job.ts';
import type { StoredFile } from '../../web/kit/tool-shell/passed-files.ts';
import { bulkProcessor } from './bulk-processor.tool.ts';
import type { KeptBulkItem } from './kept-bulk-items.web.ts';
import {
  asKept,
  type BulkCounts,
  type BulkEvent,
  type BulkItem,
  type BulkOrder,
  changeQueue,
  countQueue,
  fileMissingCode,
  findMissing,
  isUnderWay,
  isWaiting,
} from './queue-state.ts';

const { process } = bulkProcessor.actions;

/** Sends the files of the list, several at a time, and follows their jobs. A failed file does not hold up the others. */
export class BulkRunner {
  readonly #files = new Map<string, File>();
  readonly #sources = new Map<string, StoredFile>();
  readonly #running = new Map<string, AbortController>();
  readonly #store = createStore<readonly BulkItem[]>([]);
  readonly #onAllEnded: (counts: BulkCounts) => void;
  #atOnce = 1;
  #wasBusy = false;

  constructor(onAllEnded: (counts: BulkCounts) => void) {
    this.#onAllEnded = onAllEnded;
  }

  readonly subscribe = this.#store.subscribe;
  readonly items = this.#store.value;
  /** A file's preview source: itself, or the upload on the server. */
  readonly sourceOf = (id: string): File | StoredFile | undefined => this.#files.get(id) ?? this.#sources.get(id);

  /** The list as it is kept for a reload, with the files that the server does not have. */
  kept(): KeptBulkItem[] {
    return this.items().map((item) => ({
      ...asKept(item),
      source: this.#sources.get(item.id) ?? (item.stored === undefined ? this.#files.get(item.id) : undefined),
    }));
  }

  /** Puts the list of before a reload before what has come meanwhile, and goes on with it. */
  restore(kept: readonly KeptBulkItem[]): void {
    for (const { id, source } of kept) {
      if (source instanceof File) this.#files.set(id, source);
      else if (source) this.#sources.set(id, source);
    }
    const before = kept.map(({ source: _source, ...item }) => item);
    this.#store.set(changeQueue(before, { kind: 'added', items: this.items() }));
    void this.findGone();
    this.#fill();
  }

  setAtOnce(count: number): void {
    this.#atOnce = count;
    this.#fill();
  }

  add(sources: readonly (File | StoredFile)[]): void {
    const items = sources
      .filter((source) => !this.#takeMissing(source))
      .map((source): BulkItem => {
        const id = createId();
        if (source instanceof File) this.#files.set(id, source);
        else this.#sources.set(id, source);
        const bytes = bytesOf(source);
        const stored = source instanceof File ? undefined : source.id;
        return { id, name: source.name, bytes, stored, status: { state: 'pending', waiting: false } };
      });
    this.#change({ kind: 'added', items });
  }

  /** Replaces a file that could not be stored. */
  #takeMissing(source: File | StoredFile): boolean {
    const missing = source instanceof File ? findMissing(this.items(), source) : undefined;
    if (!missing || !(source instanceof File)) return false;
    this.#files.set(missing.id, source);
    this.#change({ kind: 'found', id: missing.id });
    return true;
  }

  start(orders: ReadonlyMap<string, BulkOrder>): void {
    this.#change({ kind: 'started', ids: [...orders.keys()], orders });
    this.#fill();
  }

  /** Cancels these files, or all that wait or run; they can be started again. */
  cancel(ids?: readonly string[]): void {
    const stopped = this.items().filter((item) => (ids ? ids.includes(item.id) : isUnderWay(item)));
    for (const item of stopped) {
      this.#stop(item.id);
      if (item.job !== undefined && item.status.state === 'processing') cancelJob(item.job);
    }
    this.#wasBusy = false;
    this.#change({ kind: 'stopped', ids: stopped.map(({ id }) => id) });
    this.#fill();
  }

  /** Makes completed files pending again; their results stay on the server until they expire. */
  putBack(): void {
    this.#change({ kind: 'putBack' });
  }

  remove(ids: readonly string[]): void {
    for (const id of ids) {
      this.#stop(id);
      this.#files.delete(id);
      this.#sources.delete(id);
    }
    this.#change({ kind: 'removed', ids });
  }

  readonly removeOne = (id: string): void => this.remove([id]);
  readonly cancelOne = (id: string): void => this.cancel([id]);

  /** Resumes after a lost connection. */
  readonly resume = (): void => this.#fill();

  /** Checks whether these results can still be downloaded and marks those that cannot. Returns their number. */
  async findGone(ids = this.items().map(({ id }) => id)): Promise<number> {
    const asked = this.items().map(async ({ id, status }) => {
      if (status.state !== 'completed' || !ids.includes(id)) return false;
      // Offline nothing is known, so nothing is marked.
      const answer = await fetch(status.result.downloadUrl, { method: 'HEAD' }).catch(() => undefined);
      if (answer?.status !== 404) return false;
      this.#change({ kind: 'gone', id });
      return true;
    });
    return (await Promise.all(asked)).filter(Boolean).length;
  }

  #stop(id: string): void {
    const control = this.#running.get(id);
    this.#running.delete(id);
    control?.abort(new DOMException('Cancelled by the visitor.', 'AbortError'));
  }

  #fill(): void {
    const open = this.items().filter(
      (item) => !this.#running.has(item.id) && (isWaiting(item) || item.status.state === 'processing'),
    );
    for (const item of open) {
      if (this.#running.size >= this.#atOnce || !navigator.onLine) break;
      void this.#run(item);
    }
    if (this.items().some(isUnderWay)) this.#wasBusy = true;
    else if (this.#wasBusy) {
      this.#wasBusy = false;
      this.#onAllEnded(countQueue(this.items()));
    }
  }

  async #run({ id, job }: BulkItem): Promise<void> {
    const control = new AbortController();
    this.#running.set(id, control);
    // Ignores late updates of a cancelled, removed or restarted run.
    const tell = (event: BulkEvent) => {
      if (this.#running.get(id) === control) this.#change(event);
    };
    try {
      const { signal } = control;
      const begun = job === undefined ? await this.#send(id, signal, tell) : knownJob(job);
      const onChange = ({ progress, step }: Job) => tell({ kind: 'working', id, progress, step });
      const ended = await followJob(begun, { signal, onChange });
      tell({ kind: 'completed', id, result: process.result.parse(ended.result) });
      usageChanged();
    } catch (error) {
      if (!isAbort(error)) tell(this.#failure(id, error));
      else if (this.#running.get(id) === control) tell({ kind: 'stopped', ids: [id] });
    }
    if (this.#running.get(id) !== control) return;
    this.#running.delete(id);
    this.#fill();
  }

  /** Uses the stored upload, or uploads again when it was deleted. */
  async #send(id: string, signal: AbortSignal, tell: (event: BulkEvent) => void): Promise<Job> {
    const item = this.items().find((candidate) => candidate.id === id);
    if (!item?.order) throw new CallError('PAGE', pageFault);
    const { steps, namePattern, number, date, key } = item.order;
    const options = { steps, namePattern, number, date };
    const send = async (source: File | StoredFile) => {
      const onUpload = (progress: number, note?: string) => tell({ kind: 'uploading', id, progress, note });
      onUpload(0);
      const started = await startJob(process, { files: { file: [source] }, options, key, signal, onUpload });
      tell({ kind: 'accepted', id, job: started.id, stored: started.inputs.file?.[0] });
      return started;
    };
    const file = this.#files.get(id);
    if (item.stored !== undefined) {
      try {
        return await send({ id: item.stored, name: item.name, type: 'any', bytes: item.bytes });
      } catch (error) {
        if (!(error instanceof CallError) || error.code !== 'FILE_GONE') throw error;
        tell({ kind: 'forgotten', id });
      }
    }
    if (!file) throw fileMissing(item.name);
    return send(file);
  }

  #failure(id: string, error: unknown): BulkEvent {
    const failure = explainFailure(error);
    return failure.code === 'NETWORK' && !navigator.onLine ? { kind: 'held', id } : { kind: 'failed', id, ...failure };
  }

  #change(event: BulkEvent): void {
    this.#store.set(changeQueue(this.items(), event));
  }
}

/** A job of an earlier visit; its events give its state. */
const knownJob = (id: string): Job => ({
  id,
  state: 'queued',
  progress: 0,
  step: null,
  inputs: {},
  result: null,
  error: null,
});

const fileMissing = (name: string) =>
  new CallError(fileMissingCode, t('{name} could not be stored by the browser. Add it again.', { name }));
