import type { ActionDefinition, ActionOptions, ActionPartial, ActionResult } from '../../../catalog/define-tool.ts';
import { type Job, jobSchema } from '../../../modules/jobs/jobs.contract.ts';
import { partsFrom } from '../../../modules/uploads/uploads.contract.ts';
import { createId } from '../../../shared/ids.ts';
import { language } from '../../../shared/language/translate.ts';
import { MINUTE_MS, SECOND_MS } from '../../../shared/units.ts';
import { CallError, callErrors, errorOfAnswer, lostWords, withFileName, wouldProHelp } from '../http/call-error.ts';
import { type Connection, createConnection } from '../http/connection.ts';
import { watchSilence } from '../http/watch-silence.ts';
import { usageChanged } from '../session/usage-changes.ts';
import { noteActivity } from './activity.ts';
import { requireReadable } from './file-source.ts';
import { cancelJob, findJob, followJob } from './follow-job.ts';
import { isGone } from './gone-files.ts';
import { loadPart } from './load-part.ts';
import type { FileSource } from './passed-files.ts';

/** Timeout without any progress of a request; longer for files, as one step of a slow upload may take half a minute. */
const silenceMs = { withoutFiles: 30 * SECOND_MS, withFiles: MINUTE_MS };

export type CallRequest<Action extends ActionDefinition> = {
  /** One list per file field; a stored file is sent by its id. */
  files?: { [Field in keyof Action['files']]: readonly FileSource[] };
  /** Defaults apply to what is left out. */
  options?: Partial<ActionOptions<Action>>;
  /** A call with the key of an earlier one finds its job: the work is not done twice. */
  key?: string | undefined;
  /** The call as `resumeCall` makes it again after a reload. Not told of one with a password, which is written nowhere. */
  onCall?: (call: SentCall) => void;
  /** Aborts the upload, or cancels the job. */
  signal?: AbortSignal;
  /** The upload has arrived, and the server works on it as this job: `resumeCall` takes it up again. */
  onJob?: (id: string) => void;
  /** Upload progress from 0 to 1, and a note when the connection is lost. */
  onUpload?: (fraction: number, note?: string) => void;
  /** Progress from 0 to 1, and the current step if the tool reports one. */
  onProgress?: (fraction: number, step: string | null) => void;
  /** Partial results, each replacing the last, if the tool sends them. */
  onPartial?: (partial: ActionPartial<Action>) => void;
};

/** What a call is made with. */
export type SentCall = { key?: string | undefined; files: Sources; options: Readonly<Record<string, unknown>> };
/** A call of an earlier visit of the page: its job, or what it was made with when it had none yet. */
export type BegunCall = { job: string } | SentCall;

export type CallAnswer<Action extends ActionDefinition> = {
  result: ActionResult<Action>;
  /** Ids of the stored uploads per file field: send them instead of the files to run again. */
  inputs: Job['inputs'];
};

/**
 * Calls one action of a tool and waits for its result.
 * Rejects with a CallError that carries a sentence for the visitor, or with an AbortError when cancelled.
 */
export async function callAction<Action extends ActionDefinition>(
  action: Action,
  request: CallRequest<Action> = {},
): Promise<CallAnswer<Action>> {
  request.signal?.throwIfAborted();
  const { key = createId(), files, options = {} } = request;
  if (files && !/"(password|insertPasswords)":/.test(JSON.stringify(options)))
    request.onCall?.({ key, files, options });
  noteActivity({ kind: 'started' });
  try {
    return await noteFailure(callAndWait(action, { ...request, key }));
  } finally {
    if (action.allowance || action.drawsOn) usageChanged();
  }
}

async function callAndWait<Action extends ActionDefinition>(
  action: Action,
  { signal, onProgress, onPartial, onJob, ...request }: CallRequest<Action>,
): Promise<CallAnswer<Action>> {
  const answer = await sendAccepted(action, { signal, ...request });
  if (answer.status !== 202) return { result: parseResult(action, answer.body), inputs: {} };
  const started = readJob(answer);
  onJob?.(started.id);
  return waitForJob(action, started, { signal, onProgress, onPartial });
}

/**
 * Goes on with a call of this action that an earlier visit of the page began. Rejects like `callAction`, and with code RESULT_GONE
 * when the server has forgotten the job or deleted a file that it made.
 */
export async function resumeCall<Action extends ActionDefinition>(
  action: Action,
  begun: BegunCall,
  request: ResumeRequest<Action>,
): Promise<CallAnswer<Action>> {
  // The server checks the options again; the fields are those of the same action.
  if (!('job' in begun)) return callAction(action, { ...request, ...(begun as CallRequest<Action>) });
  const job = await findJob(begun.job, request.signal);
  const answer = await noteFailure(waitForJob(action, job, request));
  if (await isGone(answer.result)) throw callErrors.resultGone();
  return answer;
}

