import { GB, MB } from '../../shared/units.ts';

/** Entries that a listing shows; more are counted only. A page with more rows helps nobody. */
export const maxListedEntries = 10_000;

/** Archives with more entries are refused: every one costs work before the first byte is unpacked. */
export const maxEntries = 100_000;

/** The most that is unpacked from one archive, in bytes. */
export const maxUnpackedBytes = 2 * GB;

/**
 * Past `harmlessBytes`, an archive that unpacks to more than this many times its size is taken for a bomb. Database dumps and
 * logs reach 30 to 100; DEFLATE ends at 1,032, the newer methods have no such end.
 */
export const maxRatio = 200;
export const harmlessBytes = 100 * MB;

/** What is kept in memory of one archive's own directory, in bytes. */
export const maxDirectoryBytes = 64 * MB;
