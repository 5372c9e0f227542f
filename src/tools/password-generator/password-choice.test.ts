import { describe, expect, it } from 'vitest';
import { generateChosen, passwordChoiceSchema } from './password-choice.ts';

const words = ['apple', 'bread', 'cheese'];
const firstChoice = passwordChoiceSchema.parse({});

describe('the page', () => {
  it('starts with one password of 12 characters of all types', () => {
    const generated = generateChosen(firstChoice, words);
    expect(generated).toMatchObject({ ok: true, kind: 'password', secrets: [expect.stringMatching(/^\S{12}$/)] });
  });

  it('makes the requested number of passphrases from the given words', () => {
    const generated = generateChosen(
      { ...firstChoice, kind: 'passphrase', passphrase: { ...firstChoice.passphrase, words: 4, count: 3 } },
      words,
    );
    expect(generated).toMatchObject({ ok: true, bits: 4 * Math.log2(3) });
    expect(generated.ok && generated.secrets).toEqual(
      Array.from({ length: 3 }, () => expect.stringMatching(/^(apple|bread|cheese)(-(apple|bread|cheese)){3}$/)),
    );
  });

  it('asks for a character type when none is chosen', () => {
    const none = { includeUppercase: false, includeLowercase: false, includeNumbers: false, includeSymbols: false };
    expect(generateChosen({ ...firstChoice, password: { ...firstChoice.password, ...none } }, words)).toEqual({
      ok: false,
      kind: 'password',
      problem: { title: 'Select at least one option', text: 'Please choose at least one character type' },
    });
  });

  it('says what is wrong with custom symbols and minimums, and still remembers them', () => {
    const letters = passwordChoiceSchema.parse({ password: { symbols: 'abc' } });
    expect(generateChosen(letters, words)).toMatchObject({
      ok: false,
      problem: { text: expect.stringContaining('without letters, digits and spaces') },
    });
    const tight = passwordChoiceSchema.parse({ password: { length: 4, minNumbers: 4 } });
    expect(generateChosen(tight, words)).toMatchObject({
      ok: false,
      problem: { text: expect.stringContaining('raise the length or lower the minimums') },
    });
  });

  it('remembers no password', () => {
    const remembered = passwordChoiceSchema.parse({ secrets: ['hunter2'], password: { password: 'hunter2' } });
    expect(JSON.stringify(remembered)).not.toContain('hunter2');
  });
});
