/** The base 2 logarithm of a positive whole number of any size, to the precision of a double. */
import { t } from '../../shared/language/translate.ts';
export function log2OfBigInt(value: bigint): number {
  if (value < 1n) throw new RangeError(`${value} has no logarithm.`);
  const digits = value.toString(2);
  const leading = digits.slice(0, 53);
  return Math.log2(Number.parseInt(leading, 2)) + (digits.length - leading.length);
}

/** How an attacker guesses, and how many guesses a second. */
export type AttackScenario = { name: string; assumption: string; guessesPerSecond: number };

/**
 * Hash rates of Hashcat 6.2.6 on one RTX 4090 (published benchmark of Sam Croley: MD5 164.1 GH/s, bcrypt with 32 iterations
 * 184.0 kH/s), times eight cards; bcrypt cost 12 means 4,096 iterations, 128 times as many. A hundred tries an hour is the
 * throttled rate zxcvbn assumes (Wheeler, 2016).
 */
export const attackScenarios = {
  online: {
    name: t('At the sign-in page'),
    assumption: t('The website allows 100 tries an hour.'),
    guessesPerSecond: 100 / 3600,
  },
  slowHash: {
    name: t('Stolen database, well protected'),
    assumption: t('Eight RTX 4090 graphics cards against bcrypt with cost 12: 11,500 tries a second.'),
    guessesPerSecond: (8 * 184_000) / 128,
  },
  fastHash: {
    name: t('Stolen database, badly protected'),
    assumption: t('Eight RTX 4090 graphics cards against plain MD5: 1.3 trillion tries a second.'),
    guessesPerSecond: 8 * 164.1e9,
  },
} as const satisfies Record<string, AttackScenario>;

/**
 * Average time to crack in seconds: half of all 2^bits possibilities. Assumes an attacker who knows exactly how the password
 * was made, and nothing else. Infinity from about 1,020 bits on.
 */
export const averageCrackSeconds = (bits: number, scenario: AttackScenario): number =>
  2 ** (bits - 1) / scenario.guessesPerSecond;

const MINUTE = 60;
const HOUR = 60 * MINUTE;
const DAY = 24 * HOUR;
const YEAR = 365.25 * DAY;
const UNIVERSE_YEARS = 13.8e9;

const durationSteps = [
  { upTo: MINUTE, unit: 1, say: (count: number) => t('{count, plural, one {# second} other {# seconds}}', { count }) },
  {
    upTo: HOUR,
    unit: MINUTE,
    say: (count: number) => t('{count, plural, one {# minute} other {# minutes}}', { count }),
  },
  { upTo: 2 * DAY, unit: HOUR, say: (count: number) => t('{count, plural, one {# hour} other {# hours}}', { count }) },
  { upTo: 60 * DAY, unit: DAY, say: (count: number) => t('{count, plural, one {# day} other {# days}}', { count }) },
  {
    upTo: 2 * YEAR,
    unit: YEAR / 12,
    say: (count: number) => t('{count, plural, one {# month} other {# months}}', { count }),
  },
  {
    upTo: 1000 * YEAR,
    unit: YEAR,
    say: (count: number) => t('{count, plural, one {# year} other {# years}}', { count }),
  },
  {
    upTo: 1e6 * YEAR,
    unit: 1e3 * YEAR,
    say: (count: number) => t('{count, plural, one {# thousand years} other {# thousand years}}', { count }),
  },
  {
    upTo: 1e9 * YEAR,
    unit: 1e6 * YEAR,
    say: (count: number) => t('{count, plural, one {# million years} other {# million years}}', { count }),
  },
  {
    upTo: UNIVERSE_YEARS * YEAR,
    unit: 1e9 * YEAR,
    say: (count: number) => t('{count, plural, one {# billion years} other {# billion years}}', { count }),
  },
] as const;

/** `7200` → `'2 hours'`, in the largest readable unit; `seconds` may be Infinity. */
export function describeDuration(seconds: number): string {
  if (seconds < 1) return t('less than a second');
  const step = durationSteps.find(({ upTo }) => seconds < upTo);
  if (step === undefined) return t('longer than the universe has existed');
  return step.say(Math.max(1, Math.floor(seconds / step.unit)));
}

/** The entropy in words and the time to crack in each scenario. */
export function explainEntropy(bits: number): {
  meaning: string;
  attacks: { scenario: AttackScenario; time: string }[];
} {
  const tosses = Math.floor(bits);
  return {
    meaning: t('As hard to guess as {tosses, plural, one {# coin toss} other {# coin tosses}} in a row.', { tosses }),
    attacks: Object.values(attackScenarios).map((scenario) => ({
      scenario,
      time: describeDuration(averageCrackSeconds(bits, scenario)),
    })),
  };
}
