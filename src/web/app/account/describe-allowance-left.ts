import type { Allowance } from '../../../catalog/define-tool.ts';
import { language, t } from '../../../shared/language/translate.ts';

/** `'3 of 5 scans left this month'`; undefined on a plan that is not counted. */
export function describeAllowanceLeft(
  { max, remaining, per }: { max: number | null; remaining: number | null; per: Allowance['free']['per'] },
  unit: Allowance['unit'],
): string | undefined {
  if (max === null || remaining === null) return undefined;
  const words = { max: whole(max), remaining: whole(remaining), uses: max === 1 ? unit.one : unit.many };
  if (remaining === 0)
    return per === 'day'
      ? t('Your {max} free {uses} for today are used up; more from tomorrow (midnight UTC).', words)
      : t('Your {max} free {uses} for this month are used up; more from the first of next month (UTC).', words);
  return per === 'day'
    ? t('{remaining} of {max} free {uses} left today', words)
    : t('{remaining} of {max} free {uses} left this month', words);
}

export const deletedSoonNote = (): string => t('What you delete within a minute, unused, is not counted.');

const whole = (value: number): string => value.toLocaleString(language());
