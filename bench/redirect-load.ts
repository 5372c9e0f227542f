import { once } from 'node:events';
import { connect } from 'node:net';

const agent =
  'Mozilla/5.0 (Windows NT 10.0; Win64; x64) AppleWebKit/537.36 (KHTML, like Gecko) Chrome/140.0.0.0 Safari/537.36';

export type Load = { answers: number; redirects: number; seconds: number };

/**
 * Visits short links for so many milliseconds, each client as soon as its last answer is there, every visit from another address.
 * Over bare sockets, so that the load takes as little as it can of the cores that it shares with the server.
 */
export async function visitLinks(
  url: string,
  codes: readonly string[],
  clients: number,
  forMs: number,
  /** Visits a second of all clients together; as many as they can by default. */
  pace = Number.POSITIVE_INFINITY,
): Promise<Load> {
  const { hostname, port } = new URL(url);
  const started = performance.now();
  let answers = 0;
  let redirects = 0;

  async function client(number: number): Promise<void> {
    const socket = connect({ host: hostname, port: Number(port), noDelay: true });
    await once(socket, 'connect');
    let visit = 0;
    const send = () => {
      visit++;
      const code = codes[Math.floor(Math.random() * codes.length)] ?? '';
      const address = `${20 + (number % 50)}.${(visit >> 16) & 255}.${(visit >> 8) & 255}.${visit & 255}`;
      socket.write(
        `GET /s/${code} HTTP/1.1\r\nHost: ${hostname}:${port}\r\nUser-Agent: ${agent}\r\nAccept-Language: de-DE,de;q=0.9\r\n` +
          `Referer: https://example.org/page\r\nX-Forwarded-For: ${address}\r\n\r\n`,
      );
    };
    await new Promise<void>((resolve, reject) => {
      let text = '';
      socket.on('error', reject);
      socket.on('close', () => resolve());
      socket.on('data', (data) => {
        text += data.toString('latin1');
        // Redirects have no body.
        if (!text.endsWith('\r\n\r\n')) return;
        answers++;
        if (text.startsWith('HTTP/1.1 302')) redirects++;
        text = '';
        const nextAt = started + ((visit + number / clients) * clients * 1000) / pace;
        if (performance.now() - started >= forMs) socket.end();
        else if (nextAt <= performance.now()) send();
        else setTimeout(send, nextAt - performance.now());
      });
      send();
    });
  }

  await Promise.all(Array.from({ length: clients }, (_, number) => client(number)));
  return { answers, redirects, seconds: (performance.now() - started) / 1000 };
}
