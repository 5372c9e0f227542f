import { grantPro } from './grant-pro.ts';
import { openBrowser, samplePassword, signUp } from './test-browser.ts';

/** The headers of a new Pro user. */
export async function signUpPro({
  url,
  databaseUrl,
}: {
  url: string;
  databaseUrl: string;
}): Promise<{ cookie: string }> {
  const email = 'pro@example.org';
  await signUp(url, email);
  await grantPro(databaseUrl, email);
  // The previous session may be cached as Free for two more seconds.
  const { cookies, post } = openBrowser(url);
  await post('/api/login', { email, password: samplePassword });
  return { cookie: [...cookies].map(([name, value]) => `${name}=${value}`).join('; ') };
}
