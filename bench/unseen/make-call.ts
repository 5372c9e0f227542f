import { openAsBlob } from 'node:fs';
import { writeFile } from 'node:fs/promises';
import { basename, join } from 'node:path';
import { fileIdOf } from '../../src/modules/files/files.contract.ts';
import type { PlannedCall } from './plan-calls.ts';

export type Answer = {
  /** The HTTP status; 0 when no answer came in time, or none at all. */
  status: number;
  /** The refusal's code and sentence, or why no answer came. */
  code?: string;
  message?: string;
  milliseconds: number;
  /** Size of all files of the result. */
  resultBytes?: number;
  /** Where its first file is. */
  result?: string;
  /** The text in it, where the result has no file. */
  text?: string;
};

/** Makes one call with a file, downloads what it made into `folder` and deletes that from the server. */
export async function makeCall(
  url: string,
  visitor: Readonly<Record<string, string>>,
  { action, options, fields }: PlannedCall,
  { file, folder, seconds }: { file: string; folder: string; seconds: number },
): Promise<Answer> {
  const form = new FormData();
  for (const [name, value] of Object.entries(options)) form.append(name, value);
  for (const field of fields) form.append(field, await openAsBlob(file), basename(file));
  const signal = AbortSignal.timeout(seconds * 1000);
  const start = performance.now();
  const taken = () => ({ milliseconds: Math.round(performance.now() - start) });
  try {
    const answer = await fetch(url + action.path, { method: 'POST', headers: visitor, body: form, signal });
    if (answer.headers.get('content-type')?.startsWith('application/json') !== true) {
      const content = new Uint8Array(await answer.arrayBuffer());
      const time = taken();
      await fetch(url + answer.headers.get('content-location'), { method: 'DELETE', headers: visitor });
      return { status: answer.status, ...time, ...(await keep([content], folder)) };
    }
    const body: unknown = await answer.json();
    const time = taken();
    if (!answer.ok) return { status: answer.status, ...time, ...(body as { code: string; message: string }) };
    const contents: Uint8Array[] = [];
    for (const address of new Set(downloadsIn(body))) {
      contents.push(new Uint8Array(await (await fetch(url + address, { headers: visitor, signal })).arrayBuffer()));
      await fetch(url + address, { method: 'DELETE', headers: visitor });
    }
    return { status: answer.status, ...time, ...(await keep(contents, folder)), ...textIn(body) };
  } catch (error) {
    const code = signal.aborted ? 'HUNG' : 'NO_ANSWER';
    return { status: 0, ...taken(), code, message: signal.aborted ? `No answer in ${seconds} s.` : String(error) };
  }
}

async function keep(contents: readonly Uint8Array[], folder: string) {
  const [first] = contents;
  if (!first) return {};
  const result = join(folder, 'result');
  await writeFile(result, first);
  return { result, resultBytes: contents.reduce((sum, { length }) => sum + length, 0) };
}

const downloadsIn = (value: unknown): string[] => {
  if (typeof value === 'string') return fileIdOf(value) === undefined ? [] : [value];
  return value !== null && typeof value === 'object' ? Object.values(value).flatMap(downloadsIn) : [];
};

const textIn = (body: unknown) =>
  body !== null && typeof body === 'object' && 'text' in body && typeof body.text === 'string'
    ? { text: body.text }
    : {};
