import type pg from 'pg';
import type { ToolRuns } from '../catalog/define-run.ts';
import type { Engine, Engines } from '../engines/engines.ts';
import type { Database } from '../platform/database/database.ts';
import type { Notifications } from '../platform/database/notifications.ts';
import type { DiskSpace } from '../platform/disk/disk-space.ts';
import type { HttpConfig } from '../platform/http/http.config.ts';
import type { Log } from '../platform/log/log.ts';
import type { Mail } from '../platform/mail/mail.ts';
import type { Sandbox } from '../platform/processes/sandbox.ts';
import type { QueueConfig } from '../platform/queue/queue.config.ts';
import type { Queue } from '../platform/queue/queue.ts';
import type { StorageConfig } from '../platform/storage/storage.config.ts';
import type { Storage } from '../platform/storage/storage.ts';

/** What every module may use. A module with settings of its own asks for `Services<FilesConfig>`. */
export type Services<ModuleConfig = unknown> = {
  config: HttpConfig & StorageConfig & QueueConfig & ModuleConfig;
  version: string;
  tools: readonly ToolRuns[];
  /** Signs cookies and keyed names; the same in every process of an instance. */
  signingSecret: string;
  database: Database;
  pool: pg.Pool;
  notifications: Notifications;
  queue: Queue;
  mail: Mail;
  storage: Storage;
  diskSpace: DiskSpace;
  /** A local folder of this process alone, removed when it ends. */
  workFolder: string;
  /** One for uploads that come in parts, of every process with this data folder. */
  partsFolder: string;
  sandbox: Sandbox;
  engines: readonly Engine[];
  /** What the engines can do together with what modules offer to runs; complete once all modules are made. */
  capabilities: Engines;
  log: Log;
};
