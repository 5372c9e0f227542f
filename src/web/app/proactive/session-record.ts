import type { AnalysisRequest } from '../../../modules/proactive/proactive.contract.ts';
import { type Action, maxPageVisits, writeAction } from '../../../modules/proactive/suggestion-words.contract.ts';
import { SECOND_MS } from '../../../shared/units.ts';

/** What a visit has been so far. It is in memory only, and gone with the tab. */
export function createSessionRecord(now: () => number = () => performance.now()) {
  const begun = now();
  let openedAt = begun;
  const pageVisits: string[] = [];
  const toolsUsed = new Set<string>();
  return {
    open: (path: string): void => {
      openedAt = now();
      pageVisits.push(path);
      pageVisits.splice(0, pageVisits.length - maxPageVisits);
    },
    /** Something was done with the tool of the current page. */
    use: (): void => {
      const slug = /^\/tools\/([^/]+)/.exec(pageVisits.at(-1) ?? '')?.[1];
      if (slug !== undefined) toolsUsed.add(slug);
    },
    describe: (lastAction: Action, { userAgent, time }: { userAgent: string; time: Date }): AnalysisRequest => ({
      currentPage: pageVisits.at(-1) ?? '/',
      timeOnPage: Math.round((now() - openedAt) / SECOND_MS),
      sessionDuration: Math.round((now() - begun) / SECOND_MS),
      toolsUsed: [...toolsUsed],
      pageVisits: [...pageVisits],
      lastAction: writeAction(lastAction),
      userAgent,
      timestamp: time.toISOString(),
    }),
  };
}
