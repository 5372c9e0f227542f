import { randomBytes } from 'node:crypto';
import { readdir, rename, stat } from 'node:fs/promises';
import type { IncomingMessage } from 'node:http';
import { join } from 'node:path';
import { text } from 'node:stream/consumers';
import pg from 'pg';
import { afterAll, beforeAll, beforeEach, describe, expect, test } from 'vitest';
import { announce, append, arrived, beginAppend, newUpload } from '../../testing/send-in-parts.ts';
import { startTestApplication, type TestApplication } from '../../testing/test-application.ts';
import { newVisitor } from '../../testing/visitor.ts';
import { sampleRuns } from '../tool-calls/sample-tool.ts';
import { uploadIdOf } from './uploads.contract.ts';

let app: TestApplication;
let visitor: { cookie: string };
beforeAll(async () => {
  app = await startTestApplication([sampleRuns]);
});
afterAll(() => app.close());
beforeEach(async () => {
  visitor = await newVisitor(app.url);
});

// The part of a PNG needed to recognise it: its header, up to the start of its pixels.
const header = Buffer.concat([Buffer.from('89504e470d0a1a0a0000000d49484452', 'hex'), Buffer.alloc(17)]);
const photo = Buffer.concat([header, Buffer.from([0, 1, 0, 0]), Buffer.from('IDAT'), randomBytes(90_000)]);
const length = photo.length;

describe('an upload in parts', () => {
  test('becomes a stored file that its call accepts by id, byte for byte', async () => {
    const upload = await newUpload(app.url, { name: 'übung.png', length }, visitor);
    expect((await append(upload, 0, photo.subarray(0, 3_000), visitor)).headers.get('upload-offset')).toBe('3000');
    expect(await arrived(upload, visitor)).toBe(3_000);
    expect((await append(upload, 3_000, photo.subarray(3_000), visitor)).status).toBe(204);
    expect(await arrived(upload, visitor)).toBe(length);

    const { downloadUrl, name } = (await (await callWith(upload, visitor)).json()) as Record<string, string>;
    expect(name).toBe('übung.png');
    const copy = await (await fetch(app.url + downloadUrl)).arrayBuffer();
    expect(Buffer.from(copy).equals(photo)).toBe(true);
    expect(await partsOnDisk()).toEqual([]);
  });

  test('continues where it was after an interruption', async () => {
    const upload = await newUpload(app.url, { length }, visitor);
    for (let offset = 0; offset < length; ) {
      const part = await beginAppend(upload, offset, length - offset, visitor);
      const sent = Math.min(1 + Math.floor(Math.random() * 20_000), length - offset);
      part.write(photo.subarray(offset, offset + sent));
      const least = offset;
      // An incomplete part is kept.
      await expect.poll(async () => (await onDisk(upload)) ?? length).toBe(least + sent);
      part.destroy();
      offset = await arrived(upload, visitor);
      expect(offset).toBe(least + sent);
    }
    expect(await contentOf(upload)).toEqual(photo);
  });

  test('is taken over by a reconnecting client, although its old connection looks alive', async () => {
    const upload = await newUpload(app.url, { length }, visitor);
    const old = await beginAppend(upload, 0, length, visitor);
    old.write(photo.subarray(0, 5_000));
    await expect.poll(() => onDisk(upload)).toBe(5_000);
    expect(await arrived(upload, visitor)).toBe(5_000);
    expect((await append(upload, 5_000, photo.subarray(5_000), visitor)).status).toBe(204);
    expect(await contentOf(upload)).toEqual(photo);
    old.destroy();
  });

  test('is completed by the next request when its process ended after the last byte', async () => {
    const upload = await newUpload(app.url, { length }, visitor);
    await append(upload, 0, photo, visitor);
    const id = uploadIdOf(upload) ?? '';
    // As if it had not been stored.
    const [row] = await query('select storage_key from files where id = $1', [id]);
    if (!row) throw new Error('The upload is not stored.');
    await rename(join(app.dataDir, 'files', String(row.storage_key)), join(app.dataDir, 'uploads', id));
    await query("update files set parts = 'arriving' where id = $1", [id]);
    expect((await callWith(upload, visitor)).status).toBe(404);
    expect(await arrived(upload, visitor)).toBe(length);
    expect(await contentOf(upload)).toEqual(photo);
  });

  test('that is removed leaves nothing', async () => {
    const upload = await newUpload(app.url, { length }, visitor);
    await append(upload, 0, photo.subarray(0, 9_000), visitor);
    const answer = await fetch(upload, { method: 'DELETE', headers: { 'tus-resumable': '1.0.0', ...visitor } });
    expect(answer.status).toBe(204);
    expect(await arrived(upload, visitor)).toBe(-404);
    expect(await partsOnDisk()).toEqual([]);
  });

  test('stays for a retry when its job fails, and is not deleted by a later one', async () => {
    const upload = await newUpload(app.url, { length }, visitor);
    await append(upload, 0, photo, visitor);
    const id = uploadIdOf(upload) ?? '';
    const expiry = async () => (await query('select expires_at from files where id = $1', [id]))[0]?.expires_at;
    const whole = await expiry();
    expect((await callWith(upload, visitor)).status).toBe(200);
    expect((await callWith(upload, visitor, 'fail')).status).toBe(422);
    expect(await expiry()).toEqual(whole);

    const other = await newUpload(app.url, { length }, visitor);
    await append(other, 0, photo, visitor);
    expect((await callWith(other, visitor, 'fail')).status).toBe(422);
    expect((await callWith(other, visitor)).status).toBe(200);
  });

  test('that nobody continues expires, row and bytes', async () => {
    const upload = await newUpload(app.url, { length }, visitor);
    await append(upload, 0, photo.subarray(0, 9_000), visitor);
    const id = uploadIdOf(upload) ?? '';
    const [row] = await query("select expires_at < now() + interval '4 hours' as soon from files where id = $1", [id]);
    expect(row?.soon).toBe(true);
    await query("update files set expires_at = now() - interval '1 minute' where id = $1", [id]);
    expect(await arrived(upload, visitor)).toBe(-404);
    await query("select graphile_worker.add_job('sweep-files')", []);
    await expect.poll(() => query('select id from files where id = $1', [id])).toEqual([]);
    expect(await partsOnDisk()).toEqual([]);
  });
});

