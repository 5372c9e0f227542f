import { stat } from 'node:fs/promises';
import { serveThread } from '../../platform/processes/serve-thread.ts';
import { archiveErrors } from './archive.errors.ts';
import type { ArchiveListing, ExtractedArchive, WrittenZip } from './archive-capabilities.ts';
import type { ArchiveReader } from './archive-reader.ts';
import { type ArchiveTask, Tally, type WriteTask } from './archive-tasks.ts';
import { ListingBuilder } from './describe-members.ts';
import { extractFiles } from './extract-files.ts';
import { fileInputs } from './file-input.ts';
import { type OpenRequest, openArchive } from './open-archive.ts';
import { writeZip } from './write-zip.ts';

/* The thread that packs and opens archives with JavaScript, zlib and WebAssembly. External programs run in the sandbox. */

serveThread<ArchiveTask>(async (task): Promise<WrittenZip | ArchiveListing | ExtractedArchive> => {
  const tally = new Tally(task.tally);
  switch (task.task) {
    case 'write':
      return write(task, tally);
    case 'inspect':
      return withArchive(task, (reader) => inspect(reader, task));
    case 'extract':
      return withArchive(task, (reader) => extractFiles({ ...task, reader, tally }));
  }
});

async function write(task: WriteTask, tally: Tally): Promise<WrittenZip> {
  const sizes = await Promise.all(task.entries.map(async ({ source }) => (await stat(source)).size));
  // Every byte is packed, then read back.
  tally.expect(2 * sizes.reduce((sum, size) => sum + size, 0));
  const { contentBytes: _, ...written } = await writeZip({
    inputs: fileInputs(task.entries),
    output: task.output,
    level: task.level,
    password: task.password,
    onBytes: (bytes) => tally.add(bytes),
  });
  return written;
}

async function withArchive<Result>(
  request: OpenRequest,
  work: (reader: ArchiveReader) => Promise<Result>,
): Promise<Result> {
  const reader = await openArchive(request);
  if (request.oddities) reader.oddities = request.oddities;
  try {
    return await work(reader);
  } finally {
    await reader.close();
  }
}

async function inspect(reader: ArchiveReader, { archiveBytes, password }: OpenRequest): Promise<ArchiveListing> {
  const listing = new ListingBuilder(archiveBytes, reader.oddities);
  for await (const member of reader.list()) listing.add(member);
  if (password !== undefined && (await reader.fitsPassword?.()) === false) throw archiveErrors.wrongPassword();
  return listing.build();
}
