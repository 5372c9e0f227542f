import { downloadFile } from './result-file.ts';

/** Long enough for every browser to have taken the content over, in milliseconds. */
const keptMs = 30_000;

/** Downloads what the page made itself. */
export function saveFile(content: Blob, name: string): void {
  const url = URL.createObjectURL(content);
  downloadFile({ url, name });
  setTimeout(() => URL.revokeObjectURL(url), keptMs);
}
