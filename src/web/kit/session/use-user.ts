import { useSyncExternalStore } from 'react';
import type { User } from '../../../modules/accounts/accounts.contract.ts';
import { type Plan, planOf } from '../../../shared/plans.ts';
import { createStore, useStore } from '../store.ts';
import { hasPlans } from './plan-mode.ts';
import { markedPlan, markSignedIn, mayBeSignedIn } from './signed-in-mark.ts';

/* Separate from other queries: every page shows the user, and most need no query library. */

/** The signed-in user: null when signed out, undefined until the server has answered. `error` says why it could not. */
export type UserAnswer = { user: User | null | undefined; error?: unknown };

const unasked: UserAnswer = { user: undefined };
const answer = createStore(unasked);
let asking: Promise<User | null> | undefined;
const dependants = new Set<() => Promise<void>>();

/** Undefined until the server has answered, and when it cannot be reached. */
export const useUser = (): User | null | undefined => useUserAnswer().user;

/** The same with the error, for pages that need a user. */
export const useUserAnswer = (): UserAnswer => useStore({ ...answer, subscribe });
/**
 * Whose limits apply: without plans everybody has Pro's, and no request is needed. Until the server has answered, it is the plan
 * of the last visit.
 */
export const usePlan = (): Plan => {
  const plan = useSyncExternalStore(subscribe, currentPlan, () => planOf(undefined));
  return hasPlans() ? plan : 'pro';
};

const currentPlan = (): Plan => (currentUser() === undefined && markedPlan()) || planOf(currentUser());

export const currentUser = (): User | null | undefined => answer.value().user;

/** Applies what a call returned about the user. */
export function changeUser(user: User): void {
  answer.set({ user: keepMark(user) });
}

/** Refetches the user and drops all cached data of another user. */
export async function refreshUser(): Promise<void> {
  await Promise.all([...dependants].map((forget) => forget()));
  await askForUser();
}

/** @param forget drops cached data of another user, and refetches what the page shows. */
export function onUserRefresh(forget: () => Promise<void>): void {
  dependants.add(forget);
}

/** Fetches the user; of concurrent requests the last one wins. */
export async function askForUser(): Promise<void> {
  const question = fetchUser();
  asking = question;
  if (answer.value().error !== undefined) answer.set({ user: currentUser() });
  const next = await question.then(
    (user) => ({ user }),
    (error) => ({ user: currentUser(), error }),
  );
  if (asking !== question) return;
  asking = undefined;
  answer.set(next);
}

/** Without the sign-in mark no request is made. */
async function fetchUser(): Promise<User | null> {
  if (!mayBeSignedIn()) return keepMark(null);
  const response = await fetch('/api/user');
  if (response.ok) return keepMark(await response.json());
  const body = await response.text();
  if (response.status === 401) return keepMark(null);
  throw new Error(`${response.status}: ${body}`);
}

function keepMark<Someone extends User | null>(user: Someone): Someone {
  markSignedIn(user ? planOf(user) : undefined);
  return user;
}

function subscribe(listener: () => void): () => void {
  // The first subscriber fetches; so does a later one after a failure.
  if (!asking && (answer.value() === unasked || answer.value().error !== undefined)) void askForUser();
  return answer.subscribe(listener);
}
