import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import effLargeWordlist from './eff-large-wordlist.json' with { type: 'json' };
import { generatePassphrases, loadEffWords, passphraseBits, passphraseOptions, separators } from './passphrase.ts';
import { strengthOf } from './strength.ts';

describe('the EFF list', () => {
  it('has 7,776 different words, five dice each', () => {
    expect(effLargeWordlist).toHaveLength(6 ** 5);
    expect(new Set(effLargeWordlist).size).toBe(6 ** 5);
    expect(effLargeWordlist.every((word) => /^[a-z-]{3,9}$/.test(word))).toBe(true);
  });

  it('is the published one, word for word', async () => {
    const text = effLargeWordlist.map((word) => `${word}\n`).join('');
    const digest = await crypto.subtle.digest('SHA-256', new TextEncoder().encode(text));
    const hex = [...new Uint8Array(digest)].map((byte) => byte.toString(16).padStart(2, '0')).join('');
    // The second column of https://www.eff.org/files/2016/07/18/eff_large_wordlist.txt.
    expect(hex).toBe('6d557f0693958fb5e650b68b5bee585eb82cf4da32965505c789e924743bc522');
  });

  it('has no word that begins with another, so words are distinct even without a separator', () => {
    const words = new Set(effLargeWordlist);
    const beginnings = effLargeWordlist.flatMap((word) =>
      Array.from({ length: word.length - 1 }, (_, index) => word.slice(0, index + 1)),
    );
    expect(beginnings.filter((beginning) => words.has(beginning))).toEqual([]);
  });

  it('has no hyphenated word that is two other words', () => {
    const words = new Set(effLargeWordlist);
    const hyphenated = effLargeWordlist.filter((word) => word.includes('-'));
    expect(hyphenated).toHaveLength(4);
    expect(hyphenated.filter((word) => word.split('-').every((part) => words.has(part)))).toEqual([]);
  });
});

describe('a passphrase', () => {
  it('has the requested number of words, with separator, capitals and one digit as chosen', () => {
    const words = new Set(effLargeWordlist);
    fc.assert(
      fc.property(anyOptions, (options) => {
        const { passphrases } = generatePassphrases(options, effLargeWordlist);
        expect(passphrases).toHaveLength(options.count);
        for (const passphrase of passphrases) {
          expect(passphrase.replace(/[^0-9]/g, '')).toHaveLength(options.addDigit ? 1 : 0);
          const plain = passphrase.replace(/[0-9]/, '');
          const found = splitWords(plain, options.separator, words);
          expect(found).toHaveLength(options.words);
          for (const word of found) expect(/^[A-Z]/.test(word)).toBe(options.capitalise);
        }
      }),
    );
  });

  it('of six words has 77.5 bits', async () => {
    const list = await loadEffWords();
    expect(generatePassphrases(passphraseOptions.parse({}), list).bits).toBeCloseTo(77.55, 2);
  });

  it('gains log2(10) bits from a digit and log2 of the words from its place, and none from capitals', () => {
    const plain = passphraseOptions.parse({ words: 4 });
    const withDigit = passphraseBits({ ...plain, addDigit: true }, 7776) - passphraseBits(plain, 7776);
    expect(withDigit).toBeCloseTo(Math.log2(10) + 2, 12);
    expect(passphraseBits({ ...plain, capitalise: true }, 7776)).toBe(passphraseBits(plain, 7776));
  });

  it('uses every word and every place of the digit equally often', () => {
    const list = ['red', 'green', 'blue'];
    const options = passphraseOptions.parse({ words: 3, addDigit: true, count: 100 });
    const seen = new Map<string, number>();
    const places = [0, 0, 0];
    for (let round = 0; round < 60; round += 1) {
      for (const passphrase of generatePassphrases(options, list).passphrases) {
        for (const [place, part] of passphrase.split('-').entries()) {
          const word = part.replace(/\d/, '');
          seen.set(word, (seen.get(word) ?? 0) + 1);
          if (word !== part) places[place] = (places[place] ?? 0) + 1;
        }
      }
    }
    // Six standard deviations of a binomial count: exceeded by chance in 2 of 1e9 runs.
    for (const count of seen.values())
      expect(Math.abs(count - 6000)).toBeLessThan(6 * Math.sqrt(18_000 * (1 / 3) * (2 / 3)));
    for (const count of places) expect(Math.abs(count - 2000)).toBeLessThan(6 * Math.sqrt(6_000 * (1 / 3) * (2 / 3)));
  });

  it('with capitals and a digit earns the badge Strong', () => {
    const options = passphraseOptions.parse({ capitalise: true, addDigit: true });
    expect(strengthOf(generatePassphrases(options, effLargeWordlist).passphrases[0] ?? '')).toBe('Strong');
  });

  it.each([2, 13, 'many'])('cannot have %s words', (words) => {
    expect(passphraseOptions.safeParse({ words }).error?.issues[0]?.message).toBe(
      'The number of words must be a whole number from 3 to 12.',
    );
  });
});

const anyOptions = fc.record({
  words: fc.integer({ min: 3, max: 12 }),
  separator: fc.constantFrom(...separators),
  capitalise: fc.boolean(),
  addDigit: fc.boolean(),
  count: fc.integer({ min: 1, max: 3 }),
});

/** The words of a passphrase, matched from left to right; relies on no word beginning with another. */
function splitWords(passphrase: string, separator: string, words: ReadonlySet<string>): string[] {
  const found: string[] = [];
  let rest = passphrase;
  while (rest !== '') {
    const length = Array.from({ length: 9 }, (_, index) => index + 1).find((size) =>
      words.has(rest.slice(0, size).toLowerCase()),
    );
    if (length === undefined) throw new Error(`No word of the list at the start of "${rest}".`);
    found.push(rest.slice(0, length));
    rest = rest.slice(length);
    if (rest !== '' && !rest.startsWith(separator)) throw new Error(`No separator at the start of "${rest}".`);
    rest = rest.slice(separator.length);
  }
  return found;
}
