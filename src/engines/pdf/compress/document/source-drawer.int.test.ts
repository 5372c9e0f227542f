import { expect, test } from 'vitest';
import { SourceDrawer } from './source-drawer.ts';

const source = new Uint8Array();

test('a thread that breaks leaves the pages to whoever asks, tells why, and the next source gets another thread', async () => {
  const drawer = new SourceDrawer(
    threadOf(`parentPort.on('message', ({ job }) => {
      if (job < 3) throw new Error('broken by page ' + job);
      parentPort.postMessage({ job, page: 0, image: undefined });
      parentPort.postMessage({ job, ended: true });
    })`),
  );
  expect(await Promise.all(drawer.draw(source, undefined, 2))).toEqual(['not drawn', 'not drawn']);
  expect(await Promise.all(drawer.draw(source, undefined, 1))).toEqual(['not drawn']);
  expect(drawer.takeLosses()).toEqual([
    expect.stringContaining('broken by page 1'),
    expect.stringContaining('broken by page 2'),
  ]);
  expect(await Promise.all(drawer.draw(source, undefined, 2))).toEqual([{ image: undefined }, 'not drawn']);
  expect(drawer.takeLosses()).toEqual([]);
});

test('a source is given up when a page takes too long, or is refused', async () => {
  const silent = new SourceDrawer(threadOf(`parentPort.on('message', () => {})`), 0);
  expect(await Promise.all(silent.draw(source, undefined, 2))).toEqual(['not drawn', 'not drawn']);
  expect(silent.refusal).toMatchObject({ code: 'PDF_TOO_SLOW', status: 422 });
  const refusing = new SourceDrawer(
    threadOf(`parentPort.on('message', ({ job }) => {
      if (job === 1) parentPort.postMessage({ job, refused: { code: 'PDF_TOO_COMPLEX', status: 422, message: 'No.' } });
      parentPort.postMessage({ job, ended: true });
    })`),
  );
  await Promise.all(refusing.draw(source, undefined, 1));
  expect(refusing.refusal).toMatchObject({ code: 'PDF_TOO_COMPLEX', status: 422, message: 'No.' });
  await Promise.all(refusing.draw(source, undefined, 1));
  expect(refusing.refusal).toBeUndefined();
});

const threadOf = (program: string) =>
  new URL(`data:text/javascript,import { parentPort } from 'node:worker_threads';${encodeURIComponent(program)}`);
