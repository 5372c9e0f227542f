import { createLinksRepository } from '../modules/links/links.repository.ts';
import { openDatabase } from '../platform/database/database.ts';
import { DAY_MS } from '../shared/units.ts';

/** Does what the hourly sweeps of short links do at this time. */
export async function sweepLinks(databaseUrl: string, time: number): Promise<void> {
  const { database, close } = await openDatabase({
    ...{ url: databaseUrl, maxConnections: 1, onConnectionError: () => undefined },
  });
  const repository = createLinksRepository(database);
  await repository.deleteVisitorsBefore(new Date(time).toISOString().slice(0, 10));
  await repository.deleteClicksBefore(new Date(time - 30 * DAY_MS));
  await repository.purgeDeleted(new Date(time - DAY_MS));
  await close();
}
