import { defineSetting, type ReadSetting, wholeNumber } from '../../platform/config/setting.ts';
import { MB } from '../../shared/units.ts';

export const fileSettings = {
  fileLifetimeHours: defineSetting({
    name: 'FILE_LIFETIME_HOURS',
    doc: 'Uploaded files and results are deleted this many hours after they arrived.',
    allowed: 'a whole number from 1 to 720',
    schema: wholeNumber(1, 720),
    default: '24',
  }),
  freeStorageMegabytes: defineSetting({
    name: 'FREE_STORAGE_MB',
    doc: 'How much the files of one visitor or free user may take at once, in MB; ten times as much for all at one address.',
    allowed: 'a whole number from 1 to 100000000',
    schema: wholeNumber(1, 100_000_000),
    default: '2048',
  }),
  proStorageMegabytes: defineSetting({
    name: 'PRO_STORAGE_MB',
    doc: 'How much the files of one Pro user may take at once, in MB.',
    allowed: 'a whole number from 1 to 100000000',
    schema: wholeNumber(1, 100_000_000),
    default: '20480',
  }),
  storageLimitMegabytes: defineSetting({
    name: 'STORAGE_LIMIT_MB',
    doc: 'How much all stored files may take together, in MB. A disk sets its own limit; for a bucket this is the only one.',
    allowed: 'a whole number from 1 to 100000000',
    schema: wholeNumber(1, 100_000_000),
    default: '1000000',
  }),
};

export type FilesConfig = ReturnType<typeof readFilesConfig>;

export const readFilesConfig = (read: ReadSetting) => ({
  fileLifetimeHours: read(fileSettings.fileLifetimeHours),
  /** Limits of stored files in bytes: per visitor or user by plan, and in total. */
  storageLimits: {
    own: { free: read(fileSettings.freeStorageMegabytes) * MB, pro: read(fileSettings.proStorageMegabytes) * MB },
    all: read(fileSettings.storageLimitMegabytes) * MB,
  },
});
