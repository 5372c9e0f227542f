import pg from 'pg';
import { afterAll, beforeAll, beforeEach, describe, expect, test } from 'vitest';
import { createTestDatabase } from '../../testing/test-database.ts';
import { type DatabaseConnection, openDatabase } from '../database/database.ts';
import { createRateLimits, type RateLimiter } from './rate-limits.ts';

let database: Awaited<ReturnType<typeof createTestDatabase>>;
let connection: DatabaseConnection;
let limiter: RateLimiter;
let made = 0;

beforeAll(async () => {
  database = await createTestDatabase();
  connection = await openDatabase({ url: database.url, maxConnections: 5, onConnectionError: () => undefined });
});
afterAll(async () => {
  await connection.close();
  await database.drop();
});
beforeEach(() => {
  limiter = createRateLimits(connection.pool).define({ name: `limit-${made++}`, points: 5, seconds: 60 });
});

describe('a rate limit', () => {
  test('lets exactly as many through as it says, however many come at once', async () => {
    const results = await Promise.allSettled(Array.from({ length: 40 }, () => limiter.take('ada')));
    expect(results.filter(({ status }) => status === 'fulfilled')).toHaveLength(5);
    expect(results.find(({ status }) => status === 'rejected')).toMatchObject({
      reason: {
        status: 429,
        code: 'TOO_MANY_ATTEMPTS',
        message: expect.stringMatching(/^There were too many attempts\. Please wait \d+ seconds and try again\.$/),
        headers: { 'retry-after': expect.stringMatching(/^[1-9]\d*$/) },
      },
    });
  });

  test('counts each key by itself', async () => {
    for (let time = 0; time < 5; time++) await limiter.take('ada');
    expect(await limiter.tryTake('ada')).toBe(false);
    expect(await limiter.take('grace')).toMatchObject({ left: 4 });
  });

  test('takes back what did not count, and forgets', async () => {
    for (let time = 0; time < 5; time++) await limiter.take('ada');
    await limiter.giveBack('ada');
    expect(await limiter.tryTake('ada')).toBe(true);
    expect(await limiter.tryTake('ada')).toBe(false);
    await limiter.forget('ada');
    expect(await limiter.take('ada')).toMatchObject({ left: 4 });
  });

  test('holds in every process of the instance', async () => {
    const pool = new pg.Pool({ connectionString: database.url });
    const elsewhere = createRateLimits(pool).define({ name: `limit-${made - 1}`, points: 5, seconds: 60 });
    for (let time = 0; time < 5; time++) await limiter.take('ada');
    expect(await elsewhere.tryTake('ada')).toBe(false);
    await pool.end();
  });

  test('keeps no address in the database, and removes what has ended', async () => {
    await limiter.take('ada@example.org');
    const rows = await connection.pool.query("select key from rate_limits where key like 'limit-%'");
    expect(JSON.stringify(rows.rows)).not.toContain('ada');
    await connection.pool.query('update rate_limits set expire = 1');
    await createRateLimits(connection.pool).sweep();
    expect((await connection.pool.query('select 1 from rate_limits')).rowCount).toBe(0);
  });
});
