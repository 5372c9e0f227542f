import { downloadFile } from './result-file.ts';

/** Time for browsers to read the content, in milliseconds. */
const keptMs = 30_000;

/** Downloads content made in the page. */
export function saveFile(content: Blob, name: string): void {
  const url = URL.createObjectURL(content);
  downloadFile({ url, name });
  setTimeout(() => URL.revokeObjectURL(url), keptMs);
}
