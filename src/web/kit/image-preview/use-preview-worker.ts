import { useEffect, useState } from 'react';
import { linkWorker, type WorkerLink } from '../worker/worker-link.ts';
import type { PreviewWork } from './preview-work.ts';

/** The worker that encodes and compares images, for as long as the page shows a preview. */
export function usePreviewWorker(): WorkerLink<PreviewWork> {
  const [link] = useState(() =>
    linkWorker<PreviewWork>(() => new Worker(new URL('./preview-worker.ts', import.meta.url), { type: 'module' })),
  );
  useEffect(() => link.end, [link]);
  return link;
}
