import fc from 'fast-check';
import { describe, expect, test } from 'vitest';
import { isFresh, isPending, isRunning, proUntil, type Subscription, summarize } from './subscription.ts';

const graceDays = 7;
const day = (count: number) => new Date(Date.UTC(2026, 0, 1 + count));

describe('Pro lasts', () => {
  test('two days beyond the period of a running subscription, since renewals and their messages come late', () => {
    expect(proUntil(monthly({ status: 'active' }), graceDays)).toEqual(day(32));
    expect(proUntil(monthly({ status: 'trialing', trialEndsAt: day(30) }), graceDays)).toEqual(day(32));
  });

  test('to the minute until the end of a cancelled one', () => {
    expect(proUntil(monthly({ status: 'active', cancelsAt: day(30) }), graceDays)).toEqual(day(30));
  });

  test('for the days of grace after a charge that failed', () => {
    expect(proUntil(monthly({ status: 'past_due' }), graceDays)).toEqual(day(7));
    expect(proUntil(monthly({ status: 'past_due' }), 0)).toEqual(day(0));
  });

  test.each(['incomplete', 'incomplete_expired', 'canceled', 'unpaid', 'paused'] as const)(
    'not at all when %s',
    (status) => {
      expect(proUntil(monthly({ status }), graceDays)).toBeNull();
    },
  );

  test('not at all in a trial without a card', () => {
    expect(proUntil(monthly({ status: 'trialing', trialEndsAt: day(14), awaitsCard: true }), graceDays)).toBeNull();
  });
});

test('what is begun and not paid is pending, what charges or will charge is running, nothing is both', () => {
  const statuses = [
    'incomplete',
    'incomplete_expired',
    'trialing',
    'active',
    'past_due',
    'canceled',
    'unpaid',
    'paused',
  ] as const;
  const running = statuses.filter((status) => isRunning(monthly({ status })));
  expect(running).toEqual(['trialing', 'active', 'past_due', 'unpaid', 'paused']);
  expect(statuses.filter((status) => isPending(monthly({ status })))).toEqual(['incomplete']);
  const waiting = monthly({ status: 'trialing', awaitsCard: true });
  expect([isPending(waiting), isRunning(waiting)]).toEqual([true, false]);
});

test('a page finishes with a subscription of the same day only', () => {
  expect(isFresh(monthly({ createdAt: day(0) }), day(0.5))).toBe(true);
  expect(isFresh(monthly({ createdAt: day(0) }), day(1))).toBe(false);
});

describe('of several subscriptions', () => {
  test('the one that gives Pro counts, however new the others are', () => {
    const old = monthly({ id: 'old', status: 'active', createdAt: day(0) });
    const abandoned = monthly({ id: 'abandoned', status: 'incomplete', createdAt: day(9) });
    const ended = monthly({ id: 'ended', status: 'canceled', createdAt: day(5), endedAt: day(6) });
    expect(summarize([abandoned, ended, old], graceDays)).toMatchObject({ current: { id: 'old' }, proUntil: day(32) });
  });

  test('the latest that came to anything is shown when none gives Pro', () => {
    const ended = monthly({ id: 'ended', status: 'canceled', createdAt: day(5), endedAt: day(6) });
    const abandoned = monthly({ id: 'abandoned', status: 'incomplete_expired', createdAt: day(9), endedAt: day(10) });
    expect(summarize([ended, abandoned], graceDays)).toMatchObject({ current: { id: 'ended' }, proUntil: null });
    expect(summarize([abandoned], graceDays)).toEqual({ current: null, proUntil: null, trialUsed: false });
  });

  test('a trial is used up by giving a card, not by looking at the form', () => {
    const trial = { trialEndsAt: day(14), createdAt: day(0) };
    const looked = monthly({ ...trial, status: 'canceled', awaitsCard: true, endedAt: day(1) });
    expect(summarize([looked], graceDays)).toMatchObject({ current: null, trialUsed: false });
    expect(summarize([monthly({ ...trial, status: 'trialing' })], graceDays).trialUsed).toBe(true);
    expect(summarize([monthly({ ...trial, status: 'canceled', endedAt: day(20) })], graceDays).trialUsed).toBe(true);
  });

  test('their order means nothing', () => {
    const some = fc.record({
      status: fc.constantFrom(
        'incomplete',
        'trialing',
        'active',
        'past_due',
        'canceled',
        'unpaid',
        'incomplete_expired',
      ),
      age: fc.integer({ min: 0, max: 5 }),
      awaitsCard: fc.boolean(),
    });
    fc.assert(
      fc.property(
        fc.array(some, { maxLength: 6 }).chain((list) =>
          fc.tuple(
            fc.constant(list),
            fc.shuffledSubarray(
              list.map((_, i) => i),
              { minLength: list.length },
            ),
          ),
        ),
        ([list, order]) => {
          const all = list.map(({ status, age, awaitsCard }, index) =>
            monthly({ id: `sub_${index}`, status, createdAt: day(age), awaitsCard, trialEndsAt: day(14) }),
          );
          const shuffled = order.flatMap((index) => all[index] ?? []);
          expect(summarize(shuffled, graceDays)).toEqual(summarize(all, graceDays));
        },
      ),
    );
  });
});

function monthly(facts: Partial<Subscription>): Subscription {
  return {
    id: 'sub_1',
    itemId: 'si_1',
    plan: 'monthly',
    priceId: 'price_1',
    priceCents: 299,
    status: 'active',
    createdAt: day(0),
    currentPeriodStart: day(0),
    currentPeriodEnd: day(30),
    trialEndsAt: null,
    cancelsAt: null,
    endedAt: null,
    awaitsCard: false,
    cardFingerprint: null,
    ...facts,
  };
}
