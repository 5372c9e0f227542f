import { z } from 'zod';
import { defineSetting, optionalUrl, type ReadSetting } from '../config/setting.ts';

export const storageSettings = {
  storageUrl: defineSetting({
    name: 'STORAGE_URL',
    doc: 'A bucket of an S3-compatible service for the files, instead of a folder. Encode special characters of the secret.',
    allowed: 'an address such as https://KEY:SECRET@host/bucket?region=eu-central-1',
    schema: optionalUrl(/^https?$/).pipe(z.string().refine(hasBucketAndKeys).optional()),
    default: undefined,
    unset: 'a folder in DATA_DIR',
    secret: true,
  }),
};

export type StorageConfig = ReturnType<typeof readStorageConfig>;

export const readStorageConfig = (read: ReadSetting) => ({ storageUrl: read(storageSettings.storageUrl) });

function hasBucketAndKeys(address: string): boolean {
  const { pathname, username, password } = new URL(address);
  return /^\/[^/]+$/.test(pathname) && username !== '' && password !== '';
}
