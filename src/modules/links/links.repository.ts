import { and, arrayContains, desc, eq, inArray, isNotNull, lt, ne, or, type SQL, sql } from 'drizzle-orm';
import type { Database } from '../../platform/database/database.ts';
import type { DayCounts } from './click-counts.ts';
import { blockedHosts, linkClicks, linkDayKeys, linkDays, linkReports, links, linkVisitors } from './links.tables.ts';

export type LinkRow = typeof links.$inferSelect;
export type NewLink = typeof links.$inferInsert;
export type ListedLink = LinkRow & { clicks: number; visitors: number };
export type LinksRepository = ReturnType<typeof createLinksRepository>;

const sumOf = (column: typeof linkDays.clicks | typeof linkDays.visitors) =>
  sql<number>`(select coalesce(sum(${column}), 0) from ${linkDays} where ${linkDays.linkId} = ${links.id})`.mapWith(
    Number,
  );
const withTotals = { link: links, clicks: sumOf(linkDays.clicks), visitors: sumOf(linkDays.visitors) };
const flat = (row: { link: LinkRow; clicks: number; visitors: number }): ListedLink => ({
  ...row.link,
  clicks: row.clicks,
  visitors: row.visitors,
});

/** `%` and `_` in a search stand for themselves. */
const contains = (column: SQL | typeof links.url | typeof links.code | typeof links.note, text: string) =>
  sql`${column} ilike ${`%${text.replace(/[\\%_]/g, (character) => `\\${character}`)}%`}`;

