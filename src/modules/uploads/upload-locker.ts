import { setTimeout as sleep } from 'node:timers/promises';
import type { Locker } from '@tus/server';
import type { Notifications } from '../../platform/database/notifications.ts';
import type { Log } from '../../platform/log/log.ts';
import { createId } from '../../shared/ids.ts';
import { SECOND_MS } from '../../shared/units.ts';
import { uploadErrors } from './uploads.errors.ts';
import type { UploadsRepository } from './uploads.repository.ts';

/** Asks the current writer of this upload to release it. */
const releaseChannel = 'satchel_upload';

/** Heartbeat interval of a writer, and the silence after which it counts as dead. */
const heartbeatMs = 5 * SECOND_MS;
const silenceMs = 20 * SECOND_MS;
const retryDelayMs = 250;
const patienceMs = 15 * SECOND_MS;

/**
 * Lets one request at a time write to an upload, across processes. A new one comes from a client that reconnected, whose old
 * connection may look alive for long: it takes over, and the earlier request ends with what has arrived.
 */
export function createUploadLocker(dependencies: {
  repository: Pick<UploadsRepository, 'find' | 'take' | 'release'>;
  notifications: Notifications;
  log: Log;
}): Locker {
  const { repository, notifications, log } = dependencies;
  /** This process's requests that hold an upload, by its id. */
  const writers = new Map<string, { letGo: () => unknown }>();
  notifications.subscribe(releaseChannel, (id) => void writers.get(id)?.letGo());

  return {
    newLock: (id) => {
      const writer = createId();
      let heartbeat: ReturnType<typeof setInterval> | undefined;
      return {
        lock: async (signal, letGo) => {
          const giveUpAt = performance.now() + patienceMs;
          while (!(await repository.take(id, writer, silenceMs))) {
            if (!(await repository.find(id))) throw uploadErrors.gone();
            if (signal.aborted || performance.now() > giveUpAt) throw uploadErrors.busy();
            await notifications.publish(releaseChannel, id);
            await sleep(retryDelayMs);
          }
          const own = { letGo };
          writers.set(id, own);
          const stayAlive = async () => {
            if (!(await repository.take(id, writer, silenceMs))) letGo();
          };
          heartbeat = setInterval(() => {
            stayAlive().catch((error) => log.warn({ err: error }, "Could not extend an upload's lock"));
          }, heartbeatMs);
        },
        unlock: async () => {
          clearInterval(heartbeat);
          writers.delete(id);
          await repository.release(id, writer);
        },
      };
    },
  };
}
