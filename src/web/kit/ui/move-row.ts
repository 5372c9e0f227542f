/** The rows with the one of this key moved to an index; unchanged when there is none. */
export function moveRow<Row extends { key: number }>(rows: readonly Row[], key: number, to: number): readonly Row[] {
  const row = rows.find((candidate) => candidate.key === key);
  return row ? rows.filter((other) => other !== row).toSpliced(to, 0, row) : rows;
}
