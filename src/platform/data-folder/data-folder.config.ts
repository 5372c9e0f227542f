import { resolve } from 'node:path';
import { z } from 'zod';
import { defineSetting, type ReadSetting } from '../config/setting.ts';

export const dataFolderSettings = {
  dataDir: defineSetting({
    name: 'DATA_DIR',
    doc: 'Folder for the embedded database, the stored files and the generated secrets.',
    allowed: 'the path of a folder',
    schema: z.string().transform((path) => resolve(path)),
    default: 'data',
  }),
  signingSecret: defineSetting({
    name: 'SIGNING_SECRET',
    doc: 'Signs cookies and encrypts second factors. Processes that do not share DATA_DIR need the same one. A new one signs everybody out and makes second factors useless.',
    allowed: 'at least 32 characters',
    schema: z.union([z.literal(''), z.string().min(32)]).transform((text) => text || undefined),
    default: undefined,
    unset: 'generated in DATA_DIR at the first start',
    secret: true,
  }),
};

export type DataFolderConfig = ReturnType<typeof readDataFolderConfig>;

export const readDataFolderConfig = (read: ReadSetting) => ({
  /** Absolute path. */
  dataDir: read(dataFolderSettings.dataDir),
  signingSecret: read(dataFolderSettings.signingSecret),
});
