import { createHmac, timingSafeEqual } from 'node:crypto';
import { z } from 'zod';
import { blockOf, networkOf } from '../../platform/http/network-of.ts';

const subjectSchema = z.object({ name: z.string(), factor: z.number() });
export const subjectsSchema = z.array(subjectSchema);

/** Somebody whose uses are counted, and how many times the allowance they have. */
export type Subject = z.infer<typeof subjectSchema>;

/** Where somebody is: keyed hashes of their address and of the block of networks around it. */
export type Place = { address: string; block: string };

export const visitorCookie = 'satchel_visitor';

// One address may be a whole office or school; but clearing cookies must not pay for ever.
const addressFactor = 10;
// Not an id of ours, so that no cookie names it.
const withoutCookie = 'visitor:without-cookie-';

/** A signed-in user counts as such, wherever they are. */
export const userSubjects = (userId: string): Subject[] => [{ name: userSubject(userId), factor: 1 }];
export const userSubject = (userId: string): string => `user:${userId}`;

/** Whose work something is. Those at one address who send no cookie of ours share a name, and have more together. */
export function ownerOf(subjects: readonly Subject[]): Subject | undefined {
  const own = subjects.find(({ factor }) => factor === 1);
  return own?.name.startsWith(withoutCookie) ? { ...own, factor: addressFactor } : own;
}

/** The subject that a call itself is from: it has the single allowance. */
export function ownOf<Own extends Pick<Subject, 'factor'>>(subjects: readonly Own[]): Own {
  const own = subjects.find(({ factor }) => factor === 1);
  if (!own) throw new Error('A call is from somebody.');
  return own;
}

/** Tells signed-out visitors apart by a signed cookie, with a coarse ceiling for their network address behind it. */
export function createVisitors({ signingSecret }: { signingSecret: string }) {
  const sign = (kind: string, text: string) =>
    createHmac('sha256', signingSecret).update(`${kind}:${text}`).digest('base64url');
  const shorten = (kind: string, text: string) => sign(kind, text).slice(0, 22);

  return {
    /** A cookie value for a visitor we have not seen. */
    createCookie: (id: string): string => `${id}.${sign('visitor', id)}`,

    /** Whether we made this cookie value. */
    isOurs: (cookie: string | undefined): cookie is string => visitorIdOf(cookie) !== undefined,

    /**
     * Whoever sends no cookie of ours shares one allowance with all others at the address who do not, so that leaving it out
     * wins nothing. Addresses are kept as keyed hashes.
     */
    subjects: (cookie: string | undefined, address: string): Subject[] => {
      const place = shorten('address', networkOf(address));
      const id = visitorIdOf(cookie);
      return [
        { name: `address:${place}`, factor: addressFactor },
        { name: id === undefined ? withoutCookie + place : `visitor:${id}`, factor: 1 },
      ];
    },

    placeOf: (address: string): Place => ({
      address: `address:${shorten('address', networkOf(address))}`,
      block: `block:${shorten('block', blockOf(address))}`,
    }),
  };

  function visitorIdOf(cookie: string | undefined): string | undefined {
    const [, id, signature] = /^([A-Za-z0-9_-]{32})\.([A-Za-z0-9_-]{43})$/.exec(cookie ?? '') ?? [];
    if (id === undefined || signature === undefined) return undefined;
    return timingSafeEqual(Buffer.from(signature), Buffer.from(sign('visitor', id))) ? id : undefined;
  }
}

export type Visitors = ReturnType<typeof createVisitors>;
