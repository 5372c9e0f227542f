/** Why a call of a model failed; decides whether it is worth another. */
export type FailureKind =
  | 'busy'
  | 'unavailable'
  | 'broken'
  | 'silent'
  | 'unusable'
  | 'declined'
  | 'tooLong'
  /** The provider refuses such calls: a wrong key, an unknown model, a field it does not know. */
  | 'rejected';

export class AttemptFailure extends Error {
  override readonly name = 'AttemptFailure';
  readonly kind: FailureKind;
  readonly retryAfterMs: number | undefined;
  /** What it used before it failed. */
  tokens = { input: 0, output: 0 };

  constructor(kind: FailureKind, cause: unknown, retryAfterMs?: number) {
    super(describeCause(kind, cause), { cause });
    this.kind = kind;
    this.retryAfterMs = retryAfterMs;
  }
}

/** For the log: a provider's message can quote the text it was sent, so only kinds and codes. */
function describeCause(kind: FailureKind, cause: unknown): string {
  if (cause !== null && typeof cause === 'object' && 'statusCode' in cause && cause.statusCode !== undefined) {
    return `${kind}: status ${cause.statusCode}`;
  }
  return cause instanceof Error ? `${kind}: ${cause.name}` : kind;
}
