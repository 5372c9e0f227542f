import { isIPv6 } from 'node:net';

/**
 * The network that identifies a visitor without a cookie, such as '203.0.113.7' or '2001:db8:1:200::/56'. An IPv4 address
 * stands for itself. Providers give a household a /56 or more (RIPE-690, 4.2), so an IPv6 address stands for its /56.
 */
export function networkOf(address: string): string {
  const [plain = ''] = address.split('%');
  if (!isIPv6(plain)) return address;
  // The URL parser normalises IPv6 addresses.
  const short = new URL(`http://[${plain}]`).hostname.slice(1, -1);
  const mapped = /^::ffff:([\da-f]{1,4}):([\da-f]{1,4})$/.exec(short)?.slice(1).map(parseHex);
  if (mapped) return mapped.flatMap((group) => [group >> 8, group & 0xff]).join('.');
  const [left = '', right = ''] = short.split('::');
  const head = left === '' ? [] : left.split(':');
  const tail = right === '' ? [] : right.split(':');
  const zeros = new Array<string>(8 - head.length - tail.length).fill('0');
  const [first, second, third, fourth = '0'] = [...head, ...zeros, ...tail];
  return `${first}:${second}:${third}:${(parseHex(fourth) & 0xff00).toString(16)}::/56`;
}

/**
 * The address block that one customer of a provider may hold: an IPv6 /48 (RFC 6177) or an IPv4 /24, such as
 * '2001:db8:1::/48' or '203.0.113.0/24'.
 */
export function blockOf(address: string): string {
  const network = networkOf(address);
  return network.endsWith('::/56')
    ? `${network.split(':').slice(0, 3).join(':')}::/48`
    : `${network.split('.').slice(0, 3).join('.')}.0/24`;
}

const parseHex = (text: string): number => Number.parseInt(text, 16);
