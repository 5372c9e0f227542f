import type pg from 'pg';

// Lists of values of any length make ever new statements, and each connection remembers the named ones.
const maxNames = 200;

/** A connection or pool for Drizzle whose statements have names: PostgreSQL parses and plans each once per connection. */
export type WithNames = <Connection extends Pick<pg.Pool | pg.PoolClient, 'query'>>(
  connection: Connection,
) => Connection;

/** Gives names to the first statements of a database. */
export function nameStatements(): WithNames {
  const names = new Map<string, string>();

  function nameOf(text: string): string | undefined {
    const known = names.get(text);
    if (known !== undefined || names.size === maxNames) return known;
    const name = `statement ${names.size}`;
    names.set(text, name);
    return name;
  }

  return <Connection extends Pick<pg.Pool | pg.PoolClient, 'query'>>(connection: Connection) => {
    const query = (statement: pg.QueryConfig, values: unknown[] = []) =>
      connection.query(values.length > 0 ? { ...statement, name: nameOf(statement.text) } : statement, values);
    return { query } as Connection;
  };
}
