import type { FastifyRequest } from 'fastify';
import type { Caller } from '../accounts/caller.ts';
import { type Place, type Subject, type Visitors, visitorCookie } from './subjects.ts';

/** Whose uses a request counts as: its user's, also with an API key, otherwise its visitor's. */
export function subjectsOf(request: FastifyRequest, { user }: Caller, visitors: Visitors): Subject[] {
  return user ? visitors.userSubjects(user, request.ip) : visitors.subjects(readVisitorCookie(request), request.ip);
}

/** Where a request comes from, for limits shared by everybody there. Pro users share none. */
export const placeOf = (request: FastifyRequest, { plan }: Caller, visitors: Visitors): Place | undefined =>
  plan === 'pro' ? undefined : visitors.placeOf(request.ip);

export function readVisitorCookie({ headers }: FastifyRequest): string | undefined {
  for (const pair of (headers.cookie ?? '').split(';')) {
    const [name, value] = pair.trim().split('=');
    if (name === visitorCookie) return value;
  }
  return undefined;
}
