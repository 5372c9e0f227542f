/** The parts of a PNG that go into a PDF unchanged. */
export type PngParts = {
  /** The zlib stream: filtered rows, which PDF calls predictor 15. */
  imageData: Buffer;
  /** RGB triples. */
  palette: Buffer | undefined;
  width: number;
  height: number;
  bits: number;
  /** 0 gray, 2 RGB, 3 palette (PNG specification, 11.2.1). */
  colorType: number;
  interlaced: boolean;
};

/** Splits a PNG written by our own encoder (PNG specification, 5.3: chunk layout). */
export function pngParts(png: Buffer): PngParts {
  const data: Buffer[] = [];
  let header: Buffer | undefined;
  let palette: Buffer | undefined;
  for (let position = 8; position + 12 <= png.length; ) {
    const length = png.readUInt32BE(position);
    const type = png.toString('latin1', position + 4, position + 8);
    const content = png.subarray(position + 8, position + 8 + length);
    if (type === 'IHDR') header = content;
    if (type === 'PLTE') palette = content;
    if (type === 'IDAT') data.push(content);
    position += 12 + length;
  }
  if (!header) throw new Error('A PNG without a header');
  return {
    imageData: Buffer.concat(data),
    palette,
    width: header.readUInt32BE(0),
    height: header.readUInt32BE(4),
    bits: header.readUInt8(8),
    colorType: header.readUInt8(9),
    interlaced: header.readUInt8(12) !== 0,
  };
}