describe('nobody else', () => {
  test('sees an upload, adds to it, deletes it or uses it', async () => {
    const upload = await newUpload(app.url, { length }, visitor);
    await append(upload, 0, photo.subarray(0, 9_000), visitor);
    for (const other of [await newVisitor(app.url), {}]) {
      expect(await arrived(upload, other)).toBe(-404);
      expect((await append(upload, 9_000, photo.subarray(9_000), other)).status).toBe(404);
      const headers = { 'tus-resumable': '1.0.0', ...other };
      expect((await fetch(upload, { method: 'DELETE', headers })).status).toBe(404);
    }
    expect(await arrived(upload, visitor)).toBe(9_000);
    expect((await callWith(upload, visitor)).status).toBe(404);
    await append(upload, 9_000, photo.subarray(9_000), visitor);
    expect((await callWith(upload, await newVisitor(app.url))).status).toBe(404);
    expect((await callWith(upload, visitor)).status).toBe(200);
  });

  test('is allowed from a page of another site', async () => {
    const headers = { ...visitor, origin: 'https://evil.example' };
    expect((await announce(app.url, { length }, headers)).status).toBe(403);
    const upload = await newUpload(app.url, { length }, visitor);
    expect((await append(upload, 0, photo, headers)).status).toBe(403);
    expect((await append(upload, 0, photo, { ...visitor, origin: app.url })).status).toBe(204);
  });
});

