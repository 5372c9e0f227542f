import type { Readable } from 'node:stream';

/**
 * File storage. Keys look like `2026-11-21/<id>`: a day and an id, so that whole days can be deleted. Drivers:
 * `folder-storage.ts`, `s3-storage.ts`; both pass `storage.suite.ts`.
 */
export type Storage = {
  /** Moves a local file into storage; `path` no longer exists afterwards. */
  adopt: (key: string, path: string) => Promise<void>;
  /** Provides the content at the local `path`, which must not exist. Do not write to it. */
  fetch: (key: string, path: string) => Promise<void>;
  /** Streams the content, or the bytes from `start` to `end` inclusive. Throws StorageMissError if missing. */
  read: (key: string, range?: ByteRange) => Promise<Readable>;
  /** Deletes the content, if any. */
  delete: (key: string) => Promise<void>;
  /**
   * Deletes everything stored before `day` ('2026-11-21'), whether the database knows it or not. Returns the number of days
   * deleted.
   */
  deleteBefore: (day: string) => Promise<number>;
  /** Throws when storage is unreachable. */
  check: () => Promise<void>;
};

export type ByteRange = { start: number; end: number };

export class StorageMissError extends Error {
  override readonly name = 'StorageMissError';
}

const keyPattern = /^\d{4}-\d{2}-\d{2}\/[A-Za-z0-9_-]+$/;

/** Keeps keys that could leave their folder from the drivers. */
export function assertKey(key: string): void {
  if (!keyPattern.test(key)) throw new Error('A storage key must be a day and an id.');
}

export const isDay = (name: string): boolean => /^\d{4}-\d{2}-\d{2}$/.test(name);

/** The UTC day of a date: '2026-11-21'. */
export const dayOf = (date: Date): string => date.toISOString().slice(0, 10);
