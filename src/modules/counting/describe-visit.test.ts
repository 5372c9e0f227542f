import { expect, test } from 'vitest';
import { deviceOf } from '../../shared/user-agent.ts';
import { describeHeaders, kindOf, languageOf, readVisitHeaders, referrerOf } from './describe-visit.ts';

const chrome =
  'Mozilla/5.0 (Windows NT 10.0; Win64; x64) AppleWebKit/537.36 (KHTML, like Gecko) Chrome/140.0.0.0 Safari/537.36';
const iphone =
  'Mozilla/5.0 (iPhone; CPU iPhone OS 18_5 like Mac OS X) AppleWebKit/605.1.15 (KHTML, like Gecko) Version/18.5 Mobile/15E148 Safari/604.1';
const tablet =
  'Mozilla/5.0 (Linux; Android 15; SM-X910) AppleWebKit/537.36 (KHTML, like Gecko) Chrome/140.0.0.0 Safari/537.36';

const kind = (userAgent: string, more: Record<string, string> = {}, method = 'GET') =>
  kindOf(readVisitHeaders({ 'user-agent': userAgent, ...more }), method);

test('people, robots, link previews and prefetches are told apart', () => {
  expect(kind(chrome)).toBe('click');
  expect(kind(iphone)).toBe('click');
  expect(kind(chrome, { 'sec-purpose': 'prefetch;prerender' })).toBe('prefetch');
  expect(kind(chrome, { 'x-moz': 'prefetch' })).toBe('prefetch');
  expect(kind('Mozilla/5.0 (compatible; Googlebot/2.1; +http://www.google.com/bot.html)')).toBe('robot');
  expect(kind('curl/8.5.0')).toBe('robot');
  expect(kind('')).toBe('robot');
  expect(kind(chrome, {}, 'HEAD')).toBe('robot');
  expect(kind('facebookexternalhit/1.1 (+http://www.facebook.com/externalhit_uatext.php)')).toBe('preview');
  expect(kind('WhatsApp/2.23.20.0')).toBe('preview');
  expect(kind('Mozilla/5.0 (compatible; Discordbot/2.0; +https://discordapp.com)')).toBe('preview');
});

test('a browser is described by its device, name, system and language', () => {
  const headers = readVisitHeaders({
    'user-agent': iphone,
    'accept-language': 'de-AT,de;q=0.9,en;q=0.8',
    referer: 'https://www.example.org/a?q=secret',
  });
  expect(describeHeaders(headers)).toEqual({
    referrer: 'example.org',
    device: 'mobile',
    browser: 'Safari',
    system: 'iOS',
    language: 'de',
  });
  expect(deviceOf(tablet)).toBe('tablet');
  expect(deviceOf(chrome)).toBe('desktop');
});

test('headers that make no sense are unknown', () => {
  expect(languageOf('*')).toBe('');
  expect(languageOf('<script>')).toBe('');
  expect(referrerOf('android-app://com.example')).toBe('');
  expect(referrerOf('https://')).toBe('');
  const long = readVisitHeaders({ 'user-agent': 'x'.repeat(100_000), referer: `https://${'a'.repeat(10_000)}.com` });
  expect(long.userAgent.length).toBe(512);
  expect(describeHeaders(long).referrer.length).toBeLessThanOrEqual(100);
});
