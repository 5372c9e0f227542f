import pg from 'pg';
import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import { startTestApplication, type TestApplication } from '../../testing/test-application.ts';
import { openBrowser, samplePassword, signUp } from '../../testing/test-browser.ts';
import { sampleRuns } from '../tool-calls/sample-tool.ts';

let app: TestApplication;
beforeAll(async () => {
  app = await startTestApplication([sampleRuns]);
});
afterAll(() => app.close());

const password = samplePassword;

describe('registering and signing in', () => {
  test('somebody new registers, signs in, is known, signs out', async () => {
    const browser = openBrowser(app.url);
    const registered = await browser.post('/api/register', { username: 'Ada', email: 'Ada@Example.org', password });
    expect(registered.status).toBe(201);
    expect(registered.body).toMatchObject({ user: { username: 'Ada', email: 'ada@example.org' }, confirmEmail: false });
    expect((await browser.get('/api/user')).status).toBe(401);

    const signedIn = await browser.post('/api/login', { email: 'ada@example.org', password });
    expect(signedIn.status).toBe(200);
    expect((await browser.get('/api/user')).body).toMatchObject({
      username: 'Ada',
      email: 'ada@example.org',
      emailVerified: false,
      subscriptionStatus: 'inactive',
      isPro: false,
      plan: 'free',
      role: 'user',
      twoFactorEnabled: false,
    });

    expect((await browser.post('/api/logout')).status).toBe(204);
    expect(browser.sessionCookies()).toEqual([]);
    expect((await browser.get('/api/user')).status).toBe(401);
  });

  test('a refusal names every field that is wrong', async () => {
    const wrong = { username: '', email: 'nowhere', password: '123' };
    const refused = await openBrowser(app.url).post('/api/register', wrong);
    expect(refused).toMatchObject({
      status: 400,
      body: {
        code: 'MISSING_FIELDS',
        fields: {
          username: 'Please fill in this field.',
          email: 'This is not an email address. Please check it.',
          password: 'Password must be at least 6 characters long',
        },
      },
    });
  });

  test('the session is a cookie that scripts cannot read; beside it is a hint that they can', async () => {
    const browser = openBrowser(app.url);
    await browser.post('/api/register', { username: 'C', email: 'cookies@example.org', password });
    const { headers } = await browser.post('/api/login', { email: 'cookies@example.org', password });
    const [session, hint] = headers.getSetCookie();
    expect(session).toMatch(/^satchel\.session_token=[^;]+; Max-Age=2592000; Path=\/; SameSite=Lax; HttpOnly$/);
    expect(hint).toBe('satchel_signed_in=1; Max-Age=2592000; Path=/; SameSite=Lax');
  });

  test('signing out ends the session itself, not only its cookie', async () => {
    const browser = await signUp(app.url, 'out@example.org');
    const kept = new Map(browser.cookies);
    await browser.post('/api/logout');
    for (const [name, value] of kept) browser.cookies.set(name, value);
    expect((await browser.get('/api/user')).status).toBe(401);
  });

  test('signing out twice is no error', async () => {
    expect((await openBrowser(app.url).post('/api/logout')).status).toBe(204);
  });

  test('the same address in another case is the same account', async () => {
    await signUp(app.url, 'case@example.org');
    const browser = openBrowser(app.url);
    const again = await browser.post('/api/register', { username: 'Eve', email: ' CASE@example.ORG', password });
    expect(again.status).toBe(409);
    expect(again.body).toMatchObject({ code: 'EMAIL_TAKEN' });
    expect((await browser.post('/api/login', { email: 'Case@Example.org', password })).status).toBe(200);
  });

  test('of many registrations of one address at once, one succeeds', async () => {
    const registration = { username: 'Once', email: 'once@example.org', password };
    const answers = await Promise.all(
      Array.from({ length: 8 }, () => openBrowser(app.url).post('/api/register', registration)),
    );
    expect(answers.map(({ status }) => status).toSorted()).toEqual([201, 409, 409, 409, 409, 409, 409, 409]);
    expect(await count("select 1 from users where email = 'once@example.org'")).toBe(1);
    expect(
      await count("select 1 from credentials c join users u on u.id = c.user_id where u.email = 'once@example.org'"),
    ).toBe(1);
  });

  test('a wrong password and an unknown address get the same answer', async () => {
    await signUp(app.url, 'known@example.org');
    const browser = openBrowser(app.url);
    const wrong = await browser.post('/api/login', { email: 'known@example.org', password: 'not this one' });
    const unknown = await browser.post('/api/login', { email: 'unknown@example.org', password: 'not this one' });
    expect(wrong.status).toBe(401);
    expect([unknown.status, unknown.body]).toEqual([wrong.status, wrong.body]);
    expect(browser.sessionCookies()).toEqual([]);
  });
});

