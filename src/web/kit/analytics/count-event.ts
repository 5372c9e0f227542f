import type { AnalyticsEvent } from '../../../modules/analytics/analytics.contract.ts';
import { pathHere } from '../local-path.ts';

/** What some browsers have besides `doNotTrack`. */
type PrivacyControl = { globalPrivacyControl?: boolean };

/** Visitors who ask not to be counted are not, and neither are programs that drive a browser. */
const isCounted = (): boolean =>
  navigator.doNotTrack !== '1' && !(navigator as PrivacyControl).globalPrivacyControl && !navigator.webdriver;

/** Counts what happened on this page, without a cookie (decision 0131). Never fails, and nobody waits for it. */
export function countEvent(
  event: AnalyticsEvent['event'],
  more: Pick<AnalyticsEvent, 'referrer' | 'source' | 'campaign' | 'position' | 'term'> = {},
): void {
  if (!isCounted()) return;
  const body = JSON.stringify({ event, path: pathHere(), ...more });
  navigator.sendBeacon?.('/api/analytics/events', new Blob([body], { type: 'application/json' }));
}

/** Counts a search that found nothing. Only words leave the page: no digits, no addresses, nothing long. */
export function countMissedSearch(text: string): void {
  const term = text.trim();
  if (/^[\p{L}\p{M} -]{3,40}$/u.test(term)) countEvent('search', { term });
}
