import { createWriteStream } from 'node:fs';
import { pipeline } from 'node:stream/promises';
import { archiveErrors } from './archive.errors.ts';
import type { ExtractedArchive } from './archive-capabilities.ts';
import { maxUnpackedBytes } from './archive-limits.ts';
import type { ArchiveMember, ArchiveReader, UnpackedFile } from './archive-reader.ts';
import type { Choice, Tally } from './archive-tasks.ts';
import { describeLeftOut } from './describe-members.ts';
import { OutputNames } from './output-names.ts';
import type { ZipInput } from './pack-blocks.ts';
import { counted, UnpackBudget } from './unpack-budget.ts';
import { writeZip } from './write-zip.ts';

/** Unpacks the chosen files: a single one as it is, several into a ZIP. */
export async function extractFiles(request: {
  reader: ArchiveReader;
  entries: Choice;
  archiveBytes: number;
  output: string;
  tally: Tally;
}): Promise<ExtractedArchive> {
  const { reader, entries, archiveBytes, output, tally } = request;
  const budget = new UnpackBudget(archiveBytes);
  const { wanted, expected } = await checkChoice(reader, entries, budget, tally);
  const isChosen = ({ index, kind }: ArchiveMember) => kind === 'file' && (wanted === 'all' || wanted.has(index));
  const names = new OutputNames();
  const unpacked = reader.unpack(isChosen);

  if (wanted !== 'all' && wanted.size === 1) {
    for await (const file of unpacked) return writeSingle(file, { reader, names, budget, output, tally });
    throw archiveErrors.nothingToExtract();
  }
  const zip = await writeZip({
    inputs: zipInputs(unpacked, names, budget),
    output,
    level: 'fast',
    password: undefined,
    onBytes: (bytes) => tally.add(bytes),
  });
  if (zip.files === 0) throw archiveErrors.nothingToExtract();
  const warnings = [
    ...(reader.oddities ?? []),
    ...names.warnings(),
    ...describeLeftOut((expected ?? zip.files) - zip.files),
  ];
  return { kind: 'zip', files: zip.files, bytes: zip.contentBytes, warnings };
}

/** Validates the choice and counts its files where listing is cheap; then also refuses in advance what would be too large. */
async function checkChoice(
  reader: ArchiveReader,
  entries: Choice,
  budget: UnpackBudget,
  tally: Tally,
): Promise<{ wanted: 'all' | ReadonlySet<number>; expected?: number }> {
  const wanted = entries === 'all' ? entries : new Set(entries);
  if (wanted !== 'all' && wanted.size === 0) throw archiveErrors.nothingToExtract();
  if (!reader.isListedAtOnce) return { wanted };
  let count = 0;
  let expected = 0;
  let bytes = 0;
  for await (const { index, kind, bytes: size } of reader.list()) {
    count += 1;
    if (kind !== 'file' || (wanted !== 'all' && !wanted.has(index))) continue;
    expected += 1;
    bytes += size ?? 0;
  }
  const unknown = wanted === 'all' ? undefined : [...wanted].find((index) => index >= count);
  if (unknown !== undefined) throw archiveErrors.unknownEntry({ index: unknown });
  budget.allow(bytes);
  const isSingle = wanted !== 'all' && wanted.size === 1;
  // A ZIP is read back after writing.
  tally.expect(isSingle ? bytes : 2 * bytes);
  return { wanted, expected };
}

async function writeSingle(
  { member, content }: UnpackedFile,
  to: { reader: ArchiveReader; names: OutputNames; budget: UnpackBudget; output: string; tally: Tally },
): Promise<ExtractedArchive> {
  let bytes = 0;
  const noted = async function* () {
    for await (const chunk of counted(content, to.budget)) {
      bytes += chunk.length;
      to.tally.add(chunk.length);
      yield chunk;
    }
  };
  await pipeline(noted, createWriteStream(to.output, { flags: 'wx' }));
  const name = to.names.of(member.name).split('/').pop() ?? 'file';
  return { kind: 'file', name, files: 1, bytes, warnings: [...(to.reader.oddities ?? []), ...to.names.warnings()] };
}

async function* zipInputs(
  files: AsyncIterable<UnpackedFile>,
  names: OutputNames,
  budget: UnpackBudget,
): AsyncGenerator<ZipInput> {
  for await (const { member, content } of files) {
    yield {
      path: names.of(member.name),
      modified: member.modified ?? Date.now(),
      maxBytes: member.bytes ?? maxUnpackedBytes,
      read: () => counted(content, budget),
    };
  }
}
