import type { FastifyRequest } from 'fastify';
import { beforeEach, describe, expect, test } from 'vitest';
import type { UserRow } from './accounts.repository.ts';
import { accountChannel, createCallers } from './callers.ts';
import { createPlanRule } from './plan-rule.ts';
import { createRoles } from './roles.ts';
import { createSessionCookies } from './session-cookies.ts';

const cookies = createSessionCookies({ secret: 'of tests', publicUrl: 'http://127.0.0.1:3000' });

let queries = 0;
let user: UserRow | undefined;
let answerWhen: Promise<void> = Promise.resolve();
const listeners: ((userId: string) => void)[] = [];

beforeEach(() => {
  queries = 0;
  user = ada;
  answerWhen = Promise.resolve();
  listeners.length = 0;
});

describe('who is signed in', () => {
  test('costs no query when nobody is', async () => {
    const callers = createTestCallers();
    expect(await callers.identify(requestWith(undefined))).toEqual({ plan: 'free' });
    expect(await callers.identify(requestWith('theme=dark; satchel_signed_in=1'))).toEqual({ plan: 'free' });
    expect(queries).toBe(0);
  });

  test('costs no query when the cookie was not signed here', async () => {
    const elsewhere = createSessionCookies({ secret: 'of others', publicUrl: 'http://127.0.0.1:3000' });
    expect(await createTestCallers().identify(requestWith(elsewhere.toHeader('token')))).toEqual({ plan: 'free' });
    expect(queries).toBe(0);
  });

  test('is asked once, then remembered for a moment', async () => {
    const callers = createTestCallers();
    for (let time = 0; time < 5; time++) {
      expect(await callers.identify(requestWith(signed))).toMatchObject({ user: { id: 'ada' } });
    }
    expect(queries).toBe(1);
  });

  test('is asked again after a change, here or in another process', async () => {
    const callers = createTestCallers();
    await callers.identify(requestWith(signed));
    user = { ...ada, role: 'admin' };
    await callers.forget('ada');
    expect(await callers.identify(requestWith(signed))).toMatchObject({ user: { role: 'admin' } });
    user = undefined;
    for (const notify of listeners) notify('ada');
    expect(await callers.identify(requestWith(signed))).toEqual({ plan: 'free' });
    expect(queries).toBe(3);
  });

  test('is not remembered when it changed while the database was answering', async () => {
    const callers = createTestCallers();
    let answer: () => void = () => undefined;
    answerWhen = new Promise((resolve) => {
      answer = resolve;
    });
    const asked = callers.identify(requestWith(signed));
    await callers.forget('ada');
    answer();
    await asked;
    user = undefined;
    expect(await callers.identify(requestWith(signed))).toEqual({ plan: 'free' });
  });
});

test.each([
  [60_000, 'pro'],
  [-1, 'free'],
])('whose subscription ends in %s ms is %s', async (milliseconds, plan) => {
  user = { ...ada, proUntil: new Date(Date.now() + milliseconds) };
  expect(await createTestCallers().identify(requestWith(signed))).toMatchObject({ plan });
});

test.each([
  [{ paid: 60_000, granted: -1 }, 'pro'],
  [{ paid: -1, granted: 60_000 }, 'pro'],
  [{ paid: undefined, granted: 60_000 }, 'pro'],
  [{ paid: -1, granted: -1 }, 'free'],
])('whose Pro was paid for and granted so, the later of both counts: %j', async ({ paid, granted }, plan) => {
  const inMs = (milliseconds: number) => new Date(Date.now() + milliseconds);
  user = { ...ada, proUntil: paid === undefined ? null : inMs(paid), proGrantedUntil: inMs(granted) };
  const caller = await createTestCallers().identify(requestWith(signed));
  expect(caller).toMatchObject({ plan });
  const later = Math.max(user.proUntil?.getTime() ?? 0, inMs(granted).getTime());
  expect(Math.abs((caller.user?.proUntil?.getTime() ?? 0) - later)).toBeLessThan(1000);
});

const signed = cookies.toHeader('token');

const ada: UserRow = {
  id: 'ada',
  name: 'Ada',
  email: 'ada@example.org',
  emailVerified: true,
  image: null,
  twoFactorEnabled: false,
  createdAt: new Date(),
  updatedAt: new Date(),
  role: 'user',
  proUntil: null,
  proGrantedUntil: null,
};

const requestWith = (cookie: string | undefined) => ({ headers: { cookie } }) as FastifyRequest;

function createTestCallers() {
  const session = { id: 'session', updatedAt: new Date(), expiresAt: new Date(Date.now() + 60_000) };
  const findBySession = async () => {
    queries++;
    const found = user;
    await answerWhen;
    return found && { session, user: found };
  };
  return createCallers({
    repository: { findBySession, extendSession: async () => undefined, deleteSessionByToken: async () => undefined },
    notifications: {
      publish: async () => undefined,
      subscribe: (channel, listener) => {
        expect(channel).toBe(accountChannel);
        listeners.push(listener);
        return () => undefined;
      },
    },
    cookies,
    apiKeys: {
      read: () => undefined,
      find: async () => {
        throw new Error('Nobody has an API key here.');
      },
      admit: async () => undefined,
    },
    roles: createRoles({ adminEmails: [], mailAvailable: false, localOnly: false }),
    planOf: createPlanRule({ everyonePro: false }),
  });
}
