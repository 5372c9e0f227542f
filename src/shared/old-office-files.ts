/** The first bytes of Word 1 and 2 for Windows, and of Word 4 and 5 for the Macintosh. */
const wordHeads: readonly (readonly number[])[] = [
  [0x9b, 0xa5, 0x21, 0],
  [0xdb, 0xa5, 0x2d, 0],
  [0xfe, 0x37, 0, 0x1c],
  [0xfe, 0x37, 0, 0x23],
];
/** MS-XLS 2.4.21, BOF: types of the record in Excel 2, 3, 4 and 5, and of what it begins: workbook, sheet, macros, workspace. */
const firstRecords: readonly number[] = [0x0009, 0x0209, 0x0409, 0x0809];
const contents: readonly number[] = [0x0005, 0x0010, 0x0040, 0x0100];
const recordLengths: readonly number[] = [4, 6, 8, 16];

/** Whether a file begins like a Word document or an Excel table from before compound files. */
export function isOldOfficeFile(head: Uint8Array): boolean {
  if (wordHeads.some((mark) => mark.every((byte, index) => head[index] === byte))) return true;
  const [record, length, , content] = [0, 2, 4, 6].map((at) => (head[at] ?? 0) | ((head[at + 1] ?? 0) << 8));
  return isOneOf(firstRecords, record) && isOneOf(recordLengths, length) && isOneOf(contents, content);
}

const isOneOf = (known: readonly number[], value: number | undefined) => value !== undefined && known.includes(value);
