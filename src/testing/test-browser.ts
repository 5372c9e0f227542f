export type Answer = {
  status: number;
  headers: Headers;
  /** The parsed body, if any. */
  body: Record<string, unknown> | undefined;
};

export type TestBrowser = ReturnType<typeof openBrowser>;

/** A browser as far as HTTP is concerned: it keeps cookies and sends the page's origin. */
export function openBrowser(url: string, headers: Record<string, string> = {}) {
  const cookies = new Map<string, string>();

  async function call(
    method: string,
    path: string,
    body?: unknown,
    more: Record<string, string> = {},
  ): Promise<Answer> {
    const cookie = [...cookies].map(([name, value]) => `${name}=${value}`).join('; ');
    const answer = await fetch(url + path, {
      method,
      headers: {
        origin: url,
        ...(cookie && { cookie }),
        ...(body !== undefined && { 'content-type': 'application/json' }),
        ...headers,
        ...more,
      },
      ...(body !== undefined && { body: typeof body === 'string' ? body : JSON.stringify(body) }),
    });
    for (const line of answer.headers.getSetCookie()) {
      const [pair = ''] = line.split(';');
      const name = pair.slice(0, pair.indexOf('='));
      if (/max-age=0/i.test(line)) cookies.delete(name);
      else cookies.set(name, pair.slice(pair.indexOf('=') + 1));
    }
    const text = await answer.text();
    return { status: answer.status, headers: answer.headers, body: text === '' ? undefined : JSON.parse(text) };
  }

  return {
    cookies,
    /** Session cookie names, without the one that only identifies the device. */
    sessionCookies: () => [...cookies.keys()].filter((name) => !name.startsWith('satchel_device_')),
    get: (path: string, more?: Record<string, string>) => call('GET', path, undefined, more),
    post: (path: string, body?: unknown, more?: Record<string, string>) => call('POST', path, body, more),
    delete: (path: string, body?: unknown, more?: Record<string, string>) => call('DELETE', path, body, more),
  };
}

export const samplePassword = 'a lamp in the rain';

/** Registers a new user and signs them in. */
export async function signUp(url: string, email: string, username = 'Ada'): Promise<TestBrowser> {
  const browser = openBrowser(url);
  const registered = await browser.post('/api/register', { username, email, password: samplePassword });
  if (registered.status !== 201) throw new Error(`Not registered: ${JSON.stringify(registered.body)}`);
  const signedIn = await browser.post('/api/login', { email, password: samplePassword });
  if (signedIn.status !== 200) throw new Error(`Not signed in: ${JSON.stringify(signedIn.body)}`);
  return browser;
}
