import { stat } from 'node:fs/promises';
import type { ArchiveReader } from './archive-reader.ts';
import { readFile } from './file-input.ts';
import { gunzip, unzstd } from './inflate.ts';
import { readTarOrFile, unpackedName } from './read-compressed.ts';
import { readRange } from './read-range.ts';
import { tarReader } from './read-tar.ts';
import { openZip } from './read-zip.ts';
import { counted, UnpackBudget } from './unpack-budget.ts';

/** Formats that this process opens itself. 'unpacked' was decompressed by another program: a TAR or a single file. */
export type OwnFormat = 'zip' | 'tar' | 'gzip' | 'zstd' | 'rar' | 'unpacked';

export type OpenRequest = {
  input: string;
  format: OwnFormat;
  /** The archive's original name. */
  name: string;
  /** Size of the visitor's file, which may have been converted since. */
  archiveBytes: number;
  password?: string | undefined;
  /** What is odd about the archive, as sentences for the user. */
  oddities?: readonly string[];
  /** An empty directory. */
  scratch: string;
};

export async function openArchive(request: OpenRequest): Promise<ArchiveReader> {
  const { input, format, name, archiveBytes, password, scratch } = request;
  const { size } = await stat(input);
  const bytes = () => readFile(input, (file) => readRange(file, 0, size));
  const budget = () => new UnpackBudget(archiveBytes);
  switch (format) {
    case 'zip':
      return openZip(input, password);
    case 'rar': {
      // Loaded on use: WebAssembly that most threads never need.
      const { openRar } = await import('./read-rar.ts');
      return openRar({ path: input, password, scratch, budget: budget() });
    }
    case 'gzip':
      return readTarOrFile(() => counted(gunzip(bytes()), budget()), unpackedName(name));
    case 'zstd':
      return readTarOrFile(() => counted(unzstd(bytes()), budget()), unpackedName(name));
    case 'tar':
      return tarReader(() => counted(bytes(), budget()));
    case 'unpacked':
      return readTarOrFile(() => counted(bytes(), budget()), unpackedName(name));
  }
}
