import { LocalLinter } from 'harper.js';
import { binary } from 'harper.js/binary';
import { harperDialects, lintWith } from '../../shared/writing/harper-lints.ts';
import type { EnglishDialect } from '../../shared/writing/writing-options.ts';
import { answerQuestions } from '../../web/kit/worker/answer-questions.ts';
import { createEnglishWork } from './english-work.ts';

const linter = new LocalLinter({ binary });
let dialect: EnglishDialect | undefined;

// The first check builds what the others use. Where this fails, the first question does, too, and says so.
lintWith(linter, 'Ready.').catch(() => undefined);

answerQuestions(
  createEnglishWork((wanted) => async (text) => {
    if (dialect !== wanted) await linter.setDialect(harperDialects[wanted]);
    dialect = wanted;
    return lintWith(linter, text);
  }),
);
