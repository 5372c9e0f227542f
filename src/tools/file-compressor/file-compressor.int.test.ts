import { readFile } from 'node:fs/promises';
import { join } from 'node:path';
import { fileURLToPath } from 'node:url';
import { unzipSync } from 'fflate';
import pg from 'pg';
import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import { MB } from '../../shared/units.ts';
import { startTestApplication, type TestApplication } from '../../testing/test-application.ts';
import { runs } from './file-compressor.run.ts';

const fixtures = fileURLToPath(new URL('./fixtures/', import.meta.url));
let app: TestApplication;
beforeAll(async () => {
  app = await startTestApplication([runs]);
});
afterAll(() => app.close());

describe('POST /api/tools/file-compress', () => {
  test('packs a dropped folder with its paths', async () => {
    const { status, body } = await compress(
      [new File(['one'], 'a.txt'), new File(['two'], 'a.txt'), new File([], 'empty.txt')],
      { paths: JSON.stringify(['trip/a.txt', 'trip/übung/a.txt', 'trip/empty.txt']) },
    );
    expect({ status, body }).toMatchObject({
      status: 200,
      body: { success: true, fileCount: 3, fileName: 'trip.zip', verifiedCount: 3, encrypted: false, renamed: [] },
    });
    const answer = await fetch(app.url + body.downloadUrl);
    expect(answer.headers.get('content-type')).toBe('application/zip');
    expect(texts(await answer.arrayBuffer())).toEqual({
      'trip/a.txt': 'one',
      'trip/übung/a.txt': 'two',
      'trip/empty.txt': '',
    });
  });

  test('takes files of any kind, and a stored one', async () => {
    const first = await compress([new File(['%PDF-nonsense \u0000'], 'x.pdf'), new File(['MZ'], 'setup.exe')]);
    const form = new FormData();
    form.append('files', idOf(first.body.downloadUrl));
    form.append('files', new File(['new'], 'new.txt'));
    const { status, body } = await post('/api/tools/file-compress', form);
    expect({ status, body }).toMatchObject({ status: 200, body: { fileCount: 2 } });
  });

  test('refuses a file over 100 MB with the sentence of the spec, and stores nothing', async () => {
    const before = await app.filesAtRest();
    const large = new File([new Uint8Array(100 * MB + 1)], 'film.mp4');
    const { status, body } = await compress([new File(['ok'], 'ok.txt'), large]);
    expect({ status, body }).toEqual({
      status: 413,
      body: {
        success: false,
        code: 'FILE_TOO_LARGE',
        message: 'film.mp4 is over 100MB limit',
        error: 'film.mp4 is over 100MB limit',
      },
    });
    expect((await app.filesOnDisk()).length).toBe(before.length);
  });

  test('refuses no file and a wrong path with sentences', async () => {
    expect(await compress([])).toMatchObject({
      status: 400,
      body: { message: 'Please select at least one file to compress.' },
    });
    expect(await compress([new File(['x'], 'x')], { paths: '["../../x"]' })).toMatchObject({
      status: 400,
      body: {
        code: 'INVALID_OPTIONS',
        message: 'The path "../../x" leads out of its folder. Please send paths like photos/2024/a.jpg.',
      },
    });
  });

  test('takes as many files as it says', async () => {
    const many = Array.from({ length: 1000 }, (_, index) => new File([`${index}`], `${index % 10}.txt`));
    const { status, body } = await compress(many);
    expect({ status, count: body.fileCount }).toEqual({ status: 200, count: 1000 });
    expect(body.renamed).toHaveLength(990);
  });
});

describe('a password', () => {
  test('locks the ZIP, opens it again, and is stored nowhere', async () => {
    const password = 'correct horse 7';
    const { body } = await compress([new File(['private'], 'diary.txt')], { password });
    expect(body).toMatchObject({ encrypted: true });
    const archive = { file: idOf(body.downloadUrl) };
    expect((await open('inspect', archive)).body).toMatchObject({
      encrypted: true,
      entries: [{ path: 'diary.txt', encrypted: true }],
    });
    expect(await open('extract', archive)).toMatchObject({ status: 422, body: { code: 'PASSWORD_NEEDED' } });
    expect(await open('extract', { ...archive, password: 'wrong' })).toMatchObject({
      status: 422,
      body: { code: 'WRONG_PASSWORD' },
    });
    const opened = await open('extract', { ...archive, password, entries: '[0]' });
    expect(opened.body).toMatchObject({ success: true, fileName: 'diary.txt', kind: 'file' });
    expect(await (await fetch(app.url + opened.body.downloadUrl)).text()).toBe('private');
    expect(await rowsWith(password)).toBe(0);
  });
});

