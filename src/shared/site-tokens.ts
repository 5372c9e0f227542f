/*
 * What only the running server knows is written into the pages as tokens when they are built; the server puts the values in
 * when it hands a page out, so that changing a setting needs no new build.
 */

/** Stands for the address visitors reach the site under, without a trailing slash. */
export const originToken = 'https://satchel.invalid';

/** Stands for how long files are kept, in words: '24 hours'. */
export const fileLifetimeToken = 'satchel-file-lifetime';
