import { runAdminCommand } from '../modules/admin/admin-command.ts';
import { readConfig } from '../settings.ts';

/** Runs `npm run admin -- ...` with these settings; returns its output. */
export const runAdmin = (args: readonly string[], environment: Record<string, string>): Promise<string> =>
  runAdminCommand(args, readConfig(environment));
