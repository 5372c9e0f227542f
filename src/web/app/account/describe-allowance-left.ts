import type { Allowance } from '../../../catalog/define-tool.ts';

export const whenWords = { day: 'today', month: 'this month' } as const;
const untilWords = { day: 'tomorrow (midnight UTC)', month: 'the first of next month (UTC)' } as const;

/** `'3 of 5 scans left this month'`; undefined on a plan that is not counted. */
export function describeAllowanceLeft(
  { max, remaining, per }: { max: number | null; remaining: number | null; per: Allowance['free']['per'] },
  unit: Allowance['unit'],
): string | undefined {
  if (max === null || remaining === null) return undefined;
  const many = max === 1 ? unit.one : unit.many;
  if (remaining === 0)
    return `Your ${whole(max)} free ${many} for ${whenWords[per]} are used up; more from ${untilWords[per]}.`;
  return `${whole(remaining)} of ${whole(max)} free ${many} left ${whenWords[per]}`;
}

/** `'A scan you delete within a minute, unused, is not counted.'` */
export const deletedSoonNote = ({ one }: Allowance['unit']): string =>
  `A ${one} you delete within a minute, unused, is not counted.`;

const whole = (value: number): string => value.toLocaleString('en-US');
