import { z } from 'zod';
import { defineSetting, type ReadSetting } from '../config/setting.ts';

export const logSettings = {
  logLevel: defineSetting({
    name: 'LOG_LEVEL',
    doc: 'The least severe level that is logged.',
    allowed: 'trace, debug, info, warn, error, fatal or silent',
    schema: z.enum(['trace', 'debug', 'info', 'warn', 'error', 'fatal', 'silent']),
    default: 'info',
  }),
};

export type LogConfig = ReturnType<typeof readLogConfig>;

export const readLogConfig = (read: ReadSetting) => ({ logLevel: read(logSettings.logLevel) });
