import { type ChildProcess, spawn } from 'node:child_process';
import { once } from 'node:events';
import { chmod, chown, mkdir, mkdtemp, readdir, rename, rm, writeFile } from 'node:fs/promises';
import { createServer, type Socket } from 'node:net';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { unpackDebianPackage } from '../../scripts/setup/apt.mjs';
import { memory } from '../../scripts/setup/paths.mjs';

export type TestImapServer = {
  port: number;
  /** For the setting IMAP_URL. */
  urlOf: (address: string, password?: string) => string;
  /** Puts a message into the inbox of this address; returns once the server will show it. */
  deliver: (address: string, message: string | Uint8Array) => Promise<void>;
  /** Lets the server number all messages of an inbox anew. Nobody may be connected. */
  renumber: (address: string) => Promise<void>;
  /** While this is set, the server takes connections and what is sent on them, and says nothing. */
  hangs: boolean;
  /** How many connections there were, and the bytes that were sent on them after signing in. */
  connections: number;
  bytesSent: number;
  /** Breaks all connections. */
  disconnect: () => void;
  close: () => Promise<void>;
};

/** The user that Dovecot reads mail as, since it refuses to as root. */
const nobody = 65534;
const isRoot = process.getuid?.() === 0;

/**
 * Dovecot's IMAP server on a free port. Its programs are unpacked from Debian's packages, so nothing is installed and no service
 * starts on this machine. Dovecot's own sign-in needs to be installed, so that part stands here; all else is Dovecot's.
 * @param accounts passwords, or OAuth access tokens, by address
 */
export async function startImapServer(
  accounts: Record<string, { password?: string; token?: string }>,
): Promise<TestImapServer> {
  const programs = await unpackDovecot();
  const folder = await mkdtemp(join(tmpdir(), 'satchel-imap-'));
  await chmod(folder, 0o755);
  const homeOf = (address: string) => join(folder, address);
  for (const address of Object.keys(accounts)) {
    for (const part of ['', 'Maildir', 'Maildir/new', 'Maildir/cur', 'Maildir/tmp']) {
      await own(await mkdir(join(homeOf(address), part), { recursive: true }).then(() => join(homeOf(address), part)));
    }
  }
  const config = join(folder, 'imap.conf');
  await writeFile(config, configuration(programs, folder));

  const sockets = new Set<Socket>();
  const children = new Set<ChildProcess>();
  const signIn = (address: string) => {
    const program = [join(programs, 'usr/bin/doveconf'), '-c', config, '-f', 'service=imap', '-m', 'imap', '-e'];
    // Dovecot refuses sockets here, which is what Node's pipes are.
    const child = spawn(
      '/bin/sh',
      ['-c', 'cat | "$@" | cat', 'sh', ...program, join(programs, 'usr/lib/dovecot/imap')],
      {
        env: { ...process.env, LD_LIBRARY_PATH: libraries(programs), USER: address, HOME: homeOf(address) },
        stdio: ['pipe', 'pipe', 'ignore'],
      },
    );
    children.add(child);
    child.on('exit', () => children.delete(child));
    return child;
  };
  const server = createServer((socket) => {
    sockets.add(socket);
    socket.on('close', () => sockets.delete(socket));
    socket.on('error', () => undefined);
    running.connections += 1;
    if (running.hangs) return;
    const count = (bytes: number) => {
      running.bytesSent += bytes;
    };
    greet(socket, { accounts, signIn, count, hangs: () => running.hangs });
  });
  server.listen(0, '127.0.0.1');
  await once(server, 'listening');
  const address = server.address();
  if (address === null || typeof address === 'string') throw new Error('A TCP server has an address with a port.');
  let delivered = 0;

  const running: TestImapServer = {
    port: address.port,
    urlOf: (user, password = accounts[user]?.password ?? '') =>
      `imap://${encodeURIComponent(user)}:${encodeURIComponent(password)}@127.0.0.1:${address.port}`,
    deliver: async (user, message) => {
      delivered += 1;
      const name = `${Math.floor(Date.now() / 1000)}.M${String(delivered).padStart(8, '0')}.test`;
      const path = join(homeOf(user), 'Maildir/tmp', name);
      await writeFile(path, message);
      await own(path);
      await rename(path, join(homeOf(user), 'Maildir/new', name));
    },
    renumber: async (user) => {
      const maildir = join(homeOf(user), 'Maildir');
      for (const name of await readdir(maildir)) if (name.startsWith('dovecot')) await rm(join(maildir, name));
    },
    hangs: false,
    connections: 0,
    bytesSent: 0,
    disconnect: () => {
      for (const socket of sockets) socket.destroy();
    },
    close: async () => {
      running.disconnect();
      for (const child of children) if (child.exitCode === null) await once(child, 'exit');
      server.close();
      await once(server, 'close');
      await rm(folder, { recursive: true, force: true });
    },
  };
  return running;
}

const own = async (path: string): Promise<void> => {
  if (isRoot) await chown(path, nobody, nobody);
};

const libraries = (programs: string): string => join(programs, 'usr/lib/dovecot');

