import { useSyncExternalStore } from 'react';

const nothing = () => () => undefined;

/**
 * The token of a link from an e-mail, which stands behind the '#' so that it reaches no server log. Undefined while the page is
 * as it was built, null when the address holds none.
 */
export const useLinkToken = (): string | null | undefined =>
  useSyncExternalStore(
    nothing,
    () => new URLSearchParams(window.location.hash.slice(1)).get('token'),
    () => undefined,
  );
