/** The headers of somebody with an address and a cookie of their own, at an application that trusts its proxy. */
export async function newVisitor(url: string, address: string): Promise<{ cookie: string; 'x-forwarded-for': string }> {
  const from = { 'x-forwarded-for': address };
  const answer = await fetch(`${url}/api/usage`, { headers: from });
  await answer.arrayBuffer();
  return { ...from, cookie: answer.headers.get('set-cookie')?.split(';')[0] ?? '' };
}
