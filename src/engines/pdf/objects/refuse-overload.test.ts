import { deflateSync } from 'node:zlib';
import { describe, expect, test } from 'vitest';
import { openPdf } from './open-pdf.ts';
import { listPages } from './page-tree.ts';
import { countObjects, refuseCrowdedPages, refuseOverload } from './refuse-overload.ts';
import { blankPages, samplePdf, streamBody } from './sample-objects.ts';

type Vertex = readonly [flag: number, x: number, y: number];

/** A corner of the grid of single triangles that a vertex belongs to, from left to right. */
const besideEachOther = (index: number): Vertex => [0, (index / 3) % 250, index % 3];
const onTopOfEachOther = (index: number): Vertex => [0, index % 3 === 1 ? 255 : 0, index % 3 === 2 ? 255 : 0];
const strip = (index: number): Vertex => [index < 3 ? 0 : 1, index % 250, index % 2];

test.each([
  ['100,000 triangles beside each other', 4, 300_000, besideEachOther, false],
  ['10,000 triangles of the whole page', 4, 30_000, onTopOfEachOther, true],
  ['a strip of 100,000 triangles', 4, 100_000, strip, false],
  ['a strip of 600,000 triangles', 4, 600_000, strip, true],
  ['10,000 patches of the whole page', 6, 120_000, onTopOfEachOther, true],
] as const)('%s', (_, type, vertices, place, isRefused) => {
  const pdf = samplePdf([...blankPages(1), mesh(type, vertices, place)]);
  const refuse = () => refuseOverload(pdf);
  if (isRefused) expect(refuse).toThrow(expect.objectContaining({ code: 'PDF_TOO_COMPLEX', status: 422 }));
  else expect(refuse).not.toThrow();
});

test('the objects in object streams are counted, too, as often as they are declared', () => {
  const packed = streamBody('/Type/ObjStm/N 2000000/First 20', 'anything');
  expect(countObjects(samplePdf([...blankPages(2), packed]))).toBe(2_000_005);
  expect(() => refuseOverload(samplePdf([...blankPages(2), packed]))).toThrow(
    'This PDF consists of 2,000,005 objects; up to 1,000,000 can be read. Please print it to a new PDF, and try that one.',
  );
});

describe('forms that draw others', () => {
  const form = (drawn: readonly number[], resources = '') => {
    const named = drawn.map((inner) => `/X${inner} ${inner} 0 R`).join('');
    const content = drawn.map((inner) => `q /X${inner} Do Q `).join('');
    const entries = resources || `/Resources<</XObject<<${named}>>>>`;
    return streamBody(`/Type/XObject/Subtype/Form/BBox[0 0 9 9]${entries}/Filter/FlateDecode`, deflateSync(content));
  };
  const tower = (each: number) => Array.from({ length: 25 }, (_, level) => form(Array(each).fill(level + 5)));
  const refuse = (bodies: readonly (string | Buffer)[]) => () =>
    refuseOverload(samplePdf([...blankPages(1), ...bodies]));
  const refused = expect.objectContaining({ code: 'PDF_TOO_COMPLEX', status: 422 });

  test('are refused when they draw themselves twice, or each other without end', () => {
    expect(refuse([form([4, 4])])).toThrow(refused);
    expect(refuse([form([5, 5]), form([4])])).toThrow(refused);
    expect(refuse([form([4, 4], '/Resources 5 0 R'), '<</XObject<</X4 4 0 R>>>>'])).toThrow(refused);
    expect(refuse(tower(2))).toThrow(refused);
  });

  test('are drawn when there is an end', () => {
    expect(refuse(tower(1))).not.toThrow();
    expect(refuse([form([4])])).not.toThrow();
    expect(refuse([form(Array(5000).fill(5)), form([])])).not.toThrow();
  });
});

test('a page with more notes than are drawn is refused by its list', () => {
  const withNotes = (count: number) => {
    const pdf = samplePdf([...blankPages(1, `/Annots[${'4 0 R '.repeat(count)}]`), '<</Subtype/Text>>']);
    return () => refuseCrowdedPages(listPages(openPdf(pdf)).pages);
  };
  expect(withNotes(50_000)).not.toThrow();
  expect(withNotes(50_001)).toThrow(expect.objectContaining({ code: 'PDF_TOO_COMPLEX', status: 422 }));
});

test('a page tree that declares more pages than are handled is refused before its objects are read', () => {
  const unread = Array.from({ length: 50_001 }, () => 'null');
  const pdf = samplePdf(['<</Type/Catalog/Pages 2 0 R>>', '<</Type/Pages/Count 1000000/Kids[3 0 R]>>', ...unread]);
  expect(() => openPdf(pdf)).toThrow(expect.objectContaining({ code: 'PDF_TOO_MANY_PAGES' }));
});

/** A gradient of 8 bits per number; patches of type 6 take twelve places and four colours each. */
function mesh(type: 4 | 6, vertices: number, place: (index: number) => Vertex): Buffer {
  const [points, colors] = type === 6 ? [12, 4] : [1, 1];
  const data = Buffer.alloc((vertices / points) * (1 + 2 * points + colors));
  let at = 0;
  for (let vertex = 0; vertex < vertices; vertex++) {
    const [flag, x, y] = place(vertex);
    if (vertex % points === 0) data[at++] = flag;
    data[at++] = x;
    data[at++] = y;
    if (vertex % points === points - 1) at += colors;
  }
  const entries = `/ShadingType ${type}/ColorSpace/DeviceGray/BitsPerCoordinate 8/BitsPerComponent 8/BitsPerFlag 8`;
  return streamBody(`${entries}/Decode[0 200 0 200 0 1]/Filter/FlateDecode`, deflateSync(data));
}
