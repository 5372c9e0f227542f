import pg from 'pg';
import { afterAll, beforeAll, describe, expect, test, vi } from 'vitest';
import { startMailServer, type TestMailServer } from '../../testing/mail-server.ts';
import { runAdmin } from '../../testing/run-admin.ts';
import { startTestApplication, type TestApplication } from '../../testing/test-application.ts';
import { openBrowser, samplePassword, signUp, type TestBrowser } from '../../testing/test-browser.ts';
import { sampleRuns } from '../tool-calls/sample-tool.ts';
import { dashboardSchema, itemsPath, marketingPaths } from './marketing.contract.ts';

let mailServer: TestMailServer;
let app: TestApplication;
let pool: pg.Pool;
let admin: TestBrowser;
beforeAll(async () => {
  mailServer = await startMailServer();
  app = await startTestApplication([sampleRuns], { MARKETING_REPORT_TO: 'boss@example.org' });
  pool = new pg.Pool({ connectionString: app.databaseUrl, max: 1 });
  admin = await asAdmin(app);
});
afterAll(async () => {
  await pool.end();
  await app.close();
  await mailServer.close();
});

const backlink = {
  name: 'A blog',
  url: 'https://blog.invalid.example/tools',
  authority: 40,
  status: 'pending',
  contact: 'editor@example.com',
};

describe('the dashboard', () => {
  test('counts what was done and what is on the lists', async () => {
    await pool.query('truncate marketing_items, marketing_runs');
    expect((await admin.get(marketingPaths.dashboard)).body).toMatchObject({
      ...{ completion_rate: '0.0', completed_tasks: 0, total_tasks: 0, recent_tasks: [], next_scheduled: [] },
      has_mail: false,
    });
    await admin.post(itemsPath('backlinks'), backlink);
    await admin.post(itemsPath('backlinks'), { ...backlink, status: 'active' });
    await admin.post(itemsPath('ideas'), { title: 'An idea', volume: null, difficulty: 3, status: 'in-progress' });
    await admin.post(itemsPath('tasks'), { description: 'Write', dueAt: '2999-01-01T00:00:00Z', status: 'pending' });
    await admin.post(itemsPath('tasks'), { description: 'Read', dueAt: null, status: 'done' });
    await admin.post(`${marketingPaths.execute}/social`);
    const { body } = await admin.get(marketingPaths.dashboard);
    expect(dashboardSchema.parse(body)).toMatchObject({
      ...{ completion_rate: '66.7', completed_tasks: 2, total_tasks: 3, pending_tasks: 1 },
      ...{ backlink_opportunities: 2, submitted_opportunities: 1, content_ideas: 1, content_in_progress: 1 },
      recent_tasks: [{ description: 'Drafted 4 posts about the Sample.', state: 'done' }],
      next_scheduled: [{ description: 'Write', scheduledAt: '2999-01-01T00:00:00Z' }],
    });
  });
});

