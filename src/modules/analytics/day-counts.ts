import type { Device } from '../../shared/user-agent.ts';
import { addCapped } from '../counting/capped-counts.ts';
import type { EventKind, TotalName } from './analytics.contract.ts';

/** What is kept of an event. Nothing in it says who it was. */
export type CountedEvent = {
  /** Milliseconds since 1970. */
  at: number;
  kind: Exclude<EventKind, 'search'>;
  name: string;
  page: string;
  /** What led to the visit; for conversions, to the visitor's first view of the day. */
  source: string;
  campaign: string;
  device: Device;
  browser: string;
  language: string;
  /** Whether the visitor did this for the first time on this day (UTC). */
  isFirst: boolean;
};

export const dimensions = [
  ...(['pages', 'tools', 'sources', 'campaigns', 'devices', 'browsers', 'languages'] as const),
  ...(['ads', 'registeredBy', 'subscribedBy'] as const),
];
export type Dimension = (typeof dimensions)[number];

/** The events of a day (UTC). What is 0 or unknown is left out. */
export type DayCounts = Partial<Record<TotalName | 'robots' | 'tooFast', number>> &
  Partial<Record<Dimension, Record<string, number>>>;

// Bounded by what the site has: more than any has pages.
const maxPages = 1000;

/** Counts an event into the row of its day. */
export function countEvent(counts: DayCounts, event: CountedEvent): void {
  const { kind, name, page, source, campaign, isFirst } = event;
  const add = (total: TotalName) => {
    counts[total] = (counts[total] ?? 0) + 1;
  };
  const addTo = (dimension: Dimension, value: string, max?: number) => {
    if (value === '') return;
    counts[dimension] ??= {};
    addCapped(counts[dimension], value, 1, max);
  };
  if (kind === 'view') {
    add('views');
    addTo('pages', page, maxPages);
    if (!isFirst) return;
    add('visitors');
    addTo('sources', source);
    addTo('campaigns', campaign);
    addTo('devices', event.device);
    addTo('browsers', event.browser);
    addTo('languages', event.language);
  } else if (kind === 'tool') {
    add('toolUses');
    addTo('tools', name, maxPages);
  } else if (kind === 'ad_click') {
    add('adClicks');
    addTo('ads', name);
  } else if (isFirst) {
    add(kind);
    addTo(kind === 'registered' ? 'registeredBy' : 'subscribedBy', source);
  }
}
