import type { Health } from './health.contract.ts';

/** One part of the instance on the health page. */
export type HealthCheck = {
  name: string;
  /** Rejects when the part does not work. */
  check: () => Promise<Omit<Health['parts'][number], 'name'>>;
  /** What a rejection means: the instance fails, unless told otherwise. */
  whenRejected?: 'failing' | 'degraded';
};
