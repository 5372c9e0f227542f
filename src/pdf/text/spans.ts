/** A stretch along one axis, in points. */
export type Span = { from: number; to: number };

/** What lies in both. */
export const intersect = (some: readonly Span[], others: readonly Span[]): Span[] =>
  some.flatMap((a) =>
    others
      .map((b) => ({ from: Math.max(a.from, b.from), to: Math.min(a.to, b.to) }))
      .filter(({ from, to }) => to > from),
  );
