import { expect, test } from 'vitest';
import { addressIn, preferredLanguage, prefixOf, splitAddress } from './languages.ts';

test('the language is the first of the wanted ones that the site has', () => {
  expect(preferredLanguage('es-MX,es;q=0.9,en;q=0.8')).toBe('es');
  expect(preferredLanguage('ja, fr;q=0.4, de;q=0.7')).toBe('de');
  expect(preferredLanguage('pt;q=0, en-GB')).toBe('en');
  expect(preferredLanguage('ru, IT-it')).toBe('it');
  for (const nonsense of [undefined, '', '*', 'x'.repeat(100_000), ';q=,;;', 'es;q=1.2.3']) {
    expect(preferredLanguage(nonsense)).toBe('en');
  }
});

test('an address tells its language, and its path is the same in all', () => {
  expect(splitAddress('/es/pricing')).toEqual({ language: 'es', path: '/pricing' });
  expect(splitAddress('/de')).toEqual({ language: 'de', path: '/' });
  expect(splitAddress('/italy')).toEqual({ language: 'en', path: '/italy' });
  expect(splitAddress('/en/pricing')).toEqual({ language: 'en', path: '/en/pricing' });
  expect(splitAddress(`${prefixOf('en')}/help`)).toEqual({ language: 'en', path: '/help' });
});

test('an address is always on this site, whatever stands in it', () => {
  expect(addressIn('es', '/pricing')).toBe('/es/pricing');
  expect([addressIn('en', '/'), addressIn('de', '/')]).toEqual(['/', '/de']);
  expect(addressIn('en', '//evil.example')).toBe('/evil.example');
  expect(splitAddress('/es//evil.example')).toEqual({ language: 'es', path: '/evil.example' });
});
