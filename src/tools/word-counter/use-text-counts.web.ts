import { useMemo } from 'react';
import { useLatestAnswer } from '../../web/kit/worker/use-latest-answer.ts';
import { countText, type TextCounts, workerThreshold } from './count-text.ts';
import type { TextLink } from './use-text-link.web.ts';

const noCounts = countText('');

/**
 * The counts of a text: computed at once for a short one, by the worker for a long one.
 *
 * @param job 'count' for the text being written, 'countOnce' for any other
 * @returns `isCurrent` is false while the counts are still those of the last text
 */
export function useTextCounts(
  link: TextLink,
  text: string,
  job: 'count' | 'countOnce',
): { counts: TextCounts; isCurrent: boolean } {
  const isLong = text.length > workerThreshold;
  const near = useMemo(() => (isLong ? undefined : countText(text)), [isLong, text]);
  const far = useLatestAnswer(isLong ? text : undefined, async (asked) => {
    try {
      return await link.ask(job, asked);
    } catch {
      // Without a worker, the page counts by itself, only less smoothly.
      return countText(asked);
    }
  });
  if (near) return { counts: near, isCurrent: true };
  return { counts: far?.answer ?? noCounts, isCurrent: far?.question === text };
}
