import { expect, test } from 'vitest';
import type { Link } from '../../modules/links/links.contract.ts';
import {
  checkForm,
  emptyForm,
  emptyRule,
  errorsOfRefusal,
  formOf,
  formOfRow,
  newSettings,
  readParameter,
  toSettings,
  withParameter,
} from './link-form.ts';

test('an empty form sets nothing', () => {
  expect(newSettings(emptyForm)).toEqual({});
  expect(checkForm(emptyForm)).toEqual({});
});

test('what is filled in is set, and a link edited without changes stays as it is', () => {
  const form = {
    ...emptyForm,
    ...{ tags: 'news, sale; news', maxVisits: '5', password: 'open', note: 'Hello', redirect: '301' as const },
    targets: [
      { device: 'mobile', language: 'DE', country: '', url: ' https://example.com/m ' },
      { device: '', language: '', country: '', url: '' },
    ],
  };
  expect(newSettings(form)).toEqual({
    ...{ tags: ['news', 'sale'], maxVisits: 5, password: 'open', note: 'Hello', redirect: 301 },
    targets: [{ device: 'mobile', language: 'de', url: 'https://example.com/m' }],
  });
  const link: Link = {
    ...{
      id: '1',
      shortUrl: 'https://s.example/s/a',
      code: 'a',
      domain: null,
      url: 'https://example.com/',
      state: 'active',
    },
    ...{
      warning: null,
      createdAt: '2026-01-01T00:00:00.000Z',
      expiresAt: '2027-01-31T12:00:00.000Z',
      expiredUrl: null,
    },
    ...{ maxVisits: 5, hasPassword: true, redirect: 302, tags: ['a', 'b'], note: '', title: 'T', description: '' },
    ...{
      image: null,
      targets: [{ country: 'DE', url: 'https://example.com/de' }],
      clicks: 0,
      visitors: 0,
      isInAccount: false,
    },
  };
  const { expiresAt, maxVisits, tags, title, targets } = link;
  expect(toSettings(formOf(link))).toMatchObject({ expiresAt, maxVisits, tags, title, targets });
  // Unless a new one is typed.
  expect(toSettings(formOf(link))).not.toHaveProperty('password');
});

test('values that make no sense are named', () => {
  expect(checkForm({ ...emptyForm, maxVisits: '0', password: 'abc', expiresAt: 'soon' })).toEqual({
    maxVisits: expect.any(String),
    password: expect.any(String),
    expiresAt: expect.any(String),
  });
});

test('campaign parameters are written into the address and read from it', () => {
  const url = withParameter('https://example.com/?a=1#b', 'utm_source', 'news letter');
  expect(url).toBe('https://example.com/?a=1&utm_source=news+letter#b');
  expect(readParameter(url, 'utm_source')).toBe('news letter');
  expect(withParameter(url, 'utm_source', '')).toBe('https://example.com/?a=1#b');
  expect(withParameter('half an addr', 'utm_source', 'x')).toBe('half an addr');
});

test('rows of a table become links, broken ones a sentence', () => {
  expect(formOfRow({ url: ' https://example.com ', alias: 'sale', maxVisits: '3' })).toMatchObject({
    ...{ url: 'https://example.com', alias: 'sale', maxVisits: '3' },
  });
  expect(formOfRow({ url: '' })).toMatch(/no address/);
  expect(formOfRow({ url: 'https://example.com', expiresAt: 'some day' })).toMatch(/some day is no date/);
  expect(formOfRow({ url: 'https://example.com', maxVisits: '-1' })).toMatch(/whole number/);
});

test('an address of the options that leads nowhere is named at its own field', () => {
  const wrong = checkForm({
    ...emptyForm,
    expiredUrl: 'example',
    image: 'http://example.com/a.png',
    tags: 'a'.repeat(31),
  });
  expect(Object.keys(wrong).sort()).toEqual(['expiredUrl', 'image', 'tags']);
  expect(checkForm({ ...emptyForm, expiredUrl: 'https://example.com', image: ' https://example.com/a.png ' })).toEqual(
    {},
  );
});

test('a target that lacks something is named, and an empty one is not', () => {
  const targetsOf = (...targets: Partial<typeof emptyRule>[]) =>
    checkForm({ ...emptyForm, targets: targets.map((rule) => ({ ...emptyRule, ...rule })) }).targets;
  const url = 'https://example.com/m';
  expect(targetsOf({}, { device: 'mobile', url }, { language: 'DE', url }, { country: 'us', url })).toBeUndefined();
  expect(targetsOf({}, { device: 'mobile' })).toBe('Target 2: enter a public address such as https://example.com.');
  expect(targetsOf({ url })).toBe('Target 1: choose a device, a language or a country.');
  expect(targetsOf({ language: 'german', url })).toBe('Target 1: enter the language as a code such as de or en.');
  expect(targetsOf({ country: 'DEU', url })).toBe('Target 1: enter the country as a code such as DE or US.');
  expect(targetsOf({ device: 'tablet', url: 'http://localhost/' })).toMatch(/^Target 1: enter a public address/);
});

test('a refusal stands at the field it is about, if it is about one', () => {
  const message = 'No.';
  expect(errorsOfRefusal({ code: 'ALIAS_TAKEN', message, fields: { alias: 'near' } })).toEqual({ alias: message });
  expect(errorsOfRefusal({ code: 'URL_BLOCKED', message })).toEqual({ url: message });
  const fields = { targets: 'Target 2: No.' };
  expect(errorsOfRefusal({ code: 'URL_BLOCKED', message, fields })).toEqual(fields);
  expect(errorsOfRefusal({ code: 'NETWORK', message })).toEqual({});
});
