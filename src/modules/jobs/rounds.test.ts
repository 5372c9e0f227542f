import { describe, expect, test } from 'vitest';
import type { Plan } from '../../shared/plans.ts';
import { findRound, perRound, turnOf } from './rounds.ts';

describe('the order of jobs', () => {
  test('each visitor has a turn before anybody has a second', () => {
    const line = createLine();
    line.add('A', 5);
    line.begin();
    line.add('B', 2);
    line.add('C', 3);
    expect(line.runAll()).toBe('A B C A B C A C A A');
  });

  test('whoever comes later does not catch up on rounds that are over', () => {
    const line = createLine();
    line.add('A', 6);
    for (let job = 0; job < 4; job++) line.begin();
    line.add('B', 4);
    expect(line.runAll()).toBe('A A A A B A B A B B');
  });

  test('visitors who send one job after the other take turns with one who sent all at once', () => {
    const line = createLine();
    line.add('A', 4);
    for (let job = 0; job < 12; job++) {
      // At the end of each job the next one of B, C or D is there.
      line.begin();
      line.add('BCD'.charAt(job % 3), 1);
    }
    expect(line.runAll()).toMatch(/^A (B C D A |B A C D ){3}/);
  });

  test('Pro users go first and have four turns for one, and the others go on', () => {
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

  test('a visitor does not wait for the many jobs of another one at the same address', () => {
    const line = createLine();
    line.add('A', 60, { address: 'office' });
    line.begin();
    line.add('B', 2, { address: 'office' });
    expect(line.runAll()).toMatch(/^A B A B A A/);
  });

  test('nobody waits for ever while new visitors keep coming', () => {
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

/** One worker slot whose job ends when the next one begins. */
function createLine() {
  type Entry = { visitor: string; round: number; turn: number };
  const taken = new Map<string, Map<number, number>>();
  const takenBy = (name: string): Map<number, number> => {
    const known = taken.get(name) ?? new Map<number, number>();
    taken.set(name, known);
    return known;
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
      const round = findRound({ latestRunning: running?.round, firstWaiting }, shares);
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
  return { add, begin, runAll };
}

const placesOf = (order: readonly string[], visitor: string): number[] =>
  order.flatMap((other, place) => (other === visitor ? [place] : []));
