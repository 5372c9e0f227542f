import pg from 'pg';
import { afterAll, beforeAll, describe, expect, test, vi } from 'vitest';
import { runAdmin } from '../../testing/run-admin.ts';
import { startTestApplication, type TestApplication } from '../../testing/test-application.ts';
import { openBrowser, signUp, type TestBrowser } from '../../testing/test-browser.ts';
import { sampleRuns } from '../tool-calls/sample-tool.ts';
import { adminArticlesPath, helpSearchPath, helpSearchSchema } from './knowledge.contract.ts';

let app: TestApplication;
beforeAll(async () => {
  app = await startTestApplication([sampleRuns]);
});
afterAll(() => app.close());

describe('the help search', () => {
  test.each([
    ['in the product’s own words', 'how long are my files kept', 'site/files-kept'],
    ['with typing errors', 'forgoten pasword', 'site/forgot-password'],
    ['in Spanish', 'olvidé mi contraseña', 'site/forgot-password'],
    ['in German', 'Konto löschen', 'site/delete-account'],
    ['by the name of a tool', 'sample', 'sample'],
    ['by the code of a message', 'FILE_EMPTY', 'error/FILE_EMPTY'],
    ['about people', 'how can I reach a human', 'site/reach-us'],
    ['about a call', 'what is your phone number', 'site/reach-us'],
    ['about a ticket', 'where is my support ticket', 'site/my-tickets'],
    ['about work', 'how do I apply for a job', 'site/apply'],
    ['by a message itself', 'Please choose a file with content, it is empty (0 bytes)', 'error/FILE_EMPTY'],
  ])('finds what answers a question, %s', async (_how, question, id) => {
    expect((await search(question))[0]?.id).toBe(id);
  });

  test('says only what is true of this site', async () => {
    const everyone = await startTestApplication([sampleRuns], { EVERYONE_PRO: 'true' });
    try {
      const here = (await search('what does pro cost, cancel, invoice, allowance')).map(({ id }) => id);
      const there = (await search('what does pro cost, cancel, invoice, allowance', everyone)).map(({ id }) => id);
      // No payment is set up here: Pro is granted.
      expect(here).toContain('site/get-pro');
      expect(here).not.toContain('site/prices');
      expect(there.filter((id) => /pro|prices|cancel|invoices|what-is-left/.test(id))).toEqual([]);
      const [password] = await search('forgot my password');
      expect(password?.text).toContain('ask its operator');
    } finally {
      await everyone.close();
    }
  });

  test.each([
    ['', 400],
    ['   ', 400],
    ['x'.repeat(501), 400],
    ["'; drop table knowledge_passages; --", 200],
    ['<script>alert(1)</script>', 200],
    ['\u0000\ud800 & | ! ( ) :* <-> \\', 200],
    ['🙂', 200],
  ])('takes %j as a question, or refuses it with a sentence', async (question, status) => {
    const answer = await openBrowser(app.url).get(`${helpSearchPath}?q=${encodeURIComponent(question.toWellFormed())}`);
    expect(answer.status).toBe(status);
    if (status === 400) expect(answer.body).toMatchObject({ message: expect.stringMatching(/^[A-Z].*\.$/) });
  });

  test('does nothing at a start where nothing changed, and replaces what another version said', async () => {
    const onSameDatabase = { databaseLine: async () => app.databaseUrl };
    const client = new pg.Client({ connectionString: app.databaseUrl });
    await client.connect();
    try {
      await search('files');
      const rowsNow = async () =>
        (await client.query('select max(xmin::text::bigint) as newest, count(*) from knowledge_passages')).rows[0];
      const before = await rowsNow();
      const same = await startTestApplication([sampleRuns], {}, onSameDatabase);
      await search('files', same);
      expect(await rowsNow()).toEqual(before);
      await same.close();

      const other = await startTestApplication([], {}, onSameDatabase);
      await search('files', other);
      await other.close();
      expect(Number((await rowsNow()).count)).toBeLessThan(Number(before.count));
      expect(Number((await rowsNow()).count)).toBeGreaterThan(20);
    } finally {
      await client.end();
    }
  });
});

describe('articles of operators', () => {
  let admin: TestBrowser;
  beforeAll(async () => {
    admin = await signUp(app.url, 'operator@example.org');
    await runAdmin(['grant', 'operator@example.org'], { DATABASE_URL: app.databaseUrl });
    await vi.waitFor(async () => expect((await admin.get('/api/user')).body).toMatchObject({ role: 'admin' }), 10_000);
  });

  const article = {
    title: 'When is the office open?',
    text: 'On weekdays from nine to five.',
    words: 'hours',
    path: '/help',
  };

  test('are found at once, changed, and gone when deleted; the log keeps it', async () => {
    const { status, body } = await admin.post(adminArticlesPath, article);
    expect([status, body]).toMatchObject([200, article]);
    const id = String(body?.id);
    // With a word that only the article has, and misspelt.
    expect((await search('ofice opne'))[0]).toMatchObject({ id: `article/${id}`, kind: 'article', path: '/help' });

    await admin.post(adminArticlesPath, { ...article, id, text: 'Always.' });
    expect((await search('office open'))[0]).toMatchObject({ text: 'Always.' });

    expect((await admin.delete(adminArticlesPath, { id })).status).toBe(204);
    expect((await search('office open')).map((found) => found.id)).not.toContain(`article/${id}`);
    expect((await admin.delete(adminArticlesPath, { id })).body).toMatchObject({ code: 'NO_SUCH_ARTICLE' });
    const log = JSON.stringify((await admin.get('/api/admin/audit')).body);
    for (const act of ['article.add', 'article.change', 'article.delete']) expect(log).toContain(act);
  });

  test.each([
    ['https://evil.example/'],
    ['//evil.example'],
    ['/\\evil.example'],
    ['javascript:alert(1)'],
    ['/help"onclick="x'],
    ['/a\nb'],
    ['help'],
  ])('lead to pages of this site only: %j is refused', async (path) => {
    expect(await admin.post(adminArticlesPath, { ...article, path })).toMatchObject({
      status: 400,
      body: { message: expect.stringContaining('one of this site') },
    });
  });

  test('are plain text with a length', async () => {
    const long = await admin.post(adminArticlesPath, { ...article, text: 'x'.repeat(10_001) });
    expect([long.status, long.body?.message]).toEqual([400, 'The text may have up to 10,000 characters.']);
    for (const field of ['title', 'text']) {
      expect((await admin.post(adminArticlesPath, { ...article, [field]: '  ' })).status).toBe(400);
    }
  });
});

async function search(question: string, on = app) {
  const answer = await fetch(`${on.url}${helpSearchPath}?q=${encodeURIComponent(question)}&limit=20`);
  expect(answer.status).toBe(200);
  return helpSearchSchema.parse(await answer.json()).results;
}
