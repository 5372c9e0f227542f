import { desc } from 'drizzle-orm';
import type { Database } from '../../platform/database/database.ts';
import { createId } from '../../shared/ids.ts';
import type { CallerUser } from '../accounts/caller.ts';
import type { AuditEntry } from './admin.contract.ts';
import { auditLog } from './admin.tables.ts';

export type AuditLog = ReturnType<typeof createAuditLog>;

/** Actions of administrators. Entries are never changed or removed. */
export function createAuditLog(database: Database) {
  return {
    /** `act` is 'area.verb'; never put secrets or contents of messages into the details. */
    record: async (entry: {
      actor: Pick<CallerUser, 'id' | 'email'> | 'command line';
      act: `${string}.${string}`;
      target: string;
      details?: Record<string, unknown>;
    }): Promise<void> => {
      const { actor, act, target, details = {} } = entry;
      const who = actor === 'command line' ? { actorId: null, actor } : { actorId: actor.id, actor: actor.email };
      await database.insert(auditLog).values({ id: createId(), ...who, act, target, details });
    },

    /** Newest first. */
    list: async (limit: number, offset: number): Promise<{ total: number; entries: AuditEntry[] }> => {
      const [rows, total] = await Promise.all([
        database.select().from(auditLog).orderBy(desc(auditLog.at), auditLog.id).limit(limit).offset(offset),
        database.$count(auditLog),
      ]);
      const entries = rows.map(({ id, at, actor, act, target, details }) => ({
        id,
        at: at.toISOString(),
        actor,
        act,
        target,
        details,
      }));
      return { total, entries };
    },
  };
}
