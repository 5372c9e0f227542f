import { readFileSync } from 'node:fs';
import { expect, test } from 'vitest';
import { looksLikeMail } from '../../shared/looks-like-mail.ts';
import { emailToHtml } from './email-to-html.ts';

const letter = readFileSync(new URL('../../tools/pdf-converter/fixtures/letter.eml', import.meta.url));

test('an email is shown with who wrote it, its images inside, and its attachments by name and size', async () => {
  const { content, leftOut, attachments } = await emailToHtml(letter);
  expect(content).toContain('<h2>The orchard report – second draft</h2>');
  expect(content).toContain('Ana Martínez &lt;ana@example.org&gt;');
  expect(content).toContain('Sat, 3 Oct 2026 09:12:40 +0200');
  expect(content).toMatch(/<img src="data:image\/png;base64,iVBOR/);
  expect(content).toContain('<li>harvest.csv (36 Bytes)</li>');
  // The tracking pixel.
  expect(content).not.toContain('tracker.example.org');
  expect({ leftOut, attachments }).toEqual({ leftOut: 1, attachments: 1 });
});

test('a text keeps its lines and indents, and markup in it stays text', async () => {
  const { content } = await emailToHtml(
    mail('Subject: <b>x</b>\r\n', 'One\r\n    two\r\n\r\n<script>alert(1)</script>'),
  );
  expect(content).toContain('<h2>&lt;b&gt;x&lt;/b&gt;</h2>');
  expect(content).toContain('<p>One<br>&nbsp;&nbsp;&nbsp;&nbsp;two</p>\n<p>&lt;script&gt;alert(1)&lt;/script&gt;');
});

test('a page in it runs nothing and loads nothing, also not by the content id of something that is no image', async () => {
  const html =
    '<p onclick="x()">A</p><script src="http://127.0.0.1/x.js"></script><img src="cid:none"><img src="file:///etc/passwd"><iframe src="http://127.0.0.1/"></iframe>';
  const { content, leftOut } = await emailToHtml(mail('Content-Type: text/html\r\n', html));
  expect(content).not.toMatch(/<script|127\.0\.0\.1|etc\/passwd|<iframe|cid:/);
  expect(leftOut).toBe(3);
});

test.each([
  ['parts within parts', nested(400)],
  ['a header of several megabytes', mail(`X-Long: ${'a'.repeat(3_000_000)}\r\n`, 'words')],
])('%s are refused with a sentence', async (_, message) => {
  await expect(emailToHtml(message)).rejects.toMatchObject({ code: 'EMAIL_NOT_READABLE', status: 422 });
});

test('a thousand attachments are counted, and the first of them named', async () => {
  const part = (index: number) =>
    `--b\r\nContent-Type: application/zip; name="${index}.zip"\r\nContent-Disposition: attachment; filename="../${index}.zip"\r\n\r\nPK\r\n`;
  const parts = Array.from({ length: 1000 }, (_, index) => part(index)).join('');
  const { content, attachments } = await emailToHtml(
    mail('Content-Type: multipart/mixed; boundary="b"\r\n', `${parts}--b--`),
  );
  expect(attachments).toBe(1000);
  expect(content).toContain('and 800 more');
});

test.each([
  ['Received: from a\r\n by b\r\nFrom: a@b.c\r\n\r\nwords', true, true],
  ['From a@b.c Sat Oct 3\nFrom: a@b.c\nMIME-Version: 1.0\n\nwords', true, true],
  ['From: Ann\nTo: Bob\nSubject: Lunch\n\nwords', false, true],
  ['Dear Bob,\nFrom: here', false, false],
  ['Recipe: cake\nTime: 2 h\n\nMix.', false, false],
])('%j is taken for mail: %s without a name, %s when it is named so', (text, sure, named) => {
  expect(looksLikeMail(text, { sure: true })).toBe(sure);
  expect(looksLikeMail(text, { sure: false })).toBe(named);
});

function mail(headers: string, body: string): Buffer {
  return Buffer.from(`From: a@example.org\r\nMIME-Version: 1.0\r\n${headers}\r\n${body}`);
}

function nested(depth: number): Buffer {
  let body = 'words';
  for (let level = depth; level > 0; level--) {
    body = `Content-Type: multipart/mixed; boundary="b${level}"\r\n\r\n--b${level}\r\n${body}\r\n--b${level}--`;
  }
  return Buffer.from(`From: a@example.org\r\nMIME-Version: 1.0\r\n${body}`);
}
