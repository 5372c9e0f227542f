/** Compresses a picture. Without `wait` the answer is the job that was started. */
export async function compress(
  url: string,
  visitor: Readonly<Record<string, string>>,
  picture: Blob,
  { format = 'jpeg', wait = true } = {},
): Promise<{ status: number; body: string }> {
  const form = new FormData();
  form.append('file', picture, 'picture');
  form.append('format', format);
  const answer = await fetch(`${url}/api/tools/image-compress`, {
    method: 'POST',
    headers: { ...visitor, ...(!wait && { prefer: 'respond-async' }) },
    body: form,
  });
  return { status: answer.status, body: await answer.text() };
}
