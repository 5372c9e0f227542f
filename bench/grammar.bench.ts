import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import { LocalLinter } from 'harper.js';
import { binary } from 'harper.js/binary';
import { checkEnglish, correctEnglish, type LintEnglish } from '../src/shared/writing/check-english.ts';
import { applyChanges, changesOf } from '../src/shared/writing/finding.ts';
import { lintWith, readLints } from '../src/shared/writing/harper-lints.ts';
import { createEnglishWork } from '../src/tools/writing-assistant/english-work.ts';
import { median, type Row, type Suite, time } from './suite.ts';

/**
 * One sentence with a mistake and its correction per line, or one correct sentence. Those of `blind` are from lists of common
 * errors, written by somebody who had not seen the rules; no rule is changed because of them.
 */
const sets = ['first', 'seen', 'unseen', 'blind'];
/** In percent. */
const targets = { exact: 55, falseAlarms: 3 };
const edits = 20;

/** Our rules with Harper beside Harper without the rules that `readLints` leaves out, whose first suggestions are made in one round. */
export const suite: Suite = {
  name: 'grammar',
  about:
    'Sentences fully corrected, and correct ones flagged: ours beside Harper with its noisy rules off; then an edit in 2,000 words.',
  run: async () => {
    const linter = new LocalLinter({ binary });
    const lint: LintEnglish = (text) => lintWith(linter, text);
    const ours = (text: string) => correctEnglish(text, lint);
    const harper = async (text: string) => changesOf(readLints(text, await lint(text)));
    const rows: Row[] = [];
    const correct: string[] = [];
    for (const set of sets) {
      const lines = readFileSync(join(import.meta.dirname, 'grammar', `${set}.tsv`), 'utf8')
        .trim()
        .split('\n');
      const mistakes = lines.map((line) => line.split('\t')).filter(({ length }) => length > 1);
      let [right, rightByHarper] = [0, 0];
      for (const [wrong = '', corrected] of mistakes) {
        if (applyChanges(wrong, await ours(wrong)) === corrected) right++;
        if (applyChanges(wrong, await harper(wrong)) === corrected) rightByHarper++;
      }
      rows.push(share(`${set}: fully right`, right, rightByHarper, mistakes.length));
      const flawless = lines.filter((line) => !line.includes('\t'));
      correct.push(...flawless);
      let [flagged, flaggedByHarper] = [0, 0];
      for (const sentence of flawless) {
        if ((await checkEnglish(sentence, lint)).length > 0) flagged++;
        if (readLints(sentence, await lint(sentence)).length > 0) flaggedByHarper++;
      }
      rows.push({
        what: `${set}: correct sentences flagged`,
        ours: `${flagged} of ${flawless.length}`,
        peer: `${flaggedByHarper} of ${flawless.length}`,
        target: `at most ${targets.falseAlarms}%`,
        holds: (100 * flagged) / flawless.length <= targets.falseAlarms,
      });
    }
    rows.push(await measureEdit(lint, correct.join(' ')));
    return rows;
  },
};

const share = (what: string, ours: number, peer: number, all: number): Row => ({
  ...{ what, ours: `${ours} of ${all}`, peer: `${peer} of ${all}` },
  ratio: ours / peer,
  target: `at least ${targets.exact}%`,
  holds: (100 * ours) / all >= targets.exact,
});

/** A word typed into a long text that was checked before, as in the page's worker. */
async function measureEdit(lint: LintEnglish, sentences: string): Promise<Row> {
  const text = Array.from({ length: 3 }, () => sentences)
    .join('\n')
    .slice(0, 12_000);
  const work = createEnglishWork(() => lint);
  const own = { dialect: 'any', ignoredRules: [], ownWords: [] } as const;
  await work.check({ text, ...own });
  const times: number[] = [];
  for (let edit = 0; edit < edits; edit++) {
    const at = text.indexOf(' ', (edit * text.length) / edits);
    const edited = `${text.slice(0, at)} recieve${edit}${text.slice(at)}`;
    times.push(await time(() => work.check({ text: edited, ...own })));
  }
  const milliseconds = median(times);
  return {
    what: 'an edit in 12,000 characters, checked',
    ...{ ours: `${milliseconds.toFixed(0)} ms`, peer: '' },
    target: 'at most 100 ms',
    holds: milliseconds <= 100,
  };
}
