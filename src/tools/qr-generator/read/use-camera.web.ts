import { type RefObject, useEffect, useEffectEvent, useRef, useState } from 'react';
import { describeFailure } from '../describe-failure.ts';
import type { RgbaImage } from '../drawing/draw-code.ts';
import { pixelsOf } from '../image-pixels.web.ts';
import type { FoundCode } from '../qr-reader.ts';

/** Images are read at this many pixels along their longer side: enough for a code that fills a fifth of it. */
const frameSide = 1280;
/** Between two images, in milliseconds: the phone's processor shall rest, too. */
const pauseMs = 120;

export type CameraState =
  | { state: 'off' }
  | { state: 'starting' }
  | { state: 'on' }
  | { state: 'failed'; message: string };

/** What a camera saw: the image and the codes in it. */
export type Sighting = { image: RgbaImage; codes: readonly FoundCode[] };

/**
 * Reads codes from the camera until one is found. The camera is off as soon as that happens, when the part of the page that
 * uses it goes away, and when the page is hidden.
 */
export function useCamera(
  read: (image: RgbaImage) => Promise<readonly FoundCode[]>,
  onFound: (sighting: Sighting) => void,
): { camera: CameraState; video: RefObject<HTMLVideoElement | null>; start: () => void; stop: () => void } {
  const [camera, setCamera] = useState<CameraState>({ state: 'off' });
  const video = useRef<HTMLVideoElement>(null);
  const session = useRef<AbortController>(undefined);

  const stop = () => {
    session.current?.abort();
    session.current = undefined;
    setCamera({ state: 'off' });
  };
  const watch = useEffectEvent(async (stream: MediaStream, signal: AbortSignal) => {
    while (!signal.aborted) {
      const image = video.current && frameOf(video.current);
      const codes = image ? await read(image) : [];
      if (signal.aborted) return;
      if (image && codes.length > 0) {
        stop();
        return onFound({ image, codes });
      }
      if (stream.getVideoTracks().every(({ readyState }) => readyState === 'ended')) throw new Error(cameraLost);
      await new Promise((resolve) => setTimeout(resolve, pauseMs));
    }
  });
  const start = async () => {
    session.current?.abort();
    const control = new AbortController();
    session.current = control;
    setCamera({ state: 'starting' });
    try {
      const stream = await openCamera();
      const release = () => {
        for (const track of stream.getTracks()) track.stop();
      };
      // Whoever left while the browser was still asking gets no camera.
      if (control.signal.aborted) return release();
      control.signal.addEventListener('abort', release);
      setCamera({ state: 'on' });
      if (video.current) {
        video.current.srcObject = stream;
        await video.current.play();
      }
      await watch(stream, control.signal);
    } catch (error) {
      if (control.signal.aborted) return;
      control.abort();
      setCamera({ state: 'failed', message: cameraSentence(error) });
    }
  };

  useEffect(() => {
    const hide = () => {
      if (!document.hidden || !session.current) return;
      session.current.abort();
      session.current = undefined;
      setCamera({ state: 'off' });
    };
    document.addEventListener('visibilitychange', hide);
    return () => {
      document.removeEventListener('visibilitychange', hide);
      session.current?.abort();
    };
  }, []);
  return { camera, video, start, stop };
}

const cameraLost = 'The camera was taken away. Please start it again, or choose an image instead.';

async function openCamera(): Promise<MediaStream> {
  // Without https browsers do not even offer it.
  if (!navigator.mediaDevices?.getUserMedia) throw new DOMException('', 'NotSupportedError');
  return navigator.mediaDevices.getUserMedia({
    audio: false,
    video: { facingMode: 'environment', width: { ideal: 1920 }, height: { ideal: 1080 } },
  });
}

function frameOf(video: HTMLVideoElement): RgbaImage | undefined {
  const { videoWidth, videoHeight, readyState } = video;
  if (videoWidth === 0 || readyState < HTMLMediaElement.HAVE_CURRENT_DATA) return undefined;
  const scale = Math.min(1, frameSide / Math.max(videoWidth, videoHeight));
  return pixelsOf(video, Math.round(videoWidth * scale), Math.round(videoHeight * scale));
}

const cameraSentences: Readonly<Record<string, string>> = {
  NotAllowedError:
    'This page may not use the camera. Allow it beside the address of the page, or choose an image instead.',
  NotFoundError: 'There is no camera here. Please choose an image instead.',
  OverconstrainedError: 'There is no camera here that fits. Please choose an image instead.',
  NotReadableError: 'Another program is using the camera. Close it and try again, or choose an image instead.',
  NotSupportedError: 'This browser gives pages no camera here. Please choose an image instead.',
};

const cameraSentence = (error: unknown): string =>
  (error instanceof DOMException ? cameraSentences[error.name] : undefined) ?? describeFailure(error);
