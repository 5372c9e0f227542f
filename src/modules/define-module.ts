import type { FastifyInstance } from 'fastify';
import type { Engine } from '../engines/engines.ts';
import type { OutsideSources } from '../platform/http/site.ts';
import type { Processors } from '../platform/http/site-values.ts';
import type { ScheduledTask, TaskHandler } from '../platform/queue/worker.ts';
import type { PersonalData } from './accounts/personal-data.ts';
import type { SiteFigure } from './admin/site-figures.ts';
import type { HealthCheck } from './health/health-check.ts';

/**
 * One subject of the product and its connections. `compose.ts` wires what each module has; what other modules may use of it
 * stands beside these fields, in the type that its `create...Module` returns.
 */
export type Module = {
  name: string;
  /** Hooks for every call, added before any route. */
  hooks?: (web: FastifyInstance) => void;
  /** Its routes. Admin routes go through the admin module's guard. */
  routes?: (web: FastifyInstance) => void;
  /** Its tasks by name. Requested once all capabilities are known. */
  tasks?: () => Record<string, TaskHandler>;
  schedule?: readonly ScheduledTask[];
  /** What a process that runs jobs does besides them for as long as it lives, such as watching a mailbox. */
  watch?: () => { stop: () => Promise<void> };
  /** Receives the keys of queue entries whose last attempt died with its worker. */
  onAbandoned?: (keys: string[]) => Promise<void>;
  personalData?: PersonalData;
  /** Capabilities it offers to runs. */
  engine?: Engine;
  /** Its parts of the health page. */
  health?: readonly HealthCheck[];
  /** Totals of now that the admin page shows over time. */
  figures?: readonly SiteFigure[];
  /** External sources that some pages may load, by path. */
  outside?: Readonly<Record<string, OutsideSources>>;
  /** Companies it shares data with, for the legal pages. */
  processors?: Processors;
  close?: () => Promise<void>;
};
