import { mkdir } from 'node:fs/promises';
import { join } from 'node:path';
import type { ToolRuns } from './catalog/define-run.ts';
import { createAiEngine } from './engines/ai/ai-engine.ts';
import { createArchiveEngines } from './engines/archive/archive-engines.ts';
import { createBrowserEngine } from './engines/browser/browser-engine.ts';
import type { Engine, Engines } from './engines/engines.ts';
import { explainFailures } from './engines/explain-failures.ts';
import { createImageEngines } from './engines/image/image-engines.ts';
import { createOcrEngine } from './engines/ocr/ocr-engine.ts';
import { createOfficeEngine } from './engines/office/office-engine.ts';
import { knownModels } from './engines/onnx/library/known-models.ts';
import { openMaskModels } from './engines/onnx/library/mask-models.ts';
import { modelsFolder } from './engines/onnx/library/models-folder.ts';
import { createPdfEngines } from './engines/pdf/pdf-engines.ts';
import { createPdfToDocumentEngine } from './engines/pdf-to-document/pdf-to-document-engine.ts';
import { createCutoutEngine } from './engines/photo/cutout/cutout-engine.ts';
import { createPhotoEngine } from './engines/photo/photo-engine.ts';
import { createScanEngine } from './engines/scan/scan-engine.ts';
import { createDocumentsEngine } from './engines/text/documents/documents-engine.ts';
import { createTextDocumentEngine } from './engines/text/export/write-text-document.ts';
import { createSummarizeEngine } from './engines/text/summarize/summarize-engine.ts';
import type { TranslateProvider } from './engines/text/translate/translate.config.ts';
import { createTranslateEngine } from './engines/text/translate/translate-engine.ts';
import { createWritingEngine } from './engines/text/writing/writing-engine.ts';
import { createTokenLedger } from './modules/ai/token-ledger.ts';
import type { Services } from './modules/services.ts';
import { openDatabase } from './platform/database/database.ts';
import { createNotifications } from './platform/database/notifications.ts';
import { createDiskSpace } from './platform/disk/disk-space.ts';
import type { Log } from './platform/log/log.ts';
import { createMail } from './platform/mail/mail.ts';
import { openProcessFolder } from './platform/process-folder.ts';
import { createRunCommand } from './platform/processes/run-command.ts';
import { createSandbox, type Sandbox } from './platform/processes/sandbox.ts';
import { openQueue } from './platform/queue/queue.ts';
import { openFolderStorage } from './platform/storage/folder-storage.ts';
import type { Storage } from './platform/storage/storage.ts';
import type { Config } from './settings.ts';

/** Registers how to close a service, once it is open. Services close in reverse order. */
export type OnClose = (part: string, close: () => Promise<void>) => void;

export type ReplaceEngines = (engines: readonly Engine[]) => readonly Engine[];

