import { once } from 'node:events';
import { type ClientRequest, request } from 'node:http';

type Headers = Record<string, string>;
type Announcement = { name?: string; call?: string; field?: string; length: number | string };

const tus = { 'tus-resumable': '1.0.0' };
const inBase64 = (text: string) => Buffer.from(text).toString('base64');

/** Announces a file for the sample tool by default; the answer has the upload's address. */
export function announce(
  url: string,
  { name = 'photo.png', call = '/api/tools/sample-copy', field = 'file', length }: Announcement,
  headers: Headers = {},
): Promise<Response> {
  const metadata = Object.entries({ filename: name, call, field }).map(([key, value]) => `${key} ${inBase64(value)}`);
  return fetch(`${url}/api/uploads`, {
    method: 'POST',
    headers: { ...tus, 'upload-length': String(length), 'upload-metadata': metadata.join(','), ...headers },
  });
}

/** The address of a new upload. */
export async function newUpload(url: string, announcement: Announcement, headers: Headers): Promise<string> {
  const answer = await announce(url, announcement, headers);
  if (answer.status !== 201) throw new Error(`Refused: ${answer.status} ${await answer.text()}`);
  return url + answer.headers.get('location');
}

export const append = (
  upload: string,
  offset: number,
  part: Uint8Array<ArrayBuffer>,
  headers: Headers,
): Promise<Response> => fetch(upload, { method: 'PATCH', headers: partHeaders(offset, headers), body: part });

/** How much has arrived; otherwise the status. */
export async function arrived(upload: string, headers: Headers): Promise<number> {
  const answer = await fetch(upload, { method: 'HEAD', headers: { ...tus, ...headers } });
  return answer.ok ? Number(answer.headers.get('upload-offset')) : -answer.status;
}

/** Starts appending this many bytes, and tells when the server has received what is written. End it, or cut it. */
export async function beginAppend(
  upload: string,
  offset: number,
  length: number,
  headers: Headers,
): Promise<ClientRequest> {
  const part = request(upload, {
    method: 'PATCH',
    headers: { ...partHeaders(offset, headers), 'content-length': length },
    agent: false,
  });
  // Cutting it also emits an error.
  part.on('error', () => undefined);
  part.flushHeaders();
  await once(part, 'socket');
  return part;
}

const partHeaders = (offset: number, headers: Headers) => ({
  ...tus,
  'content-type': 'application/offset+octet-stream',
  'upload-offset': String(offset),
  ...headers,
});
