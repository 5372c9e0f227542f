import type { LookupAddress } from 'node:dns';
import { lookup } from 'node:dns/promises';
import http from 'node:http';
import https from 'node:https';
import type { LookupFunction } from 'node:net';
import { isPrivateHost } from '../../shared/links/target.ts';
import { MB, SECOND_MS } from '../../shared/units.ts';

/** A page elsewhere, or why there is none, as a sentence. */
export type FetchedPage = { url: string; html: string } | { problem: string };
export type FetchPage = (url: string, signal: AbortSignal) => Promise<FetchedPage>;

const maxBytes = 2 * MB;
const answerWithinMs = 10 * SECOND_MS;
const maxRedirects = 3;

/**
 * Asks for a page of a host that the operator entered. A name is resolved once, and the connection goes to the address that was
 * checked, so that no name can lead to this network a moment later (DNS rebinding). Redirects stay on the host; bytes, time and
 * the kind of content are bounded.
 * @param resolve all addresses of a name
 * @param isPrivate whether an address must not be asked
 */
export function createFetchPage({
  resolve = (host: string) => lookup(host, { all: true }),
  isPrivate = (address: LookupAddress) =>
    isPrivateHost(address.family === 6 ? `[${normalise(address.address)}]` : address.address),
  agent,
  withinMs = answerWithinMs,
}: {
  resolve?: (host: string) => Promise<LookupAddress[]>;
  isPrivate?: (address: LookupAddress) => boolean;
  /** What this site says it is. */
  agent: string;
  /** For all redirects together. */
  withinMs?: number;
}): FetchPage {
  const lookupPublic: LookupFunction = (host, { all }, callback) => {
    resolve(host).then(
      (addresses) => {
        const [first] = addresses;
        if (!first) return callback(new Error(`${host} has no address.`), '', 4);
        if (addresses.some(isPrivate)) return callback(new PrivateAddress(), '', 4);
        if (all) return callback(null, addresses);
        return callback(null, first.address, first.family);
      },
      (error) => callback(error, '', 4),
    );
  };

  async function fetchOnce(url: URL, signal: AbortSignal): Promise<Answer> {
    // No name is looked up for these.
    if (/^\[|^[\d.]+$/.test(url.hostname) && isPrivateHost(url.hostname)) throw new PrivateAddress();
    const { request } = url.protocol === 'https:' ? https : http;
    return new Promise((resolveAnswer, reject) => {
      const call = request(url, {
        ...{ lookup: lookupPublic, signal, agent: false },
        headers: { 'user-agent': agent, accept: 'text/html', 'accept-encoding': 'identity' },
      });
      call.on('error', reject);
      call.on('response', (response) => {
        const { statusCode: status = 0, headers } = response;
        const type = headers['content-type'] ?? '';
        if (status !== 200 || !/^text\/html|^application\/xhtml/i.test(type)) {
          response.destroy();
          return resolveAnswer({ status, type, location: headers.location, html: '' });
        }
        const parts: Buffer[] = [];
        let bytes = 0;
        response.on('data', (part: Buffer) => {
          bytes += part.length;
          if (bytes > maxBytes) response.destroy(new TooLarge());
          else parts.push(part);
        });
        response.on('error', reject);
        response.on('end', () =>
          resolveAnswer({ status, type, location: undefined, html: Buffer.concat(parts).toString('utf8') }),
        );
      });
      call.end();
    });
  }

  return async (address, signal) => {
    const bounded = AbortSignal.any([signal, AbortSignal.timeout(withinMs)]);
    try {
      let url = new URL(address);
      for (let redirects = 0; ; redirects++) {
        const { status, type, location, html } = await fetchOnce(url, bounded);
        if (status >= 300 && status < 400 && location !== undefined) {
          if (redirects === maxRedirects) return { problem: 'It redirects again and again.' };
          const next = URL.canParse(location, url.href) ? new URL(location, url.href) : undefined;
          if (!next || !isSamePlace(url, next))
            return { problem: `It redirects elsewhere: ${(next?.host ?? location).slice(0, 100)}.` };
          url = next;
          continue;
        }
        if (status !== 200) return { problem: `It answers ${status}.` };
        if (!/html/i.test(type)) return { problem: 'It is no web page.' };
        return { url: url.href, html };
      }
    } catch (error) {
      signal.throwIfAborted();
      if (bounded.aborted) return { problem: `It did not answer within ${withinMs / SECOND_MS} s.` };
      return { problem: describeProblem(error) };
    }
  };
}

type Answer = { status: number; type: string; location: string | undefined; html: string };

class PrivateAddress extends Error {}
class TooLarge extends Error {}

/** The same host, with or without 'www.', by http or https. */
const isSamePlace = (from: URL, to: URL): boolean =>
  /^https?:$/.test(to.protocol) &&
  to.username === '' &&
  from.host.replace(/^www\./, '') === to.host.replace(/^www\./, '');

const normalise = (address: string): string => {
  const [plain = ''] = address.split('%');
  return new URL(`http://[${plain}]`).hostname.slice(1, -1);
};

function describeProblem(error: unknown): string {
  if (error instanceof PrivateAddress) return 'Its host has a private address, which is not asked.';
  if (error instanceof TooLarge) return `It has more than ${maxBytes / MB} MB.`;
  const code = (error as { code?: unknown } | undefined)?.code;
  if (code === 'ENOTFOUND' || code === 'EAI_AGAIN') return 'Its host is not known.';
  return 'Its server cannot be reached.';
}
