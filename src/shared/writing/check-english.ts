import { applyRules } from './apply-rules.ts';
import { agreement } from './english/agreement.ts';
import { confusedWords } from './english/confused-words.ts';
import { patterns } from './english/patterns.ts';
import type { Rule } from './english/rule.ts';
import { smallWords } from './english/small-words.ts';
import { applyChanges, type Change, changesOf, composeChanges, type Finding } from './finding.ts';
import { isSpelling, type Lint, readLints } from './harper-lints.ts';
import { type Selection, selectFindings, touches } from './select-findings.ts';
import type { EnglishDialect } from './writing-options.ts';

/** Asks Harper about a text. */
export type LintEnglish = (text: string) => Promise<readonly Lint[]>;

export type CheckOptions = Selection & {
  /** 'any' by default: British and American spelling are both right. */
  dialect?: EnglishDialect | undefined;
};

const ownRules: readonly Rule[] = [...confusedWords, ...agreement, ...patterns, ...smallWords];

/** Further rounds find what the first one uncovers: 'informations are' → 'information are' → 'information is'. */
const maxRounds = 4;

/** Everything about the grammar and spelling of an English text, in order, without overlaps. */
export async function checkEnglish(text: string, lint: LintEnglish, options: CheckOptions = {}): Promise<Finding[]> {
  // Our own rules come first: where they say something, they are more exact.
  const own = applyRules(text, ownRules);
  const claimed = own.map(({ claim }) => claim);
  const lints = readLints(text, await lint(text), options.dialect).filter(
    (each) => isSpelling(each) || !touches(claimed, each),
  );
  const findings: Finding[] = [...own.map(({ claim: _, ...finding }) => finding), ...lints];
  return selectFindings(text, findings, options);
}

/** All changes that can be made without asking, in order. */
export async function correctEnglish(text: string, lint: LintEnglish, options: CheckOptions = {}): Promise<Change[]> {
  let changes: Change[] = [];
  for (let round = 0; round < maxRounds; round++) {
    const next = changesOf(await checkEnglish(applyChanges(text, changes), lint, options));
    if (next.length === 0) break;
    changes = composeChanges(text, changes, next);
  }
  return changes.filter(({ start, end, replacement }) => text.slice(start, end) !== replacement);
}
