import { defineConfig } from 'drizzle-kit';

/** `npx drizzle-kit generate` writes the SQL migration for what changed in the tables. */
export default defineConfig({
  dialect: 'postgresql',
  schema: './src/**/*.tables.ts',
  out: './src/platform/database/migrations',
});
