import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { csvRow, decodeCsv, readCsv } from './csv.ts';

describe('a CSV file', () => {
  it.each([',', ';', '\t'])('is read as written, with %j between cells', (delimiter) => {
    fc.assert(
      fc.property(anyTable, fc.constantFrom('\n', '\r\n'), fc.boolean(), (table, lineEnd, endsWithLine) => {
        const text = table.map((row) => row.map(quoted).join(delimiter)).join(lineEnd) + (endsWithLine ? lineEnd : '');
        expect(readCsv(text).map(({ cells }) => cells)).toEqual(table);
      }),
    );
  });

  it('may have plain cells, quotation marks inside them and spaces before quoted ones', () => {
    expect(cellsOf('a,5" pipe, "b, c" ,d"e\nf,,,')).toEqual([
      ['a', '5" pipe', 'b, c', 'd"e'],
      ['f', '', '', ''],
    ]);
  });

  it('is read without byte order mark and empty lines', () => {
    expect(cellsOf('\uFEFFname,url\r\n\r\n , \r\nx,y\r\n')).toEqual([
      ['name', 'url'],
      ['x', 'y'],
    ]);
  });

  it('has the delimiter most frequent in its first row, outside quotation marks', () => {
    expect(cellsOf('"a,b,c";d\n1;2')).toEqual([
      ['a,b,c', 'd'],
      ['1', '2'],
    ]);
    expect(cellsOf('a\tb,c\td')).toEqual([['a', 'b,c', 'd']]);
    expect(cellsOf('https://example.com')).toEqual([['https://example.com']]);
  });

  it('gives the line each row starts in, also after multi-line cells', () => {
    expect(readCsv('a\n"b\nb\r\nb"\n\nc').map(({ line }) => line)).toEqual([1, 2, 6]);
  });

  it('with an unclosed quotation mark names the line', () => {
    expect(() => readCsv('a,b\nc,"d\ne,f')).toThrow(
      'The quotation mark that opens in line 2 of the CSV file is never closed.',
    );
  });

  it('of a million characters in one cell is read', () => {
    const long = 'x'.repeat(1_000_000);
    expect(cellsOf(`"${long}",b`)).toEqual([[long, 'b']]);
  });

  it('may be empty', () => {
    expect(readCsv('')).toEqual([]);
    expect(readCsv('\n\n')).toEqual([]);
  });
});

describe('the bytes of a CSV file', () => {
  it('may be UTF-8, UTF-16 or Windows-1252', () => {
    const text = 'Café;Zürich';
    const utf16 = Uint8Array.from([0xff, 0xfe, ...[...text].flatMap((character) => [character.charCodeAt(0), 0])]);
    expect(decodeCsv(new TextEncoder().encode(`\uFEFF${text}`))).toBe(text);
    expect(decodeCsv(utf16)).toBe(text);
    expect(decodeCsv(Uint8Array.from([...text].map((character) => character.charCodeAt(0))))).toBe(text);
  });
});

const anyTable = fc
  .integer({ min: 2, max: 4 })
  .chain((width) =>
    fc.array(
      fc.array(fc.string({ unit: fc.constantFrom('a', 'é', '😀', ',', ';', '\t', '"', '\n', '\r', ' ') }), {
        minLength: width,
        maxLength: width,
      }),
      { minLength: 1, maxLength: 6 },
    ),
  )
  .filter((table) => table.every((row) => row.some((cell) => cell.trim() !== '')));

const quoted = (cell: string): string => `"${cell.replaceAll('"', '""')}"`;

const cellsOf = (text: string) => readCsv(text).map(({ cells }) => cells);

it('writes a row that is read as it was, and no formula', () => {
  const row = csvRow(['plain', 'a "quoted", cell', 'two\nlines', 12, null]);
  expect(readCsv(row)).toEqual([{ line: 1, cells: ['plain', 'a "quoted", cell', 'two\nlines', '12', ''] }]);
  expect(csvRow(['=1+1', '@x', '-2', '+3'])).toBe("'=1+1,'@x,'-2,'+3\r\n");
});
