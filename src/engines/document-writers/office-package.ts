import { escapeXml, xmlDeclaration } from '../../shared/xml.ts';
import { fileInputs } from '../archive/file-input.ts';
import type { ZipInput } from '../archive/pack-blocks.ts';
import { packZip } from '../archive/write-zip.ts';
import { textChunks } from './text-chunks.ts';

/** A part of an OOXML package, generated while it is written. */
export type PackagePart = { path: string; contentType: string; xml: () => Iterable<string> };
/** An image copied into a package. */
export type PackageFile = { path: string; file: string };

/** A reference from one part to another, or to an external address. */
export type Relationship = { id: string; kind: string; target: string; outside?: boolean };

/** More than any XML part has here; only decides the width of a ZIP field. */
const maxPartBytes = 2 ** 31;

/**
 * Writes an OOXML package (ECMA-376 part 2). Parts are generated in order, so later ones can use what earlier ones collected;
 * files come last. Memory use does not depend on size.
 */
export async function writeOfficePackage(params: {
  output: string;
  parts: readonly PackagePart[];
  files?: Iterable<PackageFile>;
}): Promise<{ bytes: number }> {
  const { bytes } = await packZip({
    inputs: inputsOf(params),
    output: params.output,
    level: 'normal',
    password: undefined,
    onBytes: () => undefined,
  });
  return { bytes };
}

async function* inputsOf({
  parts,
  files = [],
}: {
  parts: readonly PackagePart[];
  files?: Iterable<PackageFile>;
}): AsyncGenerator<ZipInput> {
  // First, for readers that do not use the ZIP's directory.
  yield textInput('[Content_Types].xml', () => contentTypes(parts));
  for (const { path, xml } of parts) yield textInput(path, xml);
  for (const { path, file } of files) yield* fileInputs([{ source: file, path }]);
}

function textInput(path: string, xml: () => Iterable<string>): ZipInput {
  return { path, modified: Date.now(), maxBytes: maxPartBytes, read: () => textChunks(withDeclaration(xml())) };
}

function* withDeclaration(xml: Iterable<string>): Generator<string> {
  yield xmlDeclaration;
  yield* xml;
}

function* contentTypes(parts: readonly PackagePart[]): Generator<string> {
  yield '<Types xmlns="http://schemas.openxmlformats.org/package/2006/content-types">';
  yield '<Default Extension="rels" ContentType="application/vnd.openxmlformats-package.relationships+xml"/>';
  yield '<Default Extension="xml" ContentType="application/xml"/>';
  yield '<Default Extension="png" ContentType="image/png"/><Default Extension="jpeg" ContentType="image/jpeg"/>';
  for (const { path, contentType } of parts) {
    if (!path.endsWith('.rels')) yield `<Override PartName="/${path}" ContentType="${contentType}"/>`;
  }
  yield '</Types>';
}

const relationshipType = 'http://schemas.openxmlformats.org/officeDocument/2006/relationships';

/** The relationships part of the part at `path`. */
export function relationshipsPart(path: string, relationships: Iterable<Relationship>): PackagePart {
  const slash = path.lastIndexOf('/') + 1;
  return {
    path: `${path.slice(0, slash)}_rels/${path.slice(slash)}.rels`,
    contentType: 'application/vnd.openxmlformats-package.relationships+xml',
    xml: function* () {
      yield '<Relationships xmlns="http://schemas.openxmlformats.org/package/2006/relationships">';
      for (const { id, kind, target, outside } of relationships) {
        const type = kind.includes('/') ? kind : `${relationshipType}/${kind}`;
        const mode = outside ? ' TargetMode="External"' : '';
        yield `<Relationship Id="${id}" Type="${type}" Target="${escapeXml(target)}"${mode}/>`;
      }
      yield '</Relationships>';
    },
  };
}

/** Title and date, as programs show them. */
export function propertiesPart(title: string | undefined): PackagePart {
  const now = new Date().toISOString().replace(/\.\d+Z$/, 'Z');
  return {
    path: 'docProps/core.xml',
    contentType: 'application/vnd.openxmlformats-package.core-properties+xml',
    xml: () => [
      '<cp:coreProperties xmlns:cp="http://schemas.openxmlformats.org/package/2006/metadata/core-properties" xmlns:dc="http://purl.org/dc/elements/1.1/" xmlns:dcterms="http://purl.org/dc/terms/" xmlns:xsi="http://www.w3.org/2001/XMLSchema-instance">',
      title === undefined ? '' : `<dc:title>${escapeXml(title)}</dc:title>`,
      `<dcterms:created xsi:type="dcterms:W3CDTF">${now}</dcterms:created>`,
      '</cp:coreProperties>',
    ],
  };
}

/** The package's root relationships: document and properties. */
export const rootRelationships = (document: string): PackagePart => ({
  ...relationshipsPart('', [
    { id: 'rId1', kind: 'officeDocument', target: document },
    {
      id: 'rId2',
      kind: 'http://schemas.openxmlformats.org/package/2006/relationships/metadata/core-properties',
      target: 'docProps/core.xml',
    },
  ]),
  path: '_rels/.rels',
});
