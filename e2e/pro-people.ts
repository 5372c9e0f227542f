import { join } from 'node:path';
import type { Page } from '@playwright/test';
import { openDataFolder } from '../src/platform/data-folder/data-folder.ts';
import { findRunningPostgres } from '../src/platform/database/embedded-postgres.ts';
import { grantPro } from '../src/testing/grant-pro.ts';
import { runAdmin } from '../src/testing/run-admin.ts';
import { dataDirFor } from './data-dir.ts';
import { expect } from './journey.ts';
import { logIn, newPerson, type Person, register, userMenu } from './people.ts';

/** A Pro subscriber, signed in by a call, on a page that knows it. */
export async function arriveAsPro(page: Page, path = '/'): Promise<Person> {
  const person = newPerson();
  await register(page, person);
  await grantPro(await databaseUrl(), person.email);
  await logIn(page, person);
  await page.goto(path);
  await expect(userMenu(page, person)).toContainText('Pro');
  return person;
}

/** Runs `npm run admin -- ...` against the shared server. */
export const administer = async (...args: string[]): Promise<string> =>
  runAdmin(args, { DATABASE_URL: await databaseUrl() });

/** The shared server's database (playwright.config.ts). */
async function databaseUrl(): Promise<string> {
  const port = Number(process.env.E2E_PORT ?? 3987);
  const dataDir = dataDirFor(port);
  const { secrets } = await openDataFolder(dataDir, { exclusive: false });
  const found = await findRunningPostgres({ directory: join(dataDir, 'postgres'), password: secrets.databasePassword });
  if (found === undefined) throw new Error(`No database is running in ${dataDir}.`);
  return found;
}
