import { createHash } from 'node:crypto';
import { createReadStream } from 'node:fs';
import { mkdir, open, rename, rm, stat } from 'node:fs/promises';
import { join } from 'node:path';
import { isDiskFull } from '../../../platform/disk/disk-errors.ts';
import { StartError } from '../../../platform/start-error.ts';
import { hasCode } from '../../../shared/errors.ts';
import type { KnownModel } from './known-models.ts';

export type FetchedModel = Pick<KnownModel, 'name' | 'file' | 'megabytes' | 'url' | 'md5'>;

/** The listed sizes are rounded. */
const mostBytesPerMegabyte = 1_100_000;
/** Attempts in a row that bring nothing. */
const emptyAttempts = 3;

/**
 * Downloads a model into the folder and verifies it. What has arrived is kept as `.part` and continued, now or by the next call.
 * Throws StartErrors for the operator.
 */
export async function fetchModel(
  model: FetchedModel,
  folder: string,
  { progress, signal }: { progress: (bytes: number, total: number | undefined) => void; signal: AbortSignal },
): Promise<{ path: string; bytes: number }> {
  const path = join(folder, model.file);
  const part = `${path}.part`;
  try {
    await mkdir(folder, { recursive: true });
    let [failures, most] = [0, await sizeOf(part)];
    for (;;) {
      const failure = await download(model, part, { progress, signal });
      if (failure === undefined) break;
      const arrived = await sizeOf(part);
      failures = arrived > most ? 0 : failures + 1;
      most = Math.max(most, arrived);
      if (failures < emptyAttempts) continue;
      throw new StartError(
        `${model.name} could not be downloaded from ${model.url}: ${failure}. Please try again; what has arrived is kept.`,
      );
    }
    await verify(model, part);
    await rename(part, path);
  } catch (error) {
    if (!isDiskFull(error)) throw error;
    throw new StartError(
      `${model.name} could not be stored: the disk of ${folder} is full. Free some space and try again.`,
    );
  }
  return { path, bytes: await sizeOf(path) };
}

/** Continues the file. Returns why the line broke, or undefined when all has arrived. */
async function download(
  { name, url, megabytes }: FetchedModel,
  part: string,
  { progress, signal }: { progress: (bytes: number, total: number | undefined) => void; signal: AbortSignal },
): Promise<string | undefined> {
  const start = await sizeOf(part);
  try {
    const response = await fetch(url, { signal, headers: start > 0 ? { range: `bytes=${start}-` } : {} });
    // Nothing follows: the file is complete, or not the one that was begun.
    if (response.status === 416) return undefined;
    if (response.status >= 500) return `the server answered ${response.status}`;
    if (!response.ok || !response.body)
      throw new StartError(`${name} could not be downloaded: ${url} answered ${response.status}.`);
    const continues = response.status === 206 && continuesAt(response, start);
    const length = Number(response.headers.get('content-length') ?? Number.NaN);
    const begin = continues ? start : 0;
    const total = Number.isNaN(length) ? undefined : begin + length;
    await using file = await open(part, continues ? 'a' : 'w');
    let bytes = begin;
    for await (const chunk of response.body) {
      await file.writeFile(chunk);
      bytes += chunk.length;
      if (bytes > megabytes * mostBytesPerMegabyte)
        throw new StartError(`${name} was not stored: ${url} sends more than the ${megabytes} MB that were published.`);
      progress(bytes, total);
    }
    return total !== undefined && bytes < total ? 'the connection broke' : undefined;
  } catch (error) {
    signal.throwIfAborted();
    // What fetch throws for the network; the disk's errors have a code.
    if (error instanceof TypeError) return networkFault(error);
    throw error;
  }
}

const continuesAt = (response: Response, start: number): boolean =>
  response.headers.get('content-range')?.startsWith(`bytes ${start}-`) === true;

const networkFault = ({ cause }: TypeError): string =>
  cause instanceof Error && 'code' in cause ? `the connection failed (${cause.code})` : 'the connection broke';

/** Throws and deletes the file if it is not the published one. */
async function verify({ name, url, md5 }: FetchedModel, part: string): Promise<void> {
  const found = await checksumOf(part);
  if (found === md5) return;
  await rm(part);
  throw new StartError(
    `${name} was not stored: what came from ${url} has the checksum ${found}, not the published ${md5}. Please try again.`,
  );
}

/** The MD5 of a file, in hexadecimal digits: what the publishers give. */
export async function checksumOf(path: string): Promise<string> {
  const hash = createHash('md5');
  for await (const chunk of createReadStream(path)) hash.update(chunk);
  return hash.digest('hex');
}

async function sizeOf(path: string): Promise<number> {
  try {
    return (await stat(path)).size;
  } catch (error) {
    if (hasCode(error, 'ENOENT')) return 0;
    throw error;
  }
}
