/** One line of the table: ours beside the peer's, measured alternately in one run. */
export type Row = {
  what: string;
  /** With its unit: '1.42 s', '38 MB'. */
  ours: string;
  peer: string;
  /** Ours divided by the peer's, as in the target; undefined without a peer. */
  ratio?: number;
  /** The target in words: 'at most 1.25'. */
  target: string;
  holds: boolean;
};

export type Suite = {
  name: string;
  /** What is compared, in a sentence. */
  about: string;
  run: () => Promise<Row[]>;
};

export const median = (values: readonly number[]): number => {
  const sorted = values.toSorted((a, b) => a - b);
  const middle = sorted.length >> 1;
  const upper = sorted[middle] ?? Number.NaN;
  return sorted.length % 2 === 1 ? upper : ((sorted[middle - 1] ?? upper) + upper) / 2;
};

/** The given percentile. */
export function percentile(values: readonly number[], percent: number): number {
  const sorted = values.toSorted((a, b) => a - b);
  return sorted[Math.max(0, Math.ceil((percent / 100) * sorted.length) - 1)] ?? Number.NaN;
}

/** Milliseconds that `work` took. */
export async function time(work: () => Promise<unknown>): Promise<number> {
  const start = performance.now();
  await work();
  return performance.now() - start;
}

/**
 * Times two functions alternately, so that a busy moment hits both, and returns their medians in milliseconds. A first round
 * of each does not count.
 */
export async function alternate(
  rounds: number,
  ours: () => Promise<unknown>,
  peer: () => Promise<unknown>,
): Promise<{ ours: number; peer: number }> {
  const times = { ours: [] as number[], peer: [] as number[] };
  await ours();
  await peer();
  for (let round = 0; round < rounds; round++) {
    times.ours.push(await time(ours));
    times.peer.push(await time(peer));
  }
  return { ours: median(times.ours), peer: median(times.peer) };
}

export const seconds = (milliseconds: number): string => `${(milliseconds / 1000).toFixed(2)} s`;

export const atMost = (limit: number, ratio: number): Pick<Row, 'ratio' | 'target' | 'holds'> => ({
  ratio,
  target: `at most ${limit}`,
  holds: ratio <= limit,
});

export const atLeast = (limit: number, ratio: number): Pick<Row, 'ratio' | 'target' | 'holds'> => ({
  ratio,
  target: `at least ${limit}`,
  holds: ratio >= limit,
});
