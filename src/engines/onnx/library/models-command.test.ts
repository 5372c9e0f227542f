import { createHash } from 'node:crypto';
import { existsSync } from 'node:fs';
import { mkdir, mkdtemp, readdir, readFile, rm, symlink, writeFile } from 'node:fs/promises';
import { createServer, type RequestListener, type Server, type ServerResponse } from 'node:http';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { afterEach, beforeEach, expect, test } from 'vitest';
import { type KnownModel, knownModels } from './known-models.ts';
import { runModelsCommand } from './models-command.ts';

const content = Buffer.from(Array.from({ length: 200_000 }, (_, index) => index % 251));
const half = content.length / 2;

let folder: string;
let server: Server;
/** The Range header of each request for the file. */
let asked: (string | undefined)[];
/** Called when something has arrived. */
let breakOff: () => void;

beforeEach(async () => {
  folder = join(await mkdtemp(join(tmpdir(), 'satchel-library-')), 'models');
  asked = [];
  breakOff = () => {};
});
afterEach(async () => {
  server?.close();
  server?.closeAllConnections();
  await rm(join(folder, '..'), { recursive: true, force: true });
});

test('a model is fetched through redirects, verified and deleted again', async () => {
  const model = await serve((request, response) => {
    if (request.url === '/moved') return response.writeHead(302, { location: '/file' }).end();
    return response.end(content);
  }, '/moved');
  expect(await command(model, 'get', 'tiny')).toContain('checksum as published');
  expect(await readFile(join(folder, 'tiny.onnx'))).toEqual(content);
  expect(await readdir(folder)).toEqual(['tiny.onnx']);
  expect(await command(model)).toContain('tiny (here)');
  expect(await command(model, 'get', 'tiny')).toContain('here already');
  expect(await command(model, 'remove', 'tiny')).toContain('Deleted');
  expect(await readdir(folder)).toEqual([]);
});

test('a broken connection is continued where it broke', async () => {
  const answers: ServerResponse[] = [];
  const model = await serve((request, response) => {
    asked.push(request.headers.range);
    answers.push(response);
    const start = Number(request.headers.range?.match(/\d+/)?.[0] ?? 0);
    const range = { 'content-range': `bytes ${start}-${content.length - 1}/${content.length}` };
    response.writeHead(start === 0 ? 200 : 206, { 'content-length': content.length - start, ...(start > 0 && range) });
    return start === 0 ? response.write(content.subarray(0, half)) : response.end(content.subarray(start));
  });
  breakOff = () => answers[0]?.destroy();
  await command(model, 'get', 'tiny');
  expect(asked[0]).toBeUndefined();
  expect(asked[1]).toMatch(/^bytes=[1-9]\d*-$/);
  expect(await readFile(join(folder, 'tiny.onnx'))).toEqual(content);
});

test('a download from before is continued, or begun anew where the server cannot', async () => {
  const model = await serve((request, response) => {
    asked.push(request.headers.range);
    return response.end(content);
  });
  await mkdir(folder);
  await writeFile(join(folder, 'tiny.onnx.part'), content.subarray(0, half));
  await command(model, 'get', 'tiny');
  expect(asked).toEqual([`bytes=${half}-`]);
  expect(await readFile(join(folder, 'tiny.onnx'))).toEqual(content);
});

test('a server that always breaks off is given up, and what has arrived is kept', async () => {
  const answers: ServerResponse[] = [];
  const model = await serve((_request, response) => {
    answers.push(response);
    response.writeHead(200, { 'content-length': content.length });
    return response.write(content.subarray(0, half));
  });
  breakOff = () => answers.at(-1)?.destroy();
  await expect(command(model, 'get', 'tiny')).rejects.toThrow(
    /could not be downloaded from .* what has arrived is kept/,
  );
  expect(await readdir(folder)).toEqual(['tiny.onnx.part']);
});

test('another file than the published one is not stored', async () => {
  const model = await serve((_request, response) => response.end('another file'));
  await expect(command(model, 'get', 'tiny')).rejects.toThrow(/was not stored: .* not the published/);
  expect(await readdir(folder)).toEqual([]);
});

test('a file that never ends is refused', async () => {
  const model = await serve((_request, response) => response.end(Buffer.alloc(1_200_000)));
  await expect(command(model, 'get', 'tiny')).rejects.toThrow(/sends more than the 1 MB/);
});

test('a missing file and an unreachable server are told', async () => {
  const model = await serve((_request, response) => response.writeHead(404).end());
  await expect(command(model, 'get', 'tiny')).rejects.toThrow(/answered 404/);
  server.close();
  await expect(command(model, 'get', 'tiny')).rejects.toThrow(/the connection failed \(ECONNREFUSED\)/);
});

test.runIf(existsSync('/dev/full'))('a full disk is told', async () => {
  const model = await serve((_request, response) => response.end(content));
  await mkdir(folder);
  await symlink('/dev/full', join(folder, 'tiny.onnx.part'));
  await expect(command(model, 'get', 'tiny')).rejects.toThrow(/the disk of .* is full/);
});

test('a brought file that is not the published one is not overwritten', async () => {
  const model = await serve((_request, response) => response.end(content));
  await mkdir(folder);
  await writeFile(join(folder, 'tiny.onnx'), 'brought');
  await expect(command(model, 'get', 'tiny')).rejects.toThrow(/is not the published tiny/);
  expect(await readFile(join(folder, 'tiny.onnx'), 'utf8')).toBe('brought');
});

test('other commands and unknown models are refused with what is possible', async () => {
  const model = await serve((_request, response) => response.end());
  await expect(command(model, 'get', 'other')).rejects.toThrow('There is no model other. Known are tiny.');
  await expect(command(model, 'update')).rejects.toThrow('npm run models -- get NAME');
});

test('every listed model comes over HTTPS with a published checksum, and names its licence', () => {
  for (const { url, md5, licence, file } of knownModels) {
    expect(url).toMatch(/^https:\/\/github\.com\/.*\.onnx$/);
    expect(md5).toMatch(/^[0-9a-f]{32}$/);
    expect(licence).toMatch(/^(MIT|Apache-2\.0)$/);
    expect(file).toMatch(/^[\w.-]+\.onnx$/);
  }
});

async function serve(listener: RequestListener, path = '/file'): Promise<KnownModel> {
  server = createServer(listener);
  await new Promise<void>((resolve) => server.listen(0, '127.0.0.1', resolve));
  const address = server.address();
  if (address === null || typeof address === 'string') throw new Error('The server has no port');
  const [known] = knownModels;
  if (!known) throw new Error('No model is listed');
  const md5 = createHash('md5').update(content).digest('hex');
  return {
    ...known,
    name: 'tiny',
    file: 'tiny.onnx',
    megabytes: 1,
    url: `http://127.0.0.1:${address.port}${path}`,
    md5,
  };
}

const command = (model: KnownModel, ...args: string[]): Promise<string> =>
  runModelsCommand(args, { models: [model], folder, progress: () => breakOff(), signal: new AbortController().signal });
