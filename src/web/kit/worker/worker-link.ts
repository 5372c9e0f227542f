import { t } from '../../../shared/language/translate.ts';
import { CallError } from '../http/call-error.ts';

/** What a worker can be asked: one function of one plain value per request. */
export type Work = Record<string, (question: never) => unknown>;

type Question<Job> = Job extends (question: infer Asked) => unknown ? Asked : never;
type Answer<Job> = Job extends (question: never) => infer Answered ? Awaited<Answered> : never;

/** The messages. Their content is cloned by the browser. */
export type Ask = { id: number; name: string; question: unknown };
export type Reply = { id: number; answer: unknown } | { id: number; refusal: Refusal };
/** `log` is not for the visitor. */
export type Refusal = { message: string; code: string; log: string };

export type WorkerLink<Jobs extends Work> = {
  /** Loads and starts the worker ahead of time, so that it works offline later. */
  start: () => void;
  /** @throws CallError the worker's refusal, or WORKER_FAILED when it could not be loaded or crashed. */
  ask: <Name extends keyof Jobs & string>(name: Name, question: Question<Jobs[Name]>) => Promise<Answer<Jobs[Name]>>;
  /** Terminates the worker; open requests are never answered. The next request starts a new one. */
  end: () => void;
};

/**
 * The page's end of a worker that answers requests (`answer-questions.ts`).
 * @example
 * const link = linkWorker<TextWork>(() => new Worker(new URL('./text-worker.tsx', import.meta.url), { type: 'module' }));
 * const counts = await link.ask('count', text);
 */
export function linkWorker<Jobs extends Work>(create: () => Worker): WorkerLink<Jobs> {
  let worker: Worker | undefined;
  let lastId = 0;
  const waiting = new Map<number, { resolve: (answer: never) => void; reject: (error: CallError) => void }>();

  const end = () => {
    worker?.terminate();
    worker = undefined;
    waiting.clear();
  };

  const fail = (cause: unknown) => {
    const error = new CallError(
      'WORKER_FAILED',
      t('A part of this page could not be loaded or crashed. Check your connection and reload the page.'),
      cause,
    );
    const open = [...waiting.values()];
    end();
    for (const { reject } of open) reject(error);
  };

  const start = () => {
    if (worker) return worker;
    worker = create();
    worker.addEventListener('message', ({ data }) => {
      const reply: Reply & { answer: never } = data;
      const asked = waiting.get(reply.id);
      waiting.delete(reply.id);
      if ('refusal' in reply) asked?.reject(errorOf(reply.refusal));
      else asked?.resolve(reply.answer);
    });
    worker.addEventListener('error', (event) => fail(event.message));
    worker.addEventListener('messageerror', () => fail('A message could not be read.'));
    return worker;
  };

  return {
    start,
    end,
    ask: (name, question) =>
      new Promise((resolve, reject) => {
        const id = ++lastId;
        const ask: Ask = { id, name, question };
        waiting.set(id, { resolve, reject });
        start().postMessage(ask);
      }),
  };
}

const errorOf = ({ code, message, log }: Refusal) => new CallError(code, message, log);
