import type { FormControl, PageForm } from '../../../pdf/editing/read-form.ts';
import type { PdfDocument, Rotation } from '../../../pdf/pdf-document.ts';
import type { PageCharacters } from '../../../pdf/reading/page-characters.ts';
import type { PdfService } from '../pdf/pdf-service.ts';
import type { Box } from './edit-geometry.ts';
import { type Sheet, sizeOf } from './sheets.ts';
import { turnBox } from './turn-edit.ts';

/** Documents by the index of their inserted file. */
export type InsertedDocuments = {
  /** Opens it, if need be. Rejects with a CallError. */
  open: (file: number) => Promise<PdfDocument>;
  /** If it is open. */
  opened: (file: number) => PdfDocument | undefined;
};

type Size = { width: number; height: number };

/**
 * A document as its visitor has arranged it, and the service that draws and reads it: the stage takes it for any other.
 */
export function arrangedDocument(
  source: PdfDocument,
  sheets: readonly Sheet[],
  { service, inserted }: { service: PdfService; inserted: InsertedDocuments },
): { document: PdfDocument; service: PdfService } {
  const pages = sheets.map((sheet) => sizeOf(sheet, source.pages));
  const document: PdfDocument = { ...source, pages, labels: undefined, outline: [] };
  const sheetAt = (place: number): Sheet => {
    const sheet = sheets[place];
    if (!sheet) throw new DOMException('The page is gone.', 'AbortError');
    return sheet;
  };
  /** The document that has the page, and its number there; undefined for a blank one. */
  const find = async (place: number) => {
    const sheet = sheetAt(place);
    if (sheet.is === 'blank') return undefined;
    const { page, rotation } = sheet;
    return { document: sheet.is === 'own' ? source : await inserted.open(sheet.file), page, rotation };
  };
  /** Of a page before it is turned. */
  const sizeBefore = (place: number): Size => sizeOf({ ...sheetAt(place), rotation: 0 }, source.pages);

  return {
    document,
    service: {
      ...service,
      renderPage: async (_, { page: place, ...request }, options) => {
        const found = await find(place);
        if (!found) return blankImage();
        const { page, rotation } = found;
        return service.renderPage(found.document, { ...request, page, rotation }, options);
      },
      renderedPage: (_, { page: place, ...request }) => {
        const sheet = sheets[place];
        if (!sheet || sheet.is === 'blank') return undefined;
        const home = sheet.is === 'own' ? source : inserted.opened(sheet.file);
        return home && service.renderedPage(home, { ...request, page: sheet.page, rotation: sheet.rotation });
      },
      renderPart: async (_, { page: place, ...request }, options) => {
        const found = await find(place);
        if (!found) return blankImage();
        const { page, rotation } = found;
        return service.renderPart(found.document, { ...request, page, rotation }, options);
      },
      characters: async (_, place, options) => {
        const found = await find(place);
        if (!found) return noCharacters;
        const read = await service.characters(found.document, found.page, options);
        return turnedCharacters(read, sizeBefore(place), found.rotation);
      },
      annotations: async (_, place, options) => {
        const found = await find(place);
        if (!found) return [];
        const read = await service.annotations(found.document, found.page, options);
        const size = sizeBefore(place);
        return read.map((each) => ({ ...each, box: turnedEdges(each.box, size, found.rotation) }));
      },
      renderAnnotation: async (_, { page: place, part, ...request }, options) => {
        const found = await find(place);
        if (!found) return undefined;
        const { page, rotation } = found;
        // Where the part is before the page is turned.
        const before = turnedEdges(part, pages[place] ?? sizeBefore(place), turnBack[rotation]);
        return service.renderAnnotation(found.document, { ...request, page, part: before, rotation }, options);
      },
      form: async (_, place, options) => {
        const sheet = sheetAt(place);
        // Fields of inserted pages may get other names when they are saved.
        if (sheet.is !== 'own') return noForm;
        const form = await service.form(source, sheet.page, options);
        return turnedForm(form, sizeBefore(place), sheet.rotation);
      },
    },
  };
}

const blankImage = (): Promise<ImageBitmap> =>
  createImageBitmap(new ImageData(Uint8ClampedArray.of(255, 255, 255, 255), 1, 1));

const noCharacters: PageCharacters = { text: '', starts: new Uint32Array(0), boxes: new Float32Array(0) };
const noForm: PageForm = { controls: [], isDynamic: false };

const turnBack = { 0: 0, 90: 270, 180: 180, 270: 90 } as const;

type Edges = { left: number; top: number; right: number; bottom: number };

function turnedEdges({ left, top, right, bottom }: Edges, size: Size, by: Rotation): Edges {
  const box: Box = turnBox({ x: left, y: top, width: right - left, height: bottom - top }, size, by);
  return { left: box.x, top: box.y, right: box.x + box.width, bottom: box.y + box.height };
}

function turnedCharacters(read: PageCharacters, size: Size, by: Rotation): PageCharacters {
  if (by === 0) return read;
  const boxes = new Float32Array(read.boxes.length);
  for (let at = 0; at < boxes.length; at += 4) {
    const [left = 0, top = 0, right = 0, bottom = 0] = read.boxes.subarray(at, at + 4);
    // Spaces and line ends that are not in the file have no place.
    if (left === right && top === bottom) continue;
    const edges = turnedEdges({ left, top, right, bottom }, size, by);
    boxes.set([edges.left, edges.top, edges.right, edges.bottom], at);
  }
  return { ...read, boxes };
}

const turnedForm = (form: PageForm, size: Size, by: Rotation): PageForm => ({
  ...form,
  controls: form.controls.map((control) => ({
    ...control,
    box: turnedEdges(control.box, size, by),
    turns: ((control.turns + by / 90) % 4) as FormControl['turns'],
  })),
});
