import { archiveErrors } from './archive.errors.ts';
import type { ZipArchiveMember } from './read-zip.ts';

/** Fixed part of a local file header. */
const localHeaderLength = 30;

/**
 * Throws ARCHIVE_OVERLAPPING when entries share bytes of the file, the trick that unpacks 10 MB to 281 TB without nesting (D.
 * Fifield, 'A better zip bomb', 2019). Honest programs never do that.
 */
export function refuseOverlaps(members: readonly ZipArchiveMember[], fileBytes: number): void {
  const claims = members
    .map(({ entry }) => ({
      start: entry.relativeOffsetOfLocalHeader,
      end: entry.relativeOffsetOfLocalHeader + localHeaderLength + entry.fileNameLength + entry.compressedSize,
    }))
    .sort((one, other) => one.start - other.start);
  let end = 0;
  for (const claim of claims) {
    if (claim.start < end) throw archiveErrors.overlapping();
    if (claim.end > fileBytes)
      throw archiveErrors.damaged(undefined, { log: 'an entry reaches past the end of the file' });
    end = claim.end;
  }
}
