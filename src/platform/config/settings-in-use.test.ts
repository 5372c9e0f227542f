import { expect, test } from 'vitest';
import { z } from 'zod';
import { defineSetting, type Setting } from './setting.ts';
import { describeSettings } from './settings-in-use.ts';

const setting = (name: string, more: Partial<Setting<string>> = {}) =>
  defineSetting({ name, doc: 'What it does.', allowed: 'text', schema: z.string(), default: undefined, ...more });

test('settings are shown with their values, and secrets only as set', () => {
  const shown = describeSettings(
    [
      setting('PORT', { default: '3000' }),
      setting('SMTP_URL', { secret: true }),
      setting('SOME_API_KEY'),
      setting('PROXY'),
      setting('UNSET', { unset: 'nobody' }),
      setting('BLANK', { default: 'a' }),
    ],
    { SMTP_URL: 'smtp://a:b@c', SOME_API_KEY: 'sk-1', PROXY: 'https://me:secret@proxy.example/', BLANK: ' ' },
  );
  expect(shown.map(({ name, value, isSet }) => [name, value, isSet])).toEqual([
    ['PORT', '3000', false],
    ['SMTP_URL', '(set)', true],
    ['SOME_API_KEY', '(set)', true],
    ['PROXY', 'https://…@proxy.example/', true],
    ['UNSET', 'nobody', false],
    ['BLANK', 'a', false],
  ]);
});
