import { useEffect, useEffectEvent, useState } from 'react';

/** What the visitor's camera is asked for; it gives the nearest it can. */
const wanted: MediaStreamConstraints = {
  audio: false,
  video: { facingMode: 'environment', width: { ideal: 1920 }, height: { ideal: 1080 } },
};

/**
 * The camera, as long as this is rendered and the page is in sight: it stops when either ends, so that no lamp stays on.
 *
 * @param hear.onUnavailable there is none, or it was denied
 * @param hear.onHidden the page went out of sight and the camera was stopped
 */
export function useCamera(hear: { onUnavailable: () => void; onHidden: () => void }): MediaStream | undefined {
  const [stream, setStream] = useState<MediaStream>();
  const tellUnavailable = useEffectEvent(hear.onUnavailable);
  const tellHidden = useEffectEvent(hear.onHidden);

  useEffect(() => {
    const listening = new AbortController();
    let opened: MediaStream | undefined;
    const open = async () => {
      const camera = await askForCamera();
      if (listening.signal.aborted) return stop(camera);
      if (!camera) return tellUnavailable();
      opened = camera;
      // Unplugged, or taken away in the browser's settings.
      camera.getVideoTracks()[0]?.addEventListener('ended', () => tellUnavailable(), { signal: listening.signal });
      setStream(camera);
    };
    const onVisibility = () => {
      if (document.visibilityState === 'hidden') tellHidden();
    };
    document.addEventListener('visibilitychange', onVisibility, { signal: listening.signal });
    window.addEventListener('pagehide', () => tellHidden(), { signal: listening.signal });
    void open();
    return () => {
      listening.abort();
      stop(opened);
    };
  }, []);
  return stream;
}

/** Undefined for every reason there can be: none, denied, in use, no secure page. To the visitor they are one. */
async function askForCamera(): Promise<MediaStream | undefined> {
  try {
    return await navigator.mediaDevices.getUserMedia(wanted);
  } catch {
    return undefined;
  }
}

function stop(stream: MediaStream | undefined): void {
  for (const track of stream?.getTracks() ?? []) track.stop();
}
