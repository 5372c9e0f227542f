import type { RunCaller } from '../../shared/run-caller.ts';

/**
 * Makes a short link that belongs to the caller.
 * Throws AppErrors: 400 when the address or a setting is refused, 409 when the alias is taken.
 */
export type MakeShortLink = (request: {
  url: string;
  alias: string;
  domain: string | undefined;
  settings: Readonly<Record<string, unknown>>;
  caller: RunCaller;
}) => Promise<MadeShortLink>;

export type MadeShortLink = {
  /** For `/api/links/<id>`. */
  id: string;
  shortUrl: string;
  code: string;
  /** As the URL standard writes it. */
  url: string;
  createdAt: string;
  /** A sentence about a target that looks like another name. */
  warning: string | null;
};
