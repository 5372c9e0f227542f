import { join } from 'node:path';
import type { Page } from '@playwright/test';
import { openDataFolder } from '../src/platform/data-folder/data-folder.ts';
import { findRunningPostgres } from '../src/platform/database/embedded-postgres.ts';
import { grantPro } from '../src/testing/grant-pro.ts';
import { runAdmin } from '../src/testing/run-admin.ts';
import { dataDirFor } from './data-dir.ts';
import { expect } from './journey.ts';
import { newPerson, type Person, register, signIn, userMenu } from './people.ts';

/** Somebody with a Pro subscription, signed in, with the page at the home page. */
export async function arriveAsPro(page: Page): Promise<Person> {
  const person = newPerson();
  await register(page, person);
  await grantPro(await databaseUrl(), person.email);
  await signIn(page, person);
  await expect(userMenu(page, person)).toBeVisible();
  return person;
}

/** Does what `npm run admin -- ...` does for the server that these tests run against. */
export const administer = async (...args: string[]): Promise<string> =>
  runAdmin(args, { DATABASE_URL: await databaseUrl() });

/** The database of the server that these tests run against (playwright.config.ts). */
async function databaseUrl(): Promise<string> {
  const port = Number(process.env.E2E_PORT ?? 3987);
  const dataDir = dataDirFor(port);
  const { secrets } = await openDataFolder(dataDir, { exclusive: false });
  const found = await findRunningPostgres({ directory: join(dataDir, 'postgres'), password: secrets.databasePassword });
  if (found === undefined) throw new Error(`No database is running in ${dataDir}.`);
  return found;
}
