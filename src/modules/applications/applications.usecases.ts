import { createHash } from 'node:crypto';
import type { z } from 'zod';
import { dayOf, type Storage } from '../../platform/storage/storage.ts';
import { createId } from '../../shared/ids.ts';
import { isRobots } from '../../shared/robot-signs.ts';
import { DAY_MS, GB } from '../../shared/units.ts';
import type { Position } from '../content/content.contract.ts';
import type { ConversationsModule } from '../conversations/conversations.module.ts';
import { type applicationFields, applicationPaths } from './applications.contract.ts';
import { applicationErrors } from './applications.errors.ts';
import type { ApplicationRow, ApplicationsRepository } from './applications.repository.ts';
import type { CvType } from './receive-cv.ts';

export type Applications = ReturnType<typeof createApplications>;

/** Bytes of all CVs together. */
const maxTotalBytes = 2 * GB;
const sweptAtOnce = 100;

type Cv = { path: string; name: string; type: CvType; bytes: number };

/** Job applications: what is written becomes a conversation, the CV is stored for administrators alone. */
export function createApplications(dependencies: {
  repository: ApplicationsRepository;
  storage: Pick<Storage, 'adopt' | 'read' | 'delete'>;
  conversations: Pick<ConversationsModule['conversations'], 'open'>;
  positions: readonly Position[];
  keptDays: number;
  publicUrl: string;
}) {
  const { repository, storage, conversations, positions, keptDays, publicUrl } = dependencies;

  async function removeAll(rows: readonly ApplicationRow[]): Promise<void> {
    // The row last: a failed deletion is repeated by the next sweep.
    for (const { id, cvKey } of rows) {
      await storage.delete(cvKey);
      await repository.remove([id]);
    }
  }

  return {
    /** The application that a call with this key has made before, if any. */
    repeated: async (callKey: string | undefined): Promise<ApplicationRow | undefined> =>
      callKey === undefined ? undefined : repository.findByCallKey(callKey),

    /**
     * Stores an application.
     * @returns its conversation's number
     * @throws AppError POSITION_UNKNOWN, APPLICATIONS_FULL
     */
    apply: async (
      fields: z.infer<typeof applicationFields>,
      cv: Cv,
      { owner, callKey }: { owner: string; callKey: string | undefined },
    ): Promise<{ id: number; number: string }> => {
      const position = fields.position === '' ? undefined : positions.find(({ slug }) => slug === fields.position);
      if (fields.position !== '' && !position) throw applicationErrors.position();
      if ((await repository.totalBytes()) + cv.bytes > maxTotalBytes) throw applicationErrors.full();
      const id = createId();
      const expiresAt = new Date(Date.now() + keptDays * DAY_MS);
      // The day on which it expires: storage may delete whole days that have passed.
      const cvKey = `${dayOf(expiresAt)}/${id}`;
      await storage.adopt(cvKey, cv.path);
      try {
        const title = position?.title;
        const { number, id: conversation } = await conversations.open({
          channel: 'careers',
          subject: title ? `Application: ${title}` : 'General application',
          text: fields.message,
          person: { name: fields.name, email: fields.email, owner },
          context: title ? `Careers page: ${title}` : 'Careers page',
          systemData: { cv: cv.name, cvFile: publicUrl + applicationPaths.cv(id) },
          // The message of a repeated call is found again by it, too.
          callKey: callKey && createHash('sha256').update(`application:${callKey}`).digest('base64url'),
          isSpam: isRobots(fields),
          isConfirmed: true,
        });
        const { name, email } = fields;
        const file = { cvKey, cvName: cv.name, cvType: cv.type, cvBytes: cv.bytes };
        const row = { id, number, position: title ?? null, name, email, owner, expiresAt, callKey, ...file };
        // Two equal calls at the same time: the other one was first, and its CV is kept.
        if (!(await repository.insert(row))) await storage.delete(cvKey);
        return { id: conversation, number };
      } catch (error) {
        await storage.delete(cvKey);
        throw error;
      }
    },

    list: repository.list,

    /** @throws AppError 404 */
    require: async (id: string): Promise<ApplicationRow> => {
      const row = await repository.find(id);
      if (!row) throw applicationErrors.gone();
      return row;
    },

    remove: (row: ApplicationRow): Promise<void> => removeAll([row]),

    ofOwner: repository.listOf,
    removeOfOwner: async (owner: string): Promise<void> => removeAll(await repository.listOf(owner)),

    sweep: async (): Promise<void> => {
      for (;;) {
        const rows = await repository.expired(sweptAtOnce);
        await removeAll(rows);
        if (rows.length < sweptAtOnce) return;
      }
    },
  };
}
