import type { Rule } from '../../../pdf/reading/page-reading.ts';
import type { PageSpace } from '../../../pdf/reading/page-space.ts';
import type { IsDivided } from '../../../pdf/text/text-segments.ts';

/** Letters may overlap a rule by this much, in points. */
const slack = 1;

/** Whether a vertical rule separates two characters of a line, as between table cells. */
export function dividedByRules(rules: readonly Rule[], space: PageSpace): IsDivided {
  const upright = rules.filter(({ direction }) => direction === 'vertical').toSorted((a, b) => a.at - b.at);
  if (upright.length === 0) return () => false;
  return (before, next) => {
    const [a, b] = [space.fromUpright(before), space.fromUpright(next)];
    const [from, to] = a.left <= b.left ? [a.right - slack, b.left + slack] : [b.right - slack, a.left + slack];
    const middle = (b.top + b.bottom) / 2;
    for (let index = firstFrom(upright, from); index < upright.length; index++) {
      const rule = upright[index];
      if (rule === undefined || rule.at > to) return false;
      if (rule.from <= middle && rule.to >= middle) return true;
    }
    return false;
  };
}

/** Binary search for the first rule at or after `position`. */
function firstFrom(rules: readonly Rule[], position: number): number {
  let [low, high] = [0, rules.length];
  while (low < high) {
    const middle = (low + high) >> 1;
    if ((rules[middle]?.at ?? 0) < position) low = middle + 1;
    else high = middle;
  }
  return low;
}
