import { expect, test } from 'vitest';
import { createImport, type ImportState, nothingImported, type TableRow } from './import-links.ts';

class Refusal extends Error {
  readonly code: string;
  constructor(code: string, message: string) {
    super(message);
    this.code = code;
  }
}

const row = (line: number, url: string): TableRow => ({ line, cells: { url }, key: `key of ${line}` });
const rows = [row(2, 'https://a.example/'), row(3, ''), row(4, 'https://b.example/')];

function importWith(make: (url: string, signal: AbortSignal) => string) {
  const seen: { state: ImportState } = { state: nothingImported };
  const links = createImport({
    make: async ({ url }, _key, signal) => make(url, signal),
    explain: (error) => {
      if (error instanceof Refusal) return error;
      throw error;
    },
    tell: (state) => {
      seen.state = state;
    },
  });
  return { ...links, seen };
}

test('a row that is wrong or refused does not stop the others', async () => {
  const { start, seen } = importWith((url) => {
    if (url.includes('b.example')) throw new Refusal('URL_BLOCKED', 'Blocked.');
    return `short of ${url}`;
  });
  await start([...rows, row(5, 'https://c.example/')]);
  expect(seen.state).toEqual({
    ...{ busy: false, total: 4, failure: undefined },
    rows: [
      { line: 2, url: 'https://a.example/', shortUrl: 'short of https://a.example/' },
      { line: 3, url: '', problem: 'There is no address in the column url.' },
      { line: 4, url: 'https://b.example/', problem: 'Blocked.' },
      { line: 5, url: 'https://c.example/', shortUrl: 'short of https://c.example/' },
    ],
  });
});

test.each(['NETWORK', 'ALLOWANCE_USED_UP', 'TOO_MANY_LINKS'])(
  '%s stops it, and it goes on from that row',
  async (code) => {
    let isOut = true;
    const made: string[] = [];
    const { start, goOn, seen } = importWith((url) => {
      if (isOut && url.includes('b.example')) throw new Refusal(code, 'Not now.');
      made.push(url);
      return url;
    });
    await start(rows);
    expect(seen.state).toMatchObject({ busy: false, failure: 'Not now.', rows: [{ line: 2 }, { line: 3 }] });
    isOut = false;
    await goOn();
    expect(seen.state).toMatchObject({ busy: false, failure: undefined, rows: [{}, {}, { line: 4 }] });
    expect(made).toEqual(['https://a.example/', 'https://b.example/']);
  },
);

test('stopped, it keeps what is made', async () => {
  const links = importWith((url, signal) => {
    if (url.includes('b.example')) links.stop();
    signal.throwIfAborted();
    return url;
  });
  await links.start(rows);
  expect(links.seen.state).toMatchObject({ busy: false, failure: undefined, rows: [{ line: 2 }, { line: 3 }] });
});

test('a fault is not taken for a refusal', async () => {
  const { start, seen } = importWith(() => {
    throw new TypeError('A fault.');
  });
  await expect(start(rows)).rejects.toThrow('A fault.');
  expect(seen.state.busy).toBe(false);
});
