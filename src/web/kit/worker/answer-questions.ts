import { AppError, describeError } from '../../../shared/errors.ts';
import { pageFault } from '../http/call-error.ts';
import type { Ask, Refusal, Reply, Work } from './worker-link.ts';

/** Makes this worker answer the requests of `linkWorker`. Call it once, at the end of the worker's script. */
export function answerQuestions(work: Work): void {
  addEventListener('message', async ({ data }: MessageEvent<Ask & { question: never }>) => {
    const { id, name, question } = data;
    let reply: Reply;
    try {
      const job = Object.hasOwn(work, name) ? work[name] : undefined;
      if (!job) throw new Error(`This worker does not know '${name}'.`);
      reply = { id, answer: await job(question) };
    } catch (error) {
      reply = { id, refusal: refusalOf(error) };
    }
    postMessage(reply, { transfer: 'answer' in reply ? transferred(reply.answer) : [] });
  });
}

/** Images are transferred, not copied. */
const transferred = (answer: unknown): Transferable[] => (answer instanceof ImageBitmap ? [answer] : []);

function refusalOf(error: unknown): Refusal {
  if (error instanceof AppError) return { ...error.toBody(), log: describeError(error) };
  return { code: 'WORKER_FAILED', message: pageFault, log: describeError(error) };
}
