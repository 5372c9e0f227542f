import { cleanText } from '../../shared/clean-text.ts';
import { DAY_MS, MINUTE_MS } from '../../shared/units.ts';
import type { VisitHeaders } from '../counting/describe-visit.ts';
import {
  type AnalyticsEvent,
  type FigureRange,
  type Figures,
  readSearchTerm,
  type ToolUses,
} from './analytics.contract.ts';
import type { AnalyticsRepository } from './analytics.repository.ts';
import type { EventWriter } from './event-writer.ts';
import { firstDayOf, sumFigures, sumNames } from './figures.ts';

/** So many have to search for a term before anybody sees it: what one person types may say who they are. */
export const peopleForTerm = 3;
const toolUseDays = 30;
const toolUsesForMs = 5 * MINUTE_MS;
const nowMs = 30 * MINUTE_MS;
const rareTermDays = 30;
const termDays = 180;

/** Who sent an event, and from where. */
export type Sender = {
  address: string;
  headers: VisitHeaders;
  /** Hosts of this site: a link from there is no source. */
  hosts: readonly string[];
  /** Whether this site serves a page at a path. */
  isPage: (path: string) => boolean;
};

export type Analytics = ReturnType<typeof createAnalytics>;

export function createAnalytics(dependencies: {
  repository: AnalyticsRepository;
  writer: EventWriter;
  /** The slugs of all tools. */
  tools: ReadonlySet<string>;
  eventsDays: number;
}) {
  const { repository, writer, tools, eventsDays } = dependencies;
  let uses: { until: number; answer: Promise<ToolUses> } | undefined;

  async function sumToolUses(): Promise<ToolUses> {
    const rows = await repository.daysFrom(dayBefore(toolUseDays - 1));
    const sums = sumNames(
      rows.map(({ counts }) => counts),
      'tools',
    );
    return { days: toolUseDays, uses: Object.fromEntries(sums) };
  }

  return {
    /** Counts an event; what makes no sense, such as an unknown tool, counts for nothing. */
    take: (event: AnalyticsEvent, { address, headers, hosts, isPage }: Sender): void => {
      const page = nameOfPage(event.path, isPage);
      const name = nameOfEvent(event, tools);
      if (name === undefined) return;
      writer.add({
        ...{ at: Date.now(), kind: event.event, name, page, address, headers },
        source: sourceOf(event, hosts),
        campaign: shorten(event.campaign),
      });
    },

    figures: async (range: FigureRange): Promise<Figures> => {
      const now = new Date();
      const [rows, viewsNow] = await Promise.all([
        repository.daysFrom(firstDayOf(range, now)),
        repository.viewsSince(new Date(now.getTime() - nowMs)),
      ]);
      return { ...sumFigures(rows, range, now), viewsNow };
    },

    /** How often tools were used in the last 30 days; up to five minutes old. */
    toolUses: (): Promise<ToolUses> => {
      if (!uses || uses.until < Date.now()) {
        const answer = sumToolUses();
        uses = { until: Date.now() + toolUsesForMs, answer };
        answer.catch(() => {
          uses = undefined;
        });
      }
      return uses.answer;
    },

    /** What several people searched on this site without finding it, the most wanted first. */
    missedSearches: (limit: number) => repository.searches(peopleForTerm, limit),

    sweep: async (): Promise<void> => {
      await repository.deleteVisitorsBefore(dayBefore(0));
      await repository.deleteEventsBefore(new Date(Date.now() - eventsDays * DAY_MS));
      const rare = { fewerThan: peopleForTerm, before: dayBefore(rareTermDays) };
      await repository.deleteSearches(rare, dayBefore(termDays));
    },
  };
}

const dayBefore = (days: number): string => new Date(Date.now() - days * DAY_MS).toISOString().slice(0, 10);

/** Paths that this site has no page at are one: their number is unbounded, and they may hold what nobody should know. */
export function nameOfPage(path: string, isPage: (path: string) => boolean): string {
  const plain = path.split(/[?#]/)[0] ?? '';
  const trimmed = plain.replace(/(?<=.)\/+$/, '');
  return /^\/[a-z0-9/-]*$/.test(trimmed) && isPage(trimmed) ? trimmed : 'other';
}

/** What the event is about; undefined for one that makes no sense. */
function nameOfEvent({ event, path, position, term = '' }: AnalyticsEvent, tools: ReadonlySet<string>) {
  if (event === 'ad_click') return position;
  if (event === 'search') return readSearchTerm(term);
  if (event !== 'tool') return '';
  const slug = /^\/tools\/([a-z0-9-]+)\/?$/.exec(path)?.[1];
  return slug !== undefined && tools.has(slug) ? slug : undefined;
}

/** What led to a page: utm_source, the host of a link, or 'direct'. */
export function sourceOf({ source, referrer }: AnalyticsEvent, hosts: readonly string[]): string {
  const named = shorten(source).toLowerCase();
  if (named !== '') return named;
  const host = (referrer ?? '').toLowerCase();
  const isHost = /^[a-z0-9-]+(\.[a-z0-9-]+)+(:\d{1,5})?$/.test(host);
  return isHost && !hosts.includes(host) ? host.replace(/^www\./, '').slice(0, 100) : 'direct';
}

// A character that is cut in half is no JSON for PostgreSQL, which would refuse what everybody else sent with it.
const shorten = (text = ''): string => cleanText(text).trim().slice(0, 60).toWellFormed();
