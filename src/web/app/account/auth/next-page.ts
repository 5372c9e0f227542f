import { useSyncExternalStore } from 'react';
import { splitAddress } from '../../../../shared/language/languages.ts';

const nothing = () => () => undefined;

/** The query of the page's address; empty while the page is as prerendered. */
export function useQueryText(): string {
  return useSyncExternalStore(
    nothing,
    () => window.location.search,
    () => '',
  );
}

/**
 * Where to go after signing in: the `next` of a query when it is a page of this site, otherwise the home page.
 *
 * @param query such as '?next=%2Fsubscribe'
 */
export function nextPage(query: string, origin: string): string {
  const next = new URLSearchParams(query).get('next');
  if (!next?.startsWith('/')) return '/';
  const url = URL.parse(next, origin);
  // '//evil.example' and '/\evil.example' begin with a slash, too.
  // The router adds the language again.
  return url?.origin === origin ? splitAddress(url.pathname).path + url.search + url.hash : '/';
}

/** The address of a sign-in page that leads back to the current page. */
export const withNext = (path: string, next: string): string =>
  next === '/' ? path : `${path}?next=${encodeURIComponent(next)}`;
