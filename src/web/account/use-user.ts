import { useQuery } from '@tanstack/react-query';
import type { User } from '../../modules/accounts/accounts.contract.ts';
import { type Plan, planOf } from '../../shared/plans.ts';

export const userQueryKey = ['/api/user'] as const;

/** The signed-in user; null when nobody is signed in. */
async function fetchUser(): Promise<User | null> {
  const response = await fetch('/api/user');
  if (response.ok) return response.json();
  const body = await response.text();
  if (response.status === 401) return null;
  throw new Error(`${response.status}: ${body}`);
}

/** Undefined until the server has said who is signed in, and when it cannot be asked. */
export const useUser = (): User | null | undefined => useQuery({ queryKey: userQueryKey, queryFn: fetchUser }).data;

export const usePlan = (): Plan => planOf(useUser());