export function createLinksRepository(database: Database) {
  const select = () => database.select(withTotals).from(links);
  const ownedBy = (owners: readonly string[]) => and(inArray(links.owner, [...owners]), ne(links.state, 'deleted'));

  return {
    /** Undefined when the code is taken, or the call has made its link already. */
    insert: async (row: NewLink): Promise<LinkRow | undefined> => {
      const [inserted] = await database.insert(links).values(row).onConflictDoNothing().returning();
      return inserted;
    },

    findByCallKey: async (callKey: string): Promise<LinkRow | undefined> => {
      const [row] = await database.select().from(links).where(eq(links.callKey, callKey));
      return row;
    },

    countOf: (owner: string): Promise<number> =>
      database.$count(links, and(eq(links.owner, owner), ne(links.state, 'deleted'))),

    /** Which of these codes are taken. */
    taken: async (domain: string, codes: readonly string[]): Promise<Set<string>> => {
      const rows = await database
        .select({ code: links.code })
        .from(links)
        .where(and(eq(links.domain, domain), inArray(links.code, [...codes])));
      return new Set(rows.map(({ code }) => code));
    },

    /** Takes one of a link's limited visits; false when none is left. */
    takeVisit: async (id: number): Promise<boolean> => {
      const taken = await database
        .update(links)
        .set({ visits: sql`${links.visits} + 1` })
        .where(and(eq(links.id, id), sql`${links.visits} < ${links.maxVisits}`))
        .returning({ id: links.id });
      return taken.length > 0;
    },

    find: async (owners: readonly string[], id: number, { deleted = false } = {}): Promise<ListedLink | undefined> => {
      const [row] = await select().where(
        and(
          eq(links.id, id),
          inArray(links.owner, [...owners]),
          deleted ? eq(links.state, 'deleted') : ne(links.state, 'deleted'),
        ),
      );
      return row && flat(row);
    },

    list: async (
      owners: readonly string[],
      { search, tag, limit, offset }: { search: string; tag: string; limit: number; offset: number },
    ): Promise<{ rows: ListedLink[]; total: number }> => {
      const where = and(
        ownedBy(owners),
        search === ''
          ? undefined
          : or(contains(links.url, search), contains(links.code, search), contains(links.note, search)),
        tag === '' ? undefined : arrayContains(links.tags, [tag]),
      );
      const [rows, total] = await Promise.all([
        select().where(where).orderBy(desc(links.id)).limit(limit).offset(offset),
        database.$count(links, where),
      ]);
      return { rows: rows.map(flat), total };
    },

    tagsOf: async (owners: readonly string[]): Promise<string[]> => {
      const { rows } = await database.execute<{ tag: string }>(
        sql`select distinct unnest(${links.tags}) as tag from ${links} where ${ownedBy(owners)} order by 1 limit 500`,
      );
      return rows.map(({ tag }) => tag);
    },

    update: async (id: number, changes: Partial<NewLink>): Promise<void> => {
      await database.update(links).set(changes).where(eq(links.id, id));
    },

    /** Moves links to another owner; returns how many. */
    move: async (from: readonly string[], to: string): Promise<number> => {
      if (from.length === 0) return 0;
      const moved = await database
        .update(links)
        .set({ owner: to })
        .where(inArray(links.owner, [...from]))
        .returning({ id: links.id });
      return moved.length;
    },

    /** The rows of a link's days from this one on ('YYYY-MM-DD'). */
    days: (id: number, from: string): Promise<{ day: string; counts: DayCounts }[]> =>
      database
        .select({ day: linkDays.day, counts: linkDays.counts })
        .from(linkDays)
        .where(and(eq(linkDays.linkId, id), sql`${linkDays.day} >= ${from}`)),

    // Administration

    search: async ({
      search,
      reported,
      limit,
      offset,
    }: {
      search: string;
      reported: boolean;
      limit: number;
      offset: number;
    }): Promise<{ rows: (ListedLink & { reports: { at: Date; reason: string }[] })[]; total: number }> => {
      const isReported = sql`exists (select 1 from ${linkReports} where ${linkReports.linkId} = ${links.id})`;
      const where = and(
        ne(links.state, 'deleted'),
        search === '' ? undefined : or(contains(links.url, search), contains(links.code, search)),
        reported ? isReported : undefined,
      );
      const [rows, total] = await Promise.all([
        select().where(where).orderBy(desc(links.id)).limit(limit).offset(offset),
        database.$count(links, where),
      ]);
      const ids = rows.map(({ link }) => link.id);
      const reports =
        ids.length === 0 ? [] : await database.select().from(linkReports).where(inArray(linkReports.linkId, ids));
      return {
        rows: rows.map((row) => ({ ...flat(row), reports: reports.filter(({ linkId }) => linkId === row.link.id) })),
        total,
      };
    },

    findAny: async (id: number): Promise<ListedLink | undefined> => {
      const [row] = await select().where(eq(links.id, id));
      return row && flat(row);
    },

    /** Adds a report and returns how many different reporters there are now. */
    report: async (row: { linkId: number; reporter: string; reason: string; at: Date }): Promise<number> => {
      await database.insert(linkReports).values(row).onConflictDoNothing();
      return database.$count(linkReports, eq(linkReports.linkId, row.linkId));
    },

    reportsOf: (id: number): Promise<{ at: Date; reason: string }[]> =>
      database
        .select({ at: linkReports.at, reason: linkReports.reason })
        .from(linkReports)
        .where(eq(linkReports.linkId, id)),

    clearReports: async (id: number): Promise<void> => {
      await database.delete(linkReports).where(eq(linkReports.linkId, id));
    },

    blockedHosts: (): Promise<(typeof blockedHosts.$inferSelect)[]> =>
      database.select().from(blockedHosts).orderBy(blockedHosts.host),
    block: async (host: string): Promise<void> => {
      await database.insert(blockedHosts).values({ host, createdAt: new Date() }).onConflictDoNothing();
    },
    unblock: async (host: string): Promise<boolean> => {
      const gone = await database.delete(blockedHosts).where(eq(blockedHosts.host, host)).returning();
      return gone.length > 0;
    },

    countAll: (): Promise<number> => database.$count(links, ne(links.state, 'deleted')),

    // Upkeep

    /** Takes the content and the statistics of links that were deleted before this; their codes stay taken. */
    purgeDeleted: async (before: Date): Promise<void> => {
      const gone = database
        .select({ id: links.id })
        .from(links)
        .where(and(lt(links.deletedAt, before), isNotNull(links.owner)));
      await purge(
        database,
        (await gone).map(({ id }) => id),
      );
    },

    purgeOf: async (owner: string): Promise<void> => {
      const rows = await database.select({ id: links.id }).from(links).where(eq(links.owner, owner));
      await purge(
        database,
        rows.map(({ id }) => id),
      );
    },

    deleteClicksBefore: async (time: Date): Promise<void> => {
      await database.delete(linkClicks).where(lt(linkClicks.at, time));
    },

    /** With the key, nobody can tell any more who a visitor was. */
    deleteVisitorsBefore: async (day: string): Promise<void> => {
      await database.delete(linkDayKeys).where(sql`${linkDayKeys.day} < ${day}`);
      await database.delete(linkVisitors).where(sql`${linkVisitors.day} < ${day}`);
    },
  };
}

async function purge(database: Database, ids: readonly number[]): Promise<void> {
  for (let start = 0; start < ids.length; start += 1000) {
    const some = ids.slice(start, start + 1000);
    await database.transaction(async (transaction) => {
      for (const table of [linkDays, linkClicks, linkReports, linkVisitors]) {
        await transaction.delete(table).where(inArray(table.linkId, some));
      }
      await transaction
        .update(links)
        .set({
          ...{
            owner: null,
            url: '',
            host: '',
            state: 'deleted',
            stateBefore: null,
            expiredUrl: null,
            passwordHash: null,
            callKey: null,
          },
          ...{ tags: [], note: '', title: '', description: '', image: null, targets: [], warning: null },
        })
        .where(inArray(links.id, some));
    });
  }
}
