import type { DocumentKind } from '../../shared/document-formats.ts';
import { AppError } from '../../shared/errors.ts';
import { MB } from '../../shared/units.ts';
import { openZip, type ZipArchive, type ZipArchiveMember } from '../archive/read-zip.ts';
import { documentErrors } from './document.errors.ts';
import type { DocumentFacts } from './inspect-document.ts';

const maxParts = 5_000;
/** Total unpacked size that LibreOffice can hold in memory. */
const maxBytes = 400 * MB;
/** A larger part with a higher ratio than this is treated as a bomb; text reaches 20 to 40. */
const maxRatio = 250;
const harmlessPartBytes = 4 * MB;
/** How much of each XML part is searched for entities: the DOCTYPE is at its beginning. */
const headBytes = 64 * 1024;
/** Parts read whole because they reference external content. */
const maxKeptBytes = 4 * MB;

/**
 * Unpacks every part of a zipped office document, keeping nothing, and determines its type. Throws AppErrors for bombs,
 * damage, entity declarations and paths that lead outside.
 */
export async function inspectPackage(path: string): Promise<DocumentFacts> {
  const archive = await openPackage(path);
  try {
    const { members } = archive;
    const kind = kindByParts(members);
    if (members.length > maxParts) throw documentErrors.tooManyParts({ max: maxParts });
    if (members.some(({ name }) => isUnsafePath(name))) throw documentErrors.unsafePath();
    const texts = await readParts(archive, kind);
    const mimetype = texts.get('mimetype')?.trim();
    return {
      kind: kind ?? kindOfMime(mimetype) ?? refuseUnknown(),
      encrypted: texts.get('META-INF/manifest.xml')?.includes('encryption-data') ?? false,
      hasMacros: members.some(({ name }) => /(^|\/)vbaProject\.bin$|^Basic\/.*\.xml$|^Scripts\//i.test(name)),
      outsideParts: countOutsideParts(texts),
    };
  } finally {
    await archive.close();
  }
}

function refuseUnknown(): never {
  throw documentErrors.unknown();
}

async function openPackage(path: string): Promise<ZipArchive> {
  try {
    return await openZip(path, undefined);
  } catch (error) {
    throw asDocumentError(error);
  }
}

/** Reports ZIP errors as document errors: users do not know that a DOCX is an archive. */
function asDocumentError(error: unknown, kind = 'office'): unknown {
  if (!(error instanceof AppError)) return error;
  const details = { cause: error, log: error.log ?? error.message };
  switch (error.code) {
    case 'ARCHIVE_TOO_MANY_ENTRIES':
      return documentErrors.tooManyParts({ max: maxParts }, details);
    case 'ARCHIVE_OVERLAPPING':
      return documentErrors.bomb(undefined, details);
    default:
      return error.code.startsWith('DOCUMENT_') ? error : documentErrors.damaged({ kind }, details);
  }
}

const isUnsafePath = (name: string) => /(^|[/\\])\.\.([/\\]|$)|^[/\\]|^[a-z]:/i.test(name);

const mimeKinds: Readonly<Record<string, DocumentKind>> = {
  'application/vnd.oasis.opendocument.text': 'odt',
  'application/vnd.oasis.opendocument.text-template': 'odt',
  'application/vnd.oasis.opendocument.spreadsheet': 'ods',
  'application/vnd.oasis.opendocument.presentation': 'odp',
};
const kindOfMime = (mimetype: string | undefined) => (mimetype === undefined ? undefined : mimeKinds[mimetype]);

function kindByParts(members: readonly ZipArchiveMember[]): DocumentKind | undefined {
  const has = (pattern: RegExp) => members.some(({ name }) => pattern.test(name));
  if (has(/^word\/document\d*\.xml$/i)) return 'docx';
  if (has(/^xl\/workbook\d*\.xml$/i)) return 'xlsx';
  if (has(/^ppt\/presentation\d*\.xml$/i)) return 'pptx';
  if (has(/^word\//)) return 'docx';
  return undefined;
}

const isXml = (name: string) => /\.(xml|rels|vml)$/i.test(name);
const isKept = (name: string) =>
  /\.rels$/i.test(name) || ['mimetype', 'META-INF/manifest.xml', 'content.xml'].includes(name);

/** Unpacks all parts within limits and returns the text of the relevant ones. */
async function readParts(archive: ZipArchive, kind: DocumentKind | undefined): Promise<Map<string, string>> {
  const texts = new Map<string, string>();
  let total = 0;
  try {
    for await (const { member, content } of archive.unpack(({ kind: entry }) => entry === 'file')) {
      const { name, packedBytes = 0 } = member;
      const kept: Buffer[] = [];
      let bytes = 0;
      let keptBytes = 0;
      const keepBytes = isKept(name) ? maxKeptBytes : isXml(name) ? headBytes : 0;
      for await (const chunk of content) {
        bytes += chunk.length;
        total += chunk.length;
        if (bytes > harmlessPartBytes && bytes > packedBytes * maxRatio) throw documentErrors.bomb();
        if (total > maxBytes) throw documentErrors.tooLarge({ maxBytes });
        if (keptBytes < keepBytes) kept.push(Buffer.from(chunk));
        keptBytes += chunk.length;
      }
      if (kept.length === 0) continue;
      const text = Buffer.concat(kept);
      if (isXml(name) && definesEntities(text.subarray(0, headBytes))) throw documentErrors.entities();
      if (isKept(name)) texts.set(name, text.toString('utf8'));
    }
  } catch (error) {
    throw asDocumentError(error, kind?.toUpperCase());
  }
  return texts;
}

/**
 * In any encoding that XML parsers accept: UTF-16 zeros are dropped. Checks raw bytes first, as nearly every part declares
 * nothing.
 */
function definesEntities(head: Buffer): boolean {
  if (!head.includes('<!') && !head.includes(0)) return false;
  return /<!ENTITY/i.test(head.toString('latin1').replaceAll('\0', ''));
}

/** External images, sections, templates and the like; ordinary hyperlinks do not count. */
function countOutsideParts(texts: ReadonlyMap<string, string>): number {
  let count = 0;
  for (const [name, text] of texts) {
    if (name.endsWith('.rels')) {
      const relations = text.match(/<(?:\w+:)?Relationship\b[^>]*>/g) ?? [];
      count += relations.filter(
        (tag) => /TargetMode\s*=\s*["']External/i.test(tag) && !/\/hyperlink["']/i.test(tag),
      ).length;
    }
    if (name === 'content.xml') {
      const tags =
        text.match(/<(?:draw:image|draw:object|text:section-source|draw:plugin|table:table-source)\b[^>]*>/g) ?? [];
      count += tags.filter((tag) => /xlink:href\s*=\s*["'](?:\w+:|\/|\.\.)/i.test(tag)).length;
    }
  }
  return count;
}
