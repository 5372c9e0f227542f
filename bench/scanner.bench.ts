import { execFile } from 'node:child_process';
import { existsSync, openAsBlob } from 'node:fs';
import { mkdtemp, rm, writeFile } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join, resolve } from 'node:path';
import { promisify } from 'node:util';
import sharp from 'sharp';
import { startApplication } from './start-application.ts';
import { alternate, atMost, type Suite, seconds } from './suite.ts';

const run = promisify(execFile);
const rounds = 5;
const photoSize = { width: 3024, height: 4032 };

/** The cost of finding, flattening and cleaning a page beside reading it. */
export const suite: Suite = {
  name: 'scanner',
  about: 'A scan of a 12-megapixel photo of a printed page, beside tesseract alone on the page that was cut out of it.',
  run: async () => {
    const page = join(resolve(process.env.CORPUS_DIR ?? '../shared/corpus'), 'scans/pages/8087_054.3B.tif');
    if (!existsSync(page)) {
      console.log(`  No scanned page at ${page} (set CORPUS_DIR): nothing to measure with.`);
      return [];
    }
    const folder = await mkdtemp(join(tmpdir(), 'satchel-bench-scan-'));
    const app = await startApplication();
    try {
      const photo = join(folder, 'photo.jpg');
      await photograph(page, photo);
      const flat = join(folder, 'page.jpg');
      const { processedImageUrl } = await scan(app.url, photo);
      await writeFile(flat, Buffer.from(await (await fetch(app.url + processedImageUrl)).arrayBuffer()));
      // As many threads as in the product: more make it slower.
      const read = () =>
        run('tesseract', [flat, 'stdout', '-l', 'eng', 'tsv'], {
          env: { ...process.env, OMP_THREAD_LIMIT: '1' },
          maxBuffer: 32_000_000,
        });
      const { ours, peer } = await alternate(rounds, () => scan(app.url, photo), read);
      return [
        {
          what: 'find, flatten, clean, read, searchable PDF',
          ours: seconds(ours),
          peer: `${seconds(peer)} tesseract`,
          ...atMost(1.6, ours / peer),
        },
      ];
    } finally {
      await app.stop();
      await rm(folder, { recursive: true, force: true });
    }
  },
};

/** The page on a table, slightly rotated, in light that falls off to one side. */
async function photograph(page: string, photo: string): Promise<void> {
  const { width, height } = photoSize;
  const turned = await sharp(page)
    .toColourspace('srgb')
    .resize({ width: 2450 })
    .rotate(4, { background: '#54402f' })
    .png({ compressionLevel: 1 })
    .toBuffer();
  const light = Buffer.from(
    `<svg width="${width}" height="${height}"><defs><linearGradient id="l" x2="1" y2="1"><stop stop-color="#fff"/><stop offset="1" stop-color="#888"/></linearGradient></defs><rect width="100%" height="100%" fill="url(#l)"/></svg>`,
  );
  const table = sharp({ create: { width, height, channels: 3, background: '#54402f' } });
  const lit = await table
    .composite([
      { input: turned, gravity: 'centre' },
      { input: light, blend: 'multiply' },
    ])
    .png({ compressionLevel: 1 })
    .toBuffer();
  await sharp(lit).blur(0.7).jpeg({ quality: 90 }).toFile(photo);
}

async function scan(url: string, photo: string): Promise<{ processedImageUrl: string }> {
  const form = new FormData();
  form.append('image', await openAsBlob(photo), 'photo.jpg');
  const answer = await fetch(`${url}/api/document-scanner/process`, { method: 'POST', body: form });
  if (!answer.ok) throw new Error(`The scan was refused: ${await answer.text()}`);
  return (await answer.json()) as { processedImageUrl: string };
}
