/**
 * Who administers this instance, and help for people who cannot sign in any more.
 *
 *   npm run admin -- grant ada@example.org             makes the owner of the account an administrator
 *   npm run admin -- revoke ada@example.org            takes the role away
 *   npm run admin -- pro ada@example.org --days 30     gives the account Pro for so many days
 *   npm run admin -- no-pro ada@example.org            takes that away again
 *   npm run admin -- list                              everyone who has the role, and why, and whom Pro was given
 *   npm run admin -- new-password ada@example.org      prints a link to choose a new password
 *   npm run admin -- no-second-factor ada@example.org  turns two-factor sign-in off
 *
 * Works beside a running server and without one. Reads the same settings as the server.
 */
import { runAdminCommand } from '../src/modules/admin/admin-command.ts';
import { processEnvironment } from '../src/platform/config/environment.ts';
import { StartError } from '../src/platform/start-error.ts';
import { readConfig } from '../src/settings.ts';

try {
  const config = readConfig(processEnvironment);
  console.log(await runAdminCommand(process.argv.slice(2), config));
} catch (error) {
  if (!(error instanceof StartError)) throw error;
  console.error(error.message);
  process.exitCode = 1;
}
