/**
 * Whose forwarded addresses are believed: nobody's, those of so many proxies before this server, or those of proxies at these
 * addresses, networks ('10.0.0.0/8') or names of networks ('loopback', 'linklocal', 'uniquelocal').
 */
export type TrustedProxies = false | number | string[];

/**
 * The same as Fastify takes it. Each hop is asked for from this server outwards; a number goes by the count alone, so whoever
 * sets one makes sure that nobody reaches this server but through them.
 */
export const toTrustProxy = (proxies: TrustedProxies) =>
  typeof proxies === 'number' ? (_address: string, hop: number) => hop < proxies : proxies;
