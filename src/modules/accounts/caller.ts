import type { FastifyRequest } from 'fastify';
import type { Plan } from '../../shared/plans.ts';
import type { Role } from './accounts.contract.ts';

/** Who makes a request. Without `user` it is a signed-out visitor. */
export type Caller = {
  plan: Plan;
  user?: CallerUser;
  /** Set for requests with an API key instead of a session. */
  apiKeyId?: string;
};

export type CallerUser = {
  id: string;
  username: string;
  /** In lower case. */
  email: string;
  emailVerified: boolean;
  role: Role;
  /** When Pro ends, paid or granted. Null for users who never had it; may be in the past. */
  proUntil: Date | null;
  createdAt: Date;
};

/**
 * Identifies the caller; repeated calls for the same request are free.
 * @throws AppError 401 when the request has an invalid API key
 */
export type Identify = (request: FastifyRequest) => Promise<Caller>;
