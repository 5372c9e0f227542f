import type { FilterTree } from '../../src/engines/photo/filters/filter-set.ts';
import { innerSize } from '../../src/engines/photo/filters/patch.ts';
import { principalDirection } from './solve.ts';

type Samples = { patches: Float32Array; contrasts: Float32Array };

/** Nodes are stored with 8 bits. */
const levels = 127;

/** A tree without leaves: each node halves its patches along a direction in which they differ most. */
export function growTree(
  { patches, contrasts }: Samples,
  {
    depth,
    bins,
    directions,
    random,
  }: {
    depth: number;
    bins: readonly number[];
    /** Each node takes one of so many principal directions. */
    directions: number;
    random: () => number;
  },
): Omit<FilterTree, 'leaves'> {
  const nodeCount = (bins.length + 1) << depth;
  const nodes = new Float32Array(nodeCount * innerSize);
  const thresholds = new Float32Array(nodeCount);

  const grow = (bin: number, node: number, members: readonly number[], level: number): void => {
    if (level === depth || members.length < 2) return;
    const which = Math.floor(random() * directions);
    const direction = principalDirection(patches, members, { size: innerSize, which }).map(
      (weight) => Math.round(weight * levels) / levels,
    );
    const at = (bin << depth) + node;
    nodes.set(direction, at * innerSize);
    const projections = members.map((member) => {
      let dot = 0;
      for (let index = 0; index < innerSize; index += 1) {
        dot += (direction[index] ?? 0) * (patches[member * innerSize + index] ?? 0);
      }
      return dot;
    });
    const threshold = Float32Array.from(projections).sort()[projections.length >> 1] ?? 0;
    thresholds[at] = threshold;
    grow(
      bin,
      node * 2,
      members.filter((_, index) => (projections[index] ?? 0) < threshold),
      level + 1,
    );
    grow(
      bin,
      node * 2 + 1,
      members.filter((_, index) => (projections[index] ?? 0) >= threshold),
      level + 1,
    );
  };

  const members: number[][] = Array.from({ length: bins.length + 1 }, () => []);
  for (const [index, contrast] of contrasts.entries()) {
    members[bins.filter((border) => contrast >= border).length]?.push(index);
  }
  for (const [bin, own] of members.entries()) grow(bin, 1, own, 0);
  return { depth, nodes, thresholds };
}
