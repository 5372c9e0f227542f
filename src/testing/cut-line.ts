import { once } from 'node:events';
import { connect, createServer, type Socket } from 'node:net';

/** A proxy to a server that a test can cut. */
export type CutLine = {
  /** The server's address through this proxy. */
  url: string;
  /** Closes all connections and refuses new ones, like a restarting server. */
  cut: () => Promise<void>;
  /** Keeps connections open but forwards nothing, like a firewall that lost its state. */
  swallow: () => void;
  /** Forwards again; swallowed connections end. */
  restore: () => Promise<void>;
  close: () => Promise<void>;
};

/** Listens on a free port of 127.0.0.1 and forwards to the host and port of `target`. */
export async function openCutLine(target: string): Promise<CutLine> {
  const { hostname, port } = new URL(target);
  const sockets = new Set<Socket>();
  let swallows = false;
  const accept = (near: Socket) => {
    const far = connect(Number(port), hostname);
    for (const [from, to] of [
      [near, far],
      [far, near],
    ] as const) {
      sockets.add(from);
      from.on('data', (chunk) => {
        if (!swallows) to.write(chunk);
      });
      // The other side ends, too.
      from.on('error', () => undefined);
      from.on('close', () => {
        sockets.delete(from);
        to.destroy();
      });
    }
  };
  let server = createServer(accept).listen(0, '127.0.0.1');
  await once(server, 'listening');
  const address = server.address();
  if (address === null || typeof address === 'string') throw new Error('A TCP server has an address with a port.');
  const url = new URL(target);
  url.port = String(address.port);
  const dropAll = () => {
    for (const socket of sockets) socket.destroy();
  };
  const cut = async () => {
    const closed = once(server, 'close');
    server.close();
    dropAll();
    await closed;
  };
  return {
    url: url.href,
    cut,
    swallow: () => {
      swallows = true;
    },
    restore: async () => {
      if (swallows) dropAll();
      swallows = false;
      if (server.listening) return;
      server = createServer(accept).listen(address.port, '127.0.0.1');
      await once(server, 'listening');
    },
    close: async () => {
      if (server.listening) await cut();
    },
  };
}
