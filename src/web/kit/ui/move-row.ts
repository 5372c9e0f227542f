/** The rows with the one of this key at another place, counted from 0; as they are when there is none. */
export function moveRow<Row extends { key: number }>(rows: readonly Row[], key: number, to: number): readonly Row[] {
  const row = rows.find((candidate) => candidate.key === key);
  return row ? rows.filter((other) => other !== row).toSpliced(to, 0, row) : rows;
}
