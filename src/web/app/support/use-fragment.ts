import { useSyncExternalStore } from 'react';
import { useLocation } from 'react-router';

/** The fragment of the page's address, '' without one; undefined while hydrating, as the built page knows of none. */
export function useFragment(): string | undefined {
  const { hash } = useLocation();
  const isHydrated = useSyncExternalStore(
    () => () => undefined,
    () => true,
    () => false,
  );
  return isHydrated ? hash : undefined;
}
