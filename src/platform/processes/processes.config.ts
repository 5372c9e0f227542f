import { z } from 'zod';
import { defineSetting, type ReadSetting } from '../config/setting.ts';

export const processSettings = {
  sandbox: defineSetting({
    name: 'SANDBOX',
    doc: 'auto: confine programs as tightly as this machine allows; required: refuse to run them unconfined.',
    allowed: 'auto or required',
    schema: z.enum(['auto', 'required']),
    default: 'auto',
  }),
};

export const readProcessConfig = (read: ReadSetting) => ({ sandbox: read(processSettings.sandbox) });
