import { readFile } from 'node:fs/promises';
import { fileURLToPath } from 'node:url';
import { unzipSync } from 'fflate';
import sharp from 'sharp';
import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import { signUpPro } from '../../testing/sign-up-pro.ts';
import { startTestApplication, type TestApplication } from '../../testing/test-application.ts';
import { samplePassword, signUp } from '../../testing/test-browser.ts';
import { newVisitor } from '../../testing/visitor.ts';
import { toolRuns } from '../runs.index.ts';

let app: TestApplication;
beforeAll(async () => {
  app = await startTestApplication(toolRuns);
});
afterAll(() => app.close());

describe('the three operations of the call', () => {
  test('compress makes an image smaller in its own format', async () => {
    const { body, content } = await run({ operation: 'compress' }, await photo('holiday.jpg'));
    expect(body.filename).toBe('holiday.jpg');
    expect(body.bytes).toBeLessThan(body.originalSize);
    expect((await sharp(content).metadata()).format).toBe('jpeg');
  });

  test('compress packs what is no image and no PDF into a ZIP', async () => {
    const { body, content } = await run({ operation: 'compress' }, new File(['Dear diary'], 'notes.txt'));
    expect(body.filename).toBe('notes.zip');
    expect(Buffer.from(unzipSync(content)['notes.txt'] ?? []).toString()).toBe('Dear diary');
  });

  test('compress makes PDFs smaller for Pro users and says so to the others', async () => {
    const pdf = await fixtureFile('../pdf-compressor/fixtures/report.pdf');
    expect((await run({ operation: 'compress' }, pdf, await signUpPro(app))).body).toMatchObject({ type: 'pdf' });
    const refused = await post({ operation: 'compress' }, pdf);
    expect(refused.status).toBe(403);
    expect(await refused.json()).toMatchObject({
      code: 'PRO_FEATURE',
      message: 'PDF Compression is available for Pro users. Please upgrade to continue.',
    });
  });

  test('convert turns images into the chosen format, and an image that has it already stays byte for byte', async () => {
    const webp = await run({ operation: 'convert', outputFormat: 'webp' }, await photo('a.jpg'));
    expect((await sharp(webp.content).metadata()).format).toBe('webp');
    const source = await photo('b.jpg');
    const same = await run({ operation: 'convert', outputFormat: 'jpeg' }, source);
    expect(same.content.equals(Buffer.from(await source.arrayBuffer()))).toBe(true);
    expect(same.body.notes).toEqual(['The file is of this format already.']);
  });

  test('convert turns documents into PDF, images into PDF, and says what a file cannot become', async () => {
    const letter = await run({ operation: 'convert', outputFormat: 'pdf' }, new File(['Dear'], 'letter.txt'));
    const image = await run({ operation: 'convert', outputFormat: 'pdf' }, await photo('scan.jpg'));
    for (const { content } of [letter, image]) expect(content.subarray(0, 5).toString()).toBe('%PDF-');
    const refused = await post({ operation: 'convert', outputFormat: 'docx' }, await photo('a.jpg'));
    expect(refused.status).toBe(422);
    expect(((await refused.json()) as { message: string }).message).toContain('not DOCX');
  });

  test('resize halves an image unless it is told a size, and is for images only', async () => {
    const half = await run({ operation: 'resize' }, await photo('a.jpg', 400));
    expect((await sharp(half.content).metadata()).width).toBe(200);
    const refused = await post({ operation: 'resize' }, new File(['text'], 'a.jpg'));
    expect(refused.status).toBe(422);
    expect(((await refused.json()) as { message: string }).message).toMatch(/^Resize takes .* This file is TXT\.$/);
  });

  test('resize leaves an image that is small enough byte for byte, and enlarges it only when asked to', async () => {
    const small = await photo('a.jpg', 400);
    const atMost = JSON.stringify([{ operation: 'resize', options: { longestSide: 1920 } }]);
    const untouched = await run({ steps: atMost }, small);
    expect(untouched.content.equals(Buffer.from(await small.arrayBuffer()))).toBe(true);
    const steps = [{ operation: 'resize', options: { longestSide: 800, enlarge: true } }];
    const enlarged = await run({ steps: JSON.stringify(steps) }, small);
    expect((await sharp(enlarged.content).metadata()).width).toBe(800);
  });

  test('an operation that does not exist is refused with a sentence', async () => {
    const wrong: Record<string, string>[] = [{}, { operation: 'explode' }, { steps: '[]' }, { steps: 'no json' }];
    for (const options of wrong) {
      const refused = await post(options, await photo('a.jpg'));
      expect(refused.status).toBe(400);
      expect(((await refused.json()) as { message: string }).message).toMatch(/\.$/);
    }
  });
});

