import {
  type Applied,
  applicationFields,
  applicationPaths,
  appliedSchema,
} from '../../../modules/applications/applications.contract.ts';
import type { FieldErrors } from '../../../shared/errors.ts';
import { fieldErrors } from '../../../shared/field-errors.ts';
import { language } from '../../../shared/language/translate.ts';
import { callErrors, errorOfAnswer } from '../../kit/http/call-error.ts';

type Fields = { position: string; name: string; email: string; message: string; website: string; writingTime?: number };

/** What is wrong with each field; undefined when nothing is. */
export function checkApplication(fields: Fields): FieldErrors | undefined {
  const checked = applicationFields.safeParse(fields);
  return checked.success ? undefined : fieldErrors(checked.error.issues);
}

/**
 * Sends an application with its CV. Rejects with a CallError, or with an AbortError when cancelled.
 * @param params.key the same for a repetition, so that it is stored once
 * @param params.onUpload progress from 0 to 1
 */
export function sendApplication(params: {
  fields: Fields;
  cv: File;
  key: string;
  signal: AbortSignal;
  onUpload: (fraction: number) => void;
}): Promise<Applied> {
  const { fields, cv, key, signal, onUpload } = params;
  const body = new FormData();
  for (const [name, value] of Object.entries(fields)) if (value !== undefined) body.append(name, `${value}`);
  body.append('cv', cv);
  const { promise, resolve, reject } = Promise.withResolvers<Applied>();
  // fetch tells nothing of the progress of an upload.
  const request = new XMLHttpRequest();
  request.open('POST', applicationPaths.apply);
  request.setRequestHeader('accept-language', language());
  request.setRequestHeader('idempotency-key', key);
  request.responseType = 'json';
  request.upload.onprogress = ({ loaded, total }) => onUpload(total > 0 ? loaded / total : 0);
  request.onerror = () => reject(callErrors.network());
  request.onabort = () => reject(signal.reason);
  request.onload = () => {
    const { status, response } = request;
    if (status < 200 || status > 299) return reject(errorOfAnswer(status, response));
    const answer = appliedSchema.safeParse(response);
    if (answer.success) resolve(answer.data);
    else reject(callErrors.invalidAnswer(answer.error));
  };
  signal.addEventListener('abort', () => request.abort(), { once: true });
  request.send(body);
  return promise;
}
