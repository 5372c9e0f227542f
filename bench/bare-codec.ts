import sharp from 'sharp';

export type BareWork = { path: string; width?: number; quality: number };

/** sharp alone, with the settings of our image tools: encodes each file it is given, resized on request. */
sharp.concurrency(1);
sharp.cache(false);

process.on('message', async ({ path, width, quality }: BareWork) => {
  const image = sharp(path).autoOrient();
  if (width !== undefined) image.resize({ width });
  await image.jpeg({ quality, mozjpeg: true, chromaSubsampling: '4:2:0' }).toFile(`${path}.${process.pid}.out`);
  process.send?.('done');
});
