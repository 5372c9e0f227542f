import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import { z } from 'zod';
import { readFrom } from '../../platform/config/config.ts';
import type { AiTask } from '../../shared/ai.ts';
import { answeredHtml, type FakeAi, type Scenario, startFakeAi } from '../../testing/fake-ai/fake-ai.ts';
import { injectedCommand, injectionAttempts } from '../../testing/fake-ai/injection-attempts.ts';
import { silentLog } from '../../testing/silent-log.ts';
import { type AiSettings, readAiConfig } from './ai.config.ts';
import type { GenerateText, TokenLedger } from './ai-capabilities.ts';
import { createAiEngine } from './ai-engine.ts';

const caller = { plan: 'pro', userId: 'ada', subject: 'user:ada' } as const;
const story = 'The ferry left at nine. It carried 40 people. Nobody was late.';
const schema = z.object({ title: z.string(), lines: z.array(z.string()) });

let fake: FakeAi;
beforeAll(async () => {
  fake = await startFakeAi();
});
afterAll(() => fake.close());

describe.each(['openai-compatible', 'anthropic'] as const)('with %s', (protocol) => {
  test.concurrent.each<[Scenario | `${Scenario}-once`, string]>([
    ['good', 'answers'],
    ['slow', 'answers'],
    ['busy-once', 'answers'],
    ['error-once', 'answers'],
    ['broken-once', 'answers'],
    ['error-midway-once', 'answers'],
    ['empty-once', 'answers'],
    ['thinks', 'answers'],
    ['no-usage', 'answers'],
    ['busy', 'AI_BUSY 503'],
    ['busy-long', 'AI_BUSY 503'],
    ['error', 'AI_UNAVAILABLE 503'],
    ['broken', 'AI_UNAVAILABLE 503'],
    ['error-midway', 'AI_UNAVAILABLE 503'],
    ['no-key', 'AI_MISCONFIGURED 503'],
    ['no-model', 'AI_MISCONFIGURED 503'],
    ['redirect', 'AI_MISCONFIGURED 503'],
    ['too-long', 'AI_TEXT_TOO_LONG 413'],
    ['hang', 'AI_TOO_SLOW 503'],
    ['hang-midway', 'AI_TOO_SLOW 503'],
    ['refuses', 'AI_DECLINED 422'],
    ['empty', 'AI_ANSWER_UNUSABLE 503'],
  ])('a provider that is %s: %s', async (model, outcome) => {
    const { generateText } = openEngine(protocol, model);
    const answered = generateText(request()).then(
      ({ text, tokens }) => (text === story && tokens.input > 0 && tokens.output > 0 ? 'answers' : text),
      ({ code, status, message }) => `${code} ${status}${/^[A-Z].*\.$/.test(message) ? '' : ' without a sentence'}`,
    );
    expect(await answered).toBe(outcome);
  });

  test.concurrent.each<[Scenario | `${Scenario}-once`, string]>([
    ['good', 'answers'],
    ['thinks', 'answers'],
    ['no-schema', 'answers'],
    ['wrong-json-once', 'answers'],
    ['wrong-json', 'AI_ANSWER_UNUSABLE'],
    ['no-key', 'AI_MISCONFIGURED'],
  ])('a demanded shape, with a provider that is %s: %s', async (model, outcome) => {
    const { generateText } = openEngine(protocol, model);
    const answered = generateText({ ...request(), schema }).then(
      ({ value }) => (value.lines.length > 0 && story.includes(value.title) ? 'answers' : value),
      ({ code }) => code,
    );
    expect(await answered).toBe(outcome);
  });
});

test('a busy provider says when to come again, and nobody waits an hour for it', async () => {
  const { generateText } = openEngine('openai-compatible', 'busy-long');
  await expect(generateText(request())).rejects.toMatchObject({ headers: { 'retry-after': '3600' } });
});

test('an answer that reached its bound says so', async () => {
  const { generateText } = openEngine('openai-compatible', 'cut');
  expect(await generateText(request())).toMatchObject({ isCut: true, text: story.slice(0, story.length / 2) });
});

