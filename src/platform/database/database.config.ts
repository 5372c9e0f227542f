import { defineSetting, optionalUrl, type ReadSetting } from '../config/setting.ts';

export const databaseSettings = {
  databaseUrl: defineSetting({
    name: 'DATABASE_URL',
    doc: 'A PostgreSQL server (14 or newer) to use instead of the embedded one.',
    allowed: 'an address such as postgres://user:password@host:5432/satchel',
    schema: optionalUrl(/^postgres(ql)?$/),
    default: undefined,
    unset: 'the embedded PostgreSQL in DATA_DIR',
    secret: true,
  }),
};

export type DatabaseConfig = ReturnType<typeof readDatabaseConfig>;

export const readDatabaseConfig = (read: ReadSetting) => ({ databaseUrl: read(databaseSettings.databaseUrl) });
