import { DetailedError, Upload } from 'tus-js-client';
import { partBytes, type UploadMetadata, uploadIdOf, uploadsPath } from '../../../modules/uploads/uploads.contract.ts';
import { MINUTE_MS } from '../../../shared/units.ts';
import { CallError, callErrors, errorOfAnswer } from '../http/call-error.ts';
import type { Connection } from '../http/connection.ts';

/** How long nothing of a part may arrive until the connection counts as lost: on the slowest lines a step takes half of that. */
const silenceMs = MINUTE_MS;
/** How often a server may have forgotten an upload: behind a proxy that spreads requests over machines, every time. */
const mostForgotten = 3;

/** The addresses of uploads of this visit, by what they are for: a second try goes on where the first one ended. */
const known = new WeakMap<File, Map<string, string>>();

type Use = Omit<UploadMetadata, 'filename'>;
type Hear = { signal: AbortSignal | undefined; onSent: (bytes: number) => void };

/**
 * Sends a file in parts, ahead of its call, and goes on after cuts where it was. Returns the id of the stored file; undefined
 * when the server does not remember what was sent. Rejects with a CallError, or with the signal's reason when cancelled: then
 * what was sent is removed.
 */
export async function sendInParts(
  file: File,
  use: Use,
  { signal, connection, onSent }: Hear & { connection: Connection },
): Promise<string | undefined> {
  let most = 0;
  const hear = (bytes: number) => {
    // What is sent again is no progress.
    if (bytes > most) connection.heard();
    most = Math.max(most, bytes);
    onSent(bytes);
  };
  for (let forgotten = 0; forgotten < mostForgotten; ) {
    signal?.throwIfAborted();
    try {
      return uploadIdOf(await send(file, use, { signal, onSent: hear }));
    } catch (error) {
      if (signal?.aborted) throw error;
      if (!(error instanceof CallError)) throw error;
      if (error.code === 'UPLOAD_GONE') {
        addressesOf(file).delete(keyOf(use));
        forgotten++;
        // An earlier request is still being ended, or the server has more than was told.
      } else await connection.lost(isAside(error) ? callErrors.network(error) : error);
    }
  }
  return undefined;
}

const isAside = ({ code }: CallError): boolean => code === 'UPLOAD_BUSY' || code === 'UPLOAD_OFFSET';

function send(file: File, use: Use, { signal, onSent }: Hear): Promise<string> {
  const addresses = addressesOf(file);
  const key = keyOf(use);
  const address = addresses.get(key);
  return new Promise((resolve, reject) => {
    let silence: ReturnType<typeof setTimeout> | undefined;
    const finish = (settle: () => void) => {
      clearTimeout(silence);
      signal?.removeEventListener('abort', onAbort);
      settle();
    };
    const stop = (error: unknown) => {
      void upload.abort();
      finish(() => reject(error));
    };
    const onAbort = () => {
      const started = addresses.get(key);
      addresses.delete(key);
      // What does not arrive expires: nothing the visitor must hear of.
      if (started) Upload.terminate(started, { retryDelays: [] }).catch(() => undefined);
      stop(signal?.reason);
    };
    const listen = () => {
      clearTimeout(silence);
      silence = setTimeout(() => stop(callErrors.timeout()), silenceMs);
    };
    const upload = new Upload(file, {
      // Without the one there is no second upload when the first one cannot be reached; without the other a new one begins.
      ...(address === undefined ? { endpoint: uploadsPath } : { uploadUrl: address }),
      metadata: { filename: file.name, ...use } satisfies UploadMetadata,
      chunkSize: partBytes,
      retryDelays: null,
      storeFingerprintForResuming: false,
      onUploadUrlAvailable: () => {
        if (upload.url) addresses.set(key, upload.url);
      },
      onProgress: (sent) => {
        listen();
        onSent(sent);
      },
      onError: (error) => finish(() => reject(explain(error))),
      onSuccess: () => finish(() => (upload.url ? resolve(upload.url) : reject(callErrors.invalidAnswer()))),
    });
    signal?.addEventListener('abort', onAbort);
    listen();
    upload.start();
  });
}

/** What the client's own errors mean. The answer to a question for the offset has no words. */
function explain(error: unknown): unknown {
  if (!(error instanceof DetailedError)) return error;
  const answer = error.originalResponse;
  if (!answer) return callErrors.network(error);
  const status = answer.getStatus();
  if (status === 404 || status === 410) return new CallError('UPLOAD_GONE', 'The upload is not there any more.', error);
  if (status === 423) return new CallError('UPLOAD_BUSY', 'The upload is being written to.', error);
  if (status === 502 || status === 504) return callErrors.network(error);
  return errorOfAnswer(status, parse(answer.getBody()));
}

function parse(body: string): unknown {
  try {
    return JSON.parse(body);
  } catch {
    return undefined;
  }
}

const keyOf = ({ call, field }: Use): string => `${call} ${field}`;

function addressesOf(file: File): Map<string, string> {
  const addresses = known.get(file) ?? new Map<string, string>();
  known.set(file, addresses);
  return addresses;
}
