import { createHmac, timingSafeEqual } from 'node:crypto';
import { z } from 'zod';
import { blockOf, networkOf } from '../../platform/http/network-of.ts';
import { HOUR_MS } from '../../shared/units.ts';

const subjectSchema = z.object({ name: z.string(), factor: z.number() });
export const subjectsSchema = z.array(subjectSchema);

/** Somebody whose uses are counted, and by what factor their allowance is larger. */
export type Subject = z.infer<typeof subjectSchema>;

/** A caller's location: keyed hashes of their address and of the block of networks around it. */
export type Place = { address: string; block: string };

export const visitorCookie = 'satchel_visitor';

// An address may be an office or school; but clearing cookies must not give unlimited use.
const addressFactor = 10;

/** How long a new account still counts at its address: otherwise creating accounts would multiply the allowance. */
export const newAccountDays = 2;

// Not a valid id, so that no cookie can name it.
const withoutCookie = 'visitor:without-cookie-';

export const userSubject = (userId: string): string => `user:${userId}`;

/** Whose work something is. Clients without our cookie at one address share a name, with a larger allowance. */
export function ownerOf(subjects: readonly Subject[]): Subject | undefined {
  const own = subjects.find(({ factor }) => factor === 1);
  return own?.name.startsWith(withoutCookie) ? { ...own, factor: addressFactor } : own;
}

/** The call's own subject: the one with the single allowance. */
export function ownOf<Own extends Pick<Subject, 'factor'>>(subjects: readonly Own[]): Own {
  const own = subjects.find(({ factor }) => factor === 1);
  if (!own) throw new Error('A call is from somebody.');
  return own;
}

/** The address that a call is counted at, too. */
export const addressOf = (subjects: readonly Subject[]): string | undefined =>
  subjects.find(({ name }) => name.startsWith('address:'))?.name;

/** Identifies signed-out visitors by a signed cookie, with a higher shared limit per network address. */
export function createVisitors({ signingSecret }: { signingSecret: string }) {
  const sign = (kind: string, text: string) =>
    createHmac('sha256', signingSecret).update(`${kind}:${text}`).digest('base64url');
  const shorten = (kind: string, text: string) => sign(kind, text).slice(0, 22);
  const atAddress = (address: string): Subject => ({
    name: `address:${shorten('address', networkOf(address))}`,
    factor: addressFactor,
  });

  return {
    /** A cookie value for a new visitor. */
    createCookie: (id: string): string => `${id}.${sign('visitor', id)}`,

    /** Whether we made this cookie value. */
    isOurs: (cookie: string | undefined): cookie is string => visitorIdOf(cookie) !== undefined,

    /** A signed-in user counts as such anywhere; a new account also counts at its address. */
    userSubjects: (user: { id: string; createdAt: Date }, address: string): Subject[] => {
      const own = { name: userSubject(user.id), factor: 1 };
      return isNew(user) ? [atAddress(address), own] : [own];
    },

    /**
     * All clients at an address without our cookie share one allowance, so that dropping it gains nothing. Addresses are
     * stored as keyed hashes.
     */
    subjects: (cookie: string | undefined, address: string): Subject[] => {
      const place = shorten('address', networkOf(address));
      const id = visitorIdOf(cookie);
      return [atAddress(address), { name: id === undefined ? withoutCookie + place : `visitor:${id}`, factor: 1 }];
    },

    placeOf: (address: string): Place => ({
      address: atAddress(address).name,
      block: `block:${shorten('block', blockOf(address))}`,
    }),
  };

  function visitorIdOf(cookie: string | undefined): string | undefined {
    const [, id, signature] = /^([A-Za-z0-9_-]{32})\.([A-Za-z0-9_-]{43})$/.exec(cookie ?? '') ?? [];
    if (id === undefined || signature === undefined) return undefined;
    return timingSafeEqual(Buffer.from(signature), Buffer.from(sign('visitor', id))) ? id : undefined;
  }
}

const isNew = ({ createdAt }: { createdAt: Date }): boolean =>
  Date.now() - createdAt.getTime() < newAccountDays * 24 * HOUR_MS;

export type Visitors = ReturnType<typeof createVisitors>;
