import { QueryClient } from '@tanstack/react-query';
import { onUserRefresh } from './use-user.ts';

/**
 * One query cache for the whole site, so data is still there when a page is opened again. Few pages import it.
 * Defaults from the specification: no retry, no refetch on focus, never stale.
 */
export const queryClient = new QueryClient({
  defaultOptions: {
    queries: { retry: false, refetchOnWindowFocus: false, staleTime: Number.POSITIVE_INFINITY },
    mutations: { retry: false },
  },
});
// As its provider would do, which does not wrap the tools: paused queries continue when the network is back.
queryClient.mount();
onUserRefresh(() => queryClient.resetQueries());
