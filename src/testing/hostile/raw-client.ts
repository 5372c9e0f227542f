import { once } from 'node:events';
import { connect, type Socket } from 'node:net';

export type RawAnswer = { status: number; headers: Record<string, string>; body: string };

/** A client that sends exactly the given bytes, well-formed or not. */
export class RawClient {
  readonly socket: Socket;
  #received = '';

  private constructor(socket: Socket) {
    this.socket = socket;
    socket.setEncoding('latin1');
    socket.on('data', (text: string) => {
      this.#received += text;
    });
    // A reset connection is one way to be refused; tests look at what came before.
    socket.on('error', () => undefined);
  }

  static async open(url: string): Promise<RawClient> {
    const { hostname, port } = new URL(url);
    const socket = connect({ host: hostname, port: Number(port), allowHalfOpen: true });
    const client = new RawClient(socket);
    await once(socket, 'connect');
    return client;
  }

  send(bytes: string | Uint8Array): void {
    if (this.socket.writable) this.socket.write(bytes);
  }

  /**
   * Sends the same bytes repeatedly until an answer begins, the connection ends, or `most` bytes were accepted.
   * @returns the bytes accepted
   */
  async flood(bytes: Uint8Array, most: number): Promise<number> {
    const { socket } = this;
    while (this.#received === '' && !socket.destroyed && socket.writable && socket.bytesWritten < most) {
      if (!socket.write(bytes)) await this.#event('drain');
    }
    return socket.bytesWritten - socket.writableLength;
  }

  /** The next answer, whole; undefined when the connection ends without one. */
  async answer(): Promise<RawAnswer | undefined> {
    for (;;) {
      const [answer, rest] = takeAnswer(this.#received);
      if (answer) {
        this.#received = rest;
        return answer;
      }
      if (this.socket.readableEnded || this.socket.destroyed) return undefined;
      await this.#event('data');
    }
  }

  close(): void {
    this.socket.destroy();
  }

  /** Resolves with this event or the end of the connection. */
  async #event(name: 'data' | 'drain'): Promise<void> {
    const { socket } = this;
    await new Promise<void>((resolve) => {
      const go = () => {
        for (const event of [name, 'end', 'close']) socket.off(event, go);
        resolve();
      };
      // An answer also ends a flood.
      for (const event of [name, 'data', 'end', 'close']) socket.once(event, go);
    });
  }
}

/** Sends one request, reads one answer, and closes. */
export async function exchange(url: string, bytes: string | Uint8Array): Promise<RawAnswer | undefined> {
  const client = await RawClient.open(url);
  try {
    client.send(bytes);
    return await client.answer();
  } finally {
    client.close();
  }
}

/** A request head as browsers send it, with these headers; the body is the caller's. */
export const requestHead = (method: string, path: string, headers: Record<string, string> = {}): string =>
  `${method} ${path} HTTP/1.1\r\n${Object.entries({ host: 'localhost', ...headers })
    .map(([name, value]) => `${name}: ${value}\r\n`)
    .join('')}\r\n`;

/** One chunk of a chunked body. */
export const chunk = (bytes: string): string => `${Buffer.byteLength(bytes).toString(16)}\r\n${bytes}\r\n`;

export const lastChunk = '0\r\n\r\n';

function takeAnswer(received: string): [RawAnswer | undefined, string] {
  const headEnd = received.indexOf('\r\n\r\n');
  if (headEnd === -1) return [undefined, received];
  const [statusLine = '', ...lines] = received.slice(0, headEnd).split('\r\n');
  const status = Number(statusLine.split(' ')[1]);
  const headers = Object.fromEntries(
    lines.map((line) => [line.slice(0, line.indexOf(':')).toLowerCase(), line.slice(line.indexOf(':') + 1).trim()]),
  );
  const rest = received.slice(headEnd + 4);
  const length = status < 200 ? 0 : Number(headers['content-length'] ?? 0);
  if (rest.length < length) return [undefined, received];
  return [{ status, headers, body: rest.slice(0, length) }, rest.slice(length)];
}
