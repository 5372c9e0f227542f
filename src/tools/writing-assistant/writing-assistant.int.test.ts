import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import { applyChanges, type Change } from '../../shared/writing/finding.ts';
import { type FakeAi, startFakeAi } from '../../testing/fake-ai/fake-ai.ts';
import { injectionAttempts } from '../../testing/fake-ai/injection-attempts.ts';
import { signUpPro } from '../../testing/sign-up-pro.ts';
import { startTestApplication, type TestApplication } from '../../testing/test-application.ts';
import { runs } from './writing-assistant.run.ts';

let fake: FakeAi;
let app: TestApplication;
let cookie: string;
beforeAll(async () => {
  fake = await startFakeAi({ reply: ({ instructions, material }) => edit(instructions, material.at(-1)?.text ?? '') });
  app = await startTestApplication([runs], fake.settings());
  ({ cookie } = await signUpPro(app));
});
afterAll(async () => {
  await app.close();
  await fake.close();
});

/** Does what the site's instructions for each task say, with one word. */
function edit(instructions: string, text: string): string {
  if (instructions.includes('Correct grammar')) return text.replace('dont', "doesn't");
  if (instructions.includes('clearer')) return text.replace('utilises', 'uses');
  if (instructions.includes('formal')) return text.replace('Hi', 'Good day');
  if (instructions.includes('concise')) return text.replace('very ', '');
  return instructions.includes('Expand') ? text.replace(/$/, ' It is old.') : text;
}

const text = 'Hi Ann, she dont like the very slow tool that utilises 12 GB.';

describe('with a provider', () => {
  test.each([
    ['grammar', ['dont', "doesn't"]],
    ['clarity', ['utilises', 'uses']],
    ['tone', ['Hi', 'Good day']],
    ['concise', ['very ', '']],
    ['expand', ['', ' It is old.']],
  ])('the task %s is shown as changes', async (task, change) => {
    const { status, body } = await call({ text, task, tone: 'formal' });
    expect(status).toBe(200);
    expect(body).toMatchObject({ engine: 'ai', provider: '127.0.0.1' });
    expect(body.changes.map(({ start, end, replacement }) => [text.slice(start, end), replacement])).toEqual([change]);
    expect(applyChanges(text, body.changes)).toBe(body.improvedText);
  });

  test.each([
    ['busy-long', 503, 'AI_BUSY'],
    ['broken', 503, 'AI_UNAVAILABLE'],
    ['refuses', 422, 'AI_DECLINED'],
    ['empty', 503, 'AI_ANSWER_UNUSABLE'],
    ['error', 503, 'AI_UNAVAILABLE'],
  ])('one that is %s is refused with a sentence, and the built-in rules still work', async (scenario, status, code) => {
    const failing = `She dont like \`fake-ai:${scenario}\`.`;
    expect(await call({ text: failing })).toMatchObject({
      status,
      body: { code, message: expect.stringMatching(/^The AI service .*\. Please .*\.$/) },
    });
    expect(await call({ text: failing, engine: 'builtin' })).toMatchObject({
      status: 200,
      body: { engine: 'builtin', improvedText: failing.replace('dont', "doesn't") },
    });
  });

  test('a caller who leaves ends the call of the provider', async () => {
    const leaving = new AbortController();
    const before = fake.calls.length;
    const answer = call({ text: `${text} fake-ai:hang-midway` }, leaving.signal);
    await expect.poll(() => fake.calls.length).toBeGreaterThan(before);
    leaving.abort();
    await expect(answer).rejects.toThrow(/abort/);
    await expect.poll(fake.open).toBe(0);
  });

  test('does not follow instructions in texts, in 30 attempts', async () => {
    const answers = await Promise.all(
      injectionAttempts.map((attempt) => call({ text: `${text} ${attempt('0'.repeat(32))}` })),
    );
    expect(answers).toHaveLength(30);
    expect(answers.filter(({ body }) => body.improvedText?.startsWith("Hi Ann, she doesn't") !== true)).toEqual([]);
  });
});

describe('bad input', () => {
  test.each([
    [{}, 400, 'Please enter some text to improve.'],
    [{ text: ' \n\t' }, 400, 'Please enter some text to improve.'],
    [{ text: '\u200b\ufeff\u2060 \u0001\u{e0041}' }, 400, 'Please enter some text to improve.'],
    [{ text, task: 'poem' }, 400, 'The task must be grammar, clarity, tone, concise or expand.'],
    [{ text, tone: 'rude' }, 400, 'The tone must be formal, friendly or neutral.'],
    [
      { text: 'x'.repeat(10_001) },
      413,
      'The text can have up to 10,000 characters. Please shorten it, or improve it part by part.',
    ],
    [{ text: 'x'.repeat(10_000_000) }, 413, expect.stringMatching(/^The request is too large: .*\.$/)],
    [
      { text: '🎉🎉', engine: 'builtin' },
      422,
      'The language of this text was not recognised. Please choose it, or write a sentence more.',
    ],
    [
      { text, task: 'expand', engine: 'builtin' },
      422,
      expect.stringMatching(/^Expanding a text takes the AI provider\./),
    ],
  ])('%o is refused', async (options, status, message) => {
    expect(await call(options)).toMatchObject({ status, body: { message } });
  });

  test.each([
    ['one word', 'Bees', 'Bees'],
    ['words from right to left', 'She dont like the word שלום.', "She doesn't like the word שלום."],
    [
      'characters of no width',
      'She dont like the ho\u200buse \u202eof\u202c bees.',
      "She doesn't like the ho\u200buse \u202eof\u202c bees.",
    ],
    ['control characters', 'She dont\u0007 like \u0000it.', "She doesn't like it."],
    ['half a character', 'She dont like it \ud83d.', "She doesn't like it \ufffd."],
  ])('%s is improved as it is', async (_what, written, improvedText) => {
    expect(await call({ text: written, engine: 'builtin' })).toMatchObject({ status: 200, body: { improvedText } });
  });

  test('a visitor without Pro is refused', async () => {
    const answer = await fetch(`${app.url}/api/ai-writing-assistant`, {
      method: 'POST',
      headers: { 'content-type': 'application/json' },
      body: JSON.stringify({ text }),
    });
    expect([answer.status, await answer.json()]).toMatchObject([
      403,
      { message: 'AI Writing Assistant is available for Pro users. Please upgrade to continue.' },
    ]);
  });
});

type Body = { improvedText?: string; changes: Change[] };

async function call(options: object, signal?: AbortSignal): Promise<{ status: number; body: Body }> {
  const response = await fetch(`${app.url}/api/ai-writing-assistant`, {
    method: 'POST',
    headers: { 'content-type': 'application/json', cookie },
    body: JSON.stringify(options),
    signal: signal ?? null,
  });
  return { status: response.status, body: (await response.json()) as Body };
}
