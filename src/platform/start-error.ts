/** Why the application cannot start, as a sentence for the operator that says what to do; printed without a stack. */
export class StartError extends Error {
  override readonly name: string = 'StartError';
}
