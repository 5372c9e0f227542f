/**
 * Cleans a cut: parts of the subject below `leastPart` of the largest are removed, and holes below `leastHole` of the image are
 * filled. Changes `isSubject`, which has 1 for the subject.
 */
export function cleanRegions(
  isSubject: Uint8Array,
  width: number,
  { leastPart, leastHole }: { leastPart: number; leastHole: number },
): void {
  const parts = findRegions(isSubject, width, 1);
  const largest = parts.sizes.reduce((one, other) => Math.max(one, other), 0);
  drop(isSubject, parts, 0, largest * leastPart);
  drop(isSubject, findRegions(isSubject, width, 0), 1, isSubject.length * leastHole);
}

type Regions = { labels: Int32Array; sizes: number[] };

function drop(isSubject: Uint8Array, { labels, sizes }: Regions, value: 0 | 1, below: number): void {
  for (let index = 0; index < labels.length; index += 1) {
    const size = sizes[(labels[index] ?? 0) - 1];
    if (size !== undefined && size < below) isSubject[index] = value;
  }
}

/** Connected regions of a value, side by side. Labels begin at 1. */
function findRegions(values: Uint8Array, width: number, value: number): Regions {
  const labels = new Int32Array(values.length);
  const stack = new Int32Array(values.length);
  const sizes: number[] = [];
  for (let start = 0; start < values.length; start += 1) {
    if (labels[start] !== 0 || values[start] !== value) continue;
    const label = sizes.length + 1;
    let size = 0;
    let depth = 1;
    stack[0] = start;
    labels[start] = label;
    const visit = (index: number) => {
      if (values[index] !== value || labels[index] !== 0) return;
      labels[index] = label;
      stack[depth] = index;
      depth += 1;
    };
    while (depth > 0) {
      depth -= 1;
      const index = stack[depth] ?? 0;
      const x = index % width;
      size += 1;
      visit(index - width);
      visit(index + width);
      if (x > 0) visit(index - 1);
      if (x < width - 1) visit(index + 1);
    }
    sizes.push(size);
  }
  return { labels, sizes };
}
