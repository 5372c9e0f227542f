/** A date and time without a time zone, as `<input type="datetime-local">` gives it: `'2026-05-01T10:00'`. */
export type LocalTime = string;

export const localTimePattern = /^\d{4}-\d\d-\d\dT\d\d:\d\d$/;
export const localDatePattern = /^\d{4}-\d\d-\d\d$/;

const MINUTE_MS = 60_000;
const DAY_MS = 24 * 60 * MINUTE_MS;

/** Milliseconds that this date (and time) would be if it were in UTC; NaN when it is no date, such as the 30th of February. */
export function asUtc(local: string): number {
  const withTime = localDatePattern.test(local) ? `${local}T00:00` : local;
  if (!localTimePattern.test(withTime)) return Number.NaN;
  const milliseconds = Date.parse(`${withTime}:00Z`);
  // Date.parse rolls over in some engines instead of refusing.
  return fromUtc(milliseconds) === withTime ? milliseconds : Number.NaN;
}

/** The reverse of `asUtc`. */
export const fromUtc = (milliseconds: number): LocalTime =>
  Number.isNaN(milliseconds) ? '' : new Date(milliseconds).toISOString().slice(0, 16);

/** `'2026-05-01'`, 1 → `'2026-05-02'`. */
export const addDays = (date: string, days: number): string => fromUtc(asUtc(date) + days * DAY_MS).slice(0, 10);

/** Whether the time zone database of this machine knows the name, such as `'Europe/Berlin'`. */
export function isTimeZone(name: string): boolean {
  try {
    return new Intl.DateTimeFormat('en', { timeZone: name }).resolvedOptions().timeZone !== '';
  } catch (error) {
    // The only way to ask: a name that is unknown throws a RangeError.
    if (error instanceof RangeError) return false;
    throw error;
  }
}

/**
 * The moment in UTC when clocks in `timeZone` show `local`. In the hour that summer time skips it is one hour later on the
 * clock; of an hour that comes twice it is the first.
 */
export function toUtc(local: LocalTime, timeZone: string): LocalTime {
  const wanted = asUtc(local);
  // The offset can change between the guess and the moment, at most once within a day: try the offsets of both sides.
  const candidates = [wanted - DAY_MS, wanted + DAY_MS].map((near) => wanted - offsetAt(near, timeZone));
  const exact = candidates.filter((candidate) => candidate + offsetAt(candidate, timeZone) === wanted);
  return fromUtc(exact.length === 0 ? Math.max(...candidates) : Math.min(...exact));
}

/** By how many milliseconds clocks in `timeZone` are ahead of UTC at this moment. */
function offsetAt(milliseconds: number, timeZone: string): number {
  const parts = new Intl.DateTimeFormat('en-CA', {
    timeZone,
    hourCycle: 'h23',
    year: 'numeric',
    month: '2-digit',
    day: '2-digit',
    hour: '2-digit',
    minute: '2-digit',
  }).formatToParts(milliseconds);
  const part = (type: Intl.DateTimeFormatPartTypes): string =>
    parts.find((candidate) => candidate.type === type)?.value ?? '';
  const shown = asUtc(`${part('year')}-${part('month')}-${part('day')}T${part('hour')}:${part('minute')}`);
  return shown - Math.floor(milliseconds / MINUTE_MS) * MINUTE_MS;
}
