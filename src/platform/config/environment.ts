import type { Environment } from './config.ts';

/** The variables this process was started with: the only place that reads them for settings. */
export const processEnvironment: Environment = process.env;
