import { describe, expect, it } from 'vitest';
import { type BatchRow, maxBatchRows, readBatch } from './qr-batch.ts';
import { designCode } from './qr-design.ts';

describe('a batch', () => {
  it('matches columns by heading, in any order and case, and ignores others', () => {
    const { rows, columns } = readBatch('Password;Comment;NETWORK NAME;File name\nsecret123;x;Guests;door\n', 'wifi');
    expect(columns).toEqual(['password', '', 'network', 'fileName']);
    expect(rows).toEqual([{ line: 2, ok: true, text: 'WIFI:T:WPA;S:Guests;P:secret123;;', fileName: 'door' }]);
  });

  it('without headings, has the fields in order, then the file name', () => {
    const { rows } = readBatch('https://example.com/a,first.png\nexample.com/b\n', 'link');
    expect(rows).toEqual([
      { line: 1, ok: true, text: 'https://example.com/a', fileName: 'first' },
      { line: 2, ok: true, text: 'https://example.com/b', fileName: '2-example.com-b' },
    ]);
  });

  it('names the problem of each bad row and keeps the others', () => {
    const { rows } = readBatch('Phone number\n+44 20 7946 0018\nnobody\n\n""\n12345', 'phone');
    expect(rows.map(({ line, ok }) => [line, ok])).toEqual([
      [2, true],
      [3, false],
      [6, true],
    ]);
    expect(problemsOf(rows)).toEqual(['Phone number: Please enter a phone number such as +44 20 7946 0018.']);
  });

  it('says how much fits when a row is too long', () => {
    const { rows } = readBatch(`text\n${'a'.repeat(3000)}\nshort`, 'text');
    expect(problemsOf(rows)[0]).toMatch(
      /^This text is too long for a QR code: it has 3,000 characters, and the first 2,331 fit/,
    );
    expect(rows[1]?.ok).toBe(true);
  });

  it('lays out codes exactly as they are made later', () => {
    const csv = `text\n${'a'.repeat(2000)}`;
    expect(readBatch(csv, 'text').rows[0]?.ok).toBe(true);
    expect(readBatch(csv, 'text', (text) => designCode(text, { errorLevel: 'H' })).rows[0]?.ok).toBe(false);
  });

  it('gives every file a unique safe name, numbering duplicates', () => {
    const { rows } = readBatch(
      'text,file\na,Menu\nb,menu.PNG\nc,../../etc/passwd\nd,CON\ne,\nf,"a:b*c?"\ng,Menu-2',
      'text',
    );
    expect(namesOf(rows)).toEqual(['Menu', 'menu-2', 'etc-passwd', '_CON', '5-e', 'abc', 'Menu-2-2']);
  });

  it('never uses a password as a file name', () => {
    expect(namesOf(readBatch('password,network\nsecret123,Guests', 'wifi').rows)).toEqual(['1-Guests']);
  });

  it('needs rows, and not too many', () => {
    expect(() => readBatch('', 'text')).toThrow('The CSV file has no rows.');
    expect(() => readBatch('text\n', 'text')).toThrow('The CSV file has no rows.');
    expect(() => readBatch('x\n'.repeat(maxBatchRows + 1), 'text')).toThrow(
      'The CSV file has 1,001 rows, and 1,000 fit',
    );
    expect(readBatch('x\n'.repeat(maxBatchRows), 'text').rows).toHaveLength(maxBatchRows);
  });
});

const problemsOf = (rows: readonly BatchRow[]) => rows.flatMap((row) => (row.ok ? [] : [row.problem]));
const namesOf = (rows: readonly BatchRow[]) => rows.flatMap((row) => (row.ok ? [row.fileName] : []));