/** Opens what all modules share; the only file that picks implementations. */
export async function openServices(params: {
  config: Config;
  databaseUrl: string;
  tools: readonly ToolRuns[];
  signingSecret: string;
  version: string;
  log: Log;
  onClose: OnClose;
  /** Replaces engines, for tests. */
  replaceEngines?: ReplaceEngines | undefined;
}): Promise<Services<Config>> {
  const {
    config,
    databaseUrl,
    tools,
    signingSecret,
    version,
    log,
    onClose,
    replaceEngines = (engines) => engines,
  } = params;
  const folder = await openProcessFolder(join(config.dataDir, 'work'), log);
  onClose('process folder', folder.close);
  const workFolder = folder.path;
  const partsFolder = join(config.dataDir, 'uploads');
  await mkdir(partsFolder, { recursive: true, mode: 0o700 });
  const storage = await openStorage(config);
  const diskSpace = createDiskSpace({
    folders: config.storageUrl === undefined ? [workFolder, storageFolder(config)] : [workFolder],
    keepFree: config.keepFree,
  });
  const connection = await openDatabase({
    url: databaseUrl,
    // Every running job and a good number of requests; PostgreSQL's default limit is 100.
    maxConnections: Math.min(10 + config.workerConcurrency * 4, 40),
    // Not the error itself, which holds the whole connection.
    onConnectionError: ({ message }) => log.warn({ reason: message }, 'A database connection broke'),
  });
  onClose('database', connection.close);
  const { database, pool } = connection;
  const notifications = createNotifications({ url: databaseUrl, pool, log });
  onClose('notifications', notifications.close);
  const queue = await openQueue(pool);
  const from = config.mailFrom ?? `no-reply@${new URL(config.publicUrl).hostname}`;
  const mail = createMail({ database, queue, smtpUrl: config.smtpUrl, from, log });

  const sandbox = createSandbox({ policy: config.sandbox, log });
  // Rejects now if confinement is required but unavailable; otherwise detection runs in parallel to the start.
  if (config.sandbox === 'required') await sandbox.ready();
  const capabilities = {} as Engines;
  const engines = replaceEngines([
    ...createEngines({
      ...{ capabilities, sandbox, workFolder, log },
      modelsFolder: modelsFolder(config),
      translateProvider: config.translateProvider,
    }),
    createAiEngine({ settings: config.ai, ledger: createTokenLedger({ database, settings: config.ai }), log }),
  ]);
  Object.assign(capabilities, ...engines.map(({ provides }) => explainFailures(provides)));
  for (const engine of engines) onClose(engine.name, engine.close);

  return {
    ...{ config, version, tools, signingSecret, database, pool, notifications, queue, mail, storage, diskSpace },
    ...{ workFolder, partsFolder, sandbox, engines, capabilities, log },
  };
}

/** @param params.capabilities for engines that use others; filled after this call */
function createEngines(params: {
  capabilities: Engines;
  sandbox: Sandbox;
  workFolder: string;
  modelsFolder: string;
  translateProvider: TranslateProvider | undefined;
  log: Log;
}): readonly Engine[] {
  const { capabilities, sandbox, workFolder, modelsFolder: folder, translateProvider: provider, log } = params;
  const slotsDirectory = join(workFolder, 'slots');
  const runCommand = createRunCommand({ sandbox, temporaryDirectory: workFolder });
  const maskModels = openMaskModels({ folder, models: knownModels, sandbox, slotsDirectory, log });
  return [
    ...createImageEngines({ runCommand, sandbox, slotsDirectory, log }),
    ...createArchiveEngines({ runCommand, log }),
    ...createPdfEngines({ sandbox, slotsDirectory, log }),
    createBrowserEngine({ sandbox, slotsDirectory, log }),
    createOfficeEngine({ engines: capabilities, sandbox, slotsDirectory, log }),
    createOcrEngine({ runCommand, sandbox, slotsDirectory, log }),
    createScanEngine({ runCommand, sandbox, slotsDirectory, log }),
    createDocumentsEngine(),
    createPhotoEngine({ runCommand, sandbox, slotsDirectory, log }),
    createCutoutEngine({ runCommand, maskModels, sandbox, slotsDirectory, log }),
    ...maskModels.engines,
    createPdfToDocumentEngine({ engines: capabilities }),
    createWritingEngine({ runCommand }),
    createTranslateEngine({ runCommand, temporaryDirectory: workFolder, provider, engines: capabilities, log }),
    createSummarizeEngine(),
    createTextDocumentEngine(),
  ];
}

const storageFolder = ({ dataDir }: Config): string => join(dataDir, 'files');

async function openStorage(config: Config): Promise<Storage> {
  if (config.storageUrl === undefined) return openFolderStorage(storageFolder(config));
  // Loaded on use: the S3 client takes half a second to load.
  const { openS3Storage } = await import('./platform/storage/s3-storage.ts');
  return openS3Storage(new URL(config.storageUrl));
}
