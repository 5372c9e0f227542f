import { expect, test } from 'vitest';
import { aliasesNear, cleanAlias, codePattern, codesPossible, isReservedAlias, randomCode } from './alias.ts';
import { readBlockedHost, readTarget } from './target.ts';

const read = (text: string) => readTarget(text, ['satchel.example']);

test('web addresses are taken as the URL standard writes them', () => {
  expect(read(' https://Example.com/a b?q=ü#x ')).toEqual({
    url: 'https://example.com/a%20b?q=%C3%BC#x',
    host: 'example.com',
  });
  expect(read('https://münchen.de/')).toMatchObject({ host: 'xn--mnchen-3ya.de' });
});

test('what is no web address for everybody is refused', () => {
  const problems: Record<string, string> = {
    '  ': 'empty',
    'example.com': 'invalid',
    'http:example.com': 'invalid',
    'not a url': 'invalid',
    'https://': 'invalid',
    'javascript:alert(1)': 'scheme',
    ' JAVASCRIPT:alert(1)': 'scheme',
    'java\nscript:alert(1)': 'invalid',
    'example.com:8080/a': 'invalid',
    'data:text/html,<script>alert(1)</script>': 'scheme',
    'file:///etc/passwd': 'scheme',
    'https://user:pass@example.com': 'password',
    'https://good.com@evil.example': 'password',
    'http://localhost:3000': 'private',
    'http://127.0.0.1': 'private',
    'http://127.1': 'private',
    'http://2130706433': 'private',
    'http://0x7f.0.0.1': 'private',
    'http://017700000001': 'private',
    'http://[::1]': 'private',
    'http://[::ffff:10.0.0.1]': 'private',
    'http://[64:ff9b::7f00:1]': 'private',
    'http://[fe80::1]': 'private',
    'http://[fd00::1]': 'private',
    'http://10.1.2.3': 'private',
    'http://172.31.0.1': 'private',
    'http://192.168.1.1': 'private',
    'http://169.254.169.254/latest/meta-data': 'private',
    'http://100.64.0.1': 'private',
    'http://router.local': 'private',
    'http://intranet': 'private',
    'http://printer.': 'private',
    'https://satchel.example/s/abc': 'own',
    'https://SATCHEL.example./': 'own',
    'https://bit.ly/abc': 'short-link',
    'https://www.tinyurl.com/abc': 'short-link',
  };
  for (const [text, problem] of Object.entries(problems)) expect(read(text), text).toEqual({ problem });
  expect(read(`https://example.com/${'a'.repeat(10_000)}`)).toEqual({ problem: 'too-long' });
});

test('public addresses are no private ones', () => {
  for (const text of ['http://8.8.8.8', 'http://[2606:4700::1111]', 'http://172.32.0.1', 'http://100.128.0.1']) {
    expect(read(text), text).toHaveProperty('url');
  }
});

test('an alias is letters, digits and hyphens, 20 at most', () => {
  expect(cleanAlias('Summer Sale! ü 2026/../x')).toBe('SummerSale2026x');
  expect(cleanAlias('a'.repeat(50))).toHaveLength(20);
  for (const name of aliasesNear('a-very-long-name-abc', 2026)) expect(name).toMatch(codePattern);
  expect(aliasesNear('sale', 2026).slice(0, 4)).toEqual(['sale-2', 'sale-3', 'sale-new', 'sale-2026']);
  expect(isReservedAlias('Admin')).toBe(true);
  expect(isReservedAlias('-x')).toBe(true);
  expect(isReservedAlias('sale')).toBe(false);
});

test('random codes have no look-alikes, and every character is as likely as any other', () => {
  const seen = new Map<string, number>();
  for (let index = 0; index < 20_000; index++) {
    const code = randomCode();
    expect(code).toMatch(/^[2-9A-HJ-NP-Za-km-z]{6}$/);
    for (const character of code) seen.set(character, (seen.get(character) ?? 0) + 1);
  }
  expect(seen.size).toBe(56);
  const expected = 120_000 / 56;
  const chiSquare = [...seen.values()].reduce((sum, count) => sum + (count - expected) ** 2 / expected, 0);
  // 55 degrees of freedom: more than 120 comes up once in a million runs.
  expect(chiSquare).toBeLessThan(120);
  expect(codesPossible).toBe(56 ** 6);
});

test.each([
  ['Example.COM', 'example.com'],
  ['https://www.example.com/page?q', 'www.example.com'],
  ['*.example.com.', 'example.com'],
  ['münchen.example', 'xn--mnchen-3ya.example'],
  ['8.8.8.8', '8.8.8.8'],
])('%s is blocked as %s', (typed, host) => {
  expect(readBlockedHost(typed)).toBe(host);
});

test.each(['', 'com', '*.com', 'a b.example', 'example..com', 'a/b'])(
  '%j names no host that could be blocked',
  (typed) => {
    expect(readBlockedHost(typed)).toBeUndefined();
  },
);
