import { useEffect, useState, useSyncExternalStore } from 'react';
import { createScanService, type ScanService } from '../../web/scan/scan-service.ts';
import { CallError } from '../../web/tool-shell/call-error.ts';
import { keepScans, readScans } from './kept-scans.tsx';
import { emptyList, type ScanList } from './pages/scan-list.ts';
import { type ExaminePhoto, ScanDesk } from './scan-desk.tsx';

/** How long the list rests before it is written down, in milliseconds: not at every letter that is typed. */
const settledMs = 600;

/** The photos and pages of this page. Work on them ends when it is left; the pages are there again after a reload. */
export function useScanDesk(): { desk: ScanDesk; list: ScanList; service: ScanService } {
  const [service] = useState(() => createScanService());
  const [desk] = useState(() => new ScanDesk((photo) => examine(service, photo)));
  const [isRestored, setRestored] = useState(false);
  const list = useSyncExternalStore(desk.subscribe, desk.list, () => emptyList);
  useEffect(() => {
    let isLeft = false;
    const restore = async () => {
      const { pages, originals } = await readScans();
      if (isLeft) return;
      if (pages.length > 0) desk.restore(pages, originals);
      setRestored(true);
    };
    restore().catch(reportError);
    service.warmUp();
    return () => {
      isLeft = true;
      desk.cancel();
      service.end();
    };
  }, [desk, service]);
  const { pages } = list;
  useEffect(() => {
    if (!isRestored) return;
    // What was cleared is forgotten at once.
    const timer = setTimeout(() => void keepScans(pages, desk.original), pages.length === 0 ? 0 : settledMs);
    return () => clearTimeout(timer);
  }, [desk, pages, isRestored]);
  return { desk, list, service };
}

/** Looks for the paper in a photo; undefined for one that this browser cannot show. */
async function examine(service: ScanService, file: File): ReturnType<ExaminePhoto> {
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
