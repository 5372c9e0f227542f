import { readFile } from 'node:fs/promises';
import { fileURLToPath } from 'node:url';
import { PDFDocument } from '@cantoo/pdf-lib';
import sharp from 'sharp';
import { afterAll, beforeAll, expect, test } from 'vitest';
import { startTestApplication, type TestApplication } from '../../testing/test-application.ts';
import { newVisitor } from '../../testing/visitor.ts';
import { runs as editorRuns } from '../visual-pdf-editor/visual-pdf-editor.run.ts';
import { runs } from './precise-pdf-editor.run.ts';

let app: TestApplication;
let visitor: { cookie: string };
beforeAll(async () => {
  app = await startTestApplication([runs, editorRuns]);
  visitor = await newVisitor(app.url);
});
afterAll(() => app.close());

test('a PDF is sent, seen and read, and what is erased by its id is gone from the file', async () => {
  const pdf = await PDFDocument.create();
  const page = pdf.addPage([300, 200]);
  page.drawText('Call Anna at noon', { x: 20, y: 150, size: 20 });
  const seen = await upload(await pdf.save({ useObjectStreams: false }));
  expect(seen).toEqual({
    ...{ success: true, imageUrl: expect.stringMatching(/^\/api\/files\//), fileId: expect.any(String) },
    ...{ width: 300, height: 200, ocrText: 'Call Anna at noon', warnings: [] },
  });
  const edits = [
    { x: 60, y: 30, width: 50, height: 25, originalText: 'Selected text area', newText: '', tool: 'erase' },
    { x: 150, y: 30, width: 100, height: 25, originalText: 'noon', newText: 'two', tool: 'select' },
  ];
  const body = JSON.stringify({ fileId: seen.fileId, edits });
  const headers = { ...visitor, 'content-type': 'application/json' };
  const answer = await fetch(`${app.url}/api/tools/pdf-apply-edits`, { method: 'POST', headers, body });
  expect(answer.status).toBe(200);
  const { ocrText } = await upload(new Uint8Array(await answer.arrayBuffer()));
  expect(ocrText.replace(/\s+/g, ' ')).toBe('Call at two');
});

test('the text of a scan is recognised', async () => {
  const words =
    '<svg width="900" height="300"><rect width="900" height="300" fill="#fff"/><text x="40" y="170" font-size="90" font-family="Liberation Sans">Harbour report</text></svg>';
  const pdf = await PDFDocument.create();
  const image = await pdf.embedPng(await sharp(Buffer.from(words)).png().toBuffer());
  pdf.addPage([450, 150]).drawImage(image, { x: 0, y: 0, width: 450, height: 150 });
  expect(await upload(await pdf.save())).toMatchObject({ ocrText: 'Harbour report', warnings: [] });
});

test('what is no PDF is refused with a sentence', async () => {
  const bytes = await readFile(fileURLToPath(import.meta.url));
  const answer = await send(bytes);
  expect(answer.status).toBe(415);
  expect(await answer.json()).toMatchObject({ success: false, error: 'Please upload a PDF file.' });
});

function send(bytes: Uint8Array): Promise<Response> {
  const body = new FormData();
  body.append('file', new File([Uint8Array.from(bytes)], 'letter.pdf'));
  return fetch(`${app.url}/api/tools/pdf-upload-ocr`, { method: 'POST', headers: visitor, body });
}

const upload = async (bytes: Uint8Array) => (await send(bytes)).json();
