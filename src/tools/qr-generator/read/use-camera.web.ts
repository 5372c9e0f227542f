import { type RefObject, useEffect, useEffectEvent, useRef, useState } from 'react';
import { t } from '../../../shared/language/translate.ts';
import type { RgbaImage } from '../../../shared/qr/draw-code.ts';
import { describeFailure } from '../describe-failure.ts';
import { pixelsOf } from '../image-pixels.web.ts';
import type { FoundCode } from '../qr-reader.ts';

/** Longer side of the frames in pixels: enough for a code that fills a fifth of it. */
const frameSide = 1280;
/** Pause between frames, in milliseconds, to spare the phone's processor. */
const pauseMs = 120;

export type CameraState =
  | { state: 'off' }
  | { state: 'starting' }
  | { state: 'on' }
  | { state: 'failed'; message: string };

/** A camera frame and the codes in it. */
export type Sighting = { image: RgbaImage; codes: readonly FoundCode[] };

/** Reads codes from the camera until one is found. The camera stops then, on unmount, and when the page is hidden. */
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
      // Unmounted while the browser was still asking.
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

const cameraLost = t('The camera was disconnected. Please start it again, or choose an image instead.');

async function openCamera(): Promise<MediaStream> {
  // Without https, browsers do not even offer it.
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
  NotAllowedError: t(
    'This page may not use the camera. Allow it next to the address of the page, or choose an image instead.',
  ),
  NotFoundError: t('There is no camera here. Please choose an image instead.'),
  OverconstrainedError: t('There is no suitable camera here. Please choose an image instead.'),
  NotReadableError: t('Another program is using the camera. Close it and try again, or choose an image instead.'),
  NotSupportedError: t('This browser does not offer a camera here. Please choose an image instead.'),
};

const cameraSentence = (error: unknown): string =>
  (error instanceof DOMException ? cameraSentences[error.name] : undefined) ?? describeFailure(error);
