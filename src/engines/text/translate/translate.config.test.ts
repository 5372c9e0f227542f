import { expect, test } from 'vitest';
import { describeTranslateProvider } from './translate.config.ts';

test.each([
  ['https://api-free.deepl.com', 'DeepL (api-free.deepl.com)'],
  ['http://127.0.0.1:5000', 'DeepL on the server of this site, and to nobody else'],
  ['http://translate.lan:5000', 'DeepL on the own network of this site, and to nobody else'],
])('the privacy policy says that texts go from the site to %s', (url, words) => {
  expect(describeTranslateProvider({ kind: 'deepl', url, apiKey: 'key' })).toBe(words);
});
