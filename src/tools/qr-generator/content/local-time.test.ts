import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { addDays, asUtc, fromUtc, isTimeZone, toUtc } from './local-time.ts';

describe('a clock time in a time zone', () => {
  it.each([
    ['2026-01-15T12:00', 'Europe/London', '2026-01-15T12:00'],
    ['2026-07-15T12:00', 'Europe/London', '2026-07-15T11:00'],
    ['2026-07-15T00:30', 'Asia/Tokyo', '2026-07-14T15:30'],
    ['2026-07-15T12:00', 'America/St_Johns', '2026-07-15T14:30'],
    ['2026-07-15T12:00', 'Pacific/Kiritimati', '2026-07-14T22:00'],
    ['2026-12-31T23:00', 'America/Los_Angeles', '2027-01-01T07:00'],
  ])('%s in %s is %s in UTC', (local, zone, utc) => {
    expect(toUtc(local, zone)).toBe(utc);
  });

  it('that occurs twice is the first, and a skipped one is an hour later', () => {
    // Berlin sets its clocks back at 3:00 on 25 October 2026 and forward at 2:00 on 29 March 2026.
    expect(toUtc('2026-10-25T02:30', 'Europe/Berlin')).toBe('2026-10-25T00:30');
    expect(toUtc('2026-03-29T02:30', 'Europe/Berlin')).toBe('2026-03-29T01:30');
  });

  it('is unchanged in UTC', () => {
    fc.assert(
      fc.property(anyMoment, (moment) => {
        expect(toUtc(moment, 'UTC')).toBe(moment);
      }),
    );
  });

  it('is at most 14 hours ahead of UTC or 12 behind', () => {
    fc.assert(
      fc.property(
        anyMoment,
        fc.constantFrom('Europe/Paris', 'Asia/Kathmandu', 'America/Caracas', 'Australia/Lord_Howe'),
        (moment, zone) => {
          const ahead = (asUtc(moment) - asUtc(toUtc(moment, zone))) / 3_600_000;
          expect(ahead).toBeGreaterThanOrEqual(-12);
          expect(ahead).toBeLessThanOrEqual(14);
        },
      ),
      { numRuns: 50 },
    );
  });
});

describe('dates', () => {
  it('that do not exist are refused', () => {
    for (const text of [
      '2026-02-29',
      '2026-13-01',
      '2026-00-10',
      '2026-05-01T24:00',
      '2026-05-01T10:60',
      '',
      '1 May 2026',
    ]) {
      expect(asUtc(text)).toBeNaN();
    }
    expect(fromUtc(asUtc('2028-02-29'))).toBe('2028-02-29T00:00');
  });

  it('cross the ends of months and years', () => {
    expect(addDays('2026-12-31', 1)).toBe('2027-01-01');
    expect(addDays('2028-03-01', -1)).toBe('2028-02-29');
  });
});

describe('a time zone', () => {
  it('is one this machine knows', () => {
    expect(isTimeZone('Europe/Berlin')).toBe(true);
    expect(isTimeZone('Berlin')).toBe(false);
    expect(isTimeZone('')).toBe(false);
  });
});

const anyMoment = fc
  .date({ min: new Date('1980-01-01'), max: new Date('2099-12-31'), noInvalidDate: true })
  .map((date) => date.toISOString().slice(0, 16));
