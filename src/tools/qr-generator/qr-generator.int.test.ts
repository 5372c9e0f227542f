import sharp from 'sharp';
import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import { startTestApplication, type TestApplication } from '../../testing/test-application.ts';
import { runs } from './qr-generator.run.ts';
import { qrGenerator } from './qr-generator.tool.ts';
import { readCodes } from './qr-reader.ts';
import { callSizes } from './qr-sizes.ts';

let app: TestApplication;
beforeAll(async () => {
  app = await startTestApplication([runs]);
});
afterAll(() => app.close());

const { generate } = qrGenerator.actions;

describe('the call', () => {
  test('returns a PNG of 200 pixels with the text', async () => {
    const { status, body } = await call({ text: 'https://example.com/menu?table=7' });
    expect(status).toBe(200);
    expect(body).toMatchObject({ size: 200, text: 'https://example.com/menu?table=7' });
    expect(await readEmbeddable(body)).toEqual({ width: 200, texts: ['https://example.com/menu?table=7'] });
  });

  test.each(callSizes)('makes every size: %i pixels', async (size) => {
    const { body } = await call({ text: 'Hello', size });
    expect(body).toMatchObject({ size, text: 'Hello' });
    expect(await readEmbeddable(body)).toEqual({ width: size, texts: ['Hello'] });
  });

  test('accepts the size as text, too', async () => {
    const { body } = await call({ text: 'Hello', size: '300' });
    expect(body).toMatchObject({ size: 300 });
  });

  test.each(['مرحبا بالعالم', '统一码，万国码。', '👩‍👩‍👧‍👦 é £5', '  spaces around  ', 'line\nline', '0123456789'])(
    'keeps %j to the character',
    async (text) => {
      const { body } = await call({ text, size: 300 });
      expect(body).toMatchObject({ text });
      expect((await readEmbeddable(body)).texts).toEqual([text]);
    },
  );

  test.each([{}, { text: '' }, { text: ' \n\t ' }])('refuses missing content: %j', async (options) => {
    expect(await call(options)).toEqual({
      status: 400,
      body: { code: 'QR_NO_TEXT', message: 'QR code needs content to generate' },
    });
  });

  test('says how many characters fit when no code can hold the text', async () => {
    const { status, body } = await call({ text: 'a'.repeat(3000), size: 500 });
    expect(status).toBe(400);
    expect(body).toEqual({
      code: 'QR_TEXT_TOO_LONG',
      message:
        'This text is too long for a QR code: it has 3,000 characters, and the first 2,331 fit at error level M. ' +
        'Please shorten it; at error level L, 2,953 characters fit.',
    });
  });

  test('holds exactly as much as it says', async () => {
    const text = 'a'.repeat(2331);
    const { status, body } = await call({ text, size: 500 });
    expect(status).toBe(200);
    expect((await readEmbeddable(body)).texts).toEqual([text]);
    expect((await call({ text: `${text}a`, size: 500 })).status).toBe(400);
  });

  test('refuses an unreadable size, and names one that works', async () => {
    const text = 'a'.repeat(2000);
    const { status, body } = await call({ text, size: 100 });
    expect(status).toBe(422);
    expect(body).toMatchObject({ code: 'QR_UNREADABLE' });
    const named = Number(/at least (\d+) pixels/.exec(String(body.message))?.[1]);
    expect((await call({ text, size: named })).status).toBe(200);
  });

  test.each([250, 0, -200, 1e9, 200.5, 'large', '', null, true])('refuses the size %j', async (size) => {
    const { status, body } = await call({ text: 'Hello', size });
    expect(status).toBe(400);
    expect(body).toMatchObject({ message: 'Size must be 100, 200, 300, 400 or 500 pixels.' });
  });

  test.each([12, null, ['a'], { a: 1 }])('refuses %j as text', async (text) => {
    expect(await call({ text })).toMatchObject({ status: 400, body: { message: 'Text must be a string.' } });
  });

  test('refuses a body larger than its options need before reading it', async () => {
    expect((await call({ text: '7'.repeat(1_000_000) })).status).toBe(413);
  });
});

async function call(options: object): Promise<{ status: number; body: Record<string, unknown> }> {
  const answer = await fetch(app.url + generate.path, {
    method: 'POST',
    headers: { 'content-type': 'application/json' },
    body: JSON.stringify(options),
  });
  return { status: answer.status, body: (await answer.json()) as Record<string, unknown> };
}

/** Decodes the returned image with a different PNG decoder. */
async function readEmbeddable({ url }: Record<string, unknown>): Promise<{ width: number; texts: string[] }> {
  const [, base64 = ''] = /^data:image\/png;base64,(.+)$/.exec(String(url)) ?? [];
  const { data, info } = await sharp(Buffer.from(base64, 'base64'))
    .ensureAlpha()
    .raw()
    .toBuffer({ resolveWithObject: true });
  const codes = await readCodes({ width: info.width, height: info.height, data: new Uint8ClampedArray(data) });
  return { width: info.width, texts: codes.map(({ text }) => text) };
}
