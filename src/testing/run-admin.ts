import { runAdminCommand } from '../modules/admin/admin-command.ts';
import { readConfig } from '../settings.ts';

/** Does what `npm run admin -- ...` does with these settings; returns what it prints. */
export const runAdmin = (args: readonly string[], environment: Record<string, string>): Promise<string> =>
  runAdminCommand(args, readConfig(environment));
