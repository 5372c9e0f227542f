import { QueryClient } from '@tanstack/react-query';

/** The data-fetching defaults of the specification: nothing is retried, refetched on focus or ever stale by itself. */
export const createQueryClient = () =>
  new QueryClient({
    defaultOptions: {
      queries: { retry: false, refetchOnWindowFocus: false, staleTime: Number.POSITIVE_INFINITY },
      mutations: { retry: false },
    },
  });
