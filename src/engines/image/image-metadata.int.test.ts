import { readFile } from 'node:fs/promises';
import sharp from 'sharp';
import { describe, expect, test } from 'vitest';
import { asJpeg, sampleImage } from './sample-images.ts';
import { openImageBench } from './test-bench.ts';

const { encode, write } = openImageBench();

describe('metadata', () => {
  const withPlace = async () =>
    (await asJpeg(sampleImage()))
      .withExif({
        IFD0: { Make: 'Example', Copyright: 'Someone' },
        IFD3: { GPSLatitudeRef: 'N', GPSLatitude: '52/1 31/1 0/1' },
      })
      .toBuffer();

  test.each(['jpeg', 'png', 'webp', 'avif', 'tiff'] as const)(
    'stripped, nothing of it is in the %s',
    async (format) => {
      const input = await write('photo.jpg', await withPlace());
      const { output } = await encode(input, 'jpeg', { format, metadata: 'strip' });
      expect(await sharp(output).metadata()).not.toHaveProperty('exif');
      expect((await readFile(output)).includes('Someone')).toBe(false);
    },
  );

  test.each(['jpeg', 'png', 'webp', 'avif'] as const)('kept, it is in the %s', async (format) => {
    const input = await write('photo.jpg', await withPlace());
    const { output } = await encode(input, 'jpeg', { format, metadata: 'keep' });
    expect((await readFile(output)).includes('Someone')).toBe(true);
  });
});

describe('print size', () => {
  const scan = async () =>
    (await asJpeg(sampleImage()))
      .withExif({ IFD0: { Make: 'Example' } })
      .withDensity(300)
      .toBuffer();

  test.each(['jpeg', 'png', 'tiff'] as const)(
    'the density of a scan is kept as %s, and nothing else when stripped',
    async (format) => {
      const input = await write('scan.jpg', await scan());
      for (const metadata of ['strip', 'keep'] as const) {
        const { output } = await encode(input, 'jpeg', { format, metadata });
        expect((await sharp(output).metadata()).density, metadata).toBe(300);
        expect((await readFile(output)).includes('Example'), metadata).toBe(metadata === 'keep' && format !== 'tiff');
      }
    },
  );

  test.each(['jpeg', 'png', 'tiff'] as const)('another density can be asked for in %s', async (format) => {
    const input = await write('scan.jpg', await scan());
    const { output } = await encode(input, 'jpeg', { format, density: 600 });
    expect((await sharp(output).metadata()).density).toBe(600);
  });
});
