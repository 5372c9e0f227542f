import { afterEach, expect, test, vi } from 'vitest';
import { insetCorners } from '../../../shared/scan/corners.ts';
import type { WorkerLink } from '../worker/worker-link.ts';
import { createScanService } from './scan-service.ts';
import type { FoundPage, ScanWork } from './scan-work.ts';

afterEach(() => vi.unstubAllGlobals());

const found = (width: number, height: number): FoundPage => ({
  ...{ width, height, confidence: 0.9, sure: true },
  corners: insetCorners(width, height),
});

test('corners found in a small frame are scaled to pixels of the video', async () => {
  const { service, frames } = openService();
  expect(await service.findInVideo(video(1920, 1080))).toEqual(found(1920, 1080));
  expect(frames).toEqual([{ resizeWidth: 400, resizeHeight: 225, resizeQuality: 'medium' }]);
});

test('before its first frame nothing is looked for in a video', async () => {
  const { service, frames } = openService();
  expect(await service.findInVideo(video(0, 0))).toBeUndefined();
  expect(frames).toEqual([]);
});

test('watching a video goes on until it is called off', async () => {
  const { service } = openService();
  const stop = new AbortController();
  const seen: FoundPage[] = [];
  await service.watch(
    video(640, 480),
    (page) => {
      seen.push(page);
      if (seen.length === 3) stop.abort();
    },
    stop.signal,
  );
  expect(seen).toEqual([found(640, 480), found(640, 480), found(640, 480)]);
});

test('an open photo is asked about by itself and can be closed', async () => {
  const { service, asked } = openService();
  const photo = await service.open(new Blob(['photo']));
  await photo.refine(insetCorners(80, 60));
  photo.close();
  expect(asked.slice(1)).toEqual([
    ['refine', { id: 7, corners: insetCorners(80, 60) }],
    ['close', 7],
  ]);
});

/** With a worker that finds the default inset in whatever it is shown. */
function openService() {
  const frames: unknown[] = [];
  const asked: [string, unknown][] = [];
  vi.stubGlobal('createImageBitmap', async (_: unknown, options: { resizeWidth: number; resizeHeight: number }) => {
    frames.push(options);
    return { width: options.resizeWidth, height: options.resizeHeight, close: () => undefined };
  });
  const answer = (name: string, question: { width: number; height: number }) => {
    if (name === 'findInFrame') return found(question.width, question.height);
    return name === 'open' ? { id: 7, ...found(80, 60) } : insetCorners(80, 60);
  };
  const link: WorkerLink<ScanWork> = {
    start: () => undefined,
    end: () => undefined,
    ask: async (name, question) => {
      asked.push([name, question]);
      return answer(name, question as never) as never;
    },
  };
  return { service: createScanService(link), frames, asked };
}

const video = (videoWidth: number, videoHeight: number) => ({ videoWidth, videoHeight }) as HTMLVideoElement;
