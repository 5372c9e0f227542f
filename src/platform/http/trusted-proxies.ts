/**
 * Whose forwarded addresses are trusted: nobody's, those of this many proxies in front, or those of proxies at these
 * addresses, networks ('10.0.0.0/8') or network names ('loopback', 'linklocal', 'uniquelocal').
 */
export type TrustedProxies = false | number | string[];

/**
 * The same for Fastify, which checks each hop from this server outwards; a number only counts hops, so the server must not be
 * reachable otherwise.
 */
export const toTrustProxy = (proxies: TrustedProxies) =>
  typeof proxies === 'number' ? (_address: string, hop: number) => hop < proxies : proxies;
