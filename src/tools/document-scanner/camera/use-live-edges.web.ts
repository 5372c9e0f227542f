import { type RefObject, useEffect, useEffectEvent, useState } from 'react';
import type { Corners } from '../../../shared/scan/corners.ts';
import type { ScanService } from '../../../web/kit/scan/scan-service.ts';
import type { FoundPage } from '../../../web/kit/scan/scan-work.ts';
import { type ImageMeasures, smoothCorners } from '../edges/corner-geometry.ts';
import { followSteadiness, type Steadiness, steadyMs } from './steadiness.ts';

export type LiveEdges = {
  /** Of the camera's image, in pixels; undefined until it shows one. */
  size: ImageMeasures | undefined;
  /** In those pixels; undefined while there is no paper in sight. */
  corners: Corners | undefined;
  sure: boolean;
  /** The paper has begun to lie still. */
  steady: boolean;
};

const nothing: LiveEdges = { size: undefined, corners: undefined, sure: false, steady: false };
/** How long edges that were not found again stay, in milliseconds: a shaking hand loses them for a moment. */
const keptMs = 500;

/**
 * Looks for paper in what the camera sees, about ten times a second.
 *
 * @param onSteady is called once the paper has been lying still for a while
 */
export function useLiveEdges(
  service: ScanService,
  video: RefObject<HTMLVideoElement | null>,
  stream: MediaStream | undefined,
  onSteady: (() => void) | undefined,
): LiveEdges {
  const [live, setLive] = useState(nothing);
  const tellSteady = useEffectEvent(() => onSteady?.());

  useEffect(() => {
    const element = video.current;
    if (!stream || !element) return setLive(nothing);
    const control = new AbortController();
    // A photo can be taken before, and without, edges being found.
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
      if (restedMs > steadyMs) tellSteady();
    };
    const watch = async () => {
      // Its size comes before its first frame, and a frame that is not there cannot be looked at.
      if (element.readyState < HTMLMediaElement.HAVE_CURRENT_DATA) await firstFrame(element, control.signal);
      await service.watch(element, follow, control.signal);
    };
    watch().catch((error: unknown) => {
      // A camera that was stopped has no more frames.
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
