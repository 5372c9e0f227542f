/** Headers of a visitor with their own address and cookie, for an application behind a trusted proxy. */
export async function newVisitor(url: string, address: string): Promise<{ cookie: string; 'x-forwarded-for': string }> {
  const from = { 'x-forwarded-for': address };
  const answer = await fetch(`${url}/api/usage`, { headers: from });
  await answer.arrayBuffer();
  return { ...from, cookie: answer.headers.get('set-cookie')?.split(';')[0] ?? '' };
}
