import { findCommand } from '../../../platform/processes/find-command.ts';
import { packageVersion } from '../../../platform/processes/packages.ts';
import type { RunCommand } from '../../../platform/processes/run-command.ts';
import { createThreadPool } from '../../../platform/processes/thread-pool.ts';
import { t } from '../../../shared/language/translate.ts';
import { detectLanguage } from '../../../shared/text/detect-language.ts';
import { MINUTE_MS } from '../../../shared/units.ts';
import { changesOf, isRemark } from '../../../shared/writing/finding.ts';
import { selectFindings } from '../../../shared/writing/select-findings.ts';
import { type SpellingLanguage, spellingLanguages } from '../../../shared/writing/writing-options.ts';
import type { Engine } from '../../engines.ts';
import { findMisspellings, hasDictionary, languageName } from './spelling.ts';
import { writingErrors } from './writing.errors.ts';
import type { RevisedText, ReviseText } from './writing-capabilities.ts';
import type { EnglishTask } from './writing-tasks.ts';

/** Ten thousand characters take a second; the call's deadline comes first. */
const timeoutMs = MINUTE_MS;

/** Corrects and rewrites texts by rules: Harper and retext for English, hunspell for other languages. */
export function createWritingEngine({ runCommand }: { runCommand: RunCommand }): Engine {
  const threads = createThreadPool<EnglishTask, Omit<RevisedText, 'language'>>({
    script: new URL('./writing-thread.ts', import.meta.url),
    // Harper takes 250 MB, and short texts milliseconds.
    size: 1,
    queueLimit: 200,
    maxJobs: 500,
    heapMb: 512,
    idleStopMs: 5 * MINUTE_MS,
  });

  const reviseText: ReviseText = async ({ language, signal, ...request }) => {
    const known = language ?? detectLanguage(request.text) ?? (isShortLatin(request.text) ? 'en' : undefined);
    if (known === undefined) throw writingErrors.unknownLanguage();
    if (known === 'en') return { ...(await threads.run({ request, timeoutMs, signal })), language: 'en' };
    if (request.task !== 'grammar') {
      throw writingErrors.noRules({ language: languageName(known), task: taskNames[request.task]() });
    }
    if (!isSpellingLanguage(known)) {
      throw writingErrors.noLanguage({
        language: languageName(known),
        known: ['en', ...spellingLanguages].map(languageName),
      });
    }
    const { text, ignoredRules, ownWords } = request;
    const findings = selectFindings(text, await findMisspellings(runCommand, { text, language: known, signal }), {
      ignoredRules: new Set(ignoredRules),
      ownWords: new Set(ownWords),
    });
    return {
      changes: changesOf(findings),
      remarks: findings.filter(isRemark),
      language: known,
    };
  };

  return {
    name: 'writing',
    provides: { reviseText },
    refusals: [
      writingErrors.unknownLanguage(),
      writingErrors.noRules({ language: 'Spanish', task: taskNames.clarity() }),
      writingErrors.noDictionary({ language: 'Spanish', packageName: 'hunspell-es' }),
    ],
    status: async () => {
      const hunspell = (await findCommand('hunspell')) !== undefined;
      const installed: string[] = [];
      for (const language of hunspell ? spellingLanguages : [])
        if (await hasDictionary(language)) installed.push(language);
      const others =
        installed.length > 0 ? `hunspell (${installed.join(', ')})` : 'no other languages: hunspell is not installed';
      return {
        state: threads.state().running > 0 ? 'ready' : 'idle',
        version: `harper.js ${packageVersion('harper.js')}, ${others}`,
      };
    },
    close: threads.close,
  };
}

const taskNames = { clarity: () => t('clarity'), tone: () => t('tone'), concise: () => t('fewer words') };

const isSpellingLanguage = (language: string): language is SpellingLanguage =>
  (spellingLanguages as readonly string[]).includes(language);

/** A sentence or two in plain Latin letters are too few for detection; most are English here. */
const isShortLatin = (text: string): boolean =>
  text.length < 200 && /[a-z]/i.test(text) && /^(?:[a-z]|\P{L})*$/iu.test(text);
