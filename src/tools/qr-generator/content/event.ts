import { z } from 'zod';
import { t } from '../../../shared/language/translate.ts';
import { type ContentLine, joinLines, readLines, textLine, unescapeValue } from './content-lines.ts';
import { defineContent, optionalText, requiredText, unixLines, yesOrNo } from './define-content.ts';
import { addDays, asUtc, fromUtc, isTimeZone, toUtc } from './local-time.ts';

const timeMessage = t('Please enter a date and time such as 2026-05-01T10:00.');

/** A date with a time; a date alone means midnight. */
const moment = () =>
  z
    .string({ error: timeMessage })
    .trim()
    .transform((text) => fromUtc(asUtc(text.replace(' ', 'T'))))
    .refine((text) => text !== '', timeMessage);

const schema = z
  .object({
    title: requiredText(t('Please enter a title.'), 200),
    start: moment(),
    end: z.preprocess((value) => (value === '' ? undefined : value), moment().optional()),
    allDay: yesOrNo(),
    timeZone: z
      .string({ error: t('Please choose a time zone.') })
      .trim()
      .refine((zone) => zone === '' || isTimeZone(zone), t('Please choose a time zone such as Europe/Berlin.'))
      .default(''),
    location: optionalText(200),
    description: optionalText(1000).transform(unixLines),
  })
  .superRefine(({ start, end, allDay }, context) => {
    const isOver = end !== undefined && (allDay ? end.slice(0, 10) < start.slice(0, 10) : end <= start);
    if (isOver) context.addIssue({ code: 'custom', path: ['end'], message: t('The end must be after the start.') });
  });

/**
 * An iCalendar object (RFC 5545) with one event. UID and DTSTAMP, required in exchanged files, are left out: phones do not
 * need them, and every character makes the code denser.
 *
 * Without a time zone, times are floating (section 3.3.5, form 1): the same clock time wherever the code is scanned, right
 * for a poster. With one, they are written in UTC.
 */
export const eventContent = defineContent({
  label: t('Event'),
  effect: t('Adds an event to the calendar.'),
  schema,
  fields: {
    title: { label: t('Title'), input: 'text' },
    start: { label: t('Start'), input: 'date-time' },
    end: { label: t('End'), input: 'date-time', optional: true },
    allDay: { label: t('All day'), input: 'checkbox', optional: true },
    timeZone: {
      label: t('Time zone'),
      input: 'time-zone',
      optional: true,
      placeholder: 'Europe/Berlin',
      hint: t('Empty: local time wherever it is scanned.'),
    },
    location: { label: t('Place'), input: 'text', optional: true },
    description: { label: t('Description'), input: 'multiline', optional: true },
  },
  write: ({ title, start, end, allDay, timeZone, location, description }) =>
    joinLines([
      'BEGIN:VCALENDAR',
      'VERSION:2.0',
      'PRODID:-//Satchel//QR//EN',
      'BEGIN:VEVENT',
      ...textLine('SUMMARY', title),
      ...(allDay
        ? // The end date is exclusive (section 3.6.1), but people mean the last day.
          [dateLine('DTSTART', start.slice(0, 10)), dateLine('DTEND', addDays((end ?? start).slice(0, 10), 1))]
        : [timeLine('DTSTART', start, timeZone), ...(end === undefined ? [] : [timeLine('DTEND', end, timeZone)])]),
      ...textLine('LOCATION', location),
      ...textLine('DESCRIPTION', description),
      'END:VEVENT',
      'END:VCALENDAR',
    ]),
  parse: (text) => {
    if (!/^BEGIN:(VCALENDAR|VEVENT)/i.test(text)) return undefined;
    const lines = readLines(text);
    const value = (name: string): string => unescapeValue(lines.find((line) => line.name === name)?.value ?? '');
    const start = readTime(lines.find(({ name }) => name === 'DTSTART'));
    const end = readTime(lines.find(({ name }) => name === 'DTEND'));
    if (start === undefined) return undefined;
    const lastDay = end === undefined ? '' : addDays(end.time.slice(0, 10), -1);
    return {
      title: value('SUMMARY'),
      start: start.time,
      end: start.allDay && lastDay !== '' ? `${lastDay}T00:00` : (end?.time ?? ''),
      allDay: start.allDay,
      timeZone: start.timeZone,
      location: value('LOCATION'),
      description: value('DESCRIPTION'),
    };
  },
});

const compact = (text: string): string => text.replace(/[-:]/g, '');

const dateLine = (name: string, date: string): string => `${name};VALUE=DATE:${compact(date)}`;

const timeLine = (name: string, time: string, timeZone: string): string =>
  timeZone === '' ? `${name}:${compact(time)}00` : `${name}:${compact(toUtc(time, timeZone))}00Z`;

/** `DTSTART:20260501T100000Z` and its variants. A time with TZID keeps its clock time. */
function readTime(line: ContentLine | undefined): { time: string; allDay: boolean; timeZone: string } | undefined {
  const [, year, month, day, hour = '00', minute = '00', utc = ''] =
    /^(\d{4})(\d\d)(\d\d)(?:T(\d\d)(\d\d)\d\d(Z?))?$/.exec(line?.value ?? '') ?? [];
  if (line === undefined || year === undefined) return undefined;
  const zone = line.parameters.find((parameter) => parameter.startsWith('TZID='))?.slice(5);
  return {
    time: `${year}-${month}-${day}T${hour}:${minute}`,
    allDay: !line.value.includes('T'),
    timeZone: utc === 'Z' ? 'UTC' : (zone ?? ''),
  };
}
