import { MB } from '../../shared/units.ts';
import { defineSetting, type ReadSetting, wholeNumber } from '../config/setting.ts';

export const diskSettings = {
  keepFreeMegabytes: defineSetting({
    name: 'KEEP_FREE_MB',
    doc: 'How much of the disk uploads leave free, in MB, for running jobs, the database and the log.',
    allowed: 'a whole number from 1 to 100000000',
    schema: wholeNumber(1, 100_000_000),
    default: '512',
  }),
};

export const readDiskConfig = (read: ReadSetting) => ({
  /** In bytes. */
  keepFree: read(diskSettings.keepFreeMegabytes) * MB,
});
