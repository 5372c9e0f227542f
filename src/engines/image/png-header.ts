import { open } from 'node:fs/promises';

/** What the codec does not report: a PNG's zero size, and the frames of an animated one. */
export type PngHeader = { width: number; height: number; frames: number };

const signatureBytes = 8;
/** Length, type and checksum of a chunk. */
const chunkFrameBytes = 12;
/** Far more than any header has. */
const maxChunks = 1_000;

/**
 * Reads the chunks before the image data. Undefined when this is not a PNG.
 * Layout: PNG, third edition, 5.3 (chunks), 11.2.1 (IHDR), 11.3.6.1 (acTL).
 */
export async function readPngHeader(path: string): Promise<PngHeader | undefined> {
  const file = await open(path);
  try {
    const readAt = async (position: number, length: number) => {
      const { buffer, bytesRead } = await file.read({ buffer: Buffer.alloc(length), position });
      return bytesRead === length ? buffer : undefined;
    };
    const start = await readAt(0, signatureBytes + 8 + 8);
    if (start?.toString('latin1', 12, 16) !== 'IHDR') return undefined;
    const header: PngHeader = { width: start.readUInt32BE(16), height: start.readUInt32BE(20), frames: 1 };
    let position = signatureBytes;
    for (let count = 0; count < maxChunks; count += 1) {
      const chunk = await readAt(position, chunkFrameBytes);
      const name = chunk?.toString('latin1', 4, 8);
      if (chunk === undefined || name === 'IDAT') return header;
      // acTL begins with the number of frames.
      if (name === 'acTL') return { ...header, frames: Math.max(1, chunk.readUInt32BE(8)) };
      position += chunkFrameBytes + chunk.readUInt32BE(0);
    }
    return header;
  } finally {
    await file.close();
  }
}
