/** Returns a uniform whole number from 0 to 2^32 - 1. Tests pass a scripted source. */
export type RandomSource = () => number;

/** The cryptographic source of the browser or Node. */
export const cryptographicSource: RandomSource = () => {
  const [word = 0] = crypto.getRandomValues(new Uint32Array(1));
  return word;
};

const WORD_VALUES = 2 ** 32;

/**
 * A uniform whole number from 0 to `bound - 1`; `bound` is 1 to 2^32.
 *
 * A plain remainder would favour small numbers when `bound` does not divide 2^32, so values of the incomplete last round are
 * drawn again (rejection sampling): fewer than half of all draws.
 */
export function uniformIndex(bound: number, random: RandomSource): number {
  if (!Number.isInteger(bound) || bound < 1 || bound > WORD_VALUES) throw new RangeError(`No index below ${bound}.`);
  const limit = WORD_VALUES - (WORD_VALUES % bound);
  for (;;) {
    const word = random();
    if (word < limit) return word % bound;
  }
}

/** Like `uniformIndex`, for bounds beyond 2^32: draws as many bits as the bound has and rejects values that are too large. */
export function uniformBigInt(bound: bigint, random: RandomSource): bigint {
  if (bound < 1n) throw new RangeError(`No index below ${bound}.`);
  const bits = (bound - 1n).toString(2).length;
  for (;;) {
    let value = 0n;
    for (let drawn = 0; drawn < bits; drawn += 32) value = (value << 32n) | BigInt(random());
    const candidate = BigInt.asUintN(bits, value);
    if (candidate < bound) return candidate;
  }
}

/** A uniformly random item. */
export function uniformItem<Item>(items: readonly Item[], random: RandomSource): Item {
  const item = items[uniformIndex(items.length, random)];
  if (item === undefined) throw new RangeError('Nothing to choose from.');
  return item;
}

/** A uniform permutation (Fisher and Yates, in Durstenfeld's form). */
export function shuffled<Item>(items: readonly Item[], random: RandomSource): Item[] {
  const order: Item[] = [];
  for (const item of items) {
    const place = uniformIndex(order.length + 1, random);
    const displaced = order[place];
    if (displaced === undefined) order.push(item);
    else {
      order.push(displaced);
      order[place] = item;
    }
  }
  return order;
}
