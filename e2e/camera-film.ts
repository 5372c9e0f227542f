import { writeFileSync } from 'node:fs';
import sharp from 'sharp';

/** Even: two by two pixels share their colour. */
const width = 1280;
const height = 720;

/**
 * Writes a still film that Chromium plays as its camera (`--use-file-for-fake-video-capture`): YUV4MPEG2 with two frames,
 * colours as in ITU-R BT.601.
 *
 * @param image is cropped to 1280 x 720
 */
export async function writeCameraFilm(image: string, file: string): Promise<void> {
  const pixels = await sharp(image)
    .resize(width, height, { fit: 'contain', background: '#3a2f28' })
    .removeAlpha()
    .raw()
    .toBuffer();
  const light = Buffer.alloc(width * height);
  const blue = Buffer.alloc((width * height) / 4);
  const red = Buffer.alloc((width * height) / 4);
  for (let y = 0; y < height; y++) {
    for (let x = 0; x < width; x++) {
      const at = (y * width + x) * 3;
      const [r, g, b] = [pixels.readUInt8(at), pixels.readUInt8(at + 1), pixels.readUInt8(at + 2)];
      light[y * width + x] = 16 + 0.257 * r + 0.504 * g + 0.098 * b;
      if (x % 2 === 1 || y % 2 === 1) continue;
      const shared = (y / 2) * (width / 2) + x / 2;
      blue[shared] = 128 - 0.148 * r - 0.291 * g + 0.439 * b;
      red[shared] = 128 + 0.439 * r - 0.368 * g - 0.071 * b;
    }
  }
  const frame = Buffer.concat([Buffer.from('FRAME\n'), light, blue, red]);
  const head = Buffer.from(`YUV4MPEG2 W${width} H${height} F10:1 Ip A1:1 C420jpeg\n`);
  writeFileSync(file, Buffer.concat([head, frame, frame]));
}
