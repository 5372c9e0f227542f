import sharp from 'sharp';

/** sharp and nothing around it: encodes each file it is told, with the settings of the image compressor at quality 80. */
sharp.concurrency(1);
sharp.cache(false);

process.on('message', async (path: string) => {
  await sharp(path)
    .autoOrient()
    .jpeg({ quality: 80, mozjpeg: true, chromaSubsampling: '4:2:0' })
    .toFile(`${path}.${process.pid}.out`);
  process.send?.('done');
});
