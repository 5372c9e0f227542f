import { type ChildProcess, fork } from 'node:child_process';
import { once } from 'node:events';
import { openAsBlob } from 'node:fs';
import { mkdtemp, rm } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { fileURLToPath } from 'node:url';
import type { BareWork } from './bare-codec.ts';
import { make12MegapixelJpeg } from './photos.ts';
import { startApplication } from './start-application.ts';
import { alternate, atLeast, atMost, type Row, type Suite, seconds } from './suite.ts';

const rounds = 5;
const atOnce = 20;
const resizedWidth = 1600;

/** The overhead of a whole call over its codec work. */
export const suite: Suite = {
  name: 'image-call',
  about: 'Calls of the image tools beside the same sharp work called directly, 12-megapixel JPEG.',
  run: async () => {
    const folder = await mkdtemp(join(tmpdir(), 'satchel-bench-photo-'));
    const photo = join(folder, 'photo.jpg');
    await make12MegapixelJpeg(photo);
    const app = await startApplication();
    const codecs = [startCodec(), startCodec()];
    try {
      return await measure(app.url, photo, codecs);
    } finally {
      for (const codec of codecs) codec.kill();
      await app.stop();
      await rm(folder, { recursive: true, force: true });
    }
  },
};

async function measure(url: string, photo: string, codecs: ChildProcess[]): Promise<Row[]> {
  const [codec] = codecs;
  if (!codec) throw new Error('No codec process.');
  const compress = () => call(`${url}/api/tools/image-compress`, photo, { quality: '80' });
  const encode = (process: ChildProcess) => work(process, { path: photo, quality: 80 });
  const one = await alternate(rounds, compress, () => encode(codec));
  const resize = await alternate(
    rounds,
    () => call(`${url}/api/tools/image-resize`, photo, { width: String(resizedWidth), quality: '85' }),
    () => work(codec, { path: photo, width: resizedWidth, quality: 85 }),
  );
  const many = await alternate(
    1,
    () => Promise.all(Array.from({ length: atOnce }, compress)),
    () => Promise.all(codecs.map((process) => inTurn(atOnce / codecs.length, () => encode(process)))),
  );
  return [
    {
      what: 'compress, one call',
      ours: seconds(one.ours),
      peer: seconds(one.peer),
      ...atMost(1.25, one.ours / one.peer),
    },
    {
      what: `compress, ${atOnce} at once, throughput`,
      ours: `${((atOnce / many.ours) * 1000).toFixed(2)}/s`,
      peer: `${((atOnce / many.peer) * 1000).toFixed(2)}/s with ${codecs.length} processes`,
      ...atLeast(0.85, many.peer / many.ours),
    },
    {
      what: `resize to ${resizedWidth} wide, one call`,
      ours: seconds(resize.ours),
      peer: seconds(resize.peer),
      ...atMost(1.2, resize.ours / resize.peer),
    },
  ];
}

async function inTurn(times: number, action: () => Promise<void>): Promise<void> {
  for (let time = 0; time < times; time++) await action();
}

async function call(url: string, photo: string, options: Record<string, string>): Promise<void> {
  const form = new FormData();
  for (const [name, value] of Object.entries(options)) form.append(name, value);
  form.append('file', await openAsBlob(photo), 'photo.jpg');
  const answer = await fetch(url, { method: 'POST', body: form });
  if (!answer.ok) throw new Error(`The call was refused: ${await answer.text()}`);
}

const startCodec = () => fork(fileURLToPath(new URL('./bare-codec.ts', import.meta.url)));

async function work(codec: ChildProcess, request: BareWork): Promise<void> {
  codec.send(request);
  await once(codec, 'message');
}
