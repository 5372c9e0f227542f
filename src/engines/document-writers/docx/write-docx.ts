import { commonStyles } from '../common-styles.ts';
import type { FlowBlock, FlowDocument, FlowSection } from '../flow-document.ts';
import {
  type PackageFile,
  type PackagePart,
  propertiesPart,
  type Relationship,
  relationshipsPart,
  rootRelationships,
  writeOfficePackage,
} from '../office-package.ts';
import { blocksXml } from './blocks.ts';
import { type DocxContext, ImageShelf, LinkList } from './docx-context.ts';
import { ListNumbering } from './numbering.ts';
import { emptyParagraph } from './paragraphs.ts';
import { fullWidth, type SectionParts, sectionXml, textWidth } from './sections.ts';
import { stylesXml } from './styles.ts';

const wordType = 'application/vnd.openxmlformats-officedocument.wordprocessingml';
const words = 'xmlns:w="http://schemas.openxmlformats.org/wordprocessingml/2006/main"';
const namespaces = `${words} xmlns:r="http://schemas.openxmlformats.org/officeDocument/2006/relationships" xmlns:wp="http://schemas.openxmlformats.org/drawingml/2006/wordprocessingDrawing"`;

/**
 * Writes an editable Word document (ECMA-376, transitional) with Word's own styles, lists, tables, columns, headers and
 * footers, nothing at fixed positions. Written in pieces; only the flow itself is in memory.
 */
export async function writeDocx(flow: FlowDocument, output: string): Promise<{ bytes: number }> {
  const context: DocxContext = {
    styles: commonStyles(flow),
    numbering: new ListNumbering(flow),
    images: new ImageShelf(),
    links: new LinkList(),
  };
  const hasEvenPages = flow.sections.some(({ evenPages }) => evenPages !== undefined);
  const running = new RunningParts(context, hasEvenPages);
  const sections = sectionsOf(flow).map((section, index) => ({
    section,
    end: sectionXml(section, running.partsOf(section), index === 0),
  }));
  const parts: PackagePart[] = [
    rootRelationships('word/document.xml'),
    propertiesPart(flow.title),
    { path: 'word/document.xml', contentType: `${wordType}.document.main+xml`, xml: () => body(sections, context) },
    relationshipsPart('word/document.xml', documentRelationships(context, running)),
    {
      path: 'word/styles.xml',
      contentType: `${wordType}.styles+xml`,
      xml: () => stylesXml(context.styles, namespaces),
    },
    { path: 'word/settings.xml', contentType: `${wordType}.settings+xml`, xml: () => settings(hasEvenPages) },
    {
      path: 'word/numbering.xml',
      contentType: `${wordType}.numbering+xml`,
      xml: () => context.numbering.xml(namespaces),
    },
    ...running.parts(),
  ];
  return writeOfficePackage({ output, parts, files: files(context) });
}

/** A document needs at least one section; an empty section is still a page. */
function sectionsOf({ sections }: FlowDocument): FlowSection[] {
  if (sections.length > 0) return sections;
  const margins = { top: 72, right: 72, bottom: 72, left: 72 };
  const page = { width: 595.3, height: 841.9, margins };
  return [{ page, startsPage: true, columns: [], header: [], footer: [], blocks: [] }];
}

function* body(sections: readonly { section: FlowSection; end: string }[], context: DocxContext): Generator<string> {
  yield `<w:document ${namespaces}><w:body>`;
  for (const [index, { section, end }] of sections.entries()) {
    const isLast = index === sections.length - 1;
    const place = { part: 'body', width: textWidth(section) } as const;
    yield* blocksXml(section.blocks, place, context, isLast ? '' : end);
    if (!isLast) continue;
    if (section.blocks.at(-1)?.kind !== 'paragraph') yield emptyParagraph();
    yield end;
  }
  yield '</w:body></w:document>';
}

/** Written last, when all links and images are known. */
function* documentRelationships({ links, images }: DocxContext, running: RunningParts): Generator<Relationship> {
  yield { id: 'styles', kind: 'styles', target: 'styles.xml' };
  yield { id: 'settings', kind: 'settings', target: 'settings.xml' };
  yield { id: 'numbering', kind: 'numbering', target: 'numbering.xml' };
  yield* running.relationships();
  yield* linksAndImages(links, images);
}

