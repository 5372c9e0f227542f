import { randomBytes, type ScryptOptions, scrypt, timingSafeEqual } from 'node:crypto';
import { availableParallelism } from 'node:os';
import { accountErrors } from './accounts.errors.ts';

/*
 * scrypt with N = 2^14, r = 8, p = 5: 16 MB and about as much work as N = 2^17, r = 8, p = 1 (OWASP Password Storage Cheat
 * Sheet). It runs on libuv's threads, which also read files and compete with the main thread, so only a few hashes run at a
 * time; the others queue.
 */
const fullCost: PasswordCost = { N: 2 ** 14, r: 8, p: 5 };
const saltBytes = 16;
const hashBytes = 32;
const atOnce = Math.max(1, Math.min(3, availableParallelism() - 1));
const maxWaiting = 200;

export type PasswordCost = { N: number; r: number; p: number };

export type Passwords = ReturnType<typeof createPasswords>;

/** @param cost of new hashes; most tests use a cheap one */
export function createPasswords(cost = fullCost) {
  let running = 0;
  const waiting: (() => void)[] = [];

  /** @throws AppError 503 when the queue is full */
  async function inTurn<Result>(work: () => Promise<Result>): Promise<Result> {
    if (running >= atOnce) {
      if (waiting.length >= maxWaiting) throw accountErrors.busy();
      await new Promise<void>((resolve) => waiting.push(resolve));
    } else running++;
    try {
      return await work();
    } finally {
      const next = waiting.shift();
      if (next) next();
      else running--;
    }
  }

  return {
    /** 'scrypt$N$r$p$salt$hash', salt and hash in base64url. */
    hash: async (password: string): Promise<string> => {
      const salt = randomBytes(saltBytes);
      const hash = await inTurn(() => derive(password, salt, hashBytes, cost));
      return ['scrypt', cost.N, cost.r, cost.p, salt.toString('base64url'), hash.toString('base64url')].join('$');
    },
    /** Reads the cost from the hash, so that older hashes stay valid. */
    verify: async ({ hash, password }: { hash: string; password: string }): Promise<boolean> => {
      const [scheme, N, r, p, salt = '', expected = ''] = hash.split('$');
      if (scheme !== 'scrypt') throw new Error('A stored password is not a hash of ours.');
      const bytes = Buffer.from(expected, 'base64url');
      const options = { N: Number(N), r: Number(r), p: Number(p) };
      const actual = await inTurn(() => derive(password, Buffer.from(salt, 'base64url'), bytes.length, options));
      return timingSafeEqual(actual, bytes);
    },
  };
}

function derive(password: string, salt: Buffer, length: number, options: ScryptOptions & PasswordCost) {
  // NFC, so that a password typed on another system is the same.
  const text = password.normalize('NFC');
  const maxmem = 256 * options.N * options.r;
  return new Promise<Buffer>((resolve, reject) => {
    scrypt(text, salt, length, { ...options, maxmem }, (error, key) => (error ? reject(error) : resolve(key)));
  });
}
