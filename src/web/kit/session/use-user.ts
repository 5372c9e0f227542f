import { useSyncExternalStore } from 'react';
import type { User } from '../../../modules/accounts/accounts.contract.ts';
import { type Plan, planOf } from '../../../shared/plans.ts';
import { hasPlans } from './plan-mode.ts';
import { markSignedIn, mayBeSignedIn } from './signed-in-mark.ts';

/*
 * Kept apart from everything else that is asked of the server: every page shows who is signed in, and most have no use for a
 * library of queries.
 */

/** Who is signed in: null when nobody is, undefined until the server has said. `error` tells why it could not be asked. */
export type UserAnswer = { user: User | null | undefined; error?: unknown };

const unasked: UserAnswer = { user: undefined };
let answer = unasked;
let asking: Promise<User | null> | undefined;
const listeners = new Set<() => void>();
const dependants = new Set<() => Promise<void>>();

/** Undefined until the server has said who is signed in, and when it cannot be asked. */
export const useUser = (): User | null | undefined => useUserAnswer().user;

/** The same with what went wrong, for pages that are of no use without it. */
export const useUserAnswer = (): UserAnswer =>
  useSyncExternalStore(
    subscribe,
    () => answer,
    () => unasked,
  );

/** Whose limits hold: without plans everybody has those of Pro, and nobody need be asked. */
export const usePlan = (): Plan => {
  const user = useUser();
  return hasPlans() ? planOf(user) : 'pro';
};

export const currentUser = (): User | null | undefined => answer.user;

/** Shows what a call has answered about the user. */
export function changeUser(user: User): void {
  change({ user: keepMark(user) });
}

/** Asks again who is signed in. Everything that was loaded for somebody else is forgotten. */
export async function refreshUser(): Promise<void> {
  await Promise.all([...dependants].map((forget) => forget()));
  await askForUser();
}

/** @param forget drops what was loaded for somebody else, and loads anew what the page shows of it. */
export function onUserRefresh(forget: () => Promise<void>): void {
  dependants.add(forget);
}

/** Asks who is signed in; of several questions at a time the last one counts. */
export async function askForUser(): Promise<void> {
  const question = fetchUser();
  asking = question;
  if (answer.error !== undefined) change({ user: answer.user });
  const next = await question.then(
    (user) => ({ user }),
    (error) => ({ user: answer.user, error }),
  );
  if (asking !== question) return;
  asking = undefined;
  change(next);
}

/** Whoever has no sign-in mark is not asked for. */
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
  listeners.add(listener);
  // The first who wants to know asks; so does whoever comes after the server could not be asked.
  if (!asking && (answer === unasked || answer.error !== undefined)) void askForUser();
  return () => listeners.delete(listener);
}

function change(next: UserAnswer): void {
  answer = next;
  for (const listener of listeners) listener();
}
