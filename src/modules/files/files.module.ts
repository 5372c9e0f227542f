import { t } from '../../shared/language/translate.ts';
import type { AccountsModule } from '../accounts/accounts.module.ts';
import type { Module } from '../define-module.ts';
import type { Services } from '../services.ts';
import type { UsageModule } from '../usage/usage.module.ts';
import type { VisitorsModule } from '../visitors/visitors.module.ts';
import type { FilesConfig } from './files.config.ts';
import { createFilesRepository, type FilesRepository } from './files.repository.ts';
import { fileRoutes } from './files.routes.ts';
import { createFiles, type Files } from './files.usecases.ts';
import { createStorageRoom } from './storage-room.ts';

export type FilesModule = Module & { files: Files; repository: FilesRepository };

export function createFilesModule(
  services: Services<FilesConfig>,
  others: { accounts: AccountsModule; visitors: VisitorsModule; usage: UsageModule },
): FilesModule {
  const { config, database, storage, diskSpace, workFolder, partsFolder, log } = services;
  const repository = createFilesRepository(database);
  const room = createStorageRoom({
    repository,
    storageDisk: config.storageUrl === undefined ? diskSpace : undefined,
    limits: config.storageLimits,
  });
  const lifetimeHours = config.fileLifetimeHours;
  const files = createFiles({
    ...{ repository, storage, diskSpace, room, arrivals: workFolder, partsFolder, lifetimeHours, log },
    usage: others.usage.usage,
  });
  const { identify } = others.accounts;
  const { makers } = others.visitors;
  return {
    name: 'files',
    files,
    repository,
    routes: (web) => fileRoutes(web, { files, storage, identify, makers }),
    schedule: [{ name: 'sweep-files', cron: '*/5 * * * *', run: files.sweep }],
    health: [
      { name: 'storage', check: () => storage.check().then(() => ({ state: 'ok' })) },
      {
        name: 'disk',
        check: async () =>
          (await diskSpace.isLow())
            ? { state: 'failing', reason: t('almost full: uploads are refused') }
            : { state: 'ok' },
      },
    ],
  };
}
