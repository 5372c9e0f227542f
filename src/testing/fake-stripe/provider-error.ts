/** A provider's error response: `{ error: { type, code, message, ... } }`. */
export class ProviderError extends Error {
  override readonly name = 'ProviderError';
  readonly status: number;
  readonly body: Record<string, unknown>;

  constructor(status: number, error: { type: string; message: string; [field: string]: unknown }) {
    super(error.message);
    this.status = status;
    this.body = { error };
  }
}

export const invalidRequest = (message: string, fields: Record<string, string> = {}): ProviderError =>
  new ProviderError(400, { type: 'invalid_request_error', message, ...fields });

export const missing = (kind: string, id: string): ProviderError =>
  new ProviderError(404, {
    type: 'invalid_request_error',
    code: 'resource_missing',
    param: 'id',
    message: `No such ${kind}: '${id}'`,
  });

export const declined = (): ProviderError =>
  new ProviderError(402, {
    type: 'card_error',
    code: 'card_declined',
    decline_code: 'generic_decline',
    message: 'Your card was declined.',
  });
