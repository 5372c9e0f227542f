import { DetailedError, Upload } from 'tus-js-client';
import { z } from 'zod';
import { partBytes, type UploadMetadata, uploadIdOf, uploadsPath } from '../../../modules/uploads/uploads.contract.ts';
import { t } from '../../../shared/language/translate.ts';
import { MINUTE_MS } from '../../../shared/units.ts';
import { readStoredJson, store } from '../browser-storage.ts';
import { CallError, callErrors, errorOfAnswer } from '../http/call-error.ts';
import type { Connection } from '../http/connection.ts';
import { watchSilence } from '../http/watch-silence.ts';
import { idOf } from './file-ids.ts';
import { requireReadable } from './file-source.ts';

/** How long nothing of a part may arrive until the connection counts as lost: on the slowest lines a step takes half of that. */
const silenceMs = MINUTE_MS;
/** How often a server may have forgotten an upload: behind a proxy that spreads requests over machines, every time. */
const maxRestarts = 3;

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
  for (let restarts = 0; restarts < maxRestarts; ) {
    signal?.throwIfAborted();
    try {
      return uploadIdOf(await send(file, use, { signal, onSent: hear }));
    } catch (error) {
      if (signal?.aborted) throw error;
      if (!(error instanceof CallError)) throw error;
      if (error.code === 'UPLOAD_GONE') {
        keepAddress(keyOf(file, use), undefined);
        restarts++;
        // An earlier request is still being ended, or the server has more than was told.
      } else {
        await requireReadable([file]);
        await connection.lost(isAside(error) ? callErrors.network(error) : error);
      }
    }
  }
  return undefined;
}

const isAside = ({ code }: CallError): boolean => code === 'UPLOAD_BUSY' || code === 'UPLOAD_OFFSET';

function send(file: File, use: Use, { signal, onSent }: Hear): Promise<string> {
  const key = keyOf(file, use);
  const address = addresses().get(key);
  return new Promise((resolve, reject) => {
    const finish = (settle: () => void) => {
      silence.end();
      settle();
    };
    const stop = (error: unknown) => {
      void upload.abort();
      finish(() => reject(error));
    };
    const onAbort = () => {
      const started = addresses().get(key);
      keepAddress(key, undefined);
      // What does not arrive expires: nothing the visitor must hear of.
      if (started) Upload.terminate(started, { retryDelays: [] }).catch(() => undefined);
      stop(signal?.reason);
    };
    const upload = new Upload(file, {
      // Without the one there is no second upload when the first one cannot be reached; without the other a new one begins.
      ...(address === undefined ? { endpoint: uploadsPath } : { uploadUrl: address }),
      metadata: { filename: file.name, ...use } satisfies UploadMetadata,
      chunkSize: partBytes,
      retryDelays: null,
      storeFingerprintForResuming: false,
      onUploadUrlAvailable: () => {
        if (upload.url) keepAddress(key, upload.url);
      },
      onProgress: (sent) => {
        silence.heard();
        onSent(sent);
      },
      onError: (error) => finish(() => reject(explain(error))),
      onSuccess: () => finish(() => (upload.url ? resolve(upload.url) : reject(callErrors.invalidAnswer()))),
    });
    const onSilence = () => stop(callErrors.timeout());
    const silence = watchSilence({ silenceMs, signal, onSilence, onAbort });
    upload.start();
  });
}

/** What the client's own errors mean. The answer to a question for the offset has no words. */
function explain(error: unknown): unknown {
  if (!(error instanceof DetailedError)) return error;
  const answer = error.originalResponse;
  if (!answer) return callErrors.network(error);
  const status = answer.getStatus();
  if (status === 404 || status === 410)
    return new CallError('UPLOAD_GONE', t('The upload is not there any more.'), error);
  if (status === 423) return new CallError('UPLOAD_BUSY', t('The upload is being written to.'), error);
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

const keyOf = (file: File, { call, field }: Use): string => `${idOf(file)} ${call} ${field}`;

/*
 * The addresses of this tab's uploads, by what they are for: a second try goes on where the first one ended, after a reload,
 * too, when the file was kept.
 */
const storageKey = 'satchel.uploads';
const maxAddresses = 100;
let known: Map<string, string> | undefined;

function addresses(): Map<string, string> {
  known ??= new Map(addressesSchema.safeParse(readStoredJson('tab', storageKey)).data);
  return known;
}

const addressesSchema = z.array(z.tuple([z.string(), z.string()]));

function keepAddress(key: string, address: string | undefined): void {
  const all = addresses();
  all.delete(key);
  if (address !== undefined) all.set(key, address);
  store('tab', storageKey, JSON.stringify([...all].slice(-maxAddresses)));
}