describe('a task', () => {
  test('runs alone: a second one is refused while it does', async () => {
    const other = new pg.Client({ connectionString: app.databaseUrl });
    await other.connect();
    await other.query('select pg_advisory_lock(7204521)');
    const refused = await admin.post(`${marketingPaths.execute}/social`);
    expect([refused.status, refused.body?.code]).toEqual([409, 'TASK_RUNNING']);
    await other.end();
    await vi.waitFor(
      async () => expect((await admin.post(`${marketingPaths.execute}/social`)).status).toBe(200),
      10_000,
    );
  });

  test('that cannot be done says why, and is recorded as failed', async () => {
    // Without its site, this instance has no sitemap.
    const failed = await admin.post(`${marketingPaths.execute}/seo`);
    expect(failed).toMatchObject({ status: 409, body: { code: 'TASK_FAILED', message: /sitemap/ } });
  });

  test('that is unknown is refused', async () => {
    for (const task of ['post', 'constructor', '__proto__']) {
      expect((await admin.post(`${marketingPaths.execute}/${task}`)).status).toBe(404);
    }
  });

  test('backlink asks each page, and tells what it found', async () => {
    await pool.query('truncate marketing_items');
    await admin.post(itemsPath('backlinks'), { ...backlink, status: 'active' });
    const done = await admin.post(`${marketingPaths.execute}/backlink`);
    expect(done.body).toMatchObject({
      success: true,
      summary: 'Checked 1 pages: 0 link here, 0 do not, 1 could not be read.',
    });
    expect((await admin.get(itemsPath('backlinks'))).body).toMatchObject({
      // A server that is away says nothing about the link.
      items: [{ status: 'active', check: { outcome: 'unreachable', note: expect.any(String) } }],
    });
  });

  test('content proposes what several people did not find, and tools without an article, each once', async () => {
    await pool.query('truncate marketing_items, analytics_searches');
    await pool.query(`insert into analytics_searches values
      ('compress video', 3, current_date, current_date), ('ada lovelace', 2, current_date, current_date)`);
    await admin.post(`${marketingPaths.execute}/content`);
    const again = await admin.post(`${marketingPaths.execute}/content`);
    expect(again.body).toMatchObject({ summary: 'Found no new ideas.' });
    const { body } = await admin.get(itemsPath('ideas'));
    expect(body?.items).toHaveLength(2);
    expect(body?.items).toEqual(
      expect.arrayContaining([
        expect.objectContaining({ title: 'How to use the Sample', source: 'tool' }),
        expect.objectContaining({ title: expect.stringContaining('compress video'), source: 'search', volume: 3 }),
      ]),
    );
  });

  test('social drafts a post for each network, in whole sentences, with a link that tells where it was clicked', async () => {
    await pool.query('truncate marketing_items');
    await admin.post(`${marketingPaths.execute}/social`);
    const { body } = await admin.get(itemsPath('drafts'));
    const drafts = body?.items as { platform: string; text: string }[];
    expect(drafts.map(({ platform }) => platform).sort()).toEqual(['Facebook', 'LinkedIn', 'Reddit', 'Twitter']);
    for (const { platform, text } of drafts) {
      expect(text).toContain(`/tools/sample?utm_source=${platform.toLowerCase()}&utm_campaign=social-sample`);
      expect(text).not.toMatch(/\.[:?.]/);
    }
  });

  test('outreach drafts an email for each pending page once, and sends none', async () => {
    await pool.query('truncate marketing_items');
    await admin.post(itemsPath('backlinks'), backlink);
    expect((await admin.post(`${marketingPaths.execute}/outreach`)).body).toMatchObject({
      summary: 'Drafted 1 emails.',
    });
    expect((await admin.post(`${marketingPaths.execute}/outreach`)).status).toBe(409);
    const { body } = await admin.get(itemsPath('drafts'));
    expect(body?.items).toMatchObject([{ kind: 'outreach', to: 'editor@example.com', sentAt: null }]);
  });
});

describe('an entry', () => {
  test('is changed and deleted, and keeps what a check found until it is about another page', async () => {
    const { body } = await admin.post(itemsPath('backlinks'), backlink);
    const path = `${itemsPath('backlinks')}/${body?.id}`;
    await pool.query(
      `update marketing_items set item = item || '{"check":{"at":"2026-01-01","outcome":"found","note":"."}}' where id = $1`,
      [body?.id],
    );
    expect((await admin.post(path, { ...backlink, authority: null })).body).toMatchObject({
      authority: null,
      check: { note: '.' },
    });
    expect((await admin.post(path, { ...backlink, url: 'https://example.com/b' })).body).toMatchObject({ check: null });
    expect((await admin.delete(path)).status).toBe(204);
    expect((await admin.delete(path)).status).toBe(404);
    expect((await admin.post(path, backlink)).status).toBe(404);
  });

  test.each([
    ['http://127.0.0.1/', 400],
    ['http://10.0.0.1:6379/', 400],
    ['https://example.com:8443/', 400],
    ['http://localhost/', 400],
    ['http://169.254.169.254/latest', 400],
    ['file:///etc/passwd', 400],
    ['https://user:password@example.com/', 400],
    ['example', 400],
    ['', 400],
    ['https://example.com/', 201],
  ])('with the page %j is answered with %i', async (url, status) => {
    const answer = await admin.post(itemsPath('backlinks'), { ...backlink, url });
    expect([answer.status, typeof (answer.body?.message ?? '')]).toEqual([status, 'string']);
  });

  test.each([
    ['backlinks', { ...backlink, authority: 101 }],
    ['backlinks', { ...backlink, check: { outcome: 'found' } }],
    ['ideas', { title: '', volume: null, difficulty: null, status: 'planned' }],
    ['ideas', { title: 'x'.repeat(201), volume: null, difficulty: null, status: 'planned' }],
    ['ideas', { title: 'x', volume: -1, difficulty: 11, status: 'planned' }],
    ['drafts', { kind: 'social', platform: 'x', to: 'a@b', subject: '', text: 'x', status: 'pending' }],
    ['tasks', { description: 'x', dueAt: 'tomorrow', status: 'pending' }],
    ['tasks', []],
    ['tasks', 'x'],
  ] as const)('of %s that makes no sense is refused: %j', async (list, body) => {
    const answer = await admin.post(itemsPath(list), body);
    expect(answer.status).toBeGreaterThanOrEqual(400);
    expect(answer.status).toBeLessThan(500);
  });

  test('more than 500 are refused', async () => {
    await pool.query('truncate marketing_items');
    await pool.query(`insert into marketing_items select 'fill-' || n, 'tasks',
      '{"description":"x","dueAt":null,"status":"done"}', now() from generate_series(1, 500) n`);
    const refused = await admin.post(itemsPath('tasks'), { description: 'x', dueAt: null, status: 'done' });
    expect(refused.body?.code).toBe('LIST_FULL');
    await pool.query('truncate marketing_items');
  });
});

