import { randomBytes } from 'node:crypto';
import { deflateSync } from 'node:zlib';
import { PDFDict, PDFName, type PDFObject, type PDFStream } from '@cantoo/pdf-lib';
import { type NumberOf, serialise, serialiseDictionary } from './serialise.ts';

/** Takes the bytes of a file in order. */
export type ByteSink = (bytes: Uint8Array) => void;

/** Measured over the corpus: larger object streams hardly compress better, smaller ones clearly worse. */
const objectsPerStream = 400;

type Place = { kind: 'offset'; offset: number } | { kind: 'member'; stream: number; index: number };

export type WrittenTrailer = {
  root: number;
  info?: number | undefined;
  /** Sixteen bytes each (ISO 32000-2, 14.4); random by default. */
  id?: readonly [Buffer, Buffer];
};

/**
 * Writes a PDF with object streams and a cross-reference stream (7.5.7, 7.5.8), the smallest encoding. Streams are written at
 * once, so files of any size need no memory for them; other objects follow in object streams, sorted by kind, since similar
 * objects compress better together.
 */
export class PdfWriter {
  readonly #sink: ByteSink;
  readonly #numberOf: NumberOf;
  readonly #level: number;
  readonly #places = new Map<number, Place>();
  #position = 0;

  /** `level` is zlib's, 1 (fast) to 9 (small). `version` is the one declared, at least 1.5. */
  constructor(options: { sink: ByteSink; numberOf: NumberOf; version?: string; level?: number }) {
    this.#sink = options.sink;
    this.#numberOf = options.numberOf;
    this.#level = options.level ?? 6;
    // Bytes above 127 in the second line mark the file as binary (7.5.2).
    this.#write(Buffer.from(`%PDF-${options.version ?? '1.7'}\n%\xe2\xe3\xcf\xd3\n`, 'latin1'));
  }

  /** Bytes written so far. */
  get position(): number {
    return this.#position;
  }

  writeStream(number: number, stream: PDFStream): void {
    const contents = stream.getContents();
    this.#beginObject(number, serialiseDictionary(stream.dict, this.#numberOf, contents.length));
    this.#write(contents);
    this.#writeText('\nendstream\nendobj\n');
  }

  /** Writes all objects that are not streams and the end of the file. `nextNumber` is the first unused object number. */
  finish(
    objects: readonly (readonly [number: number, object: PDFObject])[],
    trailer: WrittenTrailer,
    nextNumber: number,
  ): void {
    let next = nextNumber;
    const sorted = sortByKind(objects);
    for (let start = 0; start < sorted.length; start += objectsPerStream) {
      this.#writeObjectStream(next++, sorted.slice(start, start + objectsPerStream));
    }
    this.#writeCrossReference(next, trailer);
  }

  #writeObjectStream(number: number, members: readonly (readonly [number: number, object: PDFObject])[]): void {
    const directory: string[] = [];
    const bodies: string[] = [];
    let offset = 0;
    for (const [index, [member, object]] of members.entries()) {
      const body = serialise(object, this.#numberOf);
      directory.push(`${member} ${offset}`);
      bodies.push(body);
      offset += body.length + 1;
      this.#places.set(member, { kind: 'member', stream: number, index });
    }
    const head = `${directory.join(' ')}\n`;
    const packed = deflateSync(Buffer.from(head + bodies.join('\n'), 'latin1'), { level: this.#level });
    const entries = `/Type/ObjStm/N ${members.length}/First ${head.length}`;
    this.#beginObject(number, `<<${entries}/Filter/FlateDecode/Length ${packed.length}>>`);
    this.#write(packed);
    this.#writeText('\nendstream\nendobj\n');
  }

  #writeCrossReference(number: number, trailer: WrittenTrailer): void {
    const start = this.#position;
    this.#places.set(number, { kind: 'offset', offset: start });
    const { data, widths } = encodePlaces(this.#places, number + 1);
    const packed = deflateSync(data, { level: this.#level });
    const id = trailer.id ?? [randomBytes(16), randomBytes(16)];
    const dictionary = [
      `/Type/XRef/Size ${number + 1}/W[${widths.join(' ')}]/Root ${trailer.root} 0 R`,
      trailer.info === undefined ? '' : `/Info ${trailer.info} 0 R`,
      `/ID[${id.map((part) => `<${part.toString('hex')}>`).join('')}]`,
      `/Filter/FlateDecode/DecodeParms<</Predictor 12/Columns ${widths.reduce((sum, width) => sum + width, 0)}>>`,
    ].join('');
    this.#beginObject(number, `<<${dictionary}/Length ${packed.length}>>`);
    this.#write(packed);
    this.#writeText(`\nendstream\nendobj\nstartxref\n${start}\n%%EOF\n`);
  }

  #beginObject(number: number, dictionary: string): void {
    this.#places.set(number, { kind: 'offset', offset: this.#position });
    this.#writeText(`${number} 0 obj\n${dictionary}\nstream\n`);
  }

  #writeText(text: string): void {
    this.#write(Buffer.from(text, 'latin1'));
  }

  #write(bytes: Uint8Array): void {
    this.#position += bytes.length;
    this.#sink(bytes);
  }
}

/** Cross-reference stream entries (7.5.8.3), each byte minus the one above (PNG filter 2), as neighbours are similar. */
function encodePlaces(places: ReadonlyMap<number, Place>, size: number): { data: Buffer; widths: number[] } {
  let largest = 0;
  let members = 0;
  for (const place of places.values()) {
    largest = Math.max(largest, place.kind === 'offset' ? place.offset : place.stream);
    if (place.kind === 'member') members = Math.max(members, place.index);
  }
  const placeWidth = bytesFor(largest);
  // Entry 0 heads the free list with generation 65535 (7.5.4).
  const lastWidth = Math.max(2, bytesFor(members));
  const width = 1 + placeWidth + lastWidth;
  const data = Buffer.alloc(size * (width + 1));
  let above = Buffer.alloc(width);
  for (let number = 0; number < size; number++) {
    const row = Buffer.alloc(width);
    const place = places.get(number);
    if (place?.kind === 'offset') {
      row[0] = 1;
      row.writeUIntBE(place.offset, 1, placeWidth);
    } else if (place) {
      row[0] = 2;
      row.writeUIntBE(place.stream, 1, placeWidth);
      row.writeUIntBE(place.index, 1 + placeWidth, lastWidth);
    } else {
      row.writeUIntBE(number === 0 ? 65_535 : 0, 1 + placeWidth, lastWidth);
    }
    const target = number * (width + 1);
    data[target] = 2;
    for (let index = 0; index < width; index++) data[target + 1 + index] = (row[index] ?? 0) - (above[index] ?? 0);
    above = row;
  }
  return { data, widths: [1, placeWidth, lastWidth] };
}

const bytesFor = (value: number): number => Math.max(1, Math.ceil(Math.log2(value + 1) / 8));

const type = PDFName.of('Type');
const subtype = PDFName.of('S');

function sortByKind<Item extends readonly [number: number, object: PDFObject]>(objects: readonly Item[]): Item[] {
  const kindOf = (object: PDFObject) =>
    object instanceof PDFDict ? `${object.get(type) ?? ''}${object.get(subtype) ?? ''}` : '~';
  const byKind = new Map<string, Item[]>();
  for (const item of objects) {
    const kind = kindOf(item[1]);
    const sameKind = byKind.get(kind);
    if (sameKind) sameKind.push(item);
    else byKind.set(kind, [item]);
  }
  return [...byKind].sort(([a], [b]) => (a < b ? -1 : 1)).flatMap(([, items]) => items);
}