describe('steps', () => {
  test('follow each other: what one made is the next one’s file', async () => {
    const steps = [
      { operation: 'resize', options: { longestSide: 64 } },
      { operation: 'convert', options: { outputFormat: 'png' } },
      { operation: 'file-compressor/compress', options: { level: 'best' } },
    ];
    const { body, content } = await run(
      { steps: JSON.stringify(steps), namePattern: 'x-{nn}', number: '7' },
      await photo('a.jpg'),
    );
    expect(body.filename).toBe('x-07.zip');
    const [inner] = Object.values(unzipSync(content));
    expect(await sharp(inner).metadata()).toMatchObject({ format: 'png', width: 64 });
  });

  test('of a tool that names no options do what is usual for many files', async () => {
    const steps = [{ operation: 'pdf-splitter/split', options: {} }];
    const pdf = await fixtureFile('../pdf-compressor/fixtures/report.pdf');
    const { content } = await run({ steps: JSON.stringify(steps) }, pdf);
    expect(Object.keys(unzipSync(content)).length).toBeGreaterThan(1);
  });

  test('are held to what the plan may do, each of them', async () => {
    const steps = [
      { operation: 'convert', options: { outputFormat: 'pdf' } },
      { operation: 'pdf-compressor/compress', options: {} },
    ];
    const refused = await post({ steps: JSON.stringify(steps) }, await photo('a.jpg'));
    expect(refused.status).toBe(403);
  });

  test('do not run the bulk processor again, nor what is not offered', async () => {
    for (const operation of ['bulk-processor/process', 'pdf-merger/merge', 'nothing/here']) {
      const refused = await post({ steps: JSON.stringify([{ operation, options: {} }]) }, await photo('a.jpg'));
      expect(refused.status).toBe(422);
    }
  });

  test('do not reach other tools with a key that is for some of them', async () => {
    const browser = await signUp(app.url, 'key@example.org');
    const asked = { name: 'Script', scopes: ['tools:utility'], password: samplePassword };
    const { body } = await browser.post('/api/account/api-keys', asked);
    const refused = await post({ operation: 'compress' }, await photo('a.jpg'), {
      authorization: `Bearer ${String(body?.key)}`,
    });
    expect(refused.status).toBe(403);
    expect(await refused.json()).toMatchObject({ code: 'API_KEY_SCOPE' });
  });

  test('that are free only so often a day are counted as at the tool itself, and not when no such tool runs', async () => {
    const visitor = await newVisitor(app.url);
    const left = (answer: Response) =>
      /"document-converter\/convert";r=(\d+)/.exec(answer.headers.get('ratelimit') ?? '')?.[1];
    const options = { operation: 'convert', outputFormat: 'odt' };
    expect(left(await post(options, await photo('a.jpg'), visitor))).toBeUndefined();
    const first = await post(options, new File(['Dear'], 'a.txt'), visitor);
    expect(first.status).toBe(200);
    expect(left(first)).toBe('9');
    // A document that fails costs nothing.
    const locked = await post(options, await fixtureFile('../../engines/office/fixtures/locked.docx'), visitor);
    expect(locked.status).toBe(422);
    expect(left(locked)).toBe('9');
  });
});

describe('bad input', () => {
  test.each([
    ['zero bytes', { operation: 'convert', outputFormat: 'png' }, () => new File([], 'a.jpg')],
    [
      'a damaged image',
      { operation: 'compress' },
      () => new File([Buffer.from('ffd8ffe000104a46494600', 'hex'), 'rest'], 'a.jpg'),
    ],
    [
      'text with the name of an image',
      { operation: 'convert', outputFormat: 'webp' },
      () => new File(['text'], 'a.png'),
    ],
    ['a kind nobody knows', { operation: 'resize' }, () => new File([Buffer.from([0, 1, 2, 3])], 'a.png')],
  ])('%s: a 4xx with a sentence', async (_what, options, file) => {
    const refused = await post(options, file());
    expect(refused.status).toBeGreaterThanOrEqual(400);
    expect(refused.status).toBeLessThan(500);
    expect(((await refused.json()) as { message: string }).message).toMatch(/^\P{Ll}.*[.!]?$/u);
  });

  test('a path in a file name is reduced to a name, and the result is one, too', async () => {
    const { body } = await run(
      { operation: 'compress', namePattern: '../../{name}/{n}' },
      await photo('../../etc/passwd.jpg'),
    );
    expect(body.filename).toBe('passwd-1.jpg');
  });
});

type Body = {
  downloadUrl: string;
  filename: string;
  type: string;
  originalSize: number;
  bytes: number;
  notes: string[];
};

function post(options: Record<string, string>, file: File, headers: Record<string, string> = {}): Promise<Response> {
  const form = new FormData();
  for (const [name, value] of Object.entries(options)) form.append(name, value);
  form.append('file', file);
  return fetch(`${app.url}/api/tools/bulk-process`, { method: 'POST', body: form, headers });
}

async function run(options: Record<string, string>, file: File, headers: Record<string, string> = {}) {
  const answer = await post(options, file, headers);
  const body = (await answer.json()) as Body;
  expect(answer.status, JSON.stringify(body)).toBe(200);
  const download = await fetch(app.url + body.downloadUrl);
  return { body, content: Buffer.from(await download.arrayBuffer()) };
}

async function photo(name: string, width = 300): Promise<File> {
  const noise = { type: 'gaussian', mean: 128, sigma: 30 } as const;
  const image = sharp({ create: { width, height: 200, channels: 3, background: 'grey', noise } });
  return new File([new Uint8Array(await image.jpeg({ quality: 97 }).toBuffer())], name);
}

async function fixtureFile(path: string): Promise<File> {
  const content = await readFile(fileURLToPath(new URL(path, import.meta.url)));
  return new File([new Uint8Array(content)], path.split('/').at(-1) ?? '');
}
