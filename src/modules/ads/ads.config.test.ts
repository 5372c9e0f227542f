import { expect, test } from 'vitest';
import { readFrom } from '../../platform/config/config.ts';
import { readAdsConfig } from './ads.config.ts';

const read = (ADS_FRAME_URL: string) =>
  readAdsConfig(readFrom({ ADS_FRAME_URL }), { publicUrl: 'https://files.example.org' }).adsFrameUrl;

test('there are no advertisements unless the operator names a page for them', () => {
  expect(read('')).toBeUndefined();
  expect(read('https://ads.example.net/frame.html?zone=7')).toBe('https://ads.example.net/frame.html?zone=7');
  expect(read('http://localhost:8080/frame')).toBe('http://localhost:8080/frame');
});

test.each([
  ['the site itself', 'https://files.example.org/ads'],
  ['the site at another port', 'https://files.example.org:8443/ads'],
  ['a host below it', 'https://ads.files.example.org/'],
  ['the domain above it', 'https://example.org/ads'],
])('%s is refused, since its cookies would come to the site', (_what, address) => {
  expect(() => read(address)).toThrow(/domain of its own/);
});

test.each([
  'ads.example.net',
  'http://ads.example.net/',
  'javascript:alert(1)',
  'data:text/html,x',
  'https://a:b@ads.net/',
])('%s is refused with the name of the setting', (address) => {
  expect(() => read(address)).toThrow(/ADS_FRAME_URL/);
});
