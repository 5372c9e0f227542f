import { describe, expect, test } from 'vitest';
import type { Plan } from '../../shared/plans.ts';
import { currentRound, findRound, perRound, takenIn, turnOf } from './rounds.ts';

describe('the order of jobs', () => {
  test('each visitor has a turn before anybody has a second one', () => {
    const line = createLine();
    line.add('A', 5);
    line.begin();
    line.add('B', 2);
    line.add('C', 3);
    expect(line.runAll()).toBe('A B C A B C A C A A');
  });

  test('latecomers do not catch up on past rounds', () => {
    const line = createLine();
    line.add('A', 6);
    for (let job = 0; job < 4; job++) line.begin();
    line.add('B', 4);
    expect(line.runAll()).toBe('A A A A B A B A B B');
  });

  test('visitors who send jobs one by one take turns with one who sent all at once', () => {
    const line = createLine();
    line.add('A', 4);
    for (let job = 0; job < 12; job++) {
      // At the end of each job, the next one of B, C or D arrives.
      line.begin();
      line.add('BCD'.charAt(job % 3), 1);
    }
    expect(line.runAll()).toMatch(/^A (B C D A |B A C D ){3}/);
  });

  test('Pro users go first and have four turns to one, and the others still get theirs', () => {
    const line = createLine();
    line.add('A', 3);
    line.begin();
    line.add('B', 2);
    line.add('P', 10, { plan: 'pro' });
    expect(line.runAll()).toBe('A P P P P B P P P P A B P P A');
  });

  test('a thousand cookies at one address have the turns of ten visitors', () => {
    const line = createLine();
    for (let visitor = 0; visitor < 1_000; visitor++) line.add(`X${visitor}`, 1, { address: 'x' });
    line.begin();
    line.add('B', 3);
    const order = line.runAll().split(' ');
    expect(placesOf(order, 'B')).toEqual([10, 21, 32]);
  });

  test('an IPv6 /48 full of addresses has the turns of forty', () => {
    const line = createLine();
    for (let visitor = 0; visitor < 200; visitor++) line.add(`X${visitor}`, 1, { address: `x${visitor}`, block: 'x' });
    line.begin();
    line.add('B', 2);
    expect(placesOf(line.runAll().split(' '), 'B')).toEqual([40, 81]);
  });

  test("a visitor does not wait for another's many jobs at the same address", () => {
    const line = createLine();
    line.add('A', 60, { address: 'office' });
    line.begin();
    line.add('B', 2, { address: 'office' });
    expect(line.runAll()).toMatch(/^A B A B A A/);
  });

  test('a past round stays past, even when no job runs for a moment', () => {
    const line = createLine();
    const visitors = ['A', 'B', 'C', 'D'];
    for (const visitor of visitors) line.add(visitor, 1);
    line.begin();
    line.begin();
    // A and B are back before C and D have had their first turn.
    line.add('A', 1);
    line.add('B', 1);
    for (let job = 0; job < 3; job++) line.begin();
    line.add('C', 1);
    line.end();
    line.add('D', 1);
    line.begin();
    line.add('A', 1);
    expect(line.runAll()).toBe('A B C D A B C D A');
  });

  test('nobody waits forever while new visitors keep coming', () => {
    const line = createLine();
    line.add('A', 2);
    for (let visitor = 0; visitor < 3_000; visitor++) {
      line.add(`X${visitor}`, 1);
      line.begin();
    }
    const [, second] = placesOf(line.runAll().split(' '), 'A');
    expect(second).toBeLessThan(1_100);
  });
});

type Sender = { plan?: Plan; address?: string; block?: string };

test.each([
  ['jobs wait', { latestRunning: 5, firstWaiting: 5, firstKnown: 4 }, [5, 6]],
  ['one runs and nothing waits', { latestRunning: 5, firstWaiting: undefined, firstKnown: 4 }, [5]],
  ['nothing waits or runs', { latestRunning: undefined, firstWaiting: undefined, firstKnown: 4 }, []],
])('while %s, turns count from the current round on', (_when, line, left) => {
  const rounds = [4, 5, 6];
  const share = { taken: new Map(rounds.map((round) => [round, 1])), perRound: 1 };
  expect(rounds.filter((round) => takenIn(round, share, line) === 1)).toEqual(left);
});

/** One worker slot. Its job ends when the next one starts, unless `end` is called first. */
function createLine() {
  type Entry = { visitor: string; round: number; turn: number };
  const taken = new Map<string, Map<number, number>>();
  const takenBy = (name: string): Map<number, number> => {
    const known = taken.get(name) ?? new Map<number, number>();
    taken.set(name, known);
    return known;
  };
  const forgetBefore = (present: number) => {
    for (const rounds of taken.values()) {
      for (const round of rounds.keys()) if (round < present) rounds.delete(round);
    }
  };
  let waiting: Entry[] = [];
  let running: Entry | undefined;
  let arrival = 0;
  const order: string[] = [];
  const add = (visitor: string, jobs: number, { plan = 'free', ...where }: Sender = {}) => {
    const { address = `at ${visitor}`, block = `near ${address}` } = where;
    for (let job = 0; job < jobs; job++) {
      const shares = [
        { taken: takenBy(visitor), perRound: perRound.visitor[plan] },
        { taken: takenBy(address), perRound: perRound.address },
        { taken: takenBy(block), perRound: perRound.block },
      ];
      const first = Math.min(...waiting.map((entry) => entry.round));
      const firstWaiting = waiting.length > 0 ? first : undefined;
      const known = [...taken.values()].flatMap((rounds) => [...rounds.keys()]);
      const firstKnown = known.length > 0 ? known.reduce((least, round) => Math.min(least, round)) : undefined;
      const line = { latestRunning: running?.round, firstWaiting, firstKnown };
      forgetBefore(currentRound(line));
      const round = findRound(line, shares);
      for (const share of shares) share.taken.set(round, (share.taken.get(round) ?? 0) + 1);
      waiting.push({ visitor, round, turn: turnOf({ round, arrival: arrival++, plan }) });
    }
  };
  const begin = () => {
    const [next] = waiting.toSorted((a, b) => a.turn - b.turn);
    running = next;
    if (!next) return;
    order.push(next.visitor);
    waiting = waiting.filter((entry) => entry !== next);
  };
  const runAll = () => {
    while (waiting.length > 0) begin();
    return order.join(' ');
  };
  const end = () => {
    running = undefined;
  };
  return { add, begin, end, runAll };
}

const placesOf = (order: readonly string[], visitor: string): number[] =>
  order.flatMap((other, place) => (other === visitor ? [place] : []));
