import { useQuery } from '@tanstack/react-query';
import {
  type AdminConversation,
  adminConversationPath,
  adminConversationsPath,
  conversationSchema,
  escalationsPath,
} from '../../../modules/conversations/administration.contract.ts';
import { callApi } from '../../kit/http/call-api.ts';
import { queryClient, queryOf, refetchQueries } from '../../kit/session/query-client.ts';
import { useChange } from '../account/use-change.tsx';
import { pollMs } from './counters.tsx';

export const useConversation = (number: string) =>
  useQuery({
    ...queryOf(adminConversationPath(number), conversationSchema),
    staleTime: 0,
    refetchInterval: pollMs,
  });

type Step = {
  /** Below the conversation's path: '/reply'. */
  at?: string;
  body?: unknown;
  headers?: Record<string, string>;
};

/** A step of an administrator. Its answer is the conversation as it is then. */
export function useStep(number: string, title: string, onDone?: (next: AdminConversation) => void) {
  return useChange(title, {
    mutationFn: ({ at = '', body, headers }: Step) =>
      callApi(adminConversationPath(number) + at, conversationSchema, { body, ...(headers && { headers }) }),
    onSuccess: async (next) => {
      queryClient.setQueryData([adminConversationPath(number)], next);
      onDone?.(next);
      await refetchQueries(escalationsPath, adminConversationsPath);
    },
  });
}
