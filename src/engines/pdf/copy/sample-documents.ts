import {
  PDFDocument,
  PDFHexString,
  PDFName,
  type PDFObject,
  type PDFPage,
  PDFString,
  StandardFonts,
} from '@cantoo/pdf-lib';

export type SampleOptions = {
  pages: number;
  /** Drawn in the corner of every page, to tell pages apart. */
  mark?: string;
  title?: string;
  /** Bookmarks: title and page, from 1; indented titles nest below the one before. */
  bookmarks?: readonly (readonly [title: string, page: number])[];
  /** Links from page to page, from 1. */
  links?: readonly (readonly [from: number, to: number])[];
  /** Named destinations: name and page, from 1, each with a link to it on page 1. */
  names?: Readonly<Record<string, number>>;
  /** Text fields: name, page from 1, value. */
  fields?: readonly (readonly [name: string, page: number, value: string])[];
  attachments?: readonly string[];
  /** Entries of the page label number tree. */
  labels?: string;
  /** Further catalog entries, as `PDFContext.obj` takes them. */
  catalog?: Record<string, PDFObject>;
  /** Changes the document before it is saved. */
  change?: (document: PDFDocument) => void;
};

/**
 * For tests: a document with everything that merging and splitting must keep, made by a library that shares no code with our
 * copier.
 */
export async function sampleDocument(options: SampleOptions): Promise<Buffer> {
  const document = await PDFDocument.create();
  const font = await document.embedFont(StandardFonts.Helvetica);
  const pages = Array.from({ length: options.pages }, (_, index) => {
    const page = document.addPage([200, 300]);
    page.drawText(`${options.mark ?? 'Page'} ${index + 1}`, { x: 20, y: 260, size: 14, font });
    return page;
  });
  const pageAt = (number: number): PDFPage => {
    const page = pages[number - 1];
    if (!page) throw new Error(`No page ${number}`);
    return page;
  };
  const { context, catalog } = document;
  const set = (key: string, value: PDFObject) => catalog.set(PDFName.of(key), value);
  const link = (from: number, target: PDFObject) => {
    const annotation = context.obj({ Type: 'Annot', Subtype: 'Link', Rect: [20, 200, 100, 220], Border: [0, 0, 0] });
    annotation.set(PDFName.of('Dest'), target);
    pageAt(from).node.addAnnot(context.register(annotation));
  };
  for (const [from, to] of options.links ?? []) link(from, context.obj([pageAt(to).ref, 'Fit']));
  const names = Object.entries(options.names ?? {}).sort();
  for (const [name] of names) link(1, PDFString.of(name));
  const form = options.fields?.length ? document.getForm() : undefined;
  for (const [name, page, value] of options.fields ?? []) {
    const field = form?.createTextField(name);
    field?.setText(value);
    field?.addToPage(pageAt(page), { x: 20, y: 100, width: 100, height: 20, font });
  }
  for (const name of options.attachments ?? []) await document.attach(Buffer.from(name), name);
  if (options.bookmarks?.length) addBookmarks(document, options.bookmarks, pageAt);
  await document.flush();
  if (names.length > 0) {
    const entries = names.flatMap(([name, page]) => [PDFString.of(name), context.obj([pageAt(page).ref, 'Fit'])]);
    const tree = context.lookup(catalog.get(PDFName.of('Names'))) ?? context.obj({});
    if ('set' in tree && typeof tree.set === 'function') {
      tree.set(PDFName.of('Dests'), context.register(context.obj({ Names: entries })));
    }
    if (!catalog.has(PDFName.of('Names'))) set('Names', tree);
  }
  if (options.labels) set('PageLabels', context.obj({ Nums: JSON.parse(options.labels) }));
  if (options.title) document.setTitle(options.title);
  options.change?.(document);
  return Buffer.from(await document.save({ useObjectStreams: false }));
}

function addBookmarks(
  document: PDFDocument,
  bookmarks: readonly (readonly [title: string, page: number])[],
  pageAt: (page: number) => PDFPage,
): void {
  const { context, catalog } = document;
  type Node = { ref: ReturnType<typeof context.nextRef>; title: string; page: number; kids: Node[] };
  const root: Node = { ref: context.nextRef(), title: '', page: 1, kids: [] };
  for (const [title, page] of bookmarks) {
    const node = { ref: context.nextRef(), title: title.trimStart(), page, kids: [] };
    const parent = title.startsWith(' ') ? (root.kids.at(-1) ?? root) : root;
    parent.kids.push(node);
  }
  const write = ({ ref, title, page, kids }: Node, parent?: Node): void => {
    const entries = context.obj({ Title: PDFHexString.fromText(title), Dest: [pageAt(page).ref, 'Fit'] });
    const siblings = parent?.kids ?? [];
    const place = siblings.findIndex((sibling) => sibling.ref === ref);
    const known = {
      Parent: parent,
      Prev: siblings[place - 1],
      Next: siblings[place + 1],
      First: kids[0],
      Last: kids.at(-1),
    };
    for (const [key, node] of Object.entries(known)) if (node) entries.set(PDFName.of(key), node.ref);
    if (kids.length > 0) entries.set(PDFName.of('Count'), context.obj(kids.length));
    context.assign(ref, entries);
    for (const kid of kids) write(kid, { ref, title, page, kids });
  };
  write(root);
  catalog.set(PDFName.of('Outlines'), root.ref);
}