test('a session that is used lasts on; its cookie is renewed about once a day', async () => {
  const browser = await signUp(app.url, 'daily@example.org');
  expect((await browser.get('/api/user')).headers.getSetCookie()).toEqual([]);
  await count(
    "update sessions set updated_at = now() - interval '2 days', expires_at = now() + interval '28 days' where user_id = (select id from users where email = 'daily@example.org')",
  );
  // The server caches sessions for two seconds.
  await expect.poll(async () => (await browser.get('/api/user')).headers.getSetCookie()).toHaveLength(2);
  expect(
    await count(
      "select 1 from sessions s join users u on u.id = s.user_id where u.email = 'daily@example.org' and s.expires_at > now() + interval '29 days'",
    ),
  ).toBe(1);
});

test('what accounts answer stays in no cache', async () => {
  const browser = await signUp(app.url, 'cache@example.org');
  for (const path of ['/api/user', '/api/account/sessions', '/api/account/api-keys', '/api/account/export']) {
    expect((await browser.get(path)).headers.get('cache-control')).toBe('no-store');
  }
});

describe('what is refused', () => {
  const valid = { username: 'Mallory', email: 'mallory@example.org', password };

  test.each([
    ['no name', { ...valid, username: '' }, 'Please fill in all fields'],
    ['only spaces as a name', { ...valid, username: '   ' }, 'Please fill in all fields'],
    ['no address', { username: 'M', password }, 'Please fill in all fields'],
    ['null as password', { ...valid, password: null }, 'Please fill in all fields'],
    ['nothing', {}, 'Please fill in all fields'],
    ['a short password', { ...valid, password: '12345' }, 'Password must be at least 6 characters long'],
    ['a long password', { ...valid, password: 'x'.repeat(129) }, 'Password must be at most 128 characters long'],
    ['a number as password', { ...valid, password: 1234567 }, 'The field password must be text.'],
    ['an object as address', { ...valid, email: { $ne: null } }, 'The field email must be text.'],
    ['a list as name', { ...valid, username: ['a'] }, 'The field username must be text.'],
    ['no email address', { ...valid, email: 'mallory' }, 'This is not an email address. Please check it.'],
    ['a very long address', { ...valid, email: `${'a'.repeat(300)}@example.org` }, /too long/],
    ['a very long name', { ...valid, username: 'a'.repeat(61) }, /too long/],
    ['a statement as a name', { ...valid, username: "Robert'); DROP TABLE users;--" }, /name may contain/],
    ['a condition as a name', { ...valid, username: "' OR '1'='1" }, /name may contain/],
    ['a comment in a name', { ...valid, username: "admin'--" }, /name may contain/],
    ['a script as a name', { ...valid, username: '<script>alert(1)</script>' }, /name may contain/],
    ['an address with a line break', { ...valid, email: 'a@example.org\nbcc: b@example.org' }, /not an email/],
    ['a role', { ...valid, role: 'admin' }, "There is no field 'role' here."],
    ['a subscription', { ...valid, subscriptionStatus: 'active' }, "There is no field 'subscriptionStatus' here."],
    ['an end of Pro', { ...valid, proUntil: '2999-01-01' }, "There is no field 'proUntil' here."],
    ['a common password', { ...valid, password: 'Password1' }, /too common/],
    ['the address as password', { ...valid, password: 'mallory@example.org' }, /must not be your name/],
  ])('registering with %s', async (_what, body, message) => {
    const answer = await openBrowser(app.url).post('/api/register', body);
    expect(answer.status).toBe(400);
    expect(answer.body?.message).toEqual(typeof message === 'string' ? message : expect.stringMatching(message));
    expect(await count("select 1 from users where email like 'mallory%'")).toBe(0);
  });

  test.each([
    ['JSON that ends too soon', '{"username":', 400],
    ['a list', '[]', 415],
    ['a text', '"hello"', 415],
    ['two megabytes', JSON.stringify({ username: 'x'.repeat(2_000_000) }), 413],
  ])('registering with %s', async (_what, body, status) => {
    const answer = await openBrowser(app.url).post('/api/register', body);
    expect(answer.status).toBe(status);
    expect(answer.body?.message).toMatch(/\.$/);
  });

  test('names of people in any script are taken', async () => {
    const names = ['O’Brien', "D'Arcy", 'Anne-Marie', 'J. R. Müller', '山田 太郎', 'Łukasz', 'سارة', 'x_1'];
    for (const [index, username] of names.entries()) {
      const email = `name${index}@example.org`;
      const answer = await openBrowser(app.url).post('/api/register', { username, email, password });
      expect(answer.status).toBe(201);
    }
  });

  test('a session token in an address does nothing', async () => {
    const browser = await signUp(app.url, 'url@example.org');
    const token = browser.cookies.get('satchel.session_token') ?? '';
    const stranger = openBrowser(app.url);
    for (const query of [`satchel.session_token=${token}`, `session=${token}`, `token=${token}`]) {
      expect((await stranger.get(`/api/user?${query}`)).status).toBe(401);
    }
    const bearer = await stranger.get('/api/user', { authorization: `Bearer ${decodeURIComponent(token)}` });
    expect(bearer.status).toBe(401);
  });

  test('a forged cookie does nothing', async () => {
    const browser = await signUp(app.url, 'forged@example.org');
    const [token = '', signature = ''] = decodeURIComponent(browser.cookies.get('satchel.session_token') ?? '').split(
      '.',
    );
    for (const value of [
      token,
      `${token}.`,
      `${token}.${signature.slice(1)}x`,
      `x${token}.${signature}`,
      '.',
      '%',
      '',
    ]) {
      browser.cookies.set('satchel.session_token', value.includes('%') ? value : encodeURIComponent(value));
      expect((await browser.get('/api/user')).status).toBe(401);
    }
  });

  test('the cookies of a user who was deleted', async () => {
    const browser = await signUp(app.url, 'deleted@example.org');
    const kept = new Map(browser.cookies);
    expect((await browser.post('/api/account/delete', { password })).status).toBe(204);
    for (const [name, value] of kept) browser.cookies.set(name, value);
    expect((await browser.get('/api/user')).status).toBe(401);
    for (const [name, value] of kept) browser.cookies.set(name, value);
    expect((await browser.post('/api/account/username', { username: 'Ghost' })).status).toBe(401);
  });

  test('the cookies of a session that has ended by time', async () => {
    const browser = await signUp(app.url, 'ended@example.org');
    await count(
      "update sessions set expires_at = now() - interval '1 second' where user_id = (select id from users where email = 'ended@example.org')",
    );
    const answer = await browser.get('/api/user');
    expect(answer.status).toBe(401);
    expect(browser.sessionCookies()).toEqual([]);
  });
});

