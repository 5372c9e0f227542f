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

/** Photos not processed yet. */
const noPhotos: readonly File[] = [];
const readPhotos = readAs(listOf(z.instanceof(File)));

/** Debounce before the list is saved, in milliseconds. */
const saveDelayMs = 600;

/** The page's photos and scanned pages. Work on them is cancelled when the page is left; a reload restores them. */
export function useScanDesk(): { desk: ScanDesk; list: ScanList; service: ScanService } {
  const [service] = useState(() => createScanService());
  const [desk] = useState(() => new ScanDesk((photo) => examine(service, photo)));
  const [isRestored, setRestored] = useState(false);
  /** The list as last saved; undefined until the last visit's list is loaded. */
  const savedPages = useRef<readonly ScannedPage[]>(undefined);
  const list = useSyncExternalStore(desk.subscribe, desk.list, () => emptyList);
  useEffect(() => {
    let isUnmounted = false;
    const restore = async () => {
      const { pages, originals } = await readScans();
      if (isUnmounted) return;
      savedPages.current = pages;
      if (pages.length > 0) desk.restore(withUnsavedTexts(pages), originals);
      setRestored(true);
    };
    const saveAtOnce = () => {
      const { pages } = desk.list();
      if (savedPages.current === undefined || savedPages.current === pages) return;
      keepUnsavedTexts(pages, savedPages.current);
      void save(desk, savedPages);
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
      isUnmounted = true;
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
    // Restores after Back or a reload; afterwards it only mirrors the waiting photos.
    if (waiting.length > 0 && !hasPhotos.current) desk.add(waiting);
  }, [desk, waiting]);
  useEffect(() => {
    hasPhotos.current ||= photos.length > 0;
    if (hasPhotos.current) keepWaiting(photos.flatMap(({ original }) => desk.original(original) ?? []));
  }, [desk, photos, keepWaiting]);
  useEffect(() => {
    if (!isRestored) return;
    // A cleared list is deleted without delay.
    const timer = setTimeout(() => void save(desk, savedPages), pages.length === 0 ? 0 : saveDelayMs);
    return () => clearTimeout(timer);
  }, [desk, pages, isRestored]);
  return { desk, list, service };
}

async function save(desk: ScanDesk, savedPages: { current: readonly ScannedPage[] | undefined }): Promise<void> {
  const { pages } = desk.list();
  if (!(await keepScans(pages, desk.original))) return;
  savedPages.current = pages;
  if (desk.list().pages === pages) forgetUnsavedTexts();
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
