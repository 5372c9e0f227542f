import { defineRun, defineRuns } from '../../catalog/define-run.ts';
import { t } from '../../shared/language/translate.ts';
import { detectLanguage } from '../../shared/text/detect-language.ts';
import { applyChanges, type Change } from '../../shared/writing/finding.ts';
import { findLost } from '../../shared/writing/protected-passages.ts';
import { checkAnswer } from './check-answer.ts';
import { measureReading } from './measure-reading.ts';
import { wordChanges } from './word-changes.ts';
import { writingErrors } from './writing.errors.ts';
import { writingAssistant } from './writing-assistant.tool.ts';
import { instructionsFor, reasonFor } from './writing-instructions.ts';

const { improve } = writingAssistant.actions;

/** A second try, when the first lost a link or number. */
const attempts = 2;

const improveRun = defineRun(improve, ['generateText'])(['reviseText'], async (context) => {
  const { options, engines, caller, signal, emit, progress } = context;
  const { text, task, tone, dialect, ignoredRules } = options;
  const ownWords = options.ownWords.map((word) => word.toLowerCase());
  const language = options.language === 'auto' ? undefined : options.language;
  const { generateText } = engines;

  if (generateText && options.engine === 'auto') {
    let lost: string[] = [];
    for (let attempt = 0; attempt < attempts; attempt++) {
      const answer = await generateText({
        task: 'writing',
        instructions: instructionsFor(task, tone, lost),
        parts: [{ name: 'Text', text }],
        long: 'inOrder',
        maxOutputTokens: Math.ceil(text.length / 2) + 1024,
        caller,
        signal,
        onText: (soFar) => emit({ text: soFar }),
        onProgress: progress,
      });
      const improved = keepEnds(text, answer.text);
      lost = findLost(text, improved);
      if (lost.length > 0) continue;
      const changes = wordChanges(text, improved, reasonFor(task), `Ai-${task}`);
      const written = language ?? detectLanguage(text);
      return resultOf(text, changes, {
        engine: 'ai',
        provider: answer.provider,
        language: written ?? null,
        notes: checkAnswer(text, improved, written),
      });
    }
    if (task === 'expand') throw writingErrors.lost();
  }
  if (task === 'expand') throw generateText ? writingErrors.needsProviderChosen() : writingErrors.needsProvider();
  const revised = await engines.reviseText({ text, task, tone, language, dialect, ignoredRules, ownWords, signal });
  const notes = generateText && options.engine === 'auto' ? [fellBack()] : [];
  return resultOf(text, revised.changes, {
    engine: 'builtin',
    provider: null,
    language: revised.language ?? null,
    remarks: revised.remarks,
    notes: [...notes, ...(task === 'tone' ? [toneLimit()] : [])],
  });
});

const fellBack = () =>
  t(
    'The AI provider lost a link, number or quotation twice, so the built-in rules were used: nothing of yours is changed.',
  );
const toneLimit = () =>
  t(
    'The built-in rules change words and contractions, not how sentences are built. A full change of tone takes an AI provider.',
  );

type Outcome = {
  engine: 'builtin' | 'ai';
  provider: string | null;
  language: string | null;
  remarks?: { start: number; end: number; replacements: readonly string[]; reason: string; rule: string }[];
  notes?: string[];
};

function resultOf(text: string, changes: readonly Change[], outcome: Outcome) {
  const improvedText = applyChanges(text, changes);
  const isEnglish = outcome.language === 'en';
  const [before, after] = isEnglish ? [measureReading(text), measureReading(improvedText)] : [];
  return {
    improvedText,
    changes: [...changes],
    readability: before && after ? { before, after } : null,
    ...{ engine: outcome.engine, provider: outcome.provider, language: outcome.language, notes: outcome.notes ?? [] },
    remarks: (outcome.remarks ?? []).map((remark) => ({ ...remark, replacements: [...remark.replacements] })),
  };
}

/** Providers drop white space around a text. */
function keepEnds(original: string, rewritten: string): string {
  const [start = ''] = /^\s*/.exec(original) ?? [];
  const [end = ''] = /\s*$/.exec(original) ?? [];
  return start + rewritten.trim() + end;
}

export const runs = defineRuns(
  writingAssistant,
  { improve: improveRun },
  { improve: [writingErrors.needsProvider(), writingErrors.needsProviderChosen(), writingErrors.lost()] },
);
