import { mkdirSync, mkdtempSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { afterAll, beforeAll, expect, test } from 'vitest';
import { startTestApplication, type TestApplication } from '../../testing/test-application.ts';

const own = mkdtempSync(join(tmpdir(), 'satchel-content-'));
let app: TestApplication;
beforeAll(async () => {
  mkdirSync(join(own, 'blog'));
  writeFileSync(
    join(own, 'blog/ours.md'),
    '---\ntitle: "Tips & <tricks>"\nexcerpt: Ours.\ndate: 2099-01-01\nauthor: Us\ncategory: News\n---\nSee [help](/help) & more.\n',
  );
  app = await startTestApplication([], { PUBLIC_URL: 'https://files.example.org', CONTENT_DIR: own });
});
afterAll(async () => {
  await app.close();
  rmSync(own, { recursive: true });
});

test("the feeds have the newest posts first, the operator's own among them, with addresses of this site", async () => {
  const rss = await fetch(`${app.url}/blog/feed.xml`);
  expect(rss.headers.get('content-type')).toBe('application/rss+xml; charset=utf-8');
  const xml = await rss.text();
  const [first] = xml.match(/<item>[\s\S]*?<\/item>/) ?? [];
  expect(first).toContain('<title>Tips &amp; &lt;tricks&gt;</title>');
  expect(first).toContain('<link>https://files.example.org/blog/ours</link>');
  expect(first).toContain('&lt;a href=&quot;https://files.example.org/help&quot;&gt;help&lt;/a&gt;');

  const json = await (await fetch(`${app.url}/blog/feed.json`)).json();
  expect(json).toMatchObject({
    version: 'https://jsonfeed.org/version/1.1',
    feed_url: 'https://files.example.org/blog/feed.json',
  });
  expect(json.items[0]).toMatchObject({ title: 'Tips & <tricks>', date_published: '2099-01-01T00:00:00Z' });
  expect(json.items.length).toBeGreaterThan(6);
});
