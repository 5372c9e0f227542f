import { getDocument } from 'pdfjs-dist/legacy/build/pdf.mjs';

/** What pdf.js, which shares no code with our reader, finds in a document. */
export type ReadDocument = {
  pages: number;
  /** Titles of all bookmarks, nested ones indented by two spaces per level, and their page, from 1. */
  bookmarks: { title: string; page: number | undefined }[];
  /** Pages, from 1, that internal links lead from and to; `to` is undefined for a dead link. */
  links: { from: number; to: number | undefined }[];
  addresses: string[];
  /** Values of form fields by full name. */
  fields: Record<string, unknown>;
  widgets: number;
  /** Annotations besides links and fields. */
  annotations: number;
  pageLabels: string[] | null;
  attachments: string[];
  title: string | undefined;
  /** The nested structure roles of each page: `'Document(H1 P)'`; empty without any. */
  structure: string[];
  hasScripts: boolean;
};

/** For tests and measurements: reads a document with pdf.js. Throws when pdf.js cannot. */
export async function readWithPdfJs(bytes: Uint8Array, password?: string): Promise<ReadDocument> {
  const task = getDocument({
    data: Uint8Array.from(bytes),
    verbosity: 0,
    ...(password === undefined ? {} : { password }),
  });
  const document = await task.promise;
  try {
    const pageOf = async (destination: unknown): Promise<number | undefined> => {
      const explicit = typeof destination === 'string' ? await document.getDestination(destination) : destination;
      const [target]: unknown[] = Array.isArray(explicit) ? explicit : [];
      if (typeof target === 'number') return target < document.numPages ? target + 1 : undefined;
      if (typeof target !== 'object' || target === null) return undefined;
      return document.getPageIndex(target as { num: number; gen: number }).then(
        (index) => index + 1,
        () => undefined,
      );
    };
    const read: ReadDocument = {
      pages: document.numPages,
      bookmarks: [],
      links: [],
      addresses: [],
      fields: {},
      widgets: 0,
      annotations: 0,
      pageLabels: await document.getPageLabels(),
      attachments: [...((await document.getAttachments()) ?? new Map()).keys()],
      title: ((await document.getMetadata()).info as { Title?: string }).Title,
      structure: [],
      hasScripts: (await document.getJSActions()) !== null,
    };
    type Outline = NonNullable<Awaited<ReturnType<typeof document.getOutline>>>;
    const walk = async (items: Outline | null, depth: number): Promise<void> => {
      for (const item of items ?? []) {
        read.bookmarks.push({ title: '  '.repeat(depth) + item.title, page: await pageOf(item.dest) });
        await walk(item.items, depth + 1);
      }
    };
    await walk(await document.getOutline(), 0);
    for (let number = 1; number <= document.numPages; number++) {
      const page = await document.getPage(number);
      for (const annotation of await page.getAnnotations()) {
        if (annotation.subtype === 'Widget') read.widgets++;
        else if (annotation.subtype !== 'Link') read.annotations++;
        else if (annotation.url ?? annotation.unsafeUrl) read.addresses.push(annotation.url ?? annotation.unsafeUrl);
        else if (annotation.dest) read.links.push({ from: number, to: await pageOf(annotation.dest) });
        if (annotation.actions) read.hasScripts = true;
      }
      read.structure.push(rolesIn((await page.getStructTree()) ?? { children: [] }));
      page.cleanup();
    }
    const fields = (await document.getFieldObjects()) ?? new Map();
    const entries = fields instanceof Map ? [...fields] : Object.entries(fields);
    for (const [name, widgets] of entries) {
      const withValue = widgets.find((widget: { value?: unknown }) => widget.value !== undefined);
      if (withValue) read.fields[name] = withValue.value;
    }
    return read;
  } finally {
    await task.destroy();
  }
}

type StructureNode = { role: string; children: readonly object[] };

function rolesIn({ children }: Pick<StructureNode, 'children'>): string {
  const roles = children.filter(isNode).map((child) => {
    const below = rolesIn(child);
    return below === '' ? child.role : `${child.role}(${below})`;
  });
  return roles.join(' ');
}

/** Content items have no role. */
const isNode = (child: object): child is StructureNode => 'role' in child && 'children' in child;
