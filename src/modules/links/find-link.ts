import type { LinkRow, LinksRepository } from './links.repository.ts';

const maxAtOnce = 500;

export type FindLink = (domain: string, code: string) => Promise<LinkRow | undefined>;

/**
 * Finds links for redirects. Those asked for while a query runs share the next one, so that 50 visitors at once cost a few
 * queries, and a link that everybody clicks is one row of each. Nothing is remembered: a change holds for the next visit.
 */
export function createFindLink({ repository }: { repository: Pick<LinksRepository, 'findByCodes'> }): FindLink {
  const asked = new Map<string, Map<string, PromiseWithResolvers<LinkRow | undefined>>>();
  const running = new Set<string>();

  async function askNext(domain: string): Promise<void> {
    running.add(domain);
    for (let waiting = asked.get(domain); waiting && waiting.size > 0; waiting = asked.get(domain)) {
      const now = new Map([...waiting].slice(0, maxAtOnce));
      for (const code of now.keys()) waiting.delete(code);
      try {
        for (const row of await repository.findByCodes(domain, [...now.keys()])) now.get(row.code)?.resolve(row);
        for (const answer of now.values()) answer.resolve(undefined);
      } catch (error) {
        for (const answer of now.values()) answer.reject(error);
      }
    }
    asked.delete(domain);
    running.delete(domain);
  }

  return (domain, code) => {
    const waiting = asked.get(domain) ?? new Map<string, PromiseWithResolvers<LinkRow | undefined>>();
    asked.set(domain, waiting);
    const answer = waiting.get(code) ?? Promise.withResolvers<LinkRow | undefined>();
    waiting.set(code, answer);
    if (!running.has(domain)) void askNext(domain);
    return answer.promise;
  };
}
