import { writeFile } from 'node:fs/promises';
import { join } from 'node:path';
import { afterAll, beforeAll, beforeEach, expect } from 'vitest';
import type { FileType } from '../../shared/file-types.ts';
import { openTestEngines, type TestEngines } from '../test-engines.ts';
import type { EncodeImageRequest, ImageFacts, ImageFormat } from './image-capabilities.ts';

type Options = Partial<Omit<EncodeImageRequest, 'input' | 'inputType' | 'output'>> & { format: ImageFormat };

/** For tests: the real image engines per test file, a fresh directory per test, and a check for leftover files. */
export function openImageBench() {
  let opened: TestEngines;
  let directory: string;
  beforeAll(async () => {
    opened = await openTestEngines();
  });
  beforeEach(async () => {
    directory = await opened.directory();
  });
  afterAll(async () => {
    expect(await opened.leftovers()).toEqual([]);
    await opened.close();
  });

  return {
    list: () => opened.list,
    write: async (name: string, content: Uint8Array): Promise<string> => {
      const path = join(directory, name);
      await writeFile(path, content);
      return path;
    },
    /** Defaults to quality 80 without metadata. */
    encode: async (input: string, inputType: FileType, options: Options) => {
      const output = join(directory, `result-${crypto.randomUUID()}`);
      const request = {
        quality: 80,
        metadata: 'strip',
        signal: alive(),
        ...options,
        input,
        inputType,
        output,
      } as const;
      return { output, facts: await opened.engines.encodeImage(request) };
    },
    read: (input: string, type: FileType): Promise<ImageFacts> =>
      opened.engines.readImage({ input, type, signal: alive() }),
  };
}

const alive = () => new AbortController().signal;
