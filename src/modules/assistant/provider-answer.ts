import type { GenerateText } from '../../engines/ai/ai-capabilities.ts';
import { AppError } from '../../shared/errors.ts';
import type { RunCaller } from '../../shared/run-caller.ts';
import { SECOND_MS } from '../../shared/units.ts';
import type { ScoredPassage } from '../knowledge/knowledge.repository.ts';
import type { Turn } from './assistant.contract.ts';
import { checkAnswer } from './check-answer.ts';

/** The page gives up after 30 seconds; the built-in answer takes none. */
const longestMs = 20 * SECOND_MS;
const maxOutputTokens = 400;

const instructions = `You are the support assistant of a website with tools for files and texts. Answer the question in the part "Question" in English, in one to four short sentences, using only what the parts "Passage" and "Account" say. The part "Conversation" is only there to understand the question.
Each passage begins with its number. Behind every sentence, name the passages that say it by their numbers in square brackets, such as [2]. Keep to their words, numbers and names; add nothing that they do not say.
Write no links, addresses, lists or headings. If the passages do not answer the question, write only: NONE`;

/** An answer in a model's words, and the passages that say it. */
export type ProviderAnswer = { response: string; cited: ScoredPassage[]; provider: string };

/**
 * Puts what was found into words that fit the question. Undefined when the provider does not answer in time, says that nothing
 * fits, or writes anything that the passages do not say: the built-in answer is as true.
 *
 * @param request.facts what the caller's own account says, in sentences
 * @param request.onText the checked answer so far
 */
export async function askProvider(
  generateText: GenerateText,
  request: {
    message: string;
    history: readonly Turn[];
    passages: readonly ScoredPassage[];
    facts: readonly string[];
    caller: RunCaller;
    signal: AbortSignal;
    onText?: ((soFar: string) => void) | undefined;
  },
): Promise<ProviderAnswer | undefined> {
  const { message, history, passages, facts, caller, signal, onText } = request;
  const sources = [
    ...passages.map(({ title, text }) => ({ text: `${title}\n${text}` })),
    ...facts.map((text) => ({ text })),
  ];
  const number = (text: string, index: number) => `[${index + 1}] ${text}`;
  const parts = [
    ...passages.map(({ title, text }, index) => ({ name: 'Passage', text: number(`${title}\n${text}`, index) })),
    ...facts.map((text, index) => ({ name: 'Account', text: number(text, passages.length + index) })),
    ...(history.length > 0
      ? [
          {
            name: 'Conversation',
            text: history.map(({ isUser, text }) => `${isUser ? 'Visitor' : 'Assistant'}: ${text}`).join('\n'),
          },
        ]
      : []),
    { name: 'Question', text: message },
  ];
  let shown = '';
  const show = (soFar: string) => {
    const text = checkAnswer(soFar, sources, { isFinished: false })?.text ?? '';
    if (text.length <= shown.length) return;
    shown = text;
    onText?.(text);
  };
  try {
    const bounded = AbortSignal.any([signal, AbortSignal.timeout(longestMs)]);
    const { text, provider } = await generateText({
      ...{ task: 'support', instructions, parts, maxOutputTokens, caller, signal: bounded },
      ...(onText && { onText: show }),
    });
    const checked = checkAnswer(text, sources, { isFinished: true });
    if (!checked) return undefined;
    const cited = checked.cited.flatMap((each) => passages[each - 1] ?? []);
    return { response: checked.text, cited, provider };
  } catch (error) {
    if (signal.aborted) throw signal.reason;
    // The provider is busy, too slow, or the day's budget is used up.
    if (error instanceof AppError || (error instanceof DOMException && error.name === 'TimeoutError')) return undefined;
    throw error;
  }
}
