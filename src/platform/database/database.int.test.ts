import { sql } from 'drizzle-orm';
import { afterEach, beforeEach, describe, expect, test, vi } from 'vitest';
import { createTestDatabase } from '../../testing/test-database.ts';
import { type DatabaseConnection, openDatabase } from './database.ts';

let server: Awaited<ReturnType<typeof createTestDatabase>>;
let connection: DatabaseConnection;
beforeEach(async () => {
  server = await createTestDatabase();
  connection = await openDatabase({ url: server.url, maxConnections: 1, onConnectionError: () => undefined });
  await connection.pool.query('create table notes (text text)');
});
afterEach(() => server.drop());

test('a statement with values is prepared once per connection', async () => {
  const { database, close } = connection;
  for (const text of ['a', 'b']) await database.execute(sql`select ${text}::text as text`);
  const { rows } = await database.execute(
    sql`select statement from pg_prepared_statements where statement like '%as text'`,
  );
  expect(rows).toEqual([{ statement: 'select $1::text as text' }]);
  await close();
});

describe('a transaction', () => {
  test('keeps all that was done in it, or nothing', async () => {
    const { database, close } = connection;
    const write = (text: string) => sql`insert into notes values (${text})`;
    expect(
      await database.transaction(async (transaction) => {
        await transaction.execute(write('kept'));
        return 'result';
      }),
    ).toBe('result');
    const failed = database.transaction(async (transaction) => {
      await transaction.execute(write('lost'));
      throw new Error('No.');
    });
    await expect(failed).rejects.toThrow('No.');
    expect((await database.execute(sql`select text from notes`)).rows).toEqual([{ text: 'kept' }]);
    await close();
  });

  test('whose connection breaks as it begins gives that back, so that the pool can be closed', async () => {
    const { database, pool, close } = connection;
    const broken = new Error('Connection terminated unexpectedly');
    pool.once('acquire', (client) => vi.spyOn(client, 'query').mockRejectedValue(broken));
    const begun = database.transaction((transaction) => transaction.execute(sql`select 1`));
    await expect(begun).rejects.toThrow(broken.message);
    await close();
  });
});
