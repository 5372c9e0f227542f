import { useQuery } from '@tanstack/react-query';
import { useEffect } from 'react';
import { type Usage, usageSchema } from '../../../modules/usage/usage.contract.ts';
import { queryClient, queryOf } from './query-client.ts';
import { onUsageChange } from './usage-changes.ts';

export type ActionUsage = Usage['actions'][number];

/** The visitor's use of every metered action; refetched after every metered call. */
export function useUsage() {
  // Another tab may have used some.
  const query = useQuery({ ...queryOf('/api/usage', usageSchema), staleTime: 0 }, queryClient);
  const { refetch } = query;
  useEffect(() => onUsageChange(() => void refetch()), [refetch]);
  return query;
}
