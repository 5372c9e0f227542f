import { DrizzleQueryError } from 'drizzle-orm';
import { expect, test } from 'vitest';
import { createId } from '../../shared/ids.ts';
import { createLog, serializeError } from './log.ts';

test('an error is logged with its kind, code, trace and cause', () => {
  const cause = Object.assign(new Error('no such file'), { code: 'ENOENT' });
  expect(serializeError(new TypeError('cannot open', { cause }))).toEqual({
    type: 'TypeError',
    code: undefined,
    stack: expect.stringMatching(/^TypeError: cannot open\n {4}at /),
    cause: { type: 'Error', code: 'ENOENT', stack: expect.stringMatching(/^Error: no such file\n/) },
  });
});

test('what a library hangs on its error is not logged: it may hold a password or a visitor’s values', () => {
  const error = Object.assign(new Error('duplicate key'), {
    detail: 'Key (name)=(holiday.jpg)',
    client: { password: 'secret' },
  });
  expect(JSON.stringify(serializeError(error))).not.toMatch(/holiday|secret/);
});

test('a failed query is logged without its values', () => {
  const error = new DrizzleQueryError('insert into "sessions" values ($1)', ['a token'], new Error('pool ended'));
  expect(serializeError(error)).toMatchObject({
    stack: expect.stringMatching(/Failed query: insert into "sessions" values \(\$1\)\n {4}at /),
    cause: { stack: expect.stringMatching(/^Error: pool ended/) },
  });
  expect(JSON.stringify(serializeError(error))).not.toContain('a token');
});

test('of several errors in one, each is logged', () => {
  expect(serializeError(new AggregateError([new Error('first'), new Error('second')]))).toMatchObject({
    errors: [{ stack: expect.stringMatching(/^Error: first/) }, { stack: expect.stringMatching(/^Error: second/) }],
  });
});

test('something thrown that is no error is logged as text', () => {
  expect(serializeError('out of paper')).toBe('out of paper');
});

test.each([
  ['a path', (id: string) => ({ err: new Error(`ENOENT: no such file, open '/data/files/2026-11-23/${id}'`) }), ''],
  [
    'the cause of an error',
    (id: string) => ({ err: new Error('failed', { cause: new Error(`\n${id}\tis gone`) }) }),
    '',
  ],
  ['an address', (id: string) => ({ url: `/api/jobs/${id}/events?x=${id}` }), ''],
  ['the message', () => ({}), (id: string) => `Job ${id} failed`],
])('no line holds an id that stands in %s', (_where, about, message) => {
  for (let count = 0; count < 100; count++) {
    const id = createId();
    const lines: string[] = [];
    const log = createLog({ logLevel: 'info' }, { write: (line) => lines.push(line) });
    log.info(about(id), typeof message === 'string' ? message : message(id));
    expect(lines.join('')).toContain('[id]');
    expect(lines.join('')).not.toContain(id);
  }
});

test('other words of a line stay as they are, and it stays JSON', () => {
  const lines: string[] = [];
  const log = createLog({ logLevel: 'info' }, { write: (line) => lines.push(line) });
  log.info({ file: 'C:\\new\\u0041', word: 'a-name-of-thirty-two-characters-' }, 'a "quoted" line\nand another');
  expect(JSON.parse(lines.join(''))).toMatchObject({
    file: 'C:\\new\\u0041',
    word: 'a-name-of-thirty-two-characters-',
    msg: 'a "quoted" line\nand another',
  });
});
