import { defineError } from '../../shared/errors.ts';
import { t } from '../../shared/language/translate.ts';

/** As those of the engine, codes begin with AI_. */
export const budgetErrors = {
  usedUp: defineError<{ resets: string }>('AI_BUDGET_USED_UP', 429, ({ resets }) =>
    t(
      'You have used your AI allowance for today, or what is left is too little for this text. It comes back {resets}. The built-in engine has no such limit.',
      { resets },
    ),
  ),
  usedUpAtAddress: defineError<{ resets: string }>('AI_BUDGET_USED_UP', 429, ({ resets }) =>
    t(
      'The AI allowance of everyone at your network address is used up for today. It comes back {resets}. The built-in engine has no such limit.',
      { resets },
    ),
  ),
  usedUpOnSite: defineError<{ resets: string }>('AI_SITE_BUDGET_USED_UP', 429, ({ resets }) =>
    t('The AI allowance of this site is used up for today. It comes back {resets}. The built-in engine still works.', {
      resets,
    }),
  ),
};
