/** A passage that could be better. Positions in UTF-16 units. */
export type Finding = {
  start: number;
  end: number;
  /** What could stand there instead, best first; none when only a person can decide. */
  replacements: readonly string[];
  /** Why, as a sentence. */
  reason: string;
  /** The rule's name, stable, for switching it off. */
  rule: string;
};

/** The rule for unknown words whose correction is a guess: only a person can decide. */
export const unsureSpelling = 'UnsureSpelling';

/** Whether nothing is changed without asking. */
export const isRemark = ({ rule, replacements }: Finding): boolean =>
  rule === unsureSpelling || replacements.length === 0;

/** A change of a text with its reason. Positions in UTF-16 units of the original. */
export type Change = { start: number; end: number; replacement: string; reason: string; rule: string };

/** The text with the changes made. They must not overlap. */
export function applyChanges(text: string, changes: readonly Pick<Change, 'start' | 'end' | 'replacement'>[]): string {
  let changed = '';
  let at = 0;
  for (const { start, end, replacement } of [...changes].sort((a, b) => a.start - b.start)) {
    changed += text.slice(at, start) + replacement;
    at = end;
  }
  return changed + text.slice(at);
}

/** Drops whatever overlaps an earlier one of the list. */
export function withoutOverlaps<Place extends { start: number; end: number }>(places: readonly Place[]): Place[] {
  const kept: Place[] = [];
  for (const place of places) {
    if (kept.every(({ start, end }) => place.end <= start || place.start >= end)) kept.push(place);
  }
  return kept.sort((a, b) => a.start - b.start);
}

/** The best change of each finding that is no remark, without overlaps. */
export const changesOf = (findings: readonly Finding[]): Change[] =>
  withoutOverlaps(
    findings.flatMap((each) => {
      const { replacements, ...finding } = each;
      const [replacement] = replacements;
      return replacement === undefined || isRemark(each) ? [] : [{ ...finding, replacement }];
    }),
  );

/**
 * Two rounds of changes as one: `later` has positions in the text that `earlier` made. A later change that touches an earlier
 * one is merged with it.
 */
export function composeChanges(text: string, earlier: readonly Change[], later: readonly Change[]): Change[] {
  const middle = applyChanges(text, earlier);
  /** Earlier changes with their places in the middle text, and how far what follows has moved. */
  let moved = 0;
  const placed = [...earlier]
    .sort((a, b) => a.start - b.start)
    .map((change) => {
      const start = change.start + moved;
      moved += change.replacement.length - (change.end - change.start);
      return { change, start, end: start + change.replacement.length, movedAfter: moved };
    });
  const toOriginal = (position: number) => position - (placed.findLast(({ end }) => end <= position)?.movedAfter ?? 0);

  const composed: Change[] = [];
  let open = placed;
  for (const next of [...later].sort((a, b) => a.start - b.start)) {
    const touched = open.filter(({ start, end }) => start < next.end && end > next.start);
    const [first, last] = [touched[0], touched.at(-1)];
    open = open.filter((each) => !touched.includes(each));
    if (!first || !last) {
      composed.push({ ...next, start: toOriginal(next.start), end: toOriginal(next.end) });
      continue;
    }
    const before = middle.slice(first.start, Math.max(first.start, next.start));
    const after = middle.slice(Math.min(last.end, next.end), last.end);
    const [from, to] = [Math.min(next.start, first.start), Math.max(next.end, last.end)];
    composed.push({
      start: from === first.start ? first.change.start : toOriginal(from),
      end: to === last.end ? last.change.end : toOriginal(to),
      replacement: before + next.replacement + after,
      reason: first.change.reason,
      rule: first.change.rule,
    });
  }
  return [...open.map(({ change }) => change), ...composed].sort((a, b) => a.start - b.start);
}
