import type { Health } from './health.contract.ts';

/** One part of the health page. */
export type HealthCheck = {
  name: string;
  /** Rejects when the part does not work. */
  check: () => Promise<Omit<Health['parts'][number], 'name'>>;
  /** The state on rejection; by default the instance fails. */
  whenRejected?: 'failing' | 'degraded';
};
