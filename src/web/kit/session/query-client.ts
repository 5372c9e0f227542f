import { QueryClient } from '@tanstack/react-query';
import { onUserRefresh } from './use-user.ts';

/**
 * What was asked of the server, one for the whole site: it is still there when the page that asked is opened again. Only what
 * asks imports it, which most pages do not.
 *
 * The data-fetching defaults of the specification: nothing is retried, refetched on focus or ever stale by itself.
 */
export const queryClient = new QueryClient({
  defaultOptions: {
    queries: { retry: false, refetchOnWindowFocus: false, staleTime: Number.POSITIVE_INFINITY },
    mutations: { retry: false },
  },
});
// As its provider does, which is not around the tools: questions of a time without a network go on when it is back.
queryClient.mount();
onUserRefresh(() => queryClient.resetQueries());
