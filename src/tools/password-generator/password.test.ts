import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { characterClasses, defaultSymbols, lookAlikes } from './character-classes.ts';
import { chiSquare, chiSquareBound } from './chi-square.ts';
import { generatePasswords, type PasswordOptions, passwordOptions, passwordPlan } from './password.ts';
import { planPasswords } from './password-plan.ts';
import { cryptographicSource } from './random-choice.ts';

describe('the options of a password', () => {
  it('default to 12 characters of all four types', () => {
    expect(passwordOptions.parse({})).toMatchObject({
      length: 12,
      includeUppercase: true,
      includeLowercase: true,
      includeNumbers: true,
      includeSymbols: true,
      count: 1,
    });
  });

  it.each([3, 51, 0, -8, 12.5, 'abc', '', Number.NaN, null])('refuse the length %s with a sentence', (length) => {
    const result = passwordOptions.safeParse({ length });
    expect(result.error?.issues.map(({ message }) => message)).toEqual(['Length must be a whole number from 4 to 50.']);
  });

  it('accept form text for numbers and switches', () => {
    expect(passwordOptions.parse({ length: '20', includeSymbols: 'false' })).toMatchObject({
      length: 20,
      includeSymbols: false,
    });
  });

  it.each(['a', '1', ' ', '!x', 'é', '\u0301', '!\u200b'])('refuse %j as a set of symbols', (symbols) => {
    expect(passwordOptions.safeParse({ symbols }).success).toBe(false);
  });

  it('need at least one type', () => {
    const none = options({
      includeUppercase: false,
      includeLowercase: false,
      includeNumbers: false,
      includeSymbols: false,
    });
    expect(() => generatePasswords(none)).toThrow('Please choose at least one character type');
  });

  it('need room for all minimums', () => {
    expect(() => passwordPlan(options({ length: 6, minNumbers: 4 }))).toThrow(
      '6 characters cannot hold the 7 you ask for.',
    );
  });

  it('say so when leaving out look-alikes leaves no symbol', () => {
    expect(() => passwordPlan(options({ symbols: '|', excludeLookAlikes: true }))).toThrow('Please add other symbols');
  });
});

describe('a password', () => {
  it('has the requested length, only characters of the chosen types, and the minimum of each', () => {
    fc.assert(
      fc.property(anyOptions, (chosen) => {
        const { passwords } = generatePasswords(chosen);
        expect(passwords).toHaveLength(chosen.count);
        for (const { password } of passwords) {
          expect(password).toHaveLength(chosen.length);
          const { uppercase, lowercase, numbers, symbols } = splitIntoWords(password);
          expect(uppercase + lowercase + numbers + symbols).toBe(chosen.length);
          expectClass(uppercase, chosen.includeUppercase, chosen.minUppercase);
          expectClass(lowercase, chosen.includeLowercase, chosen.minLowercase);
          expectClass(numbers, chosen.includeNumbers, chosen.minNumbers);
          expectClass(symbols, chosen.includeSymbols, chosen.minSymbols);
        }
      }),
    );
  });

  it('has no look-alikes when they are left out', () => {
    const { passwords } = generatePasswords(options({ excludeLookAlikes: true, length: 50, count: 100 }));
    const characters = new Set(passwords.flatMap(({ password }) => [...password]));
    expect([...lookAlikes].filter((character) => characters.has(character))).toEqual([]);
  });

  it('uses custom symbols only, each counted once', () => {
    const own = options({ symbols: '§§€', includeUppercase: false, includeLowercase: false, includeNumbers: false });
    expect(passwordPlan(own).possible).toBe(2n ** 12n);
    expect(generatePasswords(own).passwords[0]?.password).toMatch(/^[§€]{12}$/);
  });

  it('is different every time', () => {
    const { passwords } = generatePasswords(options({ count: 100 }));
    expect(new Set(passwords.map(({ password }) => password)).size).toBe(100);
  });

  it('is as likely as any other that meets the minimums', () => {
    // Small enough to list: 4 characters of {a, b}, {1} and {!, ?}, at least one of each type.
    const plan = planPasswords(
      [
        { characters: ['a', 'b'], atLeast: 1 },
        { characters: ['1'], atLeast: 1 },
        { characters: ['!', '?'], atLeast: 1 },
      ],
      4,
    );
    const all = everyText(['a', 'b', '1', '!', '?'], 4).filter(
      (text) => /[ab]/.test(text) && /1/.test(text) && /[!?]/.test(text),
    );
    expect(plan.possible).toBe(BigInt(all.length));
    const counts = new Map(all.map((text) => [text, 0]));
    const draws = 50 * all.length;
    for (let draw = 0; draw < draws; draw += 1) {
      const password = plan.draw(cryptographicSource);
      counts.set(password, (counts.get(password) ?? 0) + 1);
    }
    expect(counts.size).toBe(all.length);
    expect(chiSquare([...counts.values()], 50)).toBeLessThan(chiSquareBound(all.length - 1));
  });

  it('has every type at every position equally often', () => {
    const { passwords } = generatePasswords(options({ length: 8, count: 100 }));
    const more = Array.from(
      { length: 59 },
      () => generatePasswords(options({ length: 8, count: 100 })).passwords,
    ).flat();
    const texts = [...passwords, ...more].map(({ password }) => password);
    for (const characterClass of characterClasses) {
      const places = Array.from({ length: 8 }, (_, place) =>
        texts.reduce((sum, text) => sum + splitIntoWords(text.charAt(place))[characterClass], 0),
      );
      const expected = places.reduce((sum, count) => sum + count, 0) / 8;
      expect(chiSquare(places, expected)).toBeLessThan(chiSquareBound(7));
    }
  });
});

