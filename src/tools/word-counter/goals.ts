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

const units: Record<Goal['of'], [one: string, many: string]> = {
  words: ['word', 'words'],
  characters: ['character', 'characters'],
  sentences: ['sentence', 'sentences'],
  paragraphs: ['paragraph', 'paragraphs'],
  readingMinutes: ['minute of reading', 'minutes of reading'],
  speakingMinutes: ['minute of speech', 'minutes of speech'],
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
  const [one, many] = units[goal.of];
  const amount = `${distance.toLocaleString('en')} ${distance === 1 ? one : many}`;
  const fraction = Math.min(1, value / goal.target);
  if (goal.kind === 'at-least') {
    const met = value >= goal.target;
    if (distance === 0) return { fraction, met, sentence: 'Goal reached' };
    return { fraction, met, sentence: met ? `Goal reached, ${amount} more` : `${amount} to go` };
  }
  const met = value <= goal.target;
  return { fraction, met, sentence: met ? `${amount} left` : `${amount} too many` };
}
