import type { FastifyInstance } from 'fastify';
import type { Engine } from '../engines/engines.ts';
import type { OutsideSources } from '../platform/http/site.ts';
import type { Processors } from '../platform/http/site-values.ts';
import type { ScheduledTask, TaskHandler } from '../platform/queue/worker.ts';
import type { PersonalData } from './accounts/personal-data.ts';
import type { HealthCheck } from './health/health-check.ts';

/**
 * One subject of the product and its connections to the rest. `compose.ts` goes through all modules and wires what each has; what
 * other modules may use of it stands beside these fields, in the type that its `create...Module` returns.
 */
export type Module = {
  name: string;
  /** Hooks for every call, added before any route. */
  hooks?: (web: FastifyInstance) => void;
  /** Its calls. Those of administrators go through the guard that the admin module offers. */
  routes?: (web: FastifyInstance) => void;
  /** The work it does in workers, by task name. Asked for when all capabilities are known. */
  tasks?: () => Record<string, TaskHandler>;
  schedule?: readonly ScheduledTask[];
  /** Told the keys of queue entries whose last allowed attempt died with its worker. */
  onAbandoned?: (keys: string[]) => Promise<void>;
  personalData?: PersonalData;
  /** Capabilities that it offers to runs. */
  engine?: Engine;
  /** Parts of the health page. */
  health?: readonly HealthCheck[];
  /** What some pages of the site may load from elsewhere, by path. */
  outside?: Readonly<Record<string, OutsideSources>>;
  /** Companies that it hands something to, for the legal pages. */
  processors?: Processors;
  close?: () => Promise<void>;
};