function* linksAndImages(links: LinkList, images: ImageShelf): Generator<Relationship> {
  for (const [target, id] of links.entries()) yield { id, kind: 'hyperlink', target, outside: true };
  for (const { id, target } of images.all()) yield { id, kind: 'image', target };
}

function* files({ images }: DocxContext): Generator<PackageFile> {
  for (const { target, file } of images.all()) yield { path: `word/${target}`, file };
}

const settings = (hasEvenPages: boolean) => [
  `<w:settings ${words}><w:defaultTabStop w:val="720"/>${hasEvenPages ? '<w:evenAndOddHeaders/>' : ''}<w:characterSpacingControl w:val="doNotCompress"/><w:compat>`,
  '<w:compatSetting w:name="compatibilityMode" w:uri="http://schemas.microsoft.com/office/word" w:val="15"/></w:compat></w:settings>',
];

type RunningPart = {
  id: string;
  kind: 'header' | 'footer';
  target: string;
  blocks: readonly FlowBlock[];
  width: number;
};

/** Headers and footers, shared by sections with the same content. */
class RunningParts {
  readonly #parts = new Map<string, RunningPart>();
  readonly #context: DocxContext;
  readonly #current = { header: false, footer: false };

  readonly #hasEvenPages: boolean;

  constructor(context: DocxContext, hasEvenPages: boolean) {
    this.#context = context;
    this.#hasEvenPages = hasEvenPages;
  }

  /** A section without a header inherits the previous one, so after the first header each section names its own. */
  partsOf(section: FlowSection): SectionParts {
    const parts: SectionParts = {};
    for (const kind of ['header', 'footer'] as const) {
      const even = section.evenPages?.[kind] ?? section[kind];
      const first = section.firstPage?.[kind] ?? [];
      if (section[kind].length + even.length + first.length > 0) this.#current[kind] = true;
      if (!this.#current[kind]) continue;
      parts[kind] = this.#store(kind, section, section[kind]).id;
      if (this.#hasEvenPages)
        parts[kind === 'header' ? 'evenHeader' : 'evenFooter'] = this.#store(kind, section, even).id;
      if (section.firstPage !== undefined)
        parts[kind === 'header' ? 'firstHeader' : 'firstFooter'] = this.#store(
          kind,
          section,
          section.firstPage[kind],
        ).id;
    }
    return parts;
  }

  #store(kind: RunningPart['kind'], section: FlowSection, blocks: readonly FlowBlock[]): RunningPart {
    const key = `${kind} ${JSON.stringify(blocks)}`;
    const number = this.#parts.size + 1;
    const part = this.#parts.get(key) ?? {
      id: `${kind}${number}`,
      kind,
      target: `${kind}${number}.xml`,
      blocks,
      width: fullWidth(section),
    };
    this.#parts.set(key, part);
    return part;
  }

  *relationships(): Generator<Relationship> {
    for (const { id, kind, target } of this.#parts.values()) yield { id, kind, target };
  }

  *parts(): Generator<PackagePart> {
    for (const part of this.#parts.values()) {
      const links = new LinkList();
      yield {
        path: `word/${part.target}`,
        contentType: `${wordType}.${part.kind}+xml`,
        xml: () => runningXml(part, { ...this.#context, links }),
      };
      // May list unused images, which is harmless.
      yield relationshipsPart(
        `word/${part.target}`,
        lazily(() => linksAndImages(links, this.#context.images)),
      );
    }
  }
}

function* runningXml({ kind, blocks, width }: RunningPart, context: DocxContext): Generator<string> {
  const element = kind === 'header' ? 'w:hdr' : 'w:ftr';
  yield `<${element} ${namespaces}>`;
  yield* blocksXml(blocks, { part: kind, width }, context);
  if (blocks.at(-1)?.kind !== 'paragraph') yield emptyParagraph();
  yield `</${element}>`;
}

const lazily = <Item>(make: () => Iterable<Item>): Iterable<Item> => ({
  [Symbol.iterator]: () => make()[Symbol.iterator](),
});
