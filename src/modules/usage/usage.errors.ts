import type { Allowance } from '../../catalog/define-tool.ts';
import { inReadersLanguage } from '../../platform/language/speak.ts';
import { defineError } from '../../shared/errors.ts';
import { t } from '../../shared/language/translate.ts';
import { newAccountDays } from '../visitors/subjects.ts';

type UsedUp = { allowance: Allowance /** 'in 7 hours', 'on December 1 (UTC)' */; resets: string };

export const usageErrors = {
  usedUp: defineError<UsedUp>('ALLOWANCE_USED_UP', 429, ({ allowance: { free, unit }, resets }) => {
    const values = { count: free.max, one: inReadersLanguage(unit.one), many: inReadersLanguage(unit.many), resets };
    return free.per === 'day'
      ? t(
          '{count, plural, one {You have used your free {one} for today. The next comes {resets}.} other {You have used your # free {many} for today. They come back {resets}.}} Pro users have no such limit.',
          values,
        )
      : t(
          '{count, plural, one {You have used your free {one} for this month. The next comes {resets}.} other {You have used your # free {many} for this month. They come back {resets}.}} Pro users have no such limit.',
          values,
        );
  }),
  usedUpAtAddress: defineError<UsedUp>('ALLOWANCE_USED_UP', 429, ({ allowance: { free, unit }, resets }) => {
    const values = { many: inReadersLanguage(unit.many), resets, days: newAccountDays };
    return free.per === 'day'
      ? t(
          'The free {many} of everyone at your network address are used up for today. They come back {resets}. An account gets its own allowance {days, plural, one {# day} other {# days}} after sign-up; Pro users have no such limit.',
          values,
        )
      : t(
          'The free {many} of everyone at your network address are used up for this month. They come back {resets}. An account gets its own allowance {days, plural, one {# day} other {# days}} after sign-up; Pro users have no such limit.',
          values,
        );
  }),
};
