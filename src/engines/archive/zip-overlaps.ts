import { archiveErrors } from './archive.errors.ts';
import type { ZipArchiveMember } from './read-zip.ts';

/** Fixed part of the record in front of each file's data. */
const localHeaderLength = 30;

/**
 * Throws ARCHIVE_OVERLAPPING when two entries claim the same bytes of the file: the trick by which a bomb of 10 MB unpacks to
 * 281 TB without a nested archive (D. Fifield, 'A better zip bomb', 2019). Honest programs never write such files.
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