const configuration = (programs: string, folder: string): string => `
protocols = imap
base_dir = ${folder}/base
libexec_dir = ${programs}/usr/lib/dovecot
mail_plugin_dir = ${programs}/usr/lib/dovecot/modules
ssl = no
mail_uid = ${isRoot ? nobody : process.getuid?.()}
mail_gid = ${isRoot ? nobody : process.getgid?.()}
first_valid_uid = 1
first_valid_gid = 1
mail_location = maildir:%h/Maildir
stats_writer_socket_path =
mail_max_userip_connections = 100
`;

/** Once for all tests of this checkout. */
async function unpackDovecot(): Promise<string> {
  const folder = join(memory, 'dovecot');
  const isThere = await readdir(folder).then(
    () => true,
    () => false,
  );
  if (isThere) return folder;
  const [core, imap] = [unpackDebianPackage('dovecot-core'), unpackDebianPackage('dovecot-imapd')];
  if (core === undefined || imap === undefined) {
    throw new Error(
      'The tests of the mailbox need the Debian packages dovecot-core and dovecot-imapd, which apt could not fetch.',
    );
  }
  await mkdir(memory, { recursive: true });
  await rename(join(imap, 'usr/lib/dovecot/imap'), join(core, 'usr/lib/dovecot/imap'));
  // Another test file may have been faster.
  await rename(core, folder).catch(() => rm(core, { recursive: true }));
  await rm(imap, { recursive: true });
  return folder;
}

/** Everything up to the sign-in; then Dovecot has the connection. */
function greet(
  socket: Socket,
  server: {
    accounts: Record<string, { password?: string; token?: string }>;
    signIn: (address: string) => ChildProcess;
    count: (bytes: number) => void;
    hangs: () => boolean;
  },
): void {
  const { accounts, signIn, count, hangs } = server;
  const say = (line: string) => socket.write(`${line}\r\n`);
  const abilities = 'CAPABILITY IMAP4rev1 SASL-IR AUTH=PLAIN AUTH=XOAUTH2';
  say(`* OK [${abilities}] Ready`);
  let typed = '';
  /** The tag and the way of a sign-in whose secret comes in a line of its own. */
  let waiting: [tag: string, way: string] | undefined;
  const authenticate = (tag: string, way: string, answer: string) => {
    const address = whoIs(way, answer, accounts);
    if (address === undefined) return say(`${tag} NO [AUTHENTICATIONFAILED] Invalid credentials (Failure)`);
    socket.off('data', listen);
    return handOver(socket, tag, signIn(address), count);
  };
  const take = (line: string) => {
    if (waiting) {
      const [tag, way] = waiting;
      waiting = undefined;
      return authenticate(tag, way, line);
    }
    const [tag = '', command = '', way = '', answer] = line.split(' ');
    if (command.toUpperCase() === 'AUTHENTICATE') {
      if (answer !== undefined) return authenticate(tag, way, answer);
      waiting = [tag, way];
      return say('+ ');
    }
    if (command.toUpperCase() === 'CAPABILITY') say(`* ${abilities}`);
    return say(`${tag} OK Done`);
  };
  const listen = (chunk: Buffer) => {
    const lines = (typed + chunk.toString('latin1')).split('\r\n');
    typed = lines.pop() ?? '';
    for (const line of lines) if (!hangs()) take(line);
  };
  socket.on('data', listen);
}

/** RFC 4616, and Google's XOAUTH2. */
function whoIs(way: string, answer: string, accounts: Record<string, { password?: string; token?: string }>) {
  const said = Buffer.from(answer, 'base64').toString();
  if (way.toUpperCase() === 'PLAIN') {
    const [, user = '', password] = said.split('\0');
    return password !== undefined && accounts[user]?.password === password ? user : undefined;
  }
  const [user = '', token] = said.split('\u0001').map((field) => field.replace(/^(?:user=|auth=Bearer )/, ''));
  return token !== undefined && accounts[user]?.token === token ? user : undefined;
}

/** Dovecot greets somebody who is signed in already; to the client that is the answer to its sign-in. */
function handOver(socket: Socket, tag: string, dovecot: ChildProcess, count: (bytes: number) => void): void {
  const { stdin, stdout } = dovecot;
  if (!stdin || !stdout) throw new Error('It was started with pipes.');
  let greeting = '';
  const listen = (chunk: Buffer) => {
    greeting += chunk.toString('latin1');
    const end = greeting.indexOf('\r\n');
    if (end === -1) return;
    stdout.off('data', listen);
    socket.write(`${greeting.slice(0, end).replace('* PREAUTH', `${tag} OK`)}${greeting.slice(end)}`, 'latin1');
    stdout.on('data', ({ length }: Buffer) => count(length));
    stdout.pipe(socket);
    socket.pipe(stdin);
  };
  stdout.on('data', listen);
  stdin.on('error', () => undefined);
  // Its programs end one after the other then.
  socket.on('close', () => stdin.end());
  dovecot.on('exit', () => socket.destroy());
}
