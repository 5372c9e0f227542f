import { hasCode } from '../../shared/errors.ts';

/** Whether PostgreSQL refused with this code. Drizzle wraps its errors. */
export const hasSqlState = (error: unknown, state: string): boolean =>
  hasCode(error, state) || (error instanceof Error && hasCode(error.cause, state));

/** Whether PostgreSQL refused a row because of a unique index. */
export const isDuplicate = (error: unknown): boolean => hasSqlState(error, '23505');
