import { type RefObject, useEffect, useEffectEvent, useState } from 'react';
import type { Corners } from '../../../shared/scan/corners.ts';
import type { ScanService } from '../../../web/kit/scan/scan-service.ts';
import type { FoundPage } from '../../../web/kit/scan/scan-work.ts';
import { type ImageMeasures, smoothCorners } from '../edges/corner-geometry.ts';
import { followSteadiness, type Steadiness, steadyMs } from './steadiness.ts';

export type LiveEdges = {
  /** Of the camera image, in pixels; undefined until there is one. */
  size: ImageMeasures | undefined;
  /** In those pixels; undefined while no paper is visible. */
  corners: Corners | undefined;
  sure: boolean;
  /** The paper has started to be steady. */
  steady: boolean;
};

const nothing: LiveEdges = { size: undefined, corners: undefined, sure: false, steady: false };
/** How long lost edges stay visible, in milliseconds: a shaking hand loses them for a moment. */
const keptMs = 500;

/**
 * Detects paper in the camera image about ten times a second.
 * @param onSteady is called once the paper has been steady for a while
 */
export function useLiveEdges(
  service: ScanService,
  video: RefObject<HTMLVideoElement | null>,
  stream: MediaStream | undefined,
  onSteady: (() => void) | undefined,
): LiveEdges {
  const [live, setLive] = useState(nothing);
  const reportSteady = useEffectEvent(() => onSteady?.());

  useEffect(() => {
    const element = video.current;
    if (!stream || !element) return setLive(nothing);
    const control = new AbortController();
    // Photos can be taken before, and without, edges being found.
    const showSize = () => setLive((last) => ({ ...last, size: sizeOf(element) }));
    element.addEventListener('loadedmetadata', showSize, { signal: control.signal });
    let shown: { corners: Corners; at: number } | undefined;
    let rest: Steadiness | undefined;
    const follow = ({ width, height, corners, sure }: FoundPage) => {
      const size = { width, height };
      const now = performance.now();
      rest = followSteadiness(rest, sure ? corners : undefined, size, now);
      if (sure) shown = { corners: smoothCorners(shown?.corners, corners, size), at: now };
      else if (shown && now - shown.at > keptMs) shown = undefined;
      const restedMs = rest ? now - rest.since : 0;
      setLive({ size, corners: shown?.corners, sure: shown !== undefined, steady: restedMs > steadyMs / 3 });
      if (restedMs > steadyMs) reportSteady();
    };
    const watch = async () => {
      // Its size is known before its first frame, which cannot be read yet.
      if (element.readyState < HTMLMediaElement.HAVE_CURRENT_DATA) await firstFrame(element, control.signal);
      await service.watch(element, follow, control.signal);
    };
    watch().catch((error: unknown) => {
      // A stopped camera has no more frames.
      if (!control.signal.aborted) reportError(error);
    });
    return () => control.abort();
  }, [video, stream, service]);
  return live;
}

const sizeOf = ({ videoWidth: width, videoHeight: height }: HTMLVideoElement): ImageMeasures | undefined =>
  width > 0 && height > 0 ? { width, height } : undefined;

const firstFrame = (video: HTMLVideoElement, signal: AbortSignal) =>
  new Promise((resolve) => video.addEventListener('loadeddata', resolve, { once: true, signal }));
