import type { AppError } from '../../shared/errors.ts';
import { archiveErrors } from './archive.errors.ts';
import { harmlessBytes, maxRatio, maxUnpackedBytes } from './archive-limits.ts';

/** Counts unpacked bytes of an archive and refuses once no honest archive would go on. */
export class UnpackBudget {
  readonly #archiveBytes: number;
  #unpacked = 0;

  /** @param archiveBytes size of the archive's file */
  constructor(archiveBytes: number) {
    this.#archiveBytes = archiveBytes;
  }

  /** Counts unpacked bytes. Throws ARCHIVE_BOMB or ARCHIVE_TOO_LARGE when they are too many. */
  spend(bytes: number): void {
    this.#unpacked += bytes;
    this.allow(0);
  }

  /** Throws the same if this many more would be too many. */
  allow(bytes: number): void {
    const total = this.#unpacked + bytes;
    if (total > honestBytes(this.#archiveBytes)) throw refusalOf(this.#archiveBytes);
  }
}

/** Maximum unpacked size for an archive of this size, in bytes. */
export const honestBytes = (archiveBytes: number): number =>
  Math.min(maxUnpackedBytes, Math.max(harmlessBytes, archiveBytes * maxRatio));

/** Why this archive is not unpacked further: it is a bomb, or simply too large. */
export const refusalOf = (archiveBytes: number, details?: { log?: string; cause?: unknown }): AppError =>
  honestBytes(archiveBytes) < maxUnpackedBytes
    ? archiveErrors.bomb({ ratio: maxRatio }, details)
    : archiveErrors.tooLarge({ maxBytes: maxUnpackedBytes }, details);

/** Whether this ratio looks like a bomb. */
export const isSuspicious = (unpackedBytes: number, archiveBytes: number): boolean =>
  unpackedBytes > harmlessBytes && unpackedBytes > archiveBytes * maxRatio;

/** Passes chunks through and counts them. */
export async function* counted(chunks: AsyncIterable<Buffer>, budget: UnpackBudget): AsyncGenerator<Buffer> {
  for await (const chunk of chunks) {
    budget.spend(chunk.length);
    yield chunk;
  }
}