describe('an archive', () => {
  test('is listed, and an image in it can be previewed', async () => {
    const content = await readFile(join(fixtures, 'sample.7z'));
    const listing = await open('inspect', { file: new File([new Uint8Array(content)], 'sample.7z') });
    expect(listing).toMatchObject({
      status: 200,
      body: { format: 'sevenZip', fileCount: 5, totalBytes: 1757, warnings: [] },
    });
    const entries = listing.body.entries as { index: number; path: string }[];
    const image = entries.find(({ path }) => path === 'picture.png');
    const { body } = await open('extract', {
      file: new File([new Uint8Array(content)], 'sample.7z'),
      entries: `[${image?.index}]`,
    });
    const shown = await fetch(`${app.url}${body.downloadUrl}?inline`);
    expect(shown.headers.get('content-type')).toBe('image/png');
    expect(shown.headers.get('content-disposition')).toMatch(/^inline/);
  });

  test('is unpacked into a plain ZIP named after it', async () => {
    const content = await readFile(join(fixtures, 'sample.tar.gz'));
    const { body } = await open('extract', { file: new File([new Uint8Array(content)], 'backup.tar.gz') });
    expect(body).toMatchObject({ kind: 'zip', fileName: 'backup-files.zip', fileCount: 5 });
  });

  test('that is not an archive is refused with a sentence', async () => {
    expect(await open('inspect', { file: new File(['just text'], 'text.zip') })).toMatchObject({
      status: 415,
      body: {
        code: 'INVALID_FILE',
        message:
          'This is not an archive that can be opened here. Please select a ZIP, TAR, GZ, BZ2, XZ, ZST, 7Z or RAR file, or a self-extracting EXE.',
      },
    });
  });
});

test('the work folder is empty afterwards', async () => {
  await expect.poll(async () => (await app.filesOnDisk()).filter((file) => file.startsWith('work'))).toEqual([]);
});

type Answer = { status: number; body: Record<string, unknown> & { downloadUrl: string } };

function compress(files: readonly File[], options: Record<string, string> = {}): Promise<Answer> {
  const form = new FormData();
  for (const [name, value] of Object.entries(options)) form.append(name, value);
  for (const file of files) form.append('files', file);
  return post('/api/tools/file-compress', form);
}

function open(what: 'inspect' | 'extract', fields: Record<string, string | File>): Promise<Answer> {
  const form = new FormData();
  for (const [name, value] of Object.entries(fields)) form.append(name, value);
  return post(`/api/tools/archive-${what}`, form);
}

async function post(path: string, body: FormData): Promise<Answer> {
  const answer = await fetch(app.url + path, { method: 'POST', body });
  return { status: answer.status, body: (await answer.json()) as Answer['body'] };
}

const idOf = (downloadUrl: string): string => downloadUrl.split('/')[3] ?? '';

function texts(zip: ArrayBuffer): Record<string, string> {
  const files = Object.entries(unzipSync(new Uint8Array(zip)));
  return Object.fromEntries(files.map(([path, bytes]) => [path, new TextDecoder().decode(bytes)]));
}

/** How many rows of the whole database contain this text. */
async function rowsWith(text: string): Promise<number> {
  const client = new pg.Client({ connectionString: app.databaseUrl });
  await client.connect();
  try {
    const tables = await client.query(
      "select format('%I.%I', schemaname, tablename) as name from pg_tables where schemaname not in ('pg_catalog', 'information_schema')",
    );
    let count = 0;
    for (const { name } of tables.rows as { name: string }[]) {
      const found = await client.query(`select count(*)::int as count from ${name} t where t::text like $1`, [
        `%${text}%`,
      ]);
      count += (found.rows as { count: number }[])[0]?.count ?? 0;
    }
    return count;
  } finally {
    await client.end();
  }
}
