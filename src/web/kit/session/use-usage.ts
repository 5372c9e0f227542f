import { useQuery } from '@tanstack/react-query';
import { useEffect } from 'react';
import { type Usage, usageSchema } from '../../../modules/usage/usage.contract.ts';
import { callApi } from '../http/call-api.ts';
import { queryClient } from './query-client.ts';
import { onUsageChange } from './usage-changes.ts';

export type ActionUsage = Usage['actions'][number];

/** The visitor's use of every metered action; refetched after every metered call. */
export function useUsage() {
  const query = useQuery(
    {
      queryKey: ['/api/usage'],
      queryFn: () => callApi('/api/usage', usageSchema, { method: 'GET' }),
      // Another tab may have used some.
      staleTime: 0,
    },
    queryClient,
  );
  const { refetch } = query;
  useEffect(() => onUsageChange(() => void refetch()), [refetch]);
  return query;
}
