import { resolve } from 'node:path';
import { z } from 'zod';
import { defineSetting, type ReadSetting } from '../../platform/config/setting.ts';

export const modelSettings = {
  modelsDir: defineSetting({
    name: 'MODELS_DIR',
    doc: 'Folder of optional models for better cut-outs. `npm run models` lists and fetches them.',
    allowed: 'the path of a folder',
    schema: z.string().transform((path) => (path === '' ? undefined : resolve(path))),
    default: undefined,
    unset: 'models in DATA_DIR',
  }),
};

export const readModelsConfig = (read: ReadSetting) => ({ modelsDir: read(modelSettings.modelsDir) });
