import { type PDFDict, PDFName } from '@cantoo/pdf-lib';
import { arrayEntry, itemsOf, numberEntry } from './access.ts';

/* What drawing a gradient mesh costs (ISO 32000-2, 8.7.4.5.5 to 8.7.4.5.8). */

/** Honest meshes have fewer: one vertex per pixel of a small figure. */
const maxPieces = 500_000;
/** How often the pieces may cover the mesh's whole area. Honest ones cover it once; PDFium needs 0.5 ms each time. */
const maxCoverage = 5_000;

/** Points and colours per vertex or patch; patches that share an edge with the one before have fewer. */
const layouts = {
  4: { points: 1, colors: 1, sharedPoints: 1, sharedColors: 1 },
  5: { points: 1, colors: 1, sharedPoints: 1, sharedColors: 1 },
  6: { points: 12, colors: 4, sharedPoints: 8, sharedColors: 2 },
  7: { points: 16, colors: 4, sharedPoints: 12, sharedColors: 2 },
} as const;
type MeshType = keyof typeof layouts;

/** The ShadingType of a mesh; undefined for other gradients. */
export function meshTypeOf(shading: PDFDict): MeshType | undefined {
  const type = numberEntry(shading, 'ShadingType');
  return type === 4 || type === 5 || type === 6 || type === 7 ? type : undefined;
}

/** Whether the triangles or patches of a mesh are too many, or cover each other too often, to be drawn in seconds. */
export function isTooMuchToDraw(shading: PDFDict, type: MeshType, samples: Buffer): boolean {
  const bits = (key: string) => Math.min(32, Math.max(0, Math.trunc(numberEntry(shading, key) ?? 0)));
  const place = bits('BitsPerCoordinate');
  const components = shading.has(PDFName.of('Function')) ? 1 : itemsOf(arrayEntry(shading, 'Decode')).length / 2 - 2;
  const color = Math.max(1, Math.trunc(components)) * bits('BitsPerComponent');
  const flag = type === 5 ? 0 : bits('BitsPerFlag');
  if (place === 0 || color === 0) return false;
  const layout = layouts[type];
  const reader = new BitReader(samples);
  const scale = 2 ** place - 1;
  let corners: [x: number, y: number][] = [];
  let wanted = 0;
  let pieces = 0;
  let coverage = 0;
  while (reader.hasMore && pieces <= maxPieces && coverage <= maxCoverage) {
    const isShared = (reader.read(flag) & 3) !== 0;
    const points = isShared ? layout.sharedPoints : layout.points;
    for (let point = 0; point < points; point++) corners.push([reader.read(place) / scale, reader.read(place) / scale]);
    reader.skip(color * (isShared ? layout.sharedColors : layout.colors));
    reader.align();
    // A triangle of its own takes three vertices, whose own flags do not count.
    if (type === 4 && wanted === 0 && !isShared) wanted = 3;
    if (wanted > 0 && --wanted > 0) continue;
    corners = corners.slice(type === 6 || type === 7 ? -points : -3);
    pieces++;
    coverage += areaAround(corners);
  }
  return pieces > maxPieces || coverage > maxCoverage;
}

/** The box around these points, whose coordinates are from 0 to 1. */
function areaAround(points: readonly (readonly [x: number, y: number])[]): number {
  const xs = points.map(([x]) => x);
  const ys = points.map(([, y]) => y);
  return (Math.max(...xs) - Math.min(...xs)) * (Math.max(...ys) - Math.min(...ys));
}

class BitReader {
  readonly #bytes: Buffer;
  /** In bits. */
  #at = 0;

  constructor(bytes: Buffer) {
    this.#bytes = bytes;
  }

  get hasMore(): boolean {
    return this.#at < this.#bytes.length * 8;
  }

  /** Up to 32 bits, the high ones first; 0 past the end. */
  read(count: number): number {
    let value = 0;
    for (let left = count; left > 0; ) {
      const free = 8 - (this.#at & 7);
      const taken = Math.min(free, left);
      const byte = this.#bytes[this.#at >> 3] ?? 0;
      value = value * 2 ** taken + ((byte >> (free - taken)) & ((1 << taken) - 1));
      this.#at += taken;
      left -= taken;
    }
    return value;
  }

  skip(count: number): void {
    this.#at += count;
  }

  align(): void {
    this.#at = (this.#at + 7) & ~7;
  }
}
