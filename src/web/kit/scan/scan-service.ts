import { type Corners, scaleCorners } from '../../../shared/scan/corners.ts';
import type { SheetLook } from '../../../shared/scan/flatten-sheet.ts';
import { linkWorker, type WorkerLink } from '../worker/worker-link.ts';
import type { FoundPage, ScanWork } from './scan-work.ts';

/** A photo open in the scanner's worker, with the page found in it. Corners in its pixels, upright. */
export type OpenPhoto = FoundPage & {
  /** Snaps roughly placed corners to nearby edges; corners without an edge stay. */
  refine: (corners: Corners) => Promise<Corners>;
  /** The page as it will be scanned; both pages of a book side by side. The caller owns the image. */
  preview: (corners: Corners, look: SheetLook) => Promise<ImageBitmap>;
  /** Frees up to 32 MB. */
  close: () => void;
};

/** Finds, flattens and cleans pages in a worker in this browser. Everything rejects with a CallError. */
export type ScanService = {
  /** Preloads the worker. */
  warmUp: () => void;
  /** Opens a photo and finds its page. Rejects with SCAN_PHOTO_UNREADABLE for formats this browser cannot decode. */
  open: (photo: Blob) => Promise<OpenPhoto>;
  /** Finds the page in the current video frame; undefined without a frame. Corners in pixels of the video. */
  findInVideo: (video: HTMLVideoElement) => Promise<FoundPage | undefined>;
  /**
   * Keeps finding the page in a video, at most about ten times a second, until the signal aborts. A crashed worker ends it:
   * `onFound` is not called again.
   */
  watch: (video: HTMLVideoElement, onFound: (found: FoundPage) => void, signal: AbortSignal) => Promise<void>;
  /** Terminates the worker and closes all photos. */
  end: () => void;
};

/** Large enough to find a page, small enough for a phone. */
const frameSide = 400;
/** Leaves a phone time for other work. */
const leastPauseMs = 100;

const startWorker = (): Worker => new Worker(new URL('./scan-worker.ts', import.meta.url), { type: 'module' });

export function createScanService(link: WorkerLink<ScanWork> = linkWorker<ScanWork>(startWorker)): ScanService {
  const open = async (photo: Blob): Promise<OpenPhoto> => {
    const { id, ...found } = await link.ask('open', photo);
    return {
      ...found,
      refine: (corners) => link.ask('refine', { id, corners }),
      preview: (corners, look) => link.ask('preview', { id, corners, look }),
      close: () => void link.ask('close', id),
    };
  };

  const findInVideo = async (video: HTMLVideoElement): Promise<FoundPage | undefined> => {
    const { videoWidth: width, videoHeight: height } = video;
    if (width === 0 || height === 0) return undefined;
    const scale = Math.min(1, frameSide / Math.max(width, height));
    const frame = await createImageBitmap(video, {
      resizeWidth: Math.max(1, Math.round(width * scale)),
      resizeHeight: Math.max(1, Math.round(height * scale)),
      resizeQuality: 'medium',
    }).catch(() => undefined);
    // Chromium sometimes refuses frames, mostly a camera's first: try the next one.
    if (!frame) return undefined;
    const { corners, ...found } = await link.ask('findInFrame', frame);
    frame.close();
    return { ...found, width, height, corners: scaleCorners(corners, width / found.width) };
  };

  const watch: ScanService['watch'] = async (video, onFound, signal) => {
    while (!signal.aborted) {
      const start = performance.now();
      const found = await findInVideo(video);
      if (signal.aborted) return;
      if (found) onFound(found);
      await new Promise((resolve) => setTimeout(resolve, Math.max(0, start + leastPauseMs - performance.now())));
    }
  };

  return { warmUp: link.start, open, findInVideo, watch, end: link.end };
}
