import { describe, expect, test } from 'vitest';
import type { Engines } from '../../engines/engines.ts';
import { applyChanges } from '../../shared/writing/finding.ts';
import { wordChanges } from './word-changes.ts';
import { runs } from './writing-assistant.run.ts';
import { writingAssistant } from './writing-assistant.tool.ts';

const { improve } = writingAssistant.actions;

describe('a call', () => {
  const refusal = (values: object) => improve.options.safeParse(values).error?.issues[0]?.message;
  test('needs a text and a known task', () => {
    expect(refusal({ text: ' \n\u00a0\u200b\u0007' })).toBe('Please enter some text to improve.');
    expect(refusal({})).toBe('Please enter some text to improve.');
    expect(refusal({ text: 'Fine.', task: 'shout' })).toMatch(/must be grammar, clarity, tone, concise or expand/);
    expect(improve.texts.text.messages.tooLong({ who: 'Pro users', maxCharacters: 10_000 })).toMatchObject({
      title: 'Text Too Long',
      text: expect.stringContaining('10,000 characters'),
    });
  });
});

describe('without a provider', () => {
  test('expanding says what it would take', async () => {
    await expect(run({ text: 'A cat.', task: 'expand' }, {})).rejects.toMatchObject({ code: 'NEEDS_AI_PROVIDER' });
  });
});

describe('with a provider', () => {
  test('its answer is shown as changes, and streams', async () => {
    const emitted: unknown[] = [];
    const result = await run(
      { text: '  See page 12 now.\n', task: 'clarity' },
      { answers: ['Look at page 12.'] },
      emitted,
    );
    expect(result).toMatchObject({ improvedText: '  Look at page 12.\n', engine: 'ai', provider: 'Test' });
    expect(applyChanges('  See page 12 now.\n', result.changes)).toBe(result.improvedText);
    expect(emitted).toEqual([{ text: 'Look at page 12.' }]);
  });

  test('an answer that lost a number is asked for again, then done by rules', async () => {
    const text = 'Pay 12 euros.';
    expect(await run({ text, task: 'concise' }, { answers: ['Pay euros.', 'Pay 12.'] })).toMatchObject({
      improvedText: 'Pay 12.',
      engine: 'ai',
    });
    const fallen = await run({ text, task: 'concise' }, { answers: ['Pay.', 'Pay.'] });
    expect(fallen).toMatchObject({ improvedText: text, engine: 'builtin', notes: [expect.stringContaining('lost')] });
    await expect(run({ text, task: 'expand' }, { answers: ['Pay.', 'Pay.'] })).rejects.toMatchObject({
      code: 'AI_LOST_CONTENT',
    });
  });

  test.each([
    [
      'Ann met Bob in Oslo.',
      'Ann met Rob in Oslo.',
      ['Not in your text, so please check: ‘Rob’.', expect.stringMatching(/no longer here: ‘Bob’\.$/)],
    ],
    [
      'It rains.',
      'It rains, Dr. Smith says, since 1999, and so on.',
      [expect.stringContaining('‘1999’, ‘Dr’, ‘Smith’.')],
    ],
    ['We sell bread.', 'We sell 40% more "good" bread.', [expect.stringContaining('‘"good"’, ‘40%’')]],
    ['PLEASE CALL ME, and see Bob’s work.', 'Please call me. Bob’s work is there.', []],
    ['Heute ist das Wetter in unserer Stadt schön.', 'Heute ist in unserer Stadt schönes Klima.', []],
  ])('%j, made %j, has notes on what changed in numbers, quotations and names', async (text, answer, notes) => {
    expect(await run({ text, task: 'clarity' }, { answers: [answer] })).toMatchObject({ engine: 'ai', notes });
  });

  test('is not asked when the built-in engine is chosen', async () => {
    expect(await run({ text: 'A cat.', engine: 'builtin' }, { answers: [] })).toMatchObject({ engine: 'builtin' });
  });
});

test('the difference of two texts is told word by word', () => {
  const changed = (from: string, to: string) =>
    wordChanges(from, to, 'Why.', 'Rule').map(({ start, end, replacement }) => [from.slice(start, end), replacement]);
  expect(changed("She don't like it.", "She doesn't like it much.")).toEqual([
    ["don't", "doesn't"],
    ['', ' much'],
  ]);
  expect(changed('a b', 'a b')).toEqual([]);
});

/** Runs the call with a provider that gives these answers in turn, and rules that change nothing. */
function run(options: object, { answers }: { answers?: string[] }, emitted: unknown[] = []) {
  const generateText = async ({ onText }: { onText?: (text: string) => void }) => {
    const text = answers?.shift();
    if (text === undefined) throw new Error('The provider was asked once too often.');
    onText?.(text);
    return { text, provider: 'Test' };
  };
  return Promise.resolve(
    runs.runs.improve.run({
      options: improve.options.parse(options),
      engines: {
        reviseText: async () => ({ changes: [], remarks: [], language: 'en' }),
        ...(answers && { generateText }),
      } as unknown as Engines,
      signal: new AbortController().signal,
      emit: (partial: unknown) => emitted.push(partial),
      progress: () => undefined,
    } as unknown as Parameters<typeof runs.runs.improve.run>[0]),
  );
}
