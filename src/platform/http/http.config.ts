import { z } from 'zod';
import { defineSetting, hasNoPath, type ReadSetting, wholeNumber } from '../config/setting.ts';

/** `'true'` → `1`, `'2'` → `2`, `'loopback, 10.0.0.0/8'` → `['loopback', '10.0.0.0/8']` */
const trustedProxies = z.union([
  z.literal('false').transform(() => false as const),
  z.literal('true').transform(() => 1),
  z
    .string()
    .regex(/^[1-9]$/)
    .transform(Number),
  z
    .string()
    .transform((text) => text.split(',').map((proxy) => proxy.trim()))
    .pipe(
      z.array(z.union([z.ipv4(), z.ipv6(), z.cidrv4(), z.cidrv6(), z.enum(['loopback', 'linklocal', 'uniquelocal'])])),
    ),
]);

export const httpSettings = {
  host: defineSetting({
    name: 'HOST',
    doc: 'Address to listen on. 0.0.0.0 makes the site reachable from other machines.',
    allowed: 'an address or host name of this machine',
    schema: z.string().regex(/^[A-Za-z0-9.:_-]+$/),
    default: '127.0.0.1',
  }),
  port: defineSetting({
    name: 'PORT',
    doc: 'Port to listen on.',
    allowed: 'a whole number from 1 to 65535',
    schema: wholeNumber(1, 65_535),
    default: '3000',
  }),
  publicUrl: defineSetting({
    name: 'PUBLIC_URL',
    doc: 'Address under which visitors reach the site, for links, canonical addresses and secure cookies.',
    allowed: 'a web address without a path, such as https://files.example.org',
    schema: z
      .union([z.literal(''), z.url({ protocol: /^https?$/ }).pipe(z.string().refine(hasNoPath))])
      .transform((text) => (text === '' ? undefined : new URL(text).origin)),
    default: undefined,
    unset: 'http://HOST:PORT',
  }),
  trustProxy: defineSetting({
    name: 'TRUST_PROXY',
    doc: 'Whose X-Forwarded-For, -Host and -Proto are trusted: the number of reverse proxies in front (true means one), or their addresses and networks, such as loopback,10.0.0.0/8. With a number, this port must only be reachable through them.',
    allowed:
      'false, true, a whole number from 1 to 9, or addresses, networks, loopback, linklocal and uniquelocal, separated by commas',
    schema: trustedProxies,
    default: 'false',
  }),
  drainSeconds: defineSetting({
    name: 'DRAIN_SECONDS',
    doc: 'How many seconds calls that wait for results may take to finish when the site stops. Their work continues in any case.',
    allowed: 'a whole number from 0 to 600',
    schema: wholeNumber(0, 600),
    default: '20',
  }),
};

export type HttpConfig = ReturnType<typeof readHttpConfig>;

export function readHttpConfig(read: ReadSetting) {
  const host = read(httpSettings.host);
  const port = read(httpSettings.port);
  return {
    host,
    port,
    /** Without a trailing slash. */
    publicUrl: read(httpSettings.publicUrl) ?? `http://${host.includes(':') ? `[${host}]` : host}:${port}`,
    trustProxy: read(httpSettings.trustProxy),
    drainSeconds: read(httpSettings.drainSeconds),
  };
}
