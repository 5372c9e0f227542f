import { describe, expect, test } from 'vitest';
import { eventSchema, readSearchTerm } from './analytics.contract.ts';
import { nameOfPage, sourceOf } from './analytics.usecases.ts';
import { type CountedEvent, countEvent, type DayCounts } from './day-counts.ts';
import { firstDayOf, sumFigures } from './figures.ts';

const event = (more: Partial<CountedEvent>): CountedEvent => ({
  ...{ at: 0, kind: 'view', name: '', page: '/', source: 'direct', campaign: '', isFirst: false },
  ...{ device: 'desktop', browser: 'Firefox', language: 'de' },
  ...more,
});

describe('a search that found nothing', () => {
  test.each([
    ['  Compress   VIDEO ', 'compress video'],
    ['diagramme d’idées'.replace('’', ' '), 'diagramme d idées'],
    ['e-book', 'e-book'],
  ])('%j counts as %j', (typed, term) => expect(readSearchTerm(typed)).toBe(term));

  test.each([
    '',
    'ab',
    'ada@example.org',
    '+49 170 1234567',
    'DE89 3704 0044',
    'example.com',
    'my name is Ada Lovelace',
    'x'.repeat(41),
    '<script>',
    '__proto__',
    'a\u0000bc',
  ])('%j is nobody’s business', (typed) => expect(readSearchTerm(typed)).toBeUndefined());
});

describe('a page', () => {
  const isPage = (path: string) => ['/', '/pricing', '/s/:code', '/*'].includes(path);
  test.each([
    ['/', '/'],
    ['/pricing', '/pricing'],
    ['/pricing/', '/pricing'],
    ['/pricing?email=ada@example.org', '/pricing'],
    ['/s/:code', 'other'],
    ['/*', 'other'],
    ['/reset-password#token=secret', 'other'],
    [`/${'x'.repeat(200)}`, 'other'],
    ['//evil.example', 'other'],
  ])('%j counts as %j', (path, name) => expect(nameOfPage(path, isPage)).toBe(name));
});

describe('what led to it', () => {
  const hosts = ['files.example.org'];
  const from = (more: object) => sourceOf({ event: 'view', path: '/', ...more }, hosts);
  test('is the host of a link, without www', () => {
    expect(from({ referrer: 'www.Example.com' })).toBe('example.com');
  });
  test('is the utm_source of the address before anything else', () => {
    expect(from({ referrer: 'example.com', source: ' Newsletter\u0007 ' })).toBe('newsletter');
  });
  test.each(['', 'files.example.org', '<b>', 'localhost', 'a b.c', 'javascript:alert(1)'])(
    'is nothing for %j',
    (referrer) => expect(from({ referrer })).toBe('direct'),
  );
});

describe('the row of a day', () => {
  test('counts views, and visitors with their first one only', () => {
    const counts: DayCounts = {};
    countEvent(counts, event({ isFirst: true, source: 'example.com' }));
    countEvent(counts, event({ page: '/pricing' }));
    expect(counts).toMatchObject({ views: 2, visitors: 1, pages: { '/': 1, '/pricing': 1 } });
    expect(counts.sources).toEqual({ 'example.com': 1 });
  });

  test('counts a conversion once a day for each visitor, by what led them here', () => {
    const counts: DayCounts = {};
    countEvent(counts, event({ kind: 'registered', isFirst: true, source: 'example.com' }));
    countEvent(counts, event({ kind: 'registered', source: 'example.com' }));
    expect(counts).toEqual({ registered: 1, registeredBy: { 'example.com': 1 } });
  });

  test('does not grow with what is sent', () => {
    const counts: DayCounts = {};
    for (let index = 0; index < 5000; index++) {
      countEvent(counts, event({ isFirst: true, source: `host-${index}.example`, campaign: '__proto__' }));
    }
    expect(Object.keys(counts.sources ?? {})).toHaveLength(101);
    expect(counts.sources?.['*']).toBe(4900);
    expect(counts.campaigns).toEqual({ '*': 5000 });
  });
});

test('figures have every day of the range, the sums of as many days before, and the largest first', () => {
  const now = new Date('2026-03-08T12:00:00Z');
  expect(firstDayOf('week', now)).toBe('2026-02-23');
  const rows: { day: string; counts: DayCounts }[] = [
    { day: '2026-02-23', counts: { views: 4, visitors: 2 } },
    { day: '2026-03-02', counts: { views: 1, pages: { '/': 1 } } },
    { day: '2026-03-08', counts: { views: 10, visitors: 3, robots: 7, pages: { '/': 3, '/help': 6, '*': 1 } } },
  ];
  const figures = sumFigures(rows, 'week', now);
  expect(figures.totals).toMatchObject({ views: 11, visitors: 3 });
  expect(figures.before).toMatchObject({ views: 4, visitors: 2 });
  expect(figures.days.map(({ views }) => views)).toEqual([1, 0, 0, 0, 0, 0, 10]);
  expect(figures.robots).toBe(7);
  expect(figures.pages).toEqual([
    { name: '/help', count: 6 },
    { name: '/', count: 4 },
    { name: '*', count: 1 },
  ]);
});

test.each([
  {},
  { event: 'view' },
  { event: 'hack', path: '/' },
  { event: 'view', path: 'https://example.com' },
  { event: 'view', path: `/${'x'.repeat(300)}` },
  { event: 'view', path: 1 },
  { event: 'view', path: '/', more: true },
  { event: 'ad_click', path: '/', position: 'everywhere' },
  { event: 'view', path: '/', source: 'x'.repeat(201) },
])('%j is no event', (body) => expect(eventSchema.safeParse(body).success).toBe(false));
