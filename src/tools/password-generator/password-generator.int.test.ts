import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import type { ActionResult } from '../../catalog/define-tool.ts';
import type { ErrorBody } from '../../shared/errors.ts';
import { startTestApplication, type TestApplication } from '../../testing/test-application.ts';
import { runs } from './password-generator.run.ts';
import { passwordGenerator } from './password-generator.tool.ts';

let app: TestApplication;
beforeAll(async () => {
  app = await startTestApplication([runs]);
});
afterAll(() => app.close());

const { generate } = passwordGenerator.actions;
const allOff = { includeUppercase: false, includeLowercase: false, includeNumbers: false, includeSymbols: false };

describe('the call', () => {
  test('gives 12 characters of all four types by default', async () => {
    const { status, body } = await call({});
    expect(status).toBe(200);
    const { password, passwords, strength, entropyBits } = body as ActionResult<typeof generate>;
    expect(password).toHaveLength(12);
    expect(password).toMatch(/[A-Z]/);
    expect(password).toMatch(/[a-z]/);
    expect(password).toMatch(/\d/);
    expect(password).toMatch(/[^A-Za-z\d]/);
    expect(passwords).toEqual([password]);
    expect(strength).toBe('Strong');
    expect(entropyBits).toBeCloseTo(bitsOfAllFour(12), 6);
  });

  test.each([
    ['4', { length: 4, includeSymbols: false }, /^[A-Za-z\d]{4}$/],
    ['50', { length: 50, includeSymbols: false }, /^[A-Za-z\d]{50}$/],
    ['6, digits only', { ...allOff, length: 6, includeNumbers: true }, /^\d{6}$/],
    ['8, as form text', { ...allOff, length: '8', includeLowercase: 'true' }, /^[a-z]{8}$/],
  ])('accepts a length of %s', async (_case, options, pattern) => {
    const { status, body } = await call(options);
    expect(status).toBe(200);
    expect(body).toMatchObject({ password: expect.stringMatching(pattern) });
  });

  test('gives several at once, all different', async () => {
    const { body } = await call({ count: 100, length: 20 });
    const { password, passwords } = body as ActionResult<typeof generate>;
    expect(new Set(passwords).size).toBe(100);
    expect(passwords[0]).toBe(password);
  });

  test.each([
    ['no character type', allOff, 'Please choose at least one character type'],
    ['a length of 3', { length: 3 }, 'Length must be a whole number from 4 to 50.'],
    ['a length of 51', { length: 51 }, 'Length must be a whole number from 4 to 50.'],
    ['half a character', { length: 12.5 }, 'Length must be a whole number from 4 to 50.'],
    ['a huge length', { length: 1e300 }, 'Length must be a whole number from 4 to 50.'],
    ['a negative length', { length: -12 }, 'Length must be a whole number from 4 to 50.'],
    ['a length in words', { length: 'twelve' }, 'Length must be a whole number from 4 to 50.'],
    ['no length', { length: null }, 'Length must be a whole number from 4 to 50.'],
    ['a maybe', { includeSymbols: 'maybe' }, 'The option includeSymbols must be true or false.'],
    ['too many', { count: 101 }, 'The number of passwords must be a whole number from 1 to 100.'],
  ])('refuses %s with its sentence', async (_case, options, message) => {
    const { status, body } = await call(options);
    expect(status).toBe(400);
    expect(body).toMatchObject({ message });
  });

  test('refuses anything but a JSON object', async () => {
    expect((await call([])).status).toBe(415);
    expect((await call('12')).status).toBe(415);
  });
});

/** Inclusion and exclusion: all strings over the four types, less those that lack one, and so on. */
function bitsOfAllFour(length: number): number {
  let possible = 0;
  for (let lacking = 0; lacking < 16; lacking += 1) {
    const sizes = [26, 26, 10, 26].filter((_, type) => (lacking & (1 << type)) === 0);
    const sign = (4 - sizes.length) % 2 === 0 ? 1 : -1;
    possible += sign * sizes.reduce((sum, size) => sum + size, 0) ** length;
  }
  return Math.log2(possible);
}

async function call(options: unknown): Promise<{ status: number; body: unknown | ErrorBody }> {
  const answer = await fetch(app.url + generate.path, {
    method: 'POST',
    headers: { 'content-type': 'application/json' },
    body: JSON.stringify(options),
  });
  return { status: answer.status, body: await answer.json() };
}
