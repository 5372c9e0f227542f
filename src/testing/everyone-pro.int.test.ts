import { afterAll, beforeAll, expect, test } from 'vitest';
import { defineRun, defineRuns } from '../catalog/define-run.ts';
import { defineTool } from '../catalog/define-tool.ts';
import { toolWords } from '../catalog/test-tools.ts';
import { sampleRuns, sampleTool } from '../modules/tool-calls/sample-tool.ts';
import { readConfig } from '../settings.ts';
import { toolRuns } from '../tools/runs.index.ts';
import { startTestApplication, type TestApplication } from './test-application.ts';
import { openBrowser, signUp } from './test-browser.ts';

let app: TestApplication;
beforeAll(async () => {
  app = await startTestApplication([onceRuns, proRuns, sampleRuns, ...toolRuns], { EVERYONE_PRO: 'true' });
});
afterAll(() => app.close());

test('whoever is not signed in has the limits of Pro', async () => {
  expect(await openBrowser(app.url).post('/api/tools/sample-shout', { text: 'ten letter' })).toMatchObject({
    status: 200,
    body: { text: 'TEN LETTER' },
  });
  expect(await openBrowser(app.url).post('/api/tools/polish-words', {})).toMatchObject({ status: 200 });
});

test('nothing is counted, and the usage call has nothing to tell', async () => {
  const browser = openBrowser(app.url);
  for (let count = 0; count < 3; count++) {
    const answer = await browser.post('/api/tools/once', {});
    expect([answer.status, answer.headers.get('ratelimit')]).toEqual([200, null]);
  }
  expect((await browser.get('/api/usage')).body).toEqual({ actions: [] });
});

test('an account is Pro without an end', async () => {
  const browser = await signUp(app.url, 'own@example.org');
  expect((await browser.get('/api/user')).body).toMatchObject({ plan: 'pro', isPro: true, proUntil: null });
});

test('there is nothing to buy', async () => {
  const browser = await signUp(app.url, 'buyer@example.org');
  for (const path of ['/api/billing', '/api/billing/config']) expect((await browser.get(path)).status).toBe(404);
  expect((await browser.post('/api/create-subscription', { plan: 'monthly' })).status).toBe(404);
});

test('the documentation of the calls of every tool names no plan', async () => {
  const { body } = await openBrowser(app.url).get('/api/docs/json');
  const calls = Object.entries(body?.paths ?? {}).filter(([path]) => !path.includes('/sample-'));
  expect(calls.length).toBeGreaterThan(40);
  for (const [path, call] of calls) {
    expect([
      path,
      JSON.stringify(call).match(/.{20}\b(Pro\b|Free\b|free plan|allowance|subscri\w+ (for|to) ).{0,30}/),
    ]).toEqual([path, null]);
  }
});

test('refusals name no plan', async () => {
  const { status, body } = await openBrowser(app.url).post('/api/tools/polish-words', { text: 'much too long' });
  expect([status, body]).toEqual([413, { code: 'TEXT_TOO_LONG', message: 'You can have up to 10 characters.' }]);
});

test('a site cannot give Pro to everybody and sell it', () => {
  const payment = { STRIPE_SECRET_KEY: 'sk_1', STRIPE_PUBLISHABLE_KEY: 'pk_1', STRIPE_WEBHOOK_SECRET: 'whsec_1' };
  expect(() => readConfig({ EVERYONE_PRO: 'true', ...payment })).toThrow(/EVERYONE_PRO gives Pro to everybody/);
  expect(readConfig({ EVERYONE_PRO: 'false', ...payment }).everyonePro).toBe(false);
});

const { echo, shout } = sampleTool.actions;

const onceTool = defineTool({
  slug: 'once',
  ...toolWords('Once'),
  actions: {
    once: {
      ...echo,
      path: '/api/tools/once',
      options: echo.options.partial(),
      allowance: { free: { max: 1, per: 'month' }, unit: { one: 'use', many: 'uses' } },
    },
  },
});
const onceRuns = defineRuns(onceTool, { once: defineRun(onceTool.actions.once)([], () => ({ text: '' })) });

const proTool = defineTool({
  slug: 'polish-words',
  ...toolWords('Polish'),
  actions: {
    polish: {
      ...shout,
      path: '/api/tools/polish-words',
      summary: 'Polishes words.',
      options: shout.options.partial(),
      proOnly: { title: 'Pro Feature', text: 'Polishing is available for Pro users.' },
      texts: {
        text: {
          ...shout.texts.text,
          messages: {
            tooLong: ({ who, maxCharacters }) => ({
              title: 'Long',
              text: `${who} can have up to ${maxCharacters} characters.`,
            }),
          },
        },
      },
    },
  },
});
const proRuns = defineRuns(proTool, { polish: defineRun(proTool.actions.polish)([], () => ({ text: '' })) });
