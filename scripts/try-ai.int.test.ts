import { execFile } from 'node:child_process';
import { promisify } from 'node:util';
import { afterAll, beforeAll, expect, test } from 'vitest';
import { type FakeAi, startFakeAi } from '../src/testing/fake-ai/fake-ai.ts';
import { root } from './setup/paths.mjs';

let fake: FakeAi;
beforeAll(async () => {
  fake = await startFakeAi();
});
afterAll(() => fake.close());

test('`npm run try-ai` prints a line for each task, with what is wrong with the answer', async () => {
  const { status, printed } = await tryAi(fake.settings());
  expect(status).toBe(0);
  const [head, , columns, ...lines] = printed.trim().split('\n');
  expect(head).toBe('127.0.0.1 at 127.0.0.1');
  expect(columns).toMatch(/^task +model +result +time +tokens in, out +answer/);
  expect(lines).toHaveLength(8);
  // The fake model repeats what it is given: it corrects nothing and follows nothing.
  expect(lines.find((line) => line.startsWith('grammar'))).toMatch(/ good +still has dont, .* \d+\.\d\d s +\d+, \d+ /);
  expect(lines.find((line) => line.startsWith('a text with instructions in it'))).toMatch(/ good +good /);
});

test('a provider that cannot be used at all ends it with a failure, and so does none', async () => {
  const { status, printed } = await tryAi(fake.settings('no-key'));
  expect(status).toBe(1);
  expect(printed.match(/AI_MISCONFIGURED/g)).toHaveLength(8);
  expect(await tryAi({})).toEqual({
    status: 1,
    printed: expect.stringMatching(/^No AI provider is set\. Set AI_PROVIDER/),
  });
});

async function tryAi(settings: Record<string, string>): Promise<{ status: number; printed: string }> {
  const options = { cwd: root, env: { PATH: process.env.PATH, ...settings } };
  try {
    const { stdout } = await promisify(execFile)(process.execPath, ['scripts/try-ai.ts'], options);
    return { status: 0, printed: stdout };
  } catch (error) {
    const { code, stdout, stderr } = error as { code: number; stdout: string; stderr: string };
    return { status: code, printed: stdout + stderr };
  }
}
