import { MB } from '../../shared/units.ts';

/** Streams take up to 300 bytes a token. */
const maxAnswerBytes = 16 * MB;

/** The answer grew beyond every bound. */
export class AnswerTooLarge extends Error {
  override readonly name = 'AnswerTooLarge';
}

/** `fetch` that reaches only the provider's own address, follows no redirects, and ends answers that are too large. */
export function createProviderFetch(baseUrl: string): typeof fetch {
  const { origin } = new URL(baseUrl);
  return async (input, init) => {
    const url = new URL(input instanceof Request ? input.url : input);
    if (url.origin !== origin) throw new Error('A call to another address than the provider was refused.');
    const answer = await fetch(url, { ...init, redirect: 'manual' });
    if (!answer.body) return answer;
    let bytes = 0;
    const counted = answer.body.pipeThrough(
      new TransformStream<Uint8Array, Uint8Array>({
        transform: (chunk, controller) => {
          bytes += chunk.byteLength;
          if (bytes > maxAnswerBytes) controller.error(new AnswerTooLarge());
          else controller.enqueue(chunk);
        },
      }),
    );
    const { status, statusText, headers } = answer;
    return new Response(counted, { status, statusText, headers });
  };
}
