/** Somebody with an address and a cookie of their own, before an application that trusts its proxy. */
export type Visitor = { headers: Readonly<Record<string, string>> };

export async function newVisitor(url: string, address: string): Promise<Visitor> {
  const from = { 'x-forwarded-for': address };
  const answer = await fetch(`${url}/api/usage`, { headers: from });
  await answer.arrayBuffer();
  return { headers: { ...from, cookie: answer.headers.get('set-cookie')?.split(';')[0] ?? '' } };
}

/** Compresses a picture. Without `wait` the answer is the job that was started. */
export async function compress(
  url: string,
  { headers }: Visitor,
  picture: Blob,
  { format = 'jpeg', wait = true } = {},
): Promise<{ status: number; body: string }> {
  const form = new FormData();
  form.append('file', picture, 'picture');
  form.append('format', format);
  const answer = await fetch(`${url}/api/tools/image-compress`, {
    method: 'POST',
    headers: { ...headers, ...(!wait && { prefer: 'respond-async' }) },
    body: form,
  });
  return { status: answer.status, body: await answer.text() };
}
