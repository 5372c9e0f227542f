import { type Dialect, LocalLinter } from 'harper.js';
import { binary } from 'harper.js/binary';
import { serveThread } from '../../../platform/processes/serve-thread.ts';
import { checkEnglish, correctEnglish, type LintEnglish } from '../../../shared/writing/check-english.ts';
import { changesOf, isRemark } from '../../../shared/writing/finding.ts';
import { harperDialects, lintWith } from '../../../shared/writing/harper-lints.ts';
import { selectFindings } from '../../../shared/writing/select-findings.ts';
import { findStyle } from './style.ts';
import type { RevisedText } from './writing-capabilities.ts';
import type { EnglishTask } from './writing-tasks.ts';

/* The thread for English: Harper's WebAssembly, retext and our own rules. */

let linter: LocalLinter | undefined;

serveThread<EnglishTask>(async ({ text, task, tone, dialect, ...given }): Promise<Omit<RevisedText, 'language'>> => {
  const selection = { ignoredRules: new Set(given.ignoredRules), ownWords: new Set(given.ownWords) };
  if (task !== 'grammar') {
    const findings = selectFindings(text, await findStyle(text, task, tone), selection);
    return { changes: changesOf(findings), remarks: findings.filter(isRemark) };
  }
  linter ??= new LocalLinter({ binary });
  const harper = linter;
  const wanted: Dialect = harperDialects[dialect];
  if ((await harper.getDialect()) !== wanted) await harper.setDialect(wanted);
  const lint: LintEnglish = (part) => lintWith(harper, part);
  const options = { ...selection, dialect };
  const changes = await correctEnglish(text, lint, options);
  const remarks = (await checkEnglish(text, lint, options)).filter(isRemark);
  return { changes, remarks };
});
