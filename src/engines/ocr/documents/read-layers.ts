import { createReadStream } from 'node:fs';
import { createInterface } from 'node:readline';
import type { PageLayer } from '../ocr-tasks.ts';

/** Yields recognised pages one by one: together they may hold half a million words. */
export async function* readLayers(path: string): AsyncGenerator<PageLayer> {
  for await (const line of createInterface({ input: createReadStream(path) })) {
    // Written by our own server.
    if (line !== '') yield JSON.parse(line) as PageLayer;
  }
}