test('models are asked in order, then the second provider, with its own key', async () => {
  const before = fake.calls.length;
  const { generateText, describeAi } = openEngine('openai-compatible', 'no-model, hang', {
    AI_API_KEY: 'first-key',
    AI_MODEL_QUESTIONS: 'good',
    AI_FALLBACK_PROVIDER: 'anthropic',
    AI_FALLBACK_BASE_URL: fake.url,
    AI_FALLBACK_API_KEY: 'second-key',
    AI_FALLBACK_MODEL: 'slow',
  });
  expect(await generateText(request())).toMatchObject({ text: story, model: 'slow' });
  expect(fake.calls.slice(before).map(({ protocol, model, key }) => [protocol, model, key])).toEqual([
    ['openai', 'no-model', 'Bearer first-key'],
    ['openai', 'hang', 'Bearer first-key'],
    ['anthropic', 'slow', 'second-key'],
  ]);
  expect(await generateText({ ...request(), task: 'questions' })).toMatchObject({ model: 'good' });
  expect((await describeAi()).models).toMatchObject({ summary: 'no-model', questions: 'good' });
});

test('an answer without end is given up, and its connection closed', async () => {
  const own = await startFakeAi();
  const { generateText } = openEngine('openai-compatible', 'endless', own.settings('endless'));
  await expect(generateText(request())).rejects.toMatchObject({ code: 'AI_ANSWER_UNUSABLE' });
  await expect.poll(own.open).toBe(0);
  await own.close();
});

test('a caller who leaves ends the call at the provider', async () => {
  const own = await startFakeAi();
  const { generateText } = openEngine('openai-compatible', 'hang-midway', own.settings('hang-midway'));
  const control = new AbortController();
  const call = generateText({ ...request(), signal: control.signal, onText: () => control.abort(new Error('Left')) });
  await expect(call).rejects.toThrow('Left');
  await expect.poll(own.open).toBe(0);
  await own.close();
});

test('what failed and what was aborted is counted as far as it came, and refused calls cost nothing', async () => {
  const settled: Settled[] = [];
  const ledger = ledgerInto(settled);
  await openEngine('openai-compatible', 'no-key', {}, ledger)
    .generateText(request())
    .catch(() => undefined);
  await openEngine('openai-compatible', 'broken', {}, ledger)
    .generateText(request())
    .catch(() => undefined);
  expect(settled.map(({ model, failed, tokens }) => [model, failed, tokens.input > 100, tokens.output > 5])).toEqual([
    ['no-key', true, false, false],
    ['broken', true, true, true],
    ['broken', true, true, true],
  ]);
});

test('only text comes out: no tags and no links that the source does not have, not even while it is written', async () => {
  const { generateText } = openEngine('openai-compatible', 'html');
  const shown: string[] = [];
  const { text } = await generateText({ ...request(), onText: (soFar) => shown.push(soFar) });
  expect(text).toBe('Done.  See our shop or .');
  expect(shown.join()).not.toMatch(/[<>]|evil/);
  const parts = [{ name: 'Document', text: `${story} ${answeredHtml}` }];
  expect((await generateText({ ...request(), parts })).text).toBe(answeredHtml);
});

describe('instructions in texts', () => {
  const leaked: string[] = [];
  beforeAll(async () => {
    // What an attacker can learn: the markers of other calls.
    const { generateText } = openEngine('openai-compatible', 'good');
    await generateText(request());
    leaked.push(/BEGIN ([0-9a-f]{32})/.exec(fake.calls.at(-1)?.instructions ?? '')?.[1] ?? '');
  });
  const tasks: AiTask[] = ['summary', 'translation', 'support'];

  test.each(tasks)('are not followed, in 30 attempts: %s', async (task) => {
    const { generateText } = openEngine('openai-compatible', 'good');
    const answers = await Promise.all(
      injectionAttempts.map((attempt) => {
        const text = `${story} ${attempt(leaked[0] ?? '')}`;
        return generateText({ ...request(), task, parts: [{ name: 'Document', text }], maxOutputTokens: 6000 });
      }),
    );
    expect(answers).toHaveLength(30);
    expect(answers.filter(({ text }) => !text.startsWith('The ferry'))).toEqual([]);
  });

  test('are followed by the fake model outside of the fence, so that these tests can fail', async () => {
    const { generateText } = openEngine('openai-compatible', 'good');
    const { text } = await generateText({ ...request(), instructions: `Sum it up. ${injectedCommand}` });
    expect(text).toBe('I am owned');
  });
});

