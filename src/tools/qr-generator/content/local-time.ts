/** A date and time without a time zone, as in `<input type="datetime-local">`: `'2026-05-01T10:00'`. */
export type LocalTime = string;

export const localTimePattern = /^\d{4}-\d\d-\d\dT\d\d:\d\d$/;
export const localDatePattern = /^\d{4}-\d\d-\d\d$/;

const MINUTE_MS = 60_000;
const DAY_MS = 24 * 60 * MINUTE_MS;

/** This date (and time) as UTC milliseconds; NaN for invalid dates such as 30 February. */
export function asUtc(local: string): number {
  const withTime = localDatePattern.test(local) ? `${local}T00:00` : local;
  if (!localTimePattern.test(withTime)) return Number.NaN;
  const milliseconds = Date.parse(`${withTime}:00Z`);
  // Some engines' Date.parse rolls over instead of refusing.
  return fromUtc(milliseconds) === withTime ? milliseconds : Number.NaN;
}

/** The reverse of `asUtc`. */
export const fromUtc = (milliseconds: number): LocalTime =>
  Number.isNaN(milliseconds) ? '' : new Date(milliseconds).toISOString().slice(0, 16);

/** `'2026-05-01'`, 1 → `'2026-05-02'`. */
export const addDays = (date: string, days: number): string => fromUtc(asUtc(date) + days * DAY_MS).slice(0, 10);

/** Whether this machine's time zone database has the name, such as `'Europe/Berlin'`. */
export function isTimeZone(name: string): boolean {
  try {
    return new Intl.DateTimeFormat('en', { timeZone: name }).resolvedOptions().timeZone !== '';
  } catch (error) {
    // There is no other check: an unknown name throws a RangeError.
    if (error instanceof RangeError) return false;
    throw error;
  }
}

/**
 * The moment in UTC when clocks in `timeZone` show `local`. An hour skipped by summer time is taken one hour later; of an
 * hour that occurs twice, the first is taken.
 */
export function toUtc(local: LocalTime, timeZone: string): LocalTime {
  const wanted = asUtc(local);
  // The offset can differ between guess and result, at most once a day: try the offsets on both sides.
  const candidates = [wanted - DAY_MS, wanted + DAY_MS].map((near) => wanted - offsetAt(near, timeZone));
  const exact = candidates.filter((candidate) => candidate + offsetAt(candidate, timeZone) === wanted);
  return fromUtc(exact.length === 0 ? Math.max(...candidates) : Math.min(...exact));
}

/** The offset of `timeZone` from UTC at this moment, in milliseconds. */
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
