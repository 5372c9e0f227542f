/** Why the application cannot start, as a sentence that tells the operator what to do; printed without a stack. */
export class StartError extends Error {
  override readonly name: string = 'StartError';
}