export type ResumeRequest<Action extends ActionDefinition> = Omit<CallRequest<Action>, 'files' | 'options' | 'key'>;

async function waitForJob<Action extends ActionDefinition>(
  action: Action,
  started: Job,
  { signal, onProgress, onPartial }: Pick<CallRequest<Action>, 'signal' | 'onProgress' | 'onPartial'>,
): Promise<CallAnswer<Action>> {
  const { id, inputs } = started;
  const cancel = () => cancelJob(id);
  signal?.addEventListener('abort', cancel);
  try {
    const onChange = ({ progress, step }: Job) => onProgress?.(progress, step);
    const forwardPartial = onPartial && ((partial: unknown) => onPartial(parsePartial(action, partial)));
    const job = await followJob(started, { signal, onChange, onPartial: forwardPartial });
    return { result: parseResult(action, job.result), inputs };
  } finally {
    signal?.removeEventListener('abort', cancel);
  }
}

/**
 * Starts an action on files and returns its job once the upload is complete; `followJob` waits for its end. `signal` aborts
 * the upload only. A failed job keeps the upload for a while, for a retry. Rejects like `callAction`.
 */
export async function startJob<Action extends ActionDefinition>(
  action: Action,
  request: Omit<CallRequest<Action>, 'onProgress' | 'onPartial'>,
): Promise<Job> {
  request.signal?.throwIfAborted();
  noteActivity({ kind: 'started' });
  return readJob(await noteFailure(sendAccepted(action, request, 'respond-async, keep-input')));
}

async function noteFailure<Result>(call: Promise<Result>): Promise<Result> {
  try {
    return await call;
  } catch (error) {
    if (error instanceof CallError) noteActivity({ kind: 'failed', code: error.code, proHelps: wouldProHelp(error) });
    throw error;
  }
}

async function sendAccepted<Action extends ActionDefinition>(
  action: Action,
  request: CallRequest<Action>,
  prefer = 'respond-async',
): Promise<Answer> {
  const answer = await (action.files || action.asJob ? sendForJob(action, request, prefer) : sendOnce(action, request));
  if (answer.status < 200 || answer.status > 299) {
    const error = errorOfAnswer(answer.status, answer.body);
    const sources = Object.values<readonly FileSource[]>({ ...request.files }).flat();
    throw sources.length === 1 ? withFileName(error, sources[0]?.name) : error;
  }
  return answer;
}

/** Only what stores something has a use for a key. */
const sendOnce = <Action extends ActionDefinition>(action: Action, request: CallRequest<Action>): Promise<Answer> =>
  send(action, request, action.keepsForMaker && request.key !== undefined ? { 'idempotency-key': request.key } : {});

/** Sends a call again when the connection is lost. The key it carries finds the job if it had arrived: the work is not done twice. */
async function sendForJob<Action extends ActionDefinition>(
  action: Action,
  request: CallRequest<Action>,
  prefer: string,
): Promise<Answer> {
  const { signal, onUpload } = request;
  let fraction = 0;
  const tell = (next: number) => {
    fraction = next;
    onUpload?.(fraction);
  };
  const connection = createConnection({ signal, onLost: () => onUpload?.(fraction, lostWords) });
  await becomeKnown();
  const { sources, sentAhead } = await sendLargeAhead(action, request, { connection, tell });
  const headers = { prefer, 'idempotency-key': request.key ?? createId() };
  let most = 0;
  const onSent = (part: number) => {
    if (part > most) connection.heard();
    most = Math.max(most, part);
    tell(sentAhead + part * (1 - sentAhead));
  };
  for (;;) {
    try {
      return await send(action, { ...request, files: sources, onUpload: onSent }, headers);
    } catch (error) {
      if (signal?.aborted) throw error;
      // To the browser, a file that cannot be read is a connection that broke.
      await requireReadable(Object.values(sources).flat());
      await connection.lost(error);
    }
  }
}

/** Sends large files in parts, and names them by their ids. `sentAhead` is the share of all bytes that these were. */
async function sendLargeAhead<Action extends ActionDefinition>(
  { path }: Action,
  { files, signal }: CallRequest<Action>,
  { connection, tell }: { connection: Connection; tell: (fraction: number) => void },
): Promise<{ sources: Sources; sentAhead: number }> {
  const sources: Record<string, FileSource[]> = {};
  for (const [field, list] of Object.entries<readonly FileSource[]>({ ...files })) sources[field] = [...list];
  const all = Object.values(sources).flat();
  if (!all.some(isLarge)) return { sources, sentAhead: 0 };
  const { sendInParts } = await loadPart(() => import('./send-in-parts.ts'));
  const total = all.reduce((sum, source) => sum + (source instanceof File ? source.size : 0), 0);
  let sent = 0;
  for (const [field, list] of Object.entries(sources)) {
    for (const [index, source] of list.entries()) {
      if (!isLarge(source)) continue;
      const onSent = (bytes: number) => tell((sent + bytes) / total);
      const id = await sendInParts(source, { call: path, field }, { signal, connection, onSent });
      // A server that forgets parts still takes the file whole.
      if (id === undefined) continue;
      sent += source.size;
      list[index] = { id, name: source.name, type: 'any', bytes: source.size };
    }
  }
  return { sources, sentAhead: sent / total };
}

