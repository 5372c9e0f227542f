import { readFile } from 'node:fs/promises';

/** A file of a bulk run, its operation, and whether that can succeed. */
export type MixedFile = {
  name: string;
  content: Uint8Array<ArrayBuffer>;
  options: Record<string, string>;
  ends: 'done' | 'failed';
};

const chain = JSON.stringify([
  { operation: 'resize', options: { longestSide: 64 } },
  { operation: 'convert', options: { outputFormat: 'pdf' } },
]);

/** Two of ten fail: one is truncated, one empty. */
const kinds: readonly { fixture: string; options: Record<string, string>; keep?: number }[] = [
  { fixture: 'image-compressor/fixtures/photo.jpg', options: { operation: 'compress' } },
  { fixture: 'image-compressor/fixtures/photo.png', options: { operation: 'convert', outputFormat: 'webp' } },
  { fixture: 'image-resizer/fixtures/photo.webp', options: { operation: 'resize' } },
  { fixture: 'document-converter/fixtures/letter.docx', options: { operation: 'convert', outputFormat: 'pdf' } },
  { fixture: 'document-converter/fixtures/letter.txt', options: { operation: 'compress' } },
  { fixture: 'pdf-compressor/fixtures/report.pdf', options: { operation: 'convert', outputFormat: 'txt' } },
  { fixture: 'image-compressor/fixtures/photo.jpg', options: { steps: chain } },
  { fixture: 'document-converter/fixtures/table.xlsx', options: { operation: 'convert', outputFormat: 'csv' } },
  { fixture: 'image-compressor/fixtures/photo.png', options: { operation: 'convert', outputFormat: 'jpg' }, keep: 60 },
  { fixture: 'image-compressor/fixtures/photo.jpg', options: { operation: 'resize' }, keep: 0 },
];

/** Mixed files as people drop them together; some are damaged or empty, and names repeat. */
export async function mixedFiles(count: number): Promise<MixedFile[]> {
  const made: MixedFile[] = [];
  for (let index = 0; index < count; index++) {
    const kind = kinds[index % kinds.length];
    if (!kind) throw new Error('There are kinds of files.');
    const { fixture, options, keep } = kind;
    const content = await readFile(new URL(`../tools/${fixture}`, import.meta.url));
    const name = fixture.split('/').at(-1) ?? fixture;
    const part = new Uint8Array(content.subarray(0, keep ?? content.length));
    made.push({ name, content: part, options, ends: keep === undefined ? 'done' : 'failed' });
  }
  return made;
}

/** Sends one file of a bulk run. `headers` may ask for an early answer. */
export function sendToBulk(
  url: string,
  { name, content, options }: MixedFile,
  headers: Record<string, string> = {},
): Promise<Response> {
  const form = new FormData();
  for (const [option, value] of Object.entries(options)) form.append(option, value);
  form.append('file', new File([content], name));
  return fetch(`${url}/api/tools/bulk-process`, { method: 'POST', body: form, headers });
}
