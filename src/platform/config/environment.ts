import type { Environment } from './config.ts';

/** The only place that reads environment variables for settings. */
export const processEnvironment: Environment = process.env;
