import type { GenerateText } from '../../engines/ai/ai-capabilities.ts';
import type { EventLog } from '../../platform/log/log.ts';
import { language } from '../../shared/language/translate.ts';
import { SECOND_MS } from '../../shared/units.ts';

/** More sentences than the rules have for all tools and file types together. */
const maxRemembered = 500;
const patienceMs = 20 * SECOND_MS;
const maxLength = 240;

const instructions =
  'Rewrite the suggestion for a visitor of a website with file tools. Keep what it says and every proper name. ' +
  'At most two short, friendly sentences in plain British English. No greeting, no link, no list, no quotation marks.';

/**
 * Words suggestions in English with the AI provider. Each sentence of the rules is worded once, in the background: a visitor never waits for
 * it, and nothing that a visitor sends reaches the provider (decision 0133).
 *
 * @param generateText undefined without a provider: sentences then stay as they are
 * @returns the sentence as the provider put it, or the sentence itself while there is no such wording
 */
export function createSuggestionWording({
  generateText,
  log,
}: {
  generateText: GenerateText | undefined;
  log: EventLog;
}): (sentence: string, toolName: string | undefined) => string {
  // A failure is remembered as the sentence itself, so that it is not asked for again with each visit.
  const wordings = new Map<string, string>();

  async function word(sentence: string, toolName: string | undefined): Promise<void> {
    if (!generateText) return;
    try {
      const { text } = await generateText({
        task: 'support',
        instructions,
        parts: [{ name: 'Suggestion', text: sentence }],
        maxOutputTokens: 120,
        caller: { plan: 'pro', userId: undefined, subject: 'proactive suggestions' },
        signal: AbortSignal.timeout(patienceMs),
      });
      if (isFaithful(text, sentence, toolName)) wordings.set(sentence, text);
    } catch (error) {
      log.warn({ err: error }, 'The AI provider did not word a suggestion');
    }
  }

  return (sentence, toolName) => {
    if (language() !== 'en') return sentence;
    const known = wordings.get(sentence);
    if (known !== undefined || !generateText || wordings.size >= maxRemembered) return known ?? sentence;
    wordings.set(sentence, sentence);
    void word(sentence, toolName);
    return sentence;
  };
}

/** Whether a wording is one or two plain sentences that promise nothing new: no new numbers, links or markup, and the tool's name. */
export function isFaithful(wording: string, sentence: string, toolName: string | undefined): boolean {
  const isPlain = /^[\p{Lu}][^\n<>{}[\]*_#`|@\\]+[.!?]$/u.test(wording) && !/https?:|www\.|\/\//i.test(wording);
  const numbers = wording.match(/\d+/g) ?? [];
  return (
    isPlain &&
    wording.length <= maxLength &&
    numbers.every((number) => sentence.includes(number)) &&
    (toolName === undefined || !sentence.includes(toolName) || wording.includes(toolName))
  );
}
