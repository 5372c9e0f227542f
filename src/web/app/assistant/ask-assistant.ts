import {
  type ChatAnswer,
  chatAnswerSchema,
  chatPath,
  chatSentences,
} from '../../../modules/assistant/assistant.contract.ts';
import { language } from '../../../shared/language/translate.ts';
import { SECOND_MS } from '../../../shared/units.ts';

const timeoutMs = 30 * SECOND_MS;

type Question = {
  message: string;
  history: readonly { isUser: boolean; text: string }[];
  page: string;
  failedJob: string | undefined;
  engine: 'auto' | 'builtin';
};

/** Why there is no answer, in a sentence of the specification or the server's own. */
export class NoAnswer extends Error {
  override readonly name = 'NoAnswer';
}

/**
 * Asks the assistant.
 * @param onText the answer so far, each replacing the one before
 * @throws NoAnswer
 */
export async function askAssistant(
  question: Question,
  { onText, signal }: { onText: (text: string) => void; signal: AbortSignal },
): Promise<ChatAnswer> {
  const timeout = AbortSignal.timeout(timeoutMs);
  try {
    const response = await fetch(chatPath, {
      method: 'POST',
      headers: { 'content-type': 'application/json', accept: 'text/event-stream', 'accept-language': language() },
      body: JSON.stringify({ ...question, context: 'support_chat' }),
      signal: AbortSignal.any([signal, timeout]),
    });
    if (!response.ok) throw new NoAnswer(await sentenceOf(response));
    return await readEvents(response, onText);
  } catch (error) {
    if (error instanceof NoAnswer || signal.aborted) throw error;
    if (timeout.aborted) throw new NoAnswer(chatSentences.timeout, { cause: error });
    // What fetch and the reading of its answer throw when the line is cut.
    throw new NoAnswer(error instanceof TypeError ? chatSentences.network : chatSentences.other, { cause: error });
  }
}

/** A refusal says itself what is wrong with the question; of the rest, the server has had trouble. */
async function sentenceOf(response: Response): Promise<string> {
  if (response.status >= 500) return chatSentences.server;
  const body: unknown = await response.json().catch(() => undefined);
  const message = typeof body === 'object' && body !== null && 'message' in body ? body.message : undefined;
  return typeof message === 'string' ? message : chatSentences.server;
}

async function readEvents(response: Response, onText: (text: string) => void): Promise<ChatAnswer> {
  const reader = response.body?.pipeThrough(new TextDecoderStream()).getReader();
  if (!reader) throw new NoAnswer(chatSentences.other);
  let text = '';
  for (;;) {
    const { done, value = '' } = await reader.read();
    text += value;
    const events = text.split('\n\n');
    text = events.pop() ?? '';
    for (const event of events) {
      const [, name, data = ''] = /^event: (\w+)\ndata: (.*)$/.exec(event) ?? [];
      if (name === 'text') onText(String(JSON.parse(data).text));
      if (name === 'failure') throw new NoAnswer(chatSentences.server);
      if (name === 'answer') {
        const answer = chatAnswerSchema.parse(JSON.parse(data));
        return { ...answer, response: answer.response || chatSentences.empty };
      }
    }
    if (done) throw new NoAnswer(chatSentences.network);
  }
}
