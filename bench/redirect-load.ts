import { addressOf, loadOverSockets } from './socket-load.ts';

const agent =
  'Mozilla/5.0 (Windows NT 10.0; Win64; x64) AppleWebKit/537.36 (KHTML, like Gecko) Chrome/140.0.0.0 Safari/537.36';

export type Load = { answers: number; redirects: number; seconds: number };

/** Visits short links for so many milliseconds, every visit from another address. */
export async function visitLinks(
  url: string,
  codes: readonly string[],
  clients: number,
  forMs: number,
  /** Visits a second of all clients together; as many as they can by default. */
  pace?: number,
): Promise<Load> {
  const { host } = new URL(url);
  let answers = 0;
  let redirects = 0;
  const seconds = await loadOverSockets({
    ...{ url, clients, forMs, ...(pace !== undefined && { pace }) },
    request: (client, nth) => {
      const code = codes[Math.floor(Math.random() * codes.length)] ?? '';
      return (
        `GET /s/${code} HTTP/1.1\r\nHost: ${host}\r\nUser-Agent: ${agent}\r\nAccept-Language: de-DE,de;q=0.9\r\n` +
        `Referer: https://example.org/page\r\nX-Forwarded-For: ${addressOf(client, nth)}\r\n\r\n`
      );
    },
    onAnswer: (head) => {
      answers++;
      if (head.startsWith('HTTP/1.1 302')) redirects++;
    },
  });
  return { answers, redirects, seconds };
}