type Sources = Readonly<Record<string, readonly FileSource[]>>;

const isLarge = (source: FileSource): source is File => source instanceof File && source.size > partsFrom;

function readJob({ body }: Answer): Job {
  const started = jobSchema.safeParse(body);
  if (!started.success) throw callErrors.invalidAnswer(started.error);
  return started.data;
}

function parseResult<Action extends ActionDefinition>(action: Action, body: unknown): ActionResult<Action> {
  const result = action.result.safeParse(body);
  if (!result.success) throw callErrors.invalidAnswer(result.error);
  // Validated with the definition's schema; zod's types do not follow the generic.
  return result.data as ActionResult<Action>;
}

function parsePartial<Action extends ActionDefinition>(action: Action, body: unknown): ActionPartial<Action> {
  const partial = action.partial?.safeParse(body);
  if (!partial?.success) throw callErrors.invalidAnswer(partial?.error);
  return partial.data as ActionPartial<Action>;
}

let known: Promise<unknown> | undefined;

/**
 * Requests the cookie that makes this browser the owner of its files. Parallel first uploads would each get their own cookie,
 * and only the last would stay. A failure here does not fail the call.
 */
function becomeKnown(): Promise<unknown> {
  known ??= fetch('/api/usage', { method: 'HEAD' }).catch(() => {
    known = undefined;
  });
  return known;
}

type Answer = { status: number; body: unknown };

/** XMLHttpRequest, because fetch does not report upload progress. */
function send<Action extends ActionDefinition>(
  action: Action,
  request: Omit<CallRequest<Action>, 'files'> & { files?: Sources },
  headers: Readonly<Record<string, string>> = {},
): Promise<Answer> {
  const { signal, onUpload } = request;
  const patienceMs = request.files ? silenceMs.withFiles : silenceMs.withoutFiles;
  return new Promise((resolve, reject) => {
    const http = new XMLHttpRequest();
    const finish = (settle: () => void) => {
      silence.end();
      settle();
    };
    const fail = (error: unknown) => {
      finish(() => reject(error));
      http.abort();
    };
    const silence = watchSilence({
      ...{ silenceMs: patienceMs, signal },
      onSilence: () => fail(callErrors.timeout(patienceMs / SECOND_MS)),
      onAbort: () => fail(signal?.reason),
    });

    http.upload.addEventListener('progress', ({ loaded, total }) => {
      silence.heard();
      onUpload?.(total > 0 ? loaded / total : 0);
    });
    http.addEventListener('error', () => fail(callErrors.network()));
    http.addEventListener('load', () => {
      // A proxy says that it does not reach the server.
      if (http.status === 502 || http.status === 504) return fail(callErrors.network());
      if (http.response === null) return fail(callErrors.invalidAnswer());
      finish(() => resolve({ status: http.status, body: http.response }));
    });
    http.open('POST', action.path);
    http.responseType = 'json';
    http.setRequestHeader('accept-language', language());
    for (const [name, value] of Object.entries(headers)) http.setRequestHeader(name, value);
    // A page that calls another tool's action may know only its path.
    if (action.files || Object.keys({ ...request.files }).length > 0) http.send(formOf(action, request));
    else {
      http.setRequestHeader('content-type', 'application/json');
      http.send(JSON.stringify(request.options ?? {}));
    }
  });
}

/** Options precede the files, so that wrong options are refused before the upload is complete. */
function formOf(action: ActionDefinition, { files, options }: { files?: Sources; options?: object }): FormData {
  const form = new FormData();
  for (const [name, value] of Object.entries(options ?? {})) {
    if (value !== undefined) form.append(name, typeof value === 'object' ? JSON.stringify(value) : String(value));
  }
  for (const [name, sources] of Object.entries({ ...files })) {
    const isNumbered = action.files?.[name]?.many?.naming === 'numbered';
    sources.forEach((source, index) => {
      const part = isNumbered ? `${name}_${index}` : name;
      if (source instanceof File) form.append(part, source, source.name);
      else form.append(part, source.id);
    });
  }
  return form;
}
