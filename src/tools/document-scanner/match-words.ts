/** A word that is in both texts, with its index in each. */
export type WordMatch = { before: number; after: number };

/** Limit on the edit distance: time and memory grow with its square. */
const maxChanges = 1500;

/**
 * The longest common subsequence of words, by Myers' algorithm ("An O(ND) Difference Algorithm and Its Variations", 1986).
 * Texts that differ too much match only at their beginning and end.
 */
export function matchWords(before: readonly string[], after: readonly string[]): WordMatch[] {
  let start = 0;
  while (start < before.length && start < after.length && before[start] === after[start]) start += 1;
  let [endBefore, endAfter] = [before.length, after.length];
  while (endBefore > start && endAfter > start && before[endBefore - 1] === after[endAfter - 1]) {
    endBefore -= 1;
    endAfter -= 1;
  }
  const middle = walk(before.slice(start, endBefore), after.slice(start, endAfter));
  return [
    ...Array.from({ length: start }, (_, index) => ({ before: index, after: index })),
    ...middle.map((match) => ({ before: match.before + start, after: match.after + start })),
    ...Array.from({ length: before.length - endBefore }, (_, index) => ({
      before: endBefore + index,
      after: endAfter + index,
    })),
  ];
}

/** Finds the furthest reaching paths with ever more changes, then walks back from the end. */
function walk(before: readonly string[], after: readonly string[]): WordMatch[] {
  if (before.length === 0 || after.length === 0) return [];
  const most = Math.min(before.length + after.length, maxChanges);
  const middle = most + 1;
  const reach = new Int32Array(2 * most + 3);
  const traces: Int32Array[] = [];
  for (let changes = 0; changes <= most; changes += 1) {
    traces.push(reach.slice(middle - changes - 1, middle + changes + 2));
    for (let diagonal = -changes; diagonal <= changes; diagonal += 2) {
      const isDown =
        diagonal === -changes ||
        (diagonal !== changes && (reach[middle + diagonal - 1] ?? 0) < (reach[middle + diagonal + 1] ?? 0));
      let x = isDown ? (reach[middle + diagonal + 1] ?? 0) : (reach[middle + diagonal - 1] ?? 0) + 1;
      while (x < before.length && x - diagonal < after.length && before[x] === after[x - diagonal]) x += 1;
      reach[middle + diagonal] = x;
      if (x >= before.length && x - diagonal >= after.length) return walkBack(traces, before.length, after.length);
    }
  }
  return [];
}

function walkBack(traces: readonly Int32Array[], beforeLength: number, afterLength: number): WordMatch[] {
  const matches: WordMatch[] = [];
  let [x, y] = [beforeLength, afterLength];
  for (let changes = traces.length - 1; changes >= 0; changes -= 1) {
    const trace = traces[changes];
    // Each trace holds the diagonals from -changes - 1 to changes + 1, as before its round.
    const at = (diagonal: number) => trace?.[diagonal + changes + 1] ?? 0;
    const diagonal = x - y;
    const isDown = diagonal === -changes || (diagonal !== changes && at(diagonal - 1) < at(diagonal + 1));
    const previous = isDown ? diagonal + 1 : diagonal - 1;
    const previousX = changes === 0 ? 0 : at(previous);
    const previousY = changes === 0 ? 0 : previousX - previous;
    while (x > previousX && y > previousY) {
      x -= 1;
      y -= 1;
      matches.push({ before: x, after: y });
    }
    [x, y] = [previousX, previousY];
  }
  return matches.reverse();
}