describe('what a call would refuse', () => {
  test.each([
    ['a file over the limit', { length: 100_001 }, 413, 'FILE_TOO_LARGE'],
    ['an empty file', { length: 0 }, 422, 'FILE_EMPTY'],
    ['a tool for Pro users', { length, call: '/api/tools/sample-polish' }, 403, 'PRO_FEATURE'],
    ['a missing call', { length, call: '/api/tools/nothing' }, 400, 'UNKNOWN_USE'],
    ['a missing field', { length, field: 'constructor' }, 400, 'UNKNOWN_USE'],
    ['a file without a name', { length, name: '' }, 400, 'UNKNOWN_USE'],
    ['a length beyond safe integers', { length: '9'.repeat(400) }, 400, 'NOT_TUS'],
    ['a negative length', { length: -1 }, 400, 'NOT_TUS'],
  ])('refuses %s before a byte is sent', async (_what, announcement, status, code) => {
    const answer = await announce(app.url, announcement, visitor);
    expect(answer.status).toBe(status);
    expect(await answer.json()).toMatchObject({ code, message: expect.stringMatching(/\.$/) });
    expect(await partsOnDisk()).toEqual([]);
  });

  test('refuses anything but an image as soon as possible, and keeps nothing of it', async () => {
    const upload = await newUpload(app.url, { length }, visitor);
    const part = await beginAppend(upload, 0, length, visitor);
    part.write(Buffer.alloc(8_000, 'plain text '));
    const [answer] = await new Promise<[IncomingMessage]>((resolve) =>
      part.once('response', (...values) => resolve(values)),
    );
    expect(answer.statusCode).toBe(415);
    expect(JSON.parse(await text(answer))).toMatchObject({ code: 'INVALID_FILE' });
    part.destroy();
    expect(await arrived(upload, visitor)).toBe(-404);
    expect(await partsOnDisk()).toEqual([]);
  });

  test.each([
    ['another version of the protocol', { 'tus-resumable': '0.2.2' }],
    ['no version', { 'tus-resumable': '' }],
    ['a deferred length', { 'upload-defer-length': '1', 'upload-length': '' }],
    ['concatenated uploads', { 'upload-concat': `final;${'/api/uploads/x '.repeat(500)}` }],
    ['metadata that is not Base64', { 'upload-metadata': 'filename ***' }],
    ['metadata that would pollute prototypes', { 'upload-metadata': '__proto__ YQ==,filename YQ==' }],
  ])('refuses %s', async (_what, headers) => {
    const answer = await announce(app.url, { length }, { ...visitor, ...headers });
    expect(answer.status).toBe(400);
    expect(await answer.json()).toMatchObject({ code: 'NOT_TUS' });
    expect(await partsOnDisk()).toEqual([]);
  });

  test('accepts no more than announced, and only at its end', async () => {
    const upload = await newUpload(app.url, { name: '../../etc/passwd', length }, visitor);
    const more = Buffer.concat([photo, Buffer.alloc(10)]);
    for (const [offset, part, status] of [
      [0, more, 413],
      [5, photo.subarray(5), 409],
      [0, photo.subarray(0, 50_000), 204],
      [0, photo.subarray(0, 50_000), 409],
      [40_000, photo.subarray(40_000), 409],
      [50_000, photo.subarray(40_000), 413],
      [50_000, photo.subarray(50_000), 204],
      [length, Buffer.alloc(10), 413],
      [0, photo, 409],
    ] as const) {
      expect((await append(upload, offset, Buffer.from(part), visitor)).status).toBe(status);
    }
    expect(await contentOf(upload)).toEqual(photo);
    const { name } = (await (await callWith(upload, visitor)).json()) as { name: string };
    expect(name).toBe('passwd');
  });

  test('accepts one of two simultaneous parts', async () => {
    const upload = await newUpload(app.url, { length }, visitor);
    const both = await Promise.all([append(upload, 0, photo, visitor), append(upload, 0, photo, visitor)]);
    expect(both.map(({ status }) => status).toSorted()).toEqual([204, 409]);
    expect(await contentOf(upload)).toEqual(photo);
  });

  test('recognises a file although its first bytes came one by one', async () => {
    const upload = await newUpload(app.url, { length }, visitor);
    for (let offset = 0; offset < 5; offset++)
      await append(upload, offset, Buffer.from('text'[offset % 4] ?? ''), visitor);
    expect((await append(upload, 5, Buffer.alloc(length - 5, 'text'), visitor)).status).toBe(415);
  });
});

async function callWith(upload: string, headers: Record<string, string>, action = 'copy'): Promise<Response> {
  const body = new FormData();
  body.append('file', uploadIdOf(upload) ?? '');
  return fetch(`${app.url}/api/tools/sample-${action}`, { method: 'POST', body, headers });
}

const contentOf = async (upload: string): Promise<Buffer> =>
  Buffer.from(await (await fetch(`${app.url}/api/files/${uploadIdOf(upload)}/x`)).arrayBuffer());

/** Bytes of an arriving upload; undefined when it is complete. */
async function onDisk(upload: string): Promise<number | undefined> {
  return stat(join(app.dataDir, 'uploads', uploadIdOf(upload) ?? '')).then(
    ({ size }) => size,
    () => undefined,
  );
}

const partsOnDisk = () => readdir(join(app.dataDir, 'uploads'));

async function query(statement: string, values: unknown[]): Promise<Record<string, unknown>[]> {
  const client = new pg.Client({ connectionString: app.databaseUrl });
  await client.connect();
  try {
    return (await client.query(statement, values)).rows;
  } finally {
    await client.end();
  }
}
