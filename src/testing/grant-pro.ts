import pg from 'pg';

/** Makes an existing user Pro for a day, as a payment would. */
export async function grantPro(databaseUrl: string, email: string): Promise<void> {
  const client = new pg.Client({ connectionString: databaseUrl });
  await client.connect();
  try {
    const found = await client.query("update users set pro_until = now() + interval '1 day' where email = $1", [email]);
    if (found.rowCount !== 1) throw new Error(`There is no account of ${email}.`);
  } finally {
    await client.end();
  }
}
