/** A part of a photo. `x` and `y` are its place in the photo, in the photo's pixels at this point of the chain. */
export type Tile = {
  x: number;
  y: number;
  width: number;
  height: number;
  /** 4 with transparency, which is not premultiplied. */
  channels: 3 | 4;
  /** Row by row, 8 bits per sample. */
  data: Uint8Array;
};

/**
 * One improvement of a photo. `apply` depends on nothing but the tile's pixels and place, so that a photo worked on in tiles
 * equals the photo worked on in one piece.
 */
export type PhotoStep = {
  name: string;
  /** Result pixels per pixel, on each side. */
  scale: 1 | 2 | 3 | 4;
  /** How many pixels around a pixel decide about it. Within this distance of a cut edge the result is wrong, and cropped. */
  margin: number;
  /** Returns the whole tile, margins included, at `scale` times its size and place. May change the given tile. */
  apply: (tile: Tile) => Tile;
};

/** The part of a tile that covers the given area of the photo. */
export function cropTile(tile: Tile, area: { x: number; y: number; width: number; height: number }): Tile {
  const { x, y, width, height } = area;
  if (x === tile.x && y === tile.y && width === tile.width && height === tile.height) return tile;
  const { channels } = tile;
  const data = new Uint8Array(width * height * channels);
  const rowBytes = width * channels;
  for (let row = 0; row < height; row += 1) {
    const from = ((y - tile.y + row) * tile.width + (x - tile.x)) * channels;
    data.set(tile.data.subarray(from, from + rowBytes), row * rowBytes);
  }
  return { ...area, channels, data };
}
