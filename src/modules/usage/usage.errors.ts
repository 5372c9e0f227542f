import type { Allowance } from '../../catalog/define-tool.ts';
import { defineError } from '../../shared/errors.ts';
import { newAccountDays } from '../visitors/subjects.ts';

type UsedUp = { allowance: Allowance /** 'in 7 hours', 'on 1 December' */; resets: string };

const span = { day: 'today', month: 'this month' } as const;

export const usageErrors = {
  usedUp: defineError<UsedUp>('ALLOWANCE_USED_UP', 429, ({ allowance: { free, unit }, resets }) => {
    const what = free.max === 1 ? `free ${unit.one}` : `${free.max.toLocaleString('en-US')} free ${unit.many}`;
    return `You have used your ${what} for ${span[free.per]}. ${free.max === 1 ? 'The next comes' : 'They come back'} ${resets}. Pro users have no such limit.`;
  }),
  usedUpAtAddress: defineError<UsedUp>(
    'ALLOWANCE_USED_UP',
    429,
    ({ allowance: { free, unit }, resets }) =>
      `The free ${unit.many} of everyone at your network address are used up for ${span[free.per]}. They come back ${resets}. An account gets its own allowance ${newAccountDays} days after sign-up; Pro users have no such limit.`,
  ),
};
