import { type ChildProcess, fork } from 'node:child_process';
import { once } from 'node:events';
import { openAsBlob } from 'node:fs';
import { mkdtemp, rm } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { fileURLToPath } from 'node:url';
import { make12MegapixelJpeg } from './photos.ts';
import { startApplication } from './start-application.ts';
import { alternate, atLeast, atMost, type Row, type Suite, seconds } from './suite.ts';

const rounds = 5;
const atOnce = 20;

/** What the whole line from request to result costs over the codec work inside it. */
export const suite: Suite = {
  name: 'image-call',
  about: 'POST /api/tools/image-compress beside the same codec work called directly, 12-megapixel JPEG, quality 80.',
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
  const one = await alternate(
    rounds,
    () => compress(url, photo),
    () => encode(codec, photo),
  );
  const many = await alternate(
    1,
    () => Promise.all(Array.from({ length: atOnce }, () => compress(url, photo))),
    () =>
      Promise.all(
        codecs.map(async (process) => {
          for (let i = 0; i < atOnce / codecs.length; i++) await encode(process, photo);
        }),
      ),
  );
  return [
    { what: 'one call', ours: seconds(one.ours), peer: seconds(one.peer), ...atMost(1.25, one.ours / one.peer) },
    {
      what: `${atOnce} at once, throughput`,
      ours: `${((atOnce / many.ours) * 1000).toFixed(2)}/s`,
      peer: `${((atOnce / many.peer) * 1000).toFixed(2)}/s with ${codecs.length} processes`,
      ...atLeast(0.85, many.peer / many.ours),
    },
  ];
}

async function compress(url: string, photo: string): Promise<void> {
  const form = new FormData();
  form.append('file', await openAsBlob(photo), 'photo.jpg');
  form.append('quality', '80');
  const answer = await fetch(`${url}/api/tools/image-compress`, { method: 'POST', body: form });
  if (!answer.ok) throw new Error(`The call was refused: ${await answer.text()}`);
}

const startCodec = () => fork(fileURLToPath(new URL('./bare-codec.ts', import.meta.url)));

async function encode(codec: ChildProcess, photo: string): Promise<void> {
  codec.send(photo);
  await once(codec, 'message');
}