describe('a call that another site’s page makes', () => {
  const foreign: Record<string, string>[] = [
    { origin: 'https://evil.example' },
    { origin: 'null' },
    { origin: '', referer: 'https://evil.example/page' },
    { origin: '', 'sec-fetch-site': 'cross-site' },
    { origin: '', 'sec-fetch-site': 'same-site' },
  ];

  test.each(foreign)('is refused with cookies: %j', async (headers) => {
    const browser = await signUp(app.url, `foreign${foreign.indexOf(headers)}@example.org`);
    const { origin, ...others } = headers;
    const sent = { ...others, cookie: cookieHeader(browser.cookies), ...(origin && { origin }) };
    for (const path of ['/api/logout', '/api/account/username', '/api/tools/sample-copy']) {
      const answer = await fetch(app.url + path, { method: 'POST', headers: sent });
      expect(answer.status).toBe(403);
      expect(await answer.json()).toMatchObject({ code: 'CROSS_SITE_REQUEST' });
    }
    const form = new FormData();
    form.append('file', new File(['content'], 'a.png'));
    const upload = await fetch(`${app.url}/api/tools/sample-copy`, { method: 'POST', headers: sent, body: form });
    expect(upload.status).toBe(403);
    expect((await browser.get('/api/user')).status).toBe(200);
  });

  test('is taken from a program, which sends no such header', async () => {
    const browser = await signUp(app.url, 'program@example.org');
    const answer = await fetch(`${app.url}/api/logout`, {
      method: 'POST',
      headers: { cookie: cookieHeader(browser.cookies) },
    });
    expect(answer.status).toBe(204);
  });

  test('of this site is taken under its public address and under the host that was asked, whatever took off the TLS', async () => {
    for (const origin of ['http://127.0.0.1:3000', app.url, app.url.replace('http:', 'https:')]) {
      const browser = await signUp(app.url, `own${origin.length}${origin.at(-1)}@example.org`);
      const headers = { origin, cookie: cookieHeader(browser.cookies) };
      expect((await fetch(`${app.url}/api/logout`, { method: 'POST', headers })).status).toBe(204);
    }
    const browser = await signUp(app.url, 'ports@example.org');
    const headers = { origin: 'http://127.0.0.1:1', cookie: cookieHeader(browser.cookies) };
    expect((await fetch(`${app.url}/api/logout`, { method: 'POST', headers })).status).toBe(403);
  });

  test('is taken without cookies: it acts for nobody', async () => {
    const answer = await fetch(`${app.url}/api/logout`, {
      method: 'POST',
      headers: { origin: 'https://evil.example' },
    });
    expect(answer.status).toBe(204);
  });
});

