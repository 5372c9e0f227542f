import type { Readable, Writable } from 'node:stream';
import { z } from 'zod';

type Params = Readonly<Record<string, unknown>>;

const messageSchema = z.object({
  id: z.number().optional(),
  sessionId: z.string().default(''),
  method: z.string().default(''),
  params: z.unknown().optional(),
  result: z.unknown().optional(),
  error: z.object({ message: z.string() }).optional(),
});

/** One page, or the browser itself. */
export type Session = {
  /** Calls a method and returns its validated result. Rejects with the browser's error. */
  call: <Result>(method: string, params: Params, result: z.ZodType<Result>) => Promise<Result>;
  /** The same for methods without a result. */
  tell: (method: string, params?: Params) => Promise<void>;
  /** Sets the only handler of an event. */
  on: <Event>(event: string, schema: z.ZodType<Event>, handle: (params: Event) => void) => void;
};

export type DevTools = Session & { session: (id: string) => Session };

/**
 * Speaks the protocol of `--remote-debugging-pipe`: JSON messages, each ended by a zero byte
 * (https://chromedevtools.github.io/devtools-protocol/).
 */
export function connectDevTools(toBrowser: Writable, fromBrowser: Readable): DevTools {
  const calls = new Map<number, PromiseWithResolvers<unknown>>();
  const handlers = new Map<string, (params: unknown) => void>();
  let lastId = 0;

  const receive = (text: string) => {
    const { id, sessionId, method, params, result, error } = messageSchema.parse(JSON.parse(text));
    if (id === undefined) return handlers.get(`${sessionId} ${method}`)?.(params);
    const call = calls.get(id);
    calls.delete(id);
    if (error) call?.reject(new Error(error.message));
    else call?.resolve(result);
  };

  let unfinished: Buffer[] = [];
  fromBrowser.on('data', (chunk: Buffer) => {
    let start = 0;
    for (let end = chunk.indexOf(0); end !== -1; end = chunk.indexOf(0, start)) {
      receive(Buffer.concat([...unfinished, chunk.subarray(start, end)]).toString());
      unfinished = [];
      start = end + 1;
    }
    if (start < chunk.length) unfinished.push(chunk.subarray(start));
  });

  const sessionOf = (sessionId?: string): Session => {
    const send = (method: string, params: Params = {}) => {
      lastId += 1;
      const call = Promise.withResolvers<unknown>();
      calls.set(lastId, call);
      toBrowser.write(`${JSON.stringify({ id: lastId, method, params, sessionId })}\0`);
      return call.promise;
    };
    return {
      call: async (method, params, result) => result.parse(await send(method, params)),
      tell: async (method, params) => {
        await send(method, params);
      },
      on: (event, schema, handle) => {
        handlers.set(`${sessionId ?? ''} ${event}`, (params) => handle(schema.parse(params)));
      },
    };
  };
  return { ...sessionOf(), session: sessionOf };
}
