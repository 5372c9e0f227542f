import { t } from '../../shared/language/translate.ts';
import { amounts } from './amounts.ts';
import type { TextCounts } from './count-text.ts';

/** A target to reach, or not to exceed. */
export type Goal = {
  of: 'words' | 'characters' | 'sentences' | 'paragraphs' | 'readingMinutes' | 'speakingMinutes';
  target: number;
  /** 'at-least' must be reached, 'at-most' not exceeded. */
  kind: 'at-least' | 'at-most';
};

export type GoalProgress = {
  /** 0 to 1, capped; the share of the target used. */
  fraction: number;
  met: boolean;
  /** The difference: '120 words to go', '30 characters left', '5 words too many'. */
  sentence: string;
};

export const largestGoal = 10_000_000;

/** A target as typed: a whole number from 1 to ten million, or undefined when invalid. */
export function parseGoalTarget(typed: string): number | undefined {
  const digits = typed.trim().replaceAll(/[\s,.'’_]/g, '');
  const target = /^\d{1,8}$/.test(digits) ? Number(digits) : 0;
  return target >= 1 && target <= largestGoal ? target : undefined;
}

/** A text's progress towards a goal. */
export function measureGoal(goal: Goal, counts: TextCounts): GoalProgress {
  const value = counts[goal.of];
  const distance = Math.abs(goal.target - value);
  const amount = amounts[goal.of](distance);
  const fraction = Math.min(1, value / goal.target);
  if (goal.kind === 'at-least') {
    const met = value >= goal.target;
    if (distance === 0) return { fraction, met, sentence: t('Goal reached') };
    return {
      fraction,
      met,
      sentence: met ? t('Goal reached, {amount} more', { amount }) : t('{amount} to go', { amount }),
    };
  }
  const met = value <= goal.target;
  return { fraction, met, sentence: met ? t('{amount} left', { amount }) : t('{amount} too many', { amount }) };
}
