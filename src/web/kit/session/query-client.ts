import { QueryClient, queryOptions } from '@tanstack/react-query';
import type { z } from 'zod';
import { callApi } from '../http/call-api.ts';
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

/** The query of a GET call; its answers are cached under the path, then the search parameters. */
export const queryOf = <Answer>(path: string, schema: z.ZodType<Answer>, search?: Record<string, string>) =>
  queryOptions({
    queryKey: search ? [path, search] : [path],
    queryFn: ({ signal }) =>
      callApi(search ? `${path}?${new URLSearchParams(search)}` : path, schema, { method: 'GET', signal }),
  });

/** Fetches again what a change has made outdated: the queries of these paths. */
export async function refetchQueries(...paths: string[]): Promise<void> {
  await Promise.all(paths.map((path) => queryClient.invalidateQueries({ queryKey: [path] })));
}
