import { useSyncExternalStore } from 'react';

const nothing = () => () => undefined;

/**
 * The token of a mailed link. It follows the '#' so that it never reaches a server log. Undefined while the page is as
 * prerendered, null when the address has none.
 */
export const useLinkToken = (): string | null | undefined =>
  useSyncExternalStore(
    nothing,
    () => new URLSearchParams(window.location.hash.slice(1)).get('token'),
    () => undefined,
  );
