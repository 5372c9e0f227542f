/**
 * One row of a CSV file (RFC 4180), with its line end. Values that a spreadsheet would take for a formula get an apostrophe in front
 * (OWASP, CSV injection).
 */
export const csvRow = (values: readonly (string | number | null)[]): string =>
  `${values.map((value) => csvValue(value)).join(',')}\r\n`;

function csvValue(value: string | number | null): string {
  if (typeof value === 'number') return String(value);
  const text = value ?? '';
  const safe = /^[=+\-@\t\r]/.test(text) ? `'${text}` : text;
  return /[",\r\n]/.test(safe) ? `"${safe.replaceAll('"', '""')}"` : safe;
}
