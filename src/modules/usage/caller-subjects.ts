import type { FastifyRequest } from 'fastify';
import type { Caller } from '../accounts/caller.ts';
import { type Subject, userSubjects, type Visitors, visitorCookie } from './subjects.ts';

/** Whose uses a request counts as: those of its user, also with an API key, otherwise those of the visitor. */
export function subjectsOf(request: FastifyRequest, { user }: Caller, visitors: Visitors): Subject[] {
  return user ? userSubjects(user.id) : visitors.subjects(readVisitorCookie(request), request.ip);
}

export function readVisitorCookie({ headers }: FastifyRequest): string | undefined {
  for (const pair of (headers.cookie ?? '').split(';')) {
    const [name, value] = pair.trim().split('=');
    if (name === visitorCookie) return value;
  }
  return undefined;
}
