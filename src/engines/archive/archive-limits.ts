import { GB, MB } from '../../shared/units.ts';

/** Entries shown in a listing; more are only counted. */
export const maxListedEntries = 10_000;

/** Archives with more entries are refused: each costs work before anything is unpacked. */
export const maxEntries = 100_000;

/** Maximum unpacked from one archive, in bytes. */
export const maxUnpackedBytes = 2 * GB;

/**
 * Beyond `harmlessBytes`, an archive with a higher compression ratio is treated as a bomb. Database dumps and logs reach 30
 * to 100; DEFLATE ends at 1,032, newer methods have no limit.
 */
export const maxRatio = 200;
export const harmlessBytes = 100 * MB;

/** Maximum of an archive's own directory kept in memory, in bytes. */
export const maxDirectoryBytes = 64 * MB;
