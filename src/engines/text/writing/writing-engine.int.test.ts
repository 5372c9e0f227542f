import { mkdtemp, rm } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import { createRunCommand } from '../../../platform/processes/run-command.ts';
import { createSandbox } from '../../../platform/processes/sandbox.ts';
import { applyChanges } from '../../../shared/writing/finding.ts';
import { findLost } from '../../../shared/writing/protected-passages.ts';
import { silentLog } from '../../../testing/silent-log.ts';
import type { Engines } from '../../engines.ts';
import { createWritingEngine } from './writing-engine.ts';

let root: string;
let engine: ReturnType<typeof createWritingEngine>;
beforeAll(async () => {
  root = await mkdtemp(join(tmpdir(), 'satchel-writing-'));
  const sandbox = createSandbox({ policy: 'auto', log: silentLog });
  engine = createWritingEngine({ runCommand: createRunCommand({ sandbox, temporaryDirectory: root }) });
});
afterAll(async () => {
  await engine.close();
  await rm(root, { recursive: true, force: true });
});

type Request = Parameters<Engines['reviseText']>[0];

const revise = async (text: string, request: Partial<Request> = {}) => {
  const revised = await (engine.provides as Engines).reviseText({
    ...{ text, task: 'grammar', tone: 'neutral', dialect: 'any', ignoredRules: [], ownWords: [] },
    ...{ signal: AbortSignal.timeout(60_000), ...request },
  });
  return { ...revised, improved: applyChanges(text, revised.changes) };
};

describe('grammar', () => {
  test('is corrected by Harper and by our own rules, with a reason each', async () => {
    const { improved, changes, language } = await revise(
      'He dont recieve no letters, and the informations are old. Their going home. she stays.',
    );
    expect((await revise('I dont 😀')).improved).toBe("I don't 😀");
    expect(improved).toBe("He doesn't receive any letters, and the information is old. They're going home. She stays.");
    expect(language).toBe('en');
    for (const { reason } of changes) expect(reason).toMatch(/\S+ .*\.$/);
  });

  test('leaves correct sentences alone, British or American, until a dialect is chosen', async () => {
    const text = 'My favourite colour is grey. She has organized everything, and I had had enough.';
    expect((await revise(text)).improved).toBe(text);
    expect((await revise(text, { dialect: 'american' })).improved).toMatch(/^My favorite color/);
  });

  test('never touches links, numbers, quotations, code and placeholders', async () => {
    const text =
      'See https://example.com/recieve_it and `teh code`, he said "I seen it" to {{usre}} on 1,120 pages. 👍 She dont know.';
    const { improved } = await revise(text);
    expect(improved).toBe(text.replace('dont', "doesn't"));
    expect(findLost(text, improved)).toEqual([]);
  });

  test('leaves a word that it can only guess to the writer', async () => {
    const { improved, remarks } = await revise('We bought a zorblat and a tabel.');
    expect(improved).toBe('We bought a zorblat and a table.');
    expect(remarks).toMatchObject([{ rule: 'UnsureSpelling', replacements: expect.arrayContaining(['cobalt']) }]);
  });

  test('knows switched-off rules and own words', async () => {
    const text = 'The qwertic thing is more taller.';
    const { improved, changes } = await revise(text);
    expect(improved).not.toContain('more taller');
    expect(changes.map(({ rule }) => rule)).toContain('DoubleComparative');
    const own = await revise(text, { ignoredRules: ['DoubleComparative', 'Comparative'], ownWords: ['qwertic'] });
    expect(own.changes.filter(({ rule }) => rule === 'DoubleComparative')).toEqual([]);
    expect(own.remarks).toEqual([]);
  });
});

describe('style', () => {
  test('clarity takes everyday words and verbs, and leaves long sentences and passives to the writer', async () => {
    const long = `The committee ${'and the board and the members '.repeat(7)}met.`;
    const { improved, remarks } = await revise(
      `We utilized the tool in order to make a decision. The letter was written by Ann. ${long}`,
      { task: 'clarity' },
    );
    expect(improved).toMatch(/^We used the tool to decide\. The letter was written by Ann\./);
    expect(remarks.map(({ rule }) => rule)).toEqual(['PassiveVoice', 'LongSentence']);
  });

  test('concise leaves out what says nothing', async () => {
    const { improved } = await revise(
      'It is important to note that the ATM machine is really slow due to the fact that it is very old.',
      { task: 'concise' },
    );
    expect(improved).toBe('The ATM is slow because it is old.');
  });

  test('tone changes contractions and words', async () => {
    const formal = await revise("Hi, we can't come, isn't it sad? The kids aren't well!", {
      task: 'tone',
      tone: 'formal',
    });
    expect(formal.improved).toBe('Hello, we cannot come, is it not sad? The children are not well.');
    const friendly = await revise('I am sorry. We do not require assistance.', { task: 'tone', tone: 'friendly' });
    expect(friendly.improved).toBe("I'm sorry. We don't need help.");
  });
});

describe('other languages', () => {
  test('get spelling where the choice is certain; the rest is left to the writer', async () => {
    const { improved, remarks, language } = await revise(
      'La reunión fue aplazada tambien para los que no pueden venir hoy, y Xavierina lo sabe.',
    );
    expect(language).toBe('es');
    expect(improved).toBe('La reunión fue aplazada también para los que no pueden venir hoy, y Xavierina lo sabe.');
    expect(remarks.map(({ rule }) => rule)).toEqual(['UnsureSpelling']);
  });

  test('are refused with a sentence where there are no rules', async () => {
    const spanish = 'La reunión fue aplazada para los que no pueden venir hoy.';
    await expect(revise(spanish, { task: 'concise' })).rejects.toThrow(
      /know English only, and this text is in Spanish/,
    );
    await expect(revise('これは日本語の文章です。', {})).rejects.toThrow(/no spelling rules for Japanese/);
    await expect(revise('1234 5678', {})).rejects.toThrow(/was not recognised/);
  });
});