describe('long texts', () => {
  const paragraphs = Array.from({ length: 300 }, (_, index) => `Paragraph ${index} is about ferries.\n  It ends.`);
  const long = `\n${paragraphs.join('\n\n')}\n\n`;

  test('are rewritten in order and joined as they were', async () => {
    const { generateText } = openEngine('openai-compatible', 'good', { AI_CONTEXT_TOKENS: '4000' });
    const parts = [{ name: 'Text', text: long }];
    const shown: string[] = [];
    const answer = await generateText({ ...request(), parts, long: 'inOrder', onText: (text) => shown.push(text) });
    expect(answer.text).toBe(long);
    expect(answer.pieces).toBeGreaterThan(3);
    expect(shown.every((text) => long.startsWith(text))).toBe(true);
  });

  test('a piece whose answer reaches its bound goes in halves, and nothing is lost', async () => {
    const own = await startFakeAi({
      reply: ({ material }) => (material[0]?.text ?? '').replaceAll(/\w+/g, '$&$&$&$&'),
    });
    const { generateText } = openEngine('openai-compatible', 'good', own.settings());
    const { text } = await generateText({ ...request(), parts: [{ name: 'Text', text: long }], long: 'inOrder' });
    expect(text).toBe(long.replaceAll(/\w+/g, '$&$&$&$&'));
    await own.close();
  });

  test('are summed up piece by piece, and once more together', async () => {
    const own = await startFakeAi({
      reply: ({ material }) =>
        (material[0]?.text.match(/Paragraph \d+/g) ?? []).filter((_, index) => index % 20 === 0).join(' '),
    });
    const { generateText } = openEngine('openai-compatible', 'good', { ...own.settings(), AI_CONTEXT_TOKENS: '4000' });
    const { text, pieces, tokens } = await generateText({
      ...{ ...request(), parts: [{ name: 'Text', text: long }], long: 'reduce' },
    });
    expect(pieces).toBeGreaterThan(1);
    expect(own.calls).toHaveLength(pieces + 1);
    expect(text).toMatch(/^Paragraph 0\b/);
    expect(own.calls.at(-1)?.material[0]?.text).toMatch(/Paragraph 2\d\d/);
    expect(tokens.input).toBeGreaterThan(long.length / 4);
    await own.close();
  });

  test('are refused where they fit nowhere', async () => {
    const { generateText } = openEngine('openai-compatible', 'good', { AI_CONTEXT_TOKENS: '2000' });
    const parts = [{ name: 'Text', text: long.repeat(50) }];
    for (const way of [undefined, 'reduce', 'inOrder'] as const)
      await expect(generateText({ ...request(), parts, long: way })).rejects.toMatchObject({
        code: 'AI_TEXT_TOO_LONG',
      });
  });
});

const request = () => ({
  task: 'summary' as const,
  instructions: 'Sum up the document.',
  parts: [{ name: 'Document', text: story }],
  caller,
  signal: new AbortController().signal,
});

/** An engine that gives up soon. */
function openEngine(
  protocol: 'openai-compatible' | 'anthropic',
  model: string,
  more: Record<string, string> = {},
  ledger = ledgerInto([]),
) {
  const environment = { ...fake.settings(model), AI_PROVIDER: protocol, AI_API_KEY: 'key', ...more };
  const { ai } = readAiConfig(readFrom(environment));
  const settings: AiSettings | undefined = ai && { ...ai, timeoutMs: 2400 };
  const { generateText, describeAi } = createAiEngine({ settings, ledger, log: silentLog }).provides;
  if (!generateText || !describeAi) throw new Error('The engine has a provider.');
  return { generateText: generateText satisfies GenerateText, describeAi };
}

type Settled = Parameters<Awaited<ReturnType<TokenLedger['reserve']>>['settle']>[0];

const ledgerInto = (settled: Settled[]): TokenLedger => ({
  refusals: [],
  reserve: async () => ({ settle: async (used) => void settled.push(used) }),
});
