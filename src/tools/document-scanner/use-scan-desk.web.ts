import { useEffect, useRef, useState, useSyncExternalStore } from 'react';
import { z } from 'zod';
import { CallError } from '../../web/kit/http/call-error.ts';
import { createScanService, type ScanService } from '../../web/kit/scan/scan-service.ts';
import { listOf, readAs } from '../../web/kit/tool-shell/kept-items.ts';
import { useKeptState } from '../../web/kit/tool-shell/kept-pages.tsx';
import { keepScans, readScans } from './kept-scans.web.ts';
import { emptyList, type ScanList, type ScannedPage } from './pages/scan-list.ts';
import { type ExaminePhoto, ScanDesk } from './scan-desk.web.ts';
import { makeShowable } from './showable-copy.web.ts';
import { forgetUnsavedTexts, keepUnsavedTexts, withUnsavedTexts } from './unsaved-texts.web.ts';

/** Photos that were not processed yet. */
const noPhotos: readonly File[] = [];
const readPhotos = readAs(listOf(z.instanceof(File)));

/** How long the list rests before it is written down, in milliseconds: not at every letter that is typed. */
const settledMs = 600;

/** The photos and pages of this page. Work on them ends when it is left; the pages are there again after a reload. */
export function useScanDesk(): { desk: ScanDesk; list: ScanList; service: ScanService } {
  const [service] = useState(() => createScanService());
  const [desk] = useState(() => new ScanDesk((photo) => examine(service, photo)));
  const [isRestored, setRestored] = useState(false);
  /** The list as it was written down last; undefined until the one of the last visit is here. */
  const saved = useRef<readonly ScannedPage[]>(undefined);
  const list = useSyncExternalStore(desk.subscribe, desk.list, () => emptyList);
  useEffect(() => {
    let isLeft = false;
    const restore = async () => {
      const { pages, originals } = await readScans();
      if (isLeft) return;
      saved.current = pages;
      if (pages.length > 0) desk.restore(withUnsavedTexts(pages), originals);
      setRestored(true);
    };
    const saveAtOnce = () => {
      const { pages } = desk.list();
      if (saved.current === undefined || saved.current === pages) return;
      keepUnsavedTexts(pages, saved.current);
      void save(desk, saved);
    };
    const leaving = new AbortController();
    const { signal } = leaving;
    window.addEventListener('pagehide', saveAtOnce, { signal });
    document.addEventListener('visibilitychange', () => document.visibilityState === 'hidden' && saveAtOnce(), {
      signal,
    });
    restore().catch(reportError);
    service.warmUp();
    return () => {
      isLeft = true;
      leaving.abort();
      saveAtOnce();
      desk.cancel();
      service.end();
    };
  }, [desk, service]);
  const { pages, photos } = list;
  const [waiting, keepWaiting] = useKeptState<readonly File[]>('photos', noPhotos, readPhotos);
  const hasPhotos = useRef(false);
  useEffect(() => {
    // After Back or a reload; later on, it only follows what is on the table.
    if (waiting.length > 0 && !hasPhotos.current) desk.add(waiting);
  }, [desk, waiting]);
  useEffect(() => {
    hasPhotos.current ||= photos.length > 0;
    if (hasPhotos.current) keepWaiting(photos.flatMap(({ original }) => desk.original(original) ?? []));
  }, [desk, photos, keepWaiting]);
  useEffect(() => {
    if (!isRestored) return;
    // What was cleared is forgotten at once.
    const timer = setTimeout(() => void save(desk, saved), pages.length === 0 ? 0 : settledMs);
    return () => clearTimeout(timer);
  }, [desk, pages, isRestored]);
  return { desk, list, service };
}

async function save(desk: ScanDesk, saved: { current: readonly ScannedPage[] | undefined }): Promise<void> {
  const { pages } = desk.list();
  if (!(await keepScans(pages, desk.original))) return;
  saved.current = pages;
  if (desk.list().pages === pages) forgetUnsavedTexts();
}

/** Looks for the paper in a photo, or in a copy of it that this browser can show. */
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
