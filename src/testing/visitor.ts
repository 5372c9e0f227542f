/** Headers of a new signed-out visitor, as a browser sends them once it has our cookie. */
export async function newVisitor(url: string): Promise<{ cookie: string }> {
  const header = (await fetch(`${url}/api/usage`)).headers.get('set-cookie') ?? '';
  return { cookie: header.split(';')[0] ?? '' };
}
