import { once } from 'node:events';
import { connect } from 'node:net';

export type SocketLoad = {
  url: string;
  clients: number;
  forMs: number;
  /** Requests a second of all clients together; as many as they can by default. */
  pace?: number;
  /** The text of a client's nth request, from 1. Answers must have no body. */
  request: (client: number, nth: number) => string;
  /** Gets the head of each answer. */
  onAnswer: (head: string) => void;
};

/**
 * Asks a server for so many milliseconds, each client as soon as its last answer is there. Over bare sockets, so that the load
 * takes as little as it can of the cores that it shares with the server. Returns the seconds it took.
 */
export async function loadOverSockets({
  url,
  clients,
  forMs,
  pace = Number.POSITIVE_INFINITY,
  request,
  onAnswer,
}: SocketLoad): Promise<number> {
  const { hostname, port } = new URL(url);
  const started = performance.now();

  async function client(number: number): Promise<void> {
    const socket = connect({ host: hostname, port: Number(port), noDelay: true });
    await once(socket, 'connect');
    let nth = 0;
    const send = () => {
      nth++;
      socket.write(request(number, nth));
    };
    await new Promise<void>((resolve, reject) => {
      let text = '';
      socket.on('error', reject);
      socket.on('close', () => resolve());
      socket.on('data', (data) => {
        text += data.toString('latin1');
        if (!text.endsWith('\r\n\r\n')) return;
        onAnswer(text);
        text = '';
        const nextAt = started + ((nth + number / clients) * clients * 1000) / pace;
        if (performance.now() - started >= forMs) socket.end();
        else if (nextAt <= performance.now()) send();
        else setTimeout(send, nextAt - performance.now());
      });
      send();
    });
  }

  await Promise.all(Array.from({ length: clients }, (_, number) => client(number)));
  return (performance.now() - started) / 1000;
}

/** An address of its own for each request, for `X-Forwarded-For`. */
export const addressOf = (client: number, nth: number): string =>
  `${20 + (client % 50)}.${(nth >> 16) & 255}.${(nth >> 8) & 255}.${nth & 255}`;