describe('guessing', () => {
  test('200 wrong passwords in a minute end in 429, and say when to try again', async () => {
    await signUp(app.url, 'guessed@example.org');
    const browser = openBrowser(app.url);
    const answers = [];
    for (let round = 0; round < 20; round++) {
      answers.push(
        ...(await Promise.all(
          Array.from({ length: 10 }, (_, index) =>
            browser.post('/api/login', { email: 'guessed@example.org', password: `guess ${round} ${index}` }),
          ),
        )),
      );
    }
    const statuses = answers.map(({ status }) => status);
    expect(statuses.filter((status) => status === 401)).toHaveLength(10);
    expect(statuses.filter((status) => status === 429)).toHaveLength(190);
    const refused = answers.find(({ status }) => status === 429);
    expect(Number(refused?.headers.get('retry-after'))).toBeGreaterThan(0);
    expect(refused?.body).toMatchObject({ code: 'TOO_MANY_ATTEMPTS', message: expect.stringMatching(/Please wait/) });
    // Not even the right one is accepted now.
    expect((await browser.post('/api/login', { email: 'guessed@example.org', password })).status).toBe(429);
    // Somebody else at the same address is not locked out.
    await signUp(app.url, 'neighbour@example.org');
  });
});

const cookieHeader = (cookies: Map<string, string>) =>
  [...cookies].map(([name, value]) => `${name}=${value}`).join('; ');

async function count(statement: string): Promise<number> {
  const client = new pg.Client({ connectionString: app.databaseUrl });
  await client.connect();
  try {
    return (await client.query(statement)).rowCount ?? 0;
  } finally {
    await client.end();
  }
}