describe('email', () => {
  test('is not sent where there is none, which is said', async () => {
    expect((await admin.post(marketingPaths.report)).body).toMatchObject({ code: 'NO_MAIL', message: /SMTP_URL/ });
  });

  test('takes the report to whom the settings name, and drafts to their recipient', async () => {
    const mailing = await startTestApplication([], {
      SMTP_URL: mailServer.url,
      MARKETING_REPORT_TO: 'boss@example.org',
    });
    try {
      const boss = await asAdmin(mailing, mailServer);
      expect((await boss.post(marketingPaths.report)).body).toEqual({ success: true });
      const mails = () => mailServer.received.filter(({ to }) => to.includes('boss@example.org'));
      await expect.poll(mails).toHaveLength(1);
      expect(mails()[0]?.subject).toMatch(/^Marketing report/);
      expect(mails()[0]?.text).toContain('Content ideas: 0');
      expect((await boss.get(marketingPaths.dashboard)).body).toMatchObject({
        has_mail: true,
        next_scheduled: [
          { description: 'Daily report by email', scheduledAt: expect.stringMatching(/T08:00:00.000Z$/) },
        ],
      });

      const letter = {
        kind: 'outreach',
        platform: 'A blog',
        to: '',
        subject: 'Hello',
        text: 'A text',
        status: 'pending',
      };
      const { body } = await boss.post(itemsPath('drafts'), letter);
      const send = () => boss.post(`${marketingPaths.sendDraft}/${body?.id}`);
      expect((await send()).body?.code).toBe('NO_ADDRESS');
      await boss.post(`${itemsPath('drafts')}/${body?.id}`, { ...letter, to: 'editor@example.com' });
      // Two administrators at once.
      const answers = await Promise.all([send(), send()]);
      expect(answers.map(({ status }) => status).sort()).toEqual([200, 409]);
      const sent = answers.find(({ status }) => status === 200);
      expect(sent?.body).toMatchObject({ status: 'active', sentAt: expect.any(String) });
      await expect
        .poll(() => mailServer.received.at(-1))
        .toMatchObject({ to: ['editor@example.com'], subject: 'Hello' });
      expect((await send()).body?.code).toBe('ALREADY_SENT');
      expect(mailServer.received.filter(({ to }) => to.includes('editor@example.com'))).toHaveLength(1);
      await boss.post(`${itemsPath('drafts')}/${body?.id}`, { ...letter, to: 'editor@example.com', text: 'Another' });
      expect((await send()).status).toBe(200);
    } finally {
      await mailing.close();
    }
  });
});

/** With mail, an account exists once its mailed link is opened. */
async function asAdmin({ url, databaseUrl }: TestApplication, mails?: TestMailServer): Promise<TestBrowser> {
  const email = 'admin@example.org';
  const browser = mails ? await confirmByMail(url, email, mails) : await signUp(url, email);
  await runAdmin(['grant', email], { DATABASE_URL: databaseUrl });
  await vi.waitFor(async () => expect((await browser.get(marketingPaths.dashboard)).status).toBe(200), 10_000);
  return browser;
}

async function confirmByMail(url: string, email: string, mails: TestMailServer): Promise<TestBrowser> {
  const browser = openBrowser(url);
  await browser.post('/api/register', { username: 'Ada', email, password: samplePassword });
  const token = await vi.waitFor(() => {
    const found = /#token=([\w-]+)/.exec(mails.received.at(-1)?.text ?? '')?.[1];
    if (found === undefined) throw new Error('No mail yet.');
    return found;
  }, 10_000);
  await browser.post('/api/account/verify-email', { token });
  await browser.post('/api/login', { email, password: samplePassword });
  return browser;
}