describe('the entropy of a password', () => {
  it('is the length times log2 of the characters without minimums', () => {
    const free = { minUppercase: 0, minLowercase: 0, minNumbers: 0, minSymbols: 0 };
    expect(passwordPlan(options(free)).bits).toBeCloseTo(12 * Math.log2(62 + defaultSymbols.length), 9);
  });

  it('is a little lower when every type must be there, by inclusion and exclusion', () => {
    const sizes = [26, 26, 10, defaultSymbols.length];
    let count = 0n;
    for (let left = 0; left < 16; left += 1) {
      const kept = sizes.filter((_, index) => (left & (1 << index)) === 0);
      const alphabet = BigInt(kept.reduce((sum, size) => sum + size, 0));
      count += (kept.length % 2 === 0 ? 1n : -1n) * alphabet ** 12n;
    }
    expect(passwordPlan(options({})).possible).toBe(count);
  });

  it('never grows with a minimum', () => {
    fc.assert(
      fc.property(fc.integer({ min: 4, max: 50 }), fc.integer({ min: 0, max: 3 }), (length, minNumbers) => {
        const loose = passwordPlan(options({ length, minNumbers: 0, minUppercase: 0, minLowercase: 0 }));
        const strict = passwordPlan(options({ length, minNumbers, minUppercase: 0, minLowercase: 0 }));
        expect(strict.bits).toBeLessThanOrEqual(loose.bits);
      }),
    );
  });
});

const options = (changes: Partial<PasswordOptions>): PasswordOptions => ({ ...passwordOptions.parse({}), ...changes });

const least = fc.integer({ min: 0, max: 3 });
const anyOptions: fc.Arbitrary<PasswordOptions> = fc
  .record({
    length: fc.integer({ min: 4, max: 50 }),
    includeUppercase: fc.boolean(),
    includeLowercase: fc.boolean(),
    includeNumbers: fc.boolean(),
    includeSymbols: fc.boolean(),
    excludeLookAlikes: fc.boolean(),
    symbols: fc.constantFrom('', '-', '!?', '#'),
    minUppercase: least,
    minLowercase: least,
    minNumbers: least,
    minSymbols: least,
    count: fc.integer({ min: 1, max: 3 }),
  })
  .filter(
    (chosen) => chosen.includeUppercase || chosen.includeLowercase || chosen.includeNumbers || chosen.includeSymbols,
  )
  .filter(
    (chosen) =>
      (chosen.includeUppercase ? chosen.minUppercase : 0) +
        (chosen.includeLowercase ? chosen.minLowercase : 0) +
        (chosen.includeNumbers ? chosen.minNumbers : 0) +
        (chosen.includeSymbols ? chosen.minSymbols : 0) <=
      chosen.length,
  );

const splitIntoWords = (password: string) => ({
  uppercase: password.replace(/[^A-Z]/g, '').length,
  lowercase: password.replace(/[^a-z]/g, '').length,
  numbers: password.replace(/[^0-9]/g, '').length,
  symbols: password.replace(/[A-Za-z0-9]/g, '').length,
});

function expectClass(count: number, included: boolean, minimum: number): void {
  if (included) expect(count).toBeGreaterThanOrEqual(minimum);
  else expect(count).toBe(0);
}

const everyText = (characters: readonly string[], length: number): string[] =>
  length === 0
    ? ['']
    : everyText(characters, length - 1).flatMap((text) => characters.map((character) => text + character));
