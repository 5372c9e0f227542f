import { brotliCompressSync, brotliDecompressSync } from 'node:zlib';
import { innerSize, patchSize } from './patch.ts';

/** A tree of questions about the inner patch, and at each leaf one filter per result pixel. */
export type FilterTree = {
  depth: number;
  /** Per contrast bin and node, `innerSize` weights; nodes count from 1, as in a heap. */
  nodes: Float32Array;
  /** Per contrast bin and node, in multiples of the contrast. */
  thresholds: Float32Array;
  /** Per contrast bin, leaf and result pixel, `patchSize` weights. */
  leaves: Float32Array;
};

/** Filters that are applied together; their mean is added to the plane. */
export type FilterStage = {
  /** Result pixels per pixel, on each side. */
  scale: number;
  /** Borders between the bins, as standard deviation of the inner patch. */
  bins: readonly number[];
  trees: readonly FilterTree[];
};

/** Stages that are applied one after another. */
export type FilterSet = { stages: readonly FilterStage[] };

/** Patches with a smaller standard deviation are plain surfaces: nothing to improve. */
export const flatContrast = 1.5;

type Header = { stages: { scale: number; bins: number[]; depths: number[] }[] };

const nodeLevels = 127;

/**
 * A set as stored, compressed with brotli: the length of a JSON header, the header, and for each tree nodes (8 bits), thresholds (32-bit floats),
 * a factor for each filter (32-bit floats) and the filters (8 bits).
 */
export function packFilterSet({ stages }: FilterSet): Uint8Array {
  const header: Header = {
    stages: stages.map(({ scale, bins, trees }) => ({
      scale,
      bins: [...bins],
      depths: trees.map(({ depth }) => depth),
    })),
  };
  const parts: Uint8Array[] = [];
  for (const { nodes, thresholds, leaves } of stages.flatMap(({ trees }) => trees)) {
    const factors = Float32Array.from({ length: leaves.length / patchSize }, (_, filter) => {
      const weights = leaves.subarray(filter * patchSize, (filter + 1) * patchSize);
      return weights.reduce((most, weight) => Math.max(most, Math.abs(weight)), 0) / 127;
    });
    const filters = Int8Array.from(leaves, (weight, at) => {
      const factor = factors[Math.floor(at / patchSize)] ?? 0;
      return factor === 0 ? 0 : Math.round(weight / factor);
    });
    parts.push(bytesOf(Int8Array.from(nodes, (weight) => Math.round(weight * nodeLevels))));
    parts.push(bytesOf(thresholds), bytesOf(factors), bytesOf(filters));
  }
  const text = new TextEncoder().encode(JSON.stringify(header));
  return brotliCompressSync(Buffer.concat([Uint8Array.of(text.length & 255, text.length >> 8), text, ...parts]));
}

const bytesOf = ({ buffer, byteOffset, byteLength }: Float32Array | Int8Array): Uint8Array =>
  new Uint8Array(buffer, byteOffset, byteLength);

export function unpackFilterSet(packed: Uint8Array): FilterSet {
  const file = brotliDecompressSync(packed);
  const headerLength = (file[0] ?? 0) + (file[1] ?? 0) * 256;
  const header: Header = JSON.parse(new TextDecoder().decode(file.subarray(2, 2 + headerLength)));
  let offset = 2 + headerLength;
  const take = (bytes: number): ArrayBuffer => {
    offset += bytes;
    return new Uint8Array(file.subarray(offset - bytes, offset)).buffer;
  };
  return {
    stages: header.stages.map(({ scale, bins, depths }) => ({
      scale,
      bins,
      trees: depths.map((depth) => {
        const nodeCount = (bins.length + 1) << depth;
        const filterCount = nodeCount * scale * scale;
        const nodes = Float32Array.from(new Int8Array(take(nodeCount * innerSize)), (weight) => weight / nodeLevels);
        const thresholds = new Float32Array(take(nodeCount * 4));
        const factors = new Float32Array(take(filterCount * 4));
        const leaves = Float32Array.from(
          new Int8Array(take(filterCount * patchSize)),
          (weight, at) => weight * (factors[Math.floor(at / patchSize)] ?? 0),
        );
        return { depth, nodes, thresholds, leaves };
      }),
    })),
  };
}
