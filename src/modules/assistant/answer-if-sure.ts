import type { GenerateText } from '../../engines/ai/ai-capabilities.ts';
import { rate } from '../conversations/severity.ts';
import type { ScoredPassage } from '../knowledge/knowledge.repository.ts';
import type { Knowledge } from '../knowledge/knowledge.usecases.ts';
import { asksAboutFailure } from './built-in-answer.ts';
import { askProvider } from './provider-answer.ts';
import { questionInEmail } from './question-in-email.ts';

/** Answers an email; undefined unless it is sure. Plain text, with the address of the page that says it. */
export type AnswerIfSure = (
  email: { subject: string; text: string },
  signal: AbortSignal,
) => Promise<string | undefined>;

/** Nearly the whole question is in the passage. Measured with `bench/support/questions.tsv` (decision 0123). */
const minCoverage = 0.95;
/** Another page that fits as well as this makes it unsure. */
const nearlyAlike = 0.8;
const foundAtOnce = 5;

/** Everybody who writes emails shares one budget of the AI provider. */
const caller = { plan: 'free', userId: undefined, subject: 'mailbox' } as const;

/** Answers without anybody who could ask back: only what one page clearly says, and nothing that a person should see. */
export function createAnswerIfSure(dependencies: {
  knowledge: Pick<Knowledge, 'search'>;
  /** Undefined without a provider. */
  generateText: GenerateText | undefined;
  publicUrl: string;
}): AnswerIfSure {
  const { knowledge, generateText, publicUrl } = dependencies;
  return async ({ subject, text }, signal) => {
    const question = questionInEmail({ subject, text });
    if (question === undefined) return undefined;
    const all = `${subject}\n${text}`;
    if (asksAboutFailure(all) || rate({ channel: 'email', text: all }).reasons.length > 0) return undefined;
    const { passages } = await knowledge.search(question, foundAtOnce);
    const best = surelyBest(passages);
    if (!best) return undefined;
    const worded = generateText && (await askProvider(generateText, { ...request(question, best), signal }));
    return `${worded?.response ?? best.text}\n\n${publicUrl}${best.path}`;
  };
}

const request = (message: string, passage: ScoredPassage) => ({
  ...{ message, history: [], passages: [passage], facts: [], caller },
});

function surelyBest([best, ...others]: readonly ScoredPassage[]): ScoredPassage | undefined {
  if (!best || best.kind === 'error' || best.coverage < minCoverage) return undefined;
  const isRival = ({ path, score }: ScoredPassage) => path !== best.path && score >= best.score * nearlyAlike;
  return others.some(isRival) ? undefined : best;
}
