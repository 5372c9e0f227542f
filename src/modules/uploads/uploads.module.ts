import { MINUTE_MS } from '../../shared/units.ts';
import type { AccountsModule } from '../accounts/accounts.module.ts';
import type { Module } from '../define-module.ts';
import type { FilesModule } from '../files/files.module.ts';
import type { Services } from '../services.ts';
import type { ToolCallsModule } from '../tool-calls/tool-calls.module.ts';
import type { VisitorsModule } from '../visitors/visitors.module.ts';
import { createUploadLocker } from './upload-locker.ts';
import { UploadStore } from './upload-store.ts';
import { createUploadsRepository } from './uploads.repository.ts';
import { uploadRoutes } from './uploads.routes.ts';
import { createUploads } from './uploads.usecases.ts';

const sweepEveryMs = 10 * MINUTE_MS;

export function createUploadsModule(
  services: Services,
  others: { accounts: AccountsModule; visitors: VisitorsModule; files: FilesModule; calls: ToolCallsModule },
): Module {
  const { database, notifications, diskSpace, partsFolder, tools, log } = services;
  const { files, repository: filesRepository } = others.files;
  const { identify } = others.accounts;
  const { makers } = others.visitors;
  const { beginCall } = others.calls;
  const repository = createUploadsRepository(database);
  const uploads = createUploads({ tools, repository, files, filesRepository, identify, makers, beginCall });
  const locker = createUploadLocker({ repository, notifications, log });
  let timer: ReturnType<typeof setInterval> | undefined;
  // Runs where the files are: the scheduled sweep may run on another machine.
  const sweep = () =>
    files.sweepParts().catch((error) => log.warn({ err: error }, 'Could not remove leftover uploads'));
  return {
    name: 'uploads',
    routes: (web) => {
      const { fieldOf } = uploads;
      const store = new UploadStore({ folder: partsFolder, files, repository: filesRepository, diskSpace, fieldOf });
      uploadRoutes(web, { uploads, store, locker });
      void sweep();
      timer = setInterval(sweep, sweepEveryMs).unref();
    },
    close: async () => clearInterval(timer),
  };
}
