/** PostgreSQL's notation of an array, which `pg` takes five times as long to write: it looks for quotes in each number. */
export const numberArray = (numbers: readonly (number | string)[]): string => `{${numbers.join(',')}}`;
