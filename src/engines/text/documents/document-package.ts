import { rename, rm } from 'node:fs/promises';
import { MB } from '../../../shared/units.ts';
import type { ZipInput } from '../../archive/pack-blocks.ts';
import { openZip, type ZipArchive, type ZipArchiveMember } from '../../archive/read-zip.ts';
import { packZip } from '../../archive/write-zip.ts';
import { documentErrors } from '../../document-guard/document.errors.ts';
import { formatOfPart, type PackageKind, type TextFormat } from './document-formats.ts';
import { findAttribute } from './markup-tokens.ts';
import { markName, readPlace, type TextPlace, writePlaces } from './text-places.ts';

/** Parts are read whole. */
const maxPartBytes = 32 * MB;
const maxTextBytes = 64 * MB;

type Part = {
  member: ZipArchiveMember;
  source: string;
  format: TextFormat;
  places: readonly TextPlace[];
  mark: string;
  /** How many texts stay because formulas name them. */
  kept: number;
};

/** The texts of an office document, part by part. */
export async function readPackageTexts(input: string, kind: PackageKind): Promise<{ texts: string[]; kept: number }> {
  const archive = await openZip(input, undefined);
  try {
    const parts = await readParts(archive, kind);
    return {
      texts: parts.flatMap(({ source, places, format, mark }) =>
        places.map((place) => readPlace(source, place, format, mark)),
      ),
      kept: parts.reduce((sum, { kept }) => sum + kept, 0),
    };
  } finally {
    await archive.close();
  }
}

/** Writes the package with other texts. Parts without texts are copied. */
export async function writePackageTexts(
  input: string,
  kind: PackageKind,
  { texts, language, output }: { texts: readonly string[]; language: string; output: string },
): Promise<void> {
  const archive = await openZip(input, undefined);
  const unfinished = `${output}.part`;
  try {
    const parts = await readParts(archive, kind);
    const written = new Map<ZipArchiveMember, Buffer>();
    let from = 0;
    for (const { member, source, places, format, mark } of parts) {
      const own = texts.slice(from, from + places.length);
      from += places.length;
      const other = writePlaces(source, places, own, format, mark);
      written.set(member, Buffer.from(format.finish?.(other, language) ?? other));
    }
    const files = archive.members.filter((member) => member.kind === 'file');
    const inputs = files
      .toSorted((one, other) => Number(isTypeOf(other)) - Number(isTypeOf(one)))
      .map((member) => zipInput(archive, member, written));
    await packZip({ inputs, output: unfinished, level: 'normal', password: undefined, onBytes: () => undefined });
    await rename(unfinished, output);
  } finally {
    await rm(unfinished, { force: true });
    await archive.close();
  }
}

/** OpenDocument says its type in the first part, which is not compressed (version 1.3 part 2, 3.3). */
const isTypeOf = ({ name }: ZipArchiveMember): boolean => name === 'mimetype';

function zipInput(
  archive: ZipArchive,
  member: ZipArchiveMember,
  written: ReadonlyMap<ZipArchiveMember, Buffer>,
): ZipInput {
  const other = written.get(member);
  return {
    path: member.name,
    modified: member.modified ?? Date.now(),
    isBare: isTypeOf(member),
    maxBytes: other?.length ?? member.bytes ?? maxPartBytes,
    read: async function* () {
      if (other) yield other;
      else for await (const { content } of archive.unpack((one) => one === member)) yield* content;
    },
  };
}

async function readParts(archive: ZipArchive, kind: PackageKind): Promise<Part[]> {
  const parts: Part[] = [];
  const names = kind === 'xlsx' ? await namesInFormulas(archive) : undefined;
  let bytes = 0;
  for await (const { member, content } of archive.unpack(({ name }) => formatOfPart(kind, name) !== undefined)) {
    const format = formatOfPart(kind, member.name);
    const source = await readText(content);
    bytes += source.length;
    if (!format) continue;
    if (bytes > maxTextBytes) throw documentErrors.tooLarge({ maxBytes: maxTextBytes });
    const mark = markName(source);
    const found = format.find(source);
    const places = found.filter((place) => !names?.has(readPlace(source, place, format, mark).trim().toLowerCase()));
    const own = archive.members.find(({ index }) => index === member.index);
    if (own) parts.push({ member: own, source, format, places, mark, kept: found.length - places.length });
  }
  return parts;
}

/**
 * Columns of tables and pivot tables, in small letters: formulas name them, and Excel calls a workbook damaged whose header
 * cells have another text than its table says.
 */
async function namesInFormulas(archive: ZipArchive): Promise<Set<string>> {
  const names = new Set<string>();
  const hasNames = /^xl\/(?:tables|pivotCache)\/[^/]+\.xml$/;
  for await (const { content } of archive.unpack(({ name }) => hasNames.test(name) && !/Records/.test(name))) {
    const source = await readText(content);
    for (const [tag] of source.matchAll(/<(?:\w+:)?(?:tableColumn|cacheField)\s[^>]*>/g)) {
      const name = findAttribute(tag, 'name')?.value;
      if (name !== undefined) names.add(name.trim().toLowerCase());
    }
  }
  return names;
}

async function readText(content: AsyncIterable<Buffer>): Promise<string> {
  const chunks: Buffer[] = [];
  let bytes = 0;
  for await (const chunk of content) {
    bytes += chunk.length;
    if (bytes > maxPartBytes) throw documentErrors.tooLarge({ maxBytes: maxPartBytes });
    // The reader uses its memory again.
    chunks.push(Buffer.from(chunk));
  }
  return Buffer.concat(chunks).toString('utf8');
}
