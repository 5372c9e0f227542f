import { type QueryClient, useQuery } from '@tanstack/react-query';
import type { User } from '../../modules/accounts/accounts.contract.ts';
import { type Plan, planOf } from '../../shared/plans.ts';
import { markSignedIn, mayBeSignedIn } from './signed-in-mark.ts';

export const userQueryKey = ['/api/user'] as const;

/** The signed-in user; null when nobody is signed in. Whoever has no sign-in mark is not asked for. */
async function fetchUser(): Promise<User | null> {
  if (!mayBeSignedIn()) return keepMark(null);
  const response = await fetch('/api/user');
  if (response.ok) return keepMark(await response.json());
  const body = await response.text();
  if (response.status === 401) return keepMark(null);
  throw new Error(`${response.status}: ${body}`);
}

function keepMark(user: User | null): User | null {
  markSignedIn(user ? planOf(user) : undefined);
  return user;
}

/** Undefined until the server has said who is signed in, and when it cannot be asked. */
export const useUser = (): User | null | undefined => useUserQuery().data;

/** The same with what went wrong, for pages that are of no use without it. */
export const useUserQuery = () => useQuery({ queryKey: userQueryKey, queryFn: fetchUser });

export const usePlan = (): Plan => planOf(useUser());

/** Asks again who is signed in. Everything that was loaded for somebody else is forgotten. */
export async function refreshUser(queryClient: QueryClient): Promise<void> {
  await queryClient.resetQueries({ predicate: ({ queryKey }) => queryKey[0] !== userQueryKey[0] });
  await queryClient.refetchQueries({ queryKey: userQueryKey });
}
