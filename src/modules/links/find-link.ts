import { getTableColumns } from 'drizzle-orm';
import type pg from 'pg';
import type { LinkRow } from './links.repository.ts';
import { links } from './links.tables.ts';

const maxAtOnce = 500;

/** What a visit needs of a link. */
export type VisitedLink = Pick<LinkRow, (typeof columns)[number]>;
export type FindLink = (domain: string, code: string) => Promise<VisitedLink | undefined>;

const columns = [
  ...(['id', 'domain', 'code', 'url', 'host', 'state', 'expiresAt', 'expiredUrl', 'maxVisits', 'visits'] as const),
  ...(['passwordHash', 'redirect', 'title', 'description', 'image', 'targets', 'warning'] as const),
  ...(['hasWarningPage', 'createdAt'] as const),
];
// Not through Drizzle, whose work for each statement and row was a seventh of a redirect's.
const statement = `select ${columns.map((name) => `${getTableColumns(links)[name].name} as "${name}"`).join(', ')}
  from links where domain = $1 and code = any($2::text[])`;

/**
 * Finds links for redirects. Those asked for while a query runs share the next one, so that 50 visitors at once cost a few
 * queries, and a link that everybody clicks is one row of each. Nothing is remembered: a change holds for the next visit.
 */
export function createFindLink({ pool }: { pool: pg.Pool }): FindLink {
  const asked = new Map<string, Map<string, PromiseWithResolvers<VisitedLink | undefined>>>();
  const running = new Set<string>();

  async function askNext(domain: string): Promise<void> {
    running.add(domain);
    for (let waiting = asked.get(domain); waiting && waiting.size > 0; waiting = asked.get(domain)) {
      const now = new Map([...waiting].slice(0, maxAtOnce));
      for (const code of now.keys()) waiting.delete(code);
      try {
        for (const row of await findByCodes(pool, domain, [...now.keys()])) now.get(row.code)?.resolve(row);
        for (const answer of now.values()) answer.resolve(undefined);
      } catch (error) {
        for (const answer of now.values()) answer.reject(error);
      }
    }
    asked.delete(domain);
    running.delete(domain);
  }

  return (domain, code) => {
    const waiting = asked.get(domain) ?? new Map<string, PromiseWithResolvers<VisitedLink | undefined>>();
    asked.set(domain, waiting);
    const answer = waiting.get(code) ?? Promise.withResolvers<VisitedLink | undefined>();
    waiting.set(code, answer);
    if (!running.has(domain)) void askNext(domain);
    return answer.promise;
  };
}

async function findByCodes(pool: pg.Pool, domain: string, codes: readonly string[]): Promise<VisitedLink[]> {
  // PostgreSQL's bigint comes as text.
  type Row = Omit<VisitedLink, 'id'> & { id: string };
  const { rows } = await pool.query<Row>({ name: 'find links', text: statement, values: [domain, codes] });
  return rows.map((row) => ({ ...row, id: Number(row.id) }));
}
