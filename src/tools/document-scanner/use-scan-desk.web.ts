import { useEffect, useSyncExternalStore } from 'react';
import { z } from 'zod';
import { CallError } from '../../web/kit/http/call-error.ts';
import { createScanService, type ScanService } from '../../web/kit/scan/scan-service.ts';
import { listOf, readAs } from '../../web/kit/tool-shell/kept-items.ts';
import type { KeptPage } from '../../web/kit/tool-shell/kept-page.ts';
import { useKeptObject } from '../../web/kit/tool-shell/kept-pages.tsx';
import { emptyList, keptPhotoSchema, type ScanList, scannedPageSchema } from './pages/scan-list.ts';
import { type ExaminePhoto, type KeptScans, ScanDesk } from './scan-desk.web.ts';
import { makeShowable } from './showable-copy.web.ts';

const readScans = readAs(
  z.object({
    pages: listOf(scannedPageSchema),
    photos: listOf(keptPhotoSchema),
    originals: listOf(z.object({ key: z.string(), file: z.instanceof(File) })),
    selected: z.string().optional(),
    open: z.string().optional(),
  }) satisfies z.ZodType<KeptScans>,
);

/** The photos and pages of the scanner, and the work on them, which goes on while the visitor is elsewhere on the site. */
export function useScanDesk(): { desk: ScanDesk; list: ScanList; service: ScanService } {
  const kept = useKeptObject('scans', createKeptDesk);
  const { desk, service } = kept;
  const list = useSyncExternalStore(desk.subscribe, desk.list, () => emptyList);
  useEffect(() => {
    kept.isShown = true;
    service.warmUp();
    return () => {
      kept.isShown = false;
      void desk.looked().then(() => kept.isShown || service.end());
    };
  }, [kept, desk, service]);
  return { desk, list, service };
}

function createKeptDesk(page: KeptPage) {
  const service = createScanService();
  const desk = new ScanDesk((photo) => examine(service, photo));
  let before = desk.list();
  let photosBefore = '[]';
  desk.subscribe(() => {
    const list = desk.list();
    const kept = desk.kept();
    const photos = JSON.stringify(kept.photos);
    const isSame = list.pages === before.pages && list.selected === before.selected && list.open === before.open;
    const isEmpty = list.pages.length + list.photos.length === 0;
    // Progress changes nothing of it.
    if (!isSame || photos !== photosBefore) page.keep('scans', isEmpty ? undefined : kept);
    [before, photosBefore] = [list, photos];
  });
  page.restore('scans', async (value) => {
    const kept = readScans(value);
    if (!kept) return;
    // Pages go with their images.
    const isThere = await Promise.all(kept.pages.map(({ image }) => isOnServer(image.url)));
    desk.restore({ ...kept, pages: kept.pages.filter((_page, index) => isThere[index]) });
  });
  return { desk, service, isShown: false };
}

/** Whether the server still has a file. One that cannot be asked is believed to have it. */
async function isOnServer(url: string): Promise<boolean> {
  const response = await fetch(url, { method: 'HEAD' }).catch(() => undefined);
  return response?.status !== 404;
}

/** Detects the paper in a photo, or in a copy this browser can show. */
async function examine(service: ScanService, file: File): ReturnType<ExaminePhoto> {
  const seen = await lookAt(service, file);
  if (seen) return seen;
  const copy = await makeShowable(file);
  const seenInCopy = copy && (await lookAt(service, copy));
  return seenInCopy && { ...seenInCopy, copy };
}

async function lookAt(service: ScanService, file: File): ReturnType<ExaminePhoto> {
  try {
    const photo = await service.open(file);
    photo.close();
    const { width, height, corners, sure } = photo;
    return { size: { width, height }, corners, sure };
  } catch (error) {
    if (error instanceof CallError) return undefined;
    throw error;
  }
}
