/** For tests: a PDF with these object bodies, numbered from 1, and a correct cross-reference table. Object 1 is the catalog. */
export function samplePdf(
  bodies: readonly (string | Buffer)[],
  options: { before?: string; version?: string } = {},
): Buffer {
  const parts: Buffer[] = [Buffer.from(`%PDF-${options.version ?? '1.7'}\n`)];
  const offsets: number[] = [];
  let position = parts[0]?.length ?? 0;
  const push = (part: Buffer) => {
    parts.push(part);
    position += part.length;
  };
  for (const [index, body] of bodies.entries()) {
    offsets.push(position);
    push(Buffer.from(`${index + 1} 0 obj\n`));
    push(typeof body === 'string' ? Buffer.from(body, 'latin1') : body);
    push(Buffer.from('\nendobj\n'));
  }
  const rows = offsets.map((offset) => `${String(offset).padStart(10, '0')} 00000 n \n`);
  push(
    Buffer.from(
      `xref\n0 ${bodies.length + 1}\n0000000000 65535 f \n${rows.join('')}trailer\n<</Size ${bodies.length + 1}/Root 1 0 R>>\nstartxref\n${position}\n%%EOF\n`,
    ),
  );
  return Buffer.concat([Buffer.from(options.before ?? '', 'latin1'), ...parts]);
}

/** The body of a stream object. */
export const streamBody = (entries: string, data: Buffer | string, length?: number | string): Buffer =>
  Buffer.concat([
    Buffer.from(`<<${entries}/Length ${length ?? data.length}>>\nstream\n`),
    typeof data === 'string' ? Buffer.from(data, 'latin1') : data,
    Buffer.from('\nendstream'),
  ]);

/** Object bodies of a document with blank pages: catalog, page tree, pages. Page `n` (from 1) is object `n + 2`. */
export const blankPages = (count: number, page = '', catalog = ''): string[] => [
  `<</Type/Catalog/Pages 2 0 R${catalog}>>`,
  `<</Type/Pages/Count ${count}/Kids[${Array.from({ length: count }, (_, index) => `${index + 3} 0 R`).join(' ')}]>>`,
  ...Array.from({ length: count }, () => `<</Type/Page/Parent 2 0 R/MediaBox[0 0 200 200]${page}>>`),
];
