/** The longest address that a short link may lead to, in characters. */
export const maxTarget = 4096;

export type TargetProblem = 'empty' | 'invalid' | 'too-long' | 'scheme' | 'password' | 'private' | 'own' | 'short-link';

/**
 * Reads the address of a web page that anybody may be sent to.
 * @param ownHosts where this site's short links are, in lower case
 * @returns the address as the URL standard writes it, or what is wrong with it
 */
export function readTarget(
  text: string,
  ownHosts: readonly string[],
): { url: string; host: string } | { problem: TargetProblem } {
  const trimmed = text.trim();
  if (trimmed === '') return { problem: 'empty' };
  if (trimmed.length > maxTarget) return { problem: 'too-long' };
  if (!URL.canParse(trimmed)) return { problem: 'invalid' };
  const url = new URL(trimmed);
  if (!/^https?:$/.test(url.protocol)) return { problem: namesScheme.test(trimmed) ? 'scheme' : 'invalid' };
  // 'http:example.com' parses, but nobody means it.
  if (!/^https?:\/\//i.test(trimmed)) return { problem: 'invalid' };
  if (url.username !== '' || url.password !== '') return { problem: 'password' };
  const host = hostOf(url.href);
  if (ownHosts.includes(host)) return { problem: 'own' };
  if (isPrivateHost(host)) return { problem: 'private' };
  if (shorteners.has(host.replace(/^www\./, ''))) return { problem: 'short-link' };
  // As written by the standard it can be longer: every umlaut of a path takes six characters.
  return url.href.length > maxTarget * 2 ? { problem: 'too-long' } : { url: url.href, host };
}

/** The host of an address, as block lists and links have it. */
export const hostOf = (url: string): string => new URL(url).hostname.replace(/\.$/, '');

/**
 * The host that somebody wants blocked, who may paste an address, or write '*.example.com' or 'münchen.example'.
 * @returns undefined for what is no host, and for names without a dot, which no link leads to
 */
export function readBlockedHost(text: string): string | undefined {
  const typed = text.trim().replace('*.', '');
  const address = /^https?:\/\//i.test(typed) ? typed : `http://${typed}`;
  if (!URL.canParse(address)) return undefined;
  const host = hostOf(address);
  return /^[a-z0-9_-]+(\.[a-z0-9_-]+)+$/.test(host) ? host : undefined;
}

// 'example.com:8080' parses with the scheme 'example.com', but nobody means that.
const namesScheme = /^[a-z][a-z0-9+-]*:(?!\d)/i;

/** Whether a host, as the URL standard writes it, is a machine or network that only some can reach. */
export function isPrivateHost(host: string): boolean {
  const name = host.toLowerCase().replace(/\.$/, '');
  if (name.startsWith('[')) return isPrivateIpv6(name.slice(1, -1));
  const ipv4 = /^(\d+)\.(\d+)\.(\d+)\.(\d+)$/.exec(name);
  if (ipv4) return isPrivateIpv4(ipv4.slice(1).map(Number));
  // Names without a dot exist only in somebody's network.
  return !name.includes('.') || privateEndings.some((ending) => name.endsWith(ending));
}

// RFC 6761, 6762, 7686, 8375 and 9476, and what routers use.
const privateEndings = [
  ...['.localhost', '.local', '.internal', '.intranet', '.private', '.corp', '.home', '.lan', '.localdomain'],
  ...['.home.arpa', '.test', '.invalid', '.onion', '.alt'],
];

/** The special-purpose registry of IANA (RFC 6890) and multicast. */
function isPrivateIpv4([a = 0, b = 0, c = 0]: readonly number[]): boolean {
  return (
    a === 0 ||
    a === 10 ||
    a === 127 ||
    a >= 224 ||
    (a === 100 && b >= 64 && b < 128) ||
    (a === 169 && b === 254) ||
    (a === 172 && b >= 16 && b < 32) ||
    (a === 192 && b === 168) ||
    (a === 192 && b === 0 && (c === 0 || c === 2)) ||
    (a === 198 && (b === 18 || b === 19)) ||
    (a === 198 && b === 51 && c === 100) ||
    (a === 203 && b === 0 && c === 113)
  );
}

function isPrivateIpv6(address: string): boolean {
  const groups = expandIpv6(address);
  const [first = 0, second = 0] = groups;
  const ipv4 = (high: number, low: number) => isPrivateIpv4([high >> 8, high & 0xff, low >> 8, low & 0xff]);
  const leading = groups.slice(0, 5).every((group) => group === 0);
  // Mapped and compatible IPv4 addresses, with ::1 and :: among them.
  if (leading && (groups[5] === 0xffff || groups[5] === 0)) return ipv4(groups[6] ?? 0, groups[7] ?? 0);
  if (first === 0x64 && second === 0xff9b) return ipv4(groups[6] ?? 0, groups[7] ?? 0);
  if (first === 0x2002) return ipv4(second, groups[2] ?? 0);
  // Only 2000::/3 is in use on the internet, without documentation and Teredo.
  return first >> 13 !== 1 || (first === 0x2001 && (second === 0xdb8 || second === 0));
}

/** The eight groups of an address as the URL standard writes it. */
function expandIpv6(address: string): number[] {
  const [left = '', right] = address.split('::');
  const parse = (part: string) => (part === '' ? [] : part.split(':').map((group) => Number.parseInt(group, 16)));
  const head = parse(left);
  const tail = parse(right ?? '');
  return right === undefined ? head : [...head, ...new Array<number>(8 - head.length - tail.length).fill(0), ...tail];
}

/** Shorteners that anybody can use: a chain of short links hides where it leads. */
const shorteners = new Set(
  'adf.ly bc.vc bit.do bit.ly bitly.com bl.ink buff.ly clck.ru cutt.ly dub.sh fb.me gg.gg goo.gl goo.su is.gd j.mp kutt.it kutt.to lnkd.in n9.cl ow.ly ouo.io po.st qr.ae rb.gy rebrand.ly s.id s2r.co short.gy short.io shorturl.at shrtco.de snip.ly soo.gd t.co t.ly t2m.io tiny.cc tiny.pl tinyurl.com tr.im u.to urlz.fr v.gd vk.cc wa.link x.gd zpr.io'.split(
    ' ',
  ),
);
