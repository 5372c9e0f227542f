import { readFile, stat } from 'node:fs/promises';
import type { Notifications } from '../../platform/database/notifications.ts';
import type { Log } from '../../platform/log/log.ts';
import { describeError } from '../../shared/errors.ts';
import { MINUTE_MS } from '../../shared/units.ts';

export const blockChannel = 'satchel_blocked_hosts';

export type BlockList = ReturnType<typeof createBlockList>;

/**
 * The hosts that no short link may lead to, in memory: those that administrators block, and those in the operator's file. Read
 * again when it changes, and every minute.
 */
export function createBlockList(dependencies: {
  list: () => Promise<string[]>;
  file: string | undefined;
  notifications: Pick<Notifications, 'subscribe'>;
  log: Log;
}) {
  const { list, file, notifications, log } = dependencies;
  let blocked: ReadonlySet<string> = new Set();
  let inFile: ReadonlySet<string> = new Set();
  let readAt = Number.NEGATIVE_INFINITY;
  let reading: Promise<void> | undefined;
  let changedAt: number | undefined;
  notifications.subscribe(blockChannel, () => {
    readAt = Number.NEGATIVE_INFINITY;
  });

  async function readHosts(): Promise<void> {
    const startedAt = performance.now();
    await readListFile();
    blocked = new Set(await list());
    readAt = startedAt;
  }

  async function readListFile(): Promise<void> {
    if (file === undefined) return;
    try {
      const { mtimeMs } = await stat(file);
      if (mtimeMs === changedAt) return;
      inFile = new Set(parseHosts(await readFile(file, 'utf8')));
      changedAt = mtimeMs;
    } catch (error) {
      // What was read before still holds.
      log.warn({ reason: describeError(error), file }, 'Could not read LINK_BLOCKLIST_FILE');
    }
  }

  const has = (host: string): boolean => namesOf(host).some((name) => blocked.has(name) || inFile.has(name));

  return {
    /** Whether this host or one above it is blocked. */
    isBlocked: async (host: string): Promise<boolean> => {
      if (performance.now() - readAt > MINUTE_MS) {
        reading ??= readHosts().finally(() => {
          reading = undefined;
        });
        await reading;
      }
      return has(host);
    },
    /** How many hosts the file has. */
    countInFile: (): number => inFile.size,
    refresh: (): Promise<void> => readHosts(),
  };
}

/** 'a.b.example.com' and every name above it but the last. */
const namesOf = (host: string): string[] => {
  const labels = host.split('.');
  return labels.map((_, index) => labels.slice(index).join('.')).slice(0, Math.max(1, labels.length - 1));
};

/** The hosts in a block list: one per line, as in hosts files too ('0.0.0.0 example.com'); '#' begins a comment. */
export const parseHosts = (text: string): string[] =>
  text
    .split(/\r?\n/)
    .map((line) => line.replace(/#.*/, '').trim().split(/\s+/).at(-1)?.toLowerCase().replace(/\.$/, '') ?? '')
    .filter((host) => /^[a-z0-9-]+(\.[a-z0-9-]+)+$/.test(host));
