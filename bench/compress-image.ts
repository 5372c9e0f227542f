/** Compresses an image. Without `wait`, the answer is the started job. */
export async function compress(
  url: string,
  visitor: Readonly<Record<string, string>>,
  image: Blob,
  { format = 'jpeg', wait = true } = {},
): Promise<{ status: number; body: string }> {
  const form = new FormData();
  form.append('file', image, 'image');
  form.append('format', format);
  const answer = await fetch(`${url}/api/tools/image-compress`, {
    method: 'POST',
    headers: { ...visitor, ...(!wait && { prefer: 'respond-async' }) },
    body: form,
  });
  return { status: answer.status, body: await answer.text() };
}
