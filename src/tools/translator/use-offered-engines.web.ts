import { useQuery } from '@tanstack/react-query';
import { queryClient } from '../../web/kit/session/query-client.ts';
import { callAction } from '../../web/kit/tool-shell/call-action.ts';
import type { Engines } from './offered-languages.ts';
import { translator } from './translator.tool.ts';

const { languages } = translator.actions;

/** Who translates here; undefined until the server has said so. Without that, only programs of the site are asked. */
export function useOfferedEngines(): { engines: Engines | undefined; isAsking: boolean } {
  const { data, isLoading } = useQuery(
    {
      queryKey: [languages.path],
      queryFn: async () => (await callAction(languages)).result.engines,
      staleTime: 60_000,
    },
    queryClient,
  );
  return { engines: data, isAsking: isLoading };
}
