import type { Readable } from 'node:stream';

/**
 * Where files are kept. Keys look like `2026-11-21/<id>`: a day and an id, so that whole days can be dropped.
 * Drivers: `folder-storage.ts`, `s3-storage.ts`; both pass `storage.suite.ts`.
 */
export type Storage = {
  /** Moves a local file into storage; the file is gone from `path` afterwards. */
  adopt: (key: string, path: string) => Promise<void>;
  /** Makes the content readable at the local `path`, which must not exist. The copy must not be written to. */
  fetch: (key: string, path: string) => Promise<void>;
  /** Streams the content, or the bytes from `start` to `end` (both included). Throws StorageMissError when there is none. */
  read: (key: string, range?: ByteRange) => Promise<Readable>;
  /** Removes the content; nothing happens when there is none. */
  delete: (key: string) => Promise<void>;
  /** Removes everything stored on days before `day` ('2026-11-21'), known to the database or not. Returns how many days went. */
  deleteBefore: (day: string) => Promise<number>;
  /** Throws when storage cannot be reached. */
  check: () => Promise<void>;
};

export type ByteRange = { start: number; end: number };

export class StorageMissError extends Error {
  override readonly name = 'StorageMissError';
}

const keyPattern = /^\d{4}-\d{2}-\d{2}\/[A-Za-z0-9_-]+$/;

/** Guards the drivers: a key that could leave its folder never reaches one. */
export function assertKey(key: string): void {
  if (!keyPattern.test(key)) throw new Error('A storage key must be a day and an id.');
}

export const isDay = (name: string): boolean => /^\d{4}-\d{2}-\d{2}$/.test(name);

/** The UTC day of a date: '2026-11-21'. */
export const dayOf = (date: Date): string => date.toISOString().slice(0, 10);
