import { type Corners, scaleCorners } from '../../../shared/scan/corners.ts';
import type { SheetLook } from '../../../shared/scan/flatten-sheet.ts';
import { linkWorker, type WorkerLink } from '../worker/worker-link.ts';
import type { FoundPage, ScanWork } from './scan-work.ts';

/** A photo that is open in the scanner's worker, with the page that was found in it. Corners in its pixels, upright. */
export type OpenPhoto = FoundPage & {
  /** Moves corners that were placed roughly onto the edges beside them; those without an edge stay. */
  refine: (corners: Corners) => Promise<Corners>;
  /** The page as the scan will look; both pages of a book side by side. The image is the caller's, to close. */
  preview: (corners: Corners, look: SheetLook) => Promise<ImageBitmap>;
  /** Gives its memory back, up to 32 MB. */
  close: () => void;
};

/** Finds, flattens and cleans pages in this browser, in a worker. Everything rejects with a CallError. */
export type ScanService = {
  /** Loads the worker already. */
  warmUp: () => void;
  /** Opens a photo and finds its page. Rejects with SCAN_PHOTO_UNREADABLE for formats that this browser does not know. */
  open: (photo: Blob) => Promise<OpenPhoto>;
  /** Finds the page in what a video shows now; undefined when it has no frame to look at. Corners in pixels of the video. */
  findInVideo: (video: HTMLVideoElement) => Promise<FoundPage | undefined>;
  /**
   * Finds the page in a video over and over, at most about ten times a second, until the signal aborts. A worker that breaks
   * ends it: `onFound` is then not called again.
   */
  watch: (video: HTMLVideoElement, onFound: (found: FoundPage) => void, signal: AbortSignal) => Promise<void>;
  /** Ends the worker with all that is open. */
  end: () => void;
};

/** Large enough to find a page in, and quick on a phone. */
const frameSide = 400;
/** The page must not take all of a phone's time. */
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
    // Chromium refuses frames at times, mostly a camera's first: the next one is looked at.
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
