import { z } from 'zod';
import { defineSetting, type ReadSetting } from '../config/setting.ts';

export const processSettings = {
  sandbox: defineSetting({
    name: 'SANDBOX',
    doc: 'auto: programs run as tightly confined as this machine can; required: refuse to run them without confinement.',
    allowed: 'auto or required',
    schema: z.enum(['auto', 'required']),
    default: 'auto',
  }),
};

export const readProcessConfig = (read: ReadSetting) => ({ sandbox: read(processSettings.sandbox) });
