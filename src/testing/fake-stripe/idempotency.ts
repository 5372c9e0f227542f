import { ProviderError } from './provider-error.ts';

export type Answer = { status: number; body: unknown; headers?: Record<string, string> };

/** Answers a repeated key with the first answer, as the provider does for 24 hours. */
export class Idempotency {
  readonly #calls = new Map<string, { request: string; answer: Promise<Answer>; done: boolean }>();

  async run(key: string | undefined, request: string, work: () => Promise<Answer>): Promise<Answer> {
    if (key === undefined) return work();
    const earlier = this.#calls.get(key);
    if (earlier) {
      if (earlier.request !== request) {
        throw new ProviderError(400, {
          type: 'idempotency_error',
          message: `Keys for idempotent requests can only be used with the same parameters they were first used with. Try using a key other than '${key}' if you meant to execute a different request.`,
        });
      }
      if (!earlier.done) {
        throw new ProviderError(409, {
          type: 'idempotency_error',
          code: 'idempotency_key_in_use',
          message: `There is currently another in-progress request using this Idempotency Key (${key}).`,
        });
      }
      const answer = await earlier.answer;
      return { ...answer, headers: { ...answer.headers, 'idempotent-replayed': 'true' } };
    }
    const call = { request, answer: work(), done: false };
    this.#calls.set(key, call);
    try {
      const answer = await call.answer;
      // Calls refused before anything happened may be repeated with the same key.
      if (answer.status === 400) this.#calls.delete(key);
      return answer;
    } catch (error) {
      this.#calls.delete(key);
      throw error;
    } finally {
      call.done = true;
    }
  }
}
