import { setTimeout as sleep } from 'node:timers/promises';
import pg from 'pg';
import { inject } from 'vitest';
import { hasCode } from '../shared/errors.ts';

const insufficientPrivilege = '42501';

/** Creates a migrated database on the test server; `drop` removes it, whoever is still connected. */
export async function createTestDatabase(): Promise<{ url: string; drop: () => Promise<void> }> {
  const server = inject('databaseServerUrl');
  const name = `test_${crypto.randomUUID().replaceAll('-', '')}`;
  await query(server, `create database ${name} template ${inject('templateDatabase')}`);
  const url = new URL(server);
  url.pathname = `/${name}`;
  return { url: url.href, drop: () => drop(server, name) };
}

/** Autovacuum may be using it; our role may not end that, but it leaves within moments. */
async function drop(server: string, name: string): Promise<void> {
  for (let attempt = 1; ; attempt++) {
    try {
      return await query(server, `drop database ${name} with (force)`);
    } catch (error) {
      if (attempt === 20 || !hasCode(error, insufficientPrivilege)) throw error;
      await sleep(250);
    }
  }
}

async function query(url: string, statement: string): Promise<void> {
  const client = new pg.Client({ connectionString: url });
  await client.connect();
  try {
    await client.query(statement);
  } finally {
    await client.end();
  }
}
