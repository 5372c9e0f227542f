import { useEffect, useEffectEvent, useState } from 'react';
import { z } from 'zod';
import { keepForVisit, readForVisit } from '../kept-for-visit.web.ts';
import {
  type CameraDevice,
  closeCamera,
  deviceOf,
  hasTorch,
  listCameras,
  openCamera,
  setTorch,
} from './cameras.web.ts';

export type Camera = {
  /** Undefined while it opens. */
  stream: MediaStream | undefined;
  /** All cameras of this device, and which of them is open. */
  devices: readonly CameraDevice[];
  deviceId: string | undefined;
  open: (deviceId: string) => void;
  /** Undefined for a camera without a torch. */
  torch: { isOn: boolean; set: (isOn: boolean) => void } | undefined;
};

type CameraEvents = {
  /** There is none, or access was denied. */
  onUnavailable: () => void;
  /** The page was hidden and the camera stopped. */
  onHidden: () => void;
  /** The chosen one could not be opened: this is another. */
  onReplaced: () => void;
  onTorchFailed: () => void;
};

const [deviceName, torchName] = ['camera', 'torch'];

/**
 * A camera, open while this is rendered and the page is visible, so that its light never stays on. Camera and torch are
 * remembered for the visit.
 */
export function useCamera(callbacks: CameraEvents): Camera {
  // Not the id alone: one that failed to open can be requested again.
  const [wanted, setWanted] = useState(() => ({ id: readForVisit(deviceName, z.string()) }));
  const [opened, setOpened] = useState<{ stream: MediaStream; hasTorch: boolean }>();
  const [devices, setDevices] = useState<readonly CameraDevice[]>([]);
  const [isTorchOn, setTorchOn] = useState(false);
  const reportUnavailable = useEffectEvent(callbacks.onUnavailable);
  const reportHidden = useEffectEvent(callbacks.onHidden);
  const reportReplaced = useEffectEvent(callbacks.onReplaced);
  const light = async (stream: MediaStream, isOn: boolean) => {
    try {
      await setTorch(stream, isOn);
      setTorchOn(isOn);
      keepForVisit(torchName, isOn);
    } catch {
      if (!stream.active) return;
      keepForVisit(torchName, undefined);
      setOpened((current) => (current?.stream === stream ? { stream, hasTorch: false } : current));
      callbacks.onTorchFailed();
    }
  };
  const lightAgain = useEffectEvent((stream: MediaStream) => void light(stream, true));

  useEffect(() => {
    const listening = new AbortController();
    const { signal } = listening;
    let stream: MediaStream | undefined;
    const open = async () => {
      const asked = wanted.id === undefined ? undefined : await openCamera(wanted.id);
      stream = asked ?? (signal.aborted ? undefined : await openCamera());
      if (signal.aborted) return closeCamera(stream);
      if (!stream) return reportUnavailable();
      if (wanted.id !== undefined && !asked) {
        keepForVisit(deviceName, undefined);
        reportReplaced();
      }
      // Unplugged, or blocked in the browser's settings.
      stream.getVideoTracks()[0]?.addEventListener('ended', () => reportUnavailable(), { signal });
      const withTorch = hasTorch(stream);
      setOpened({ stream, hasTorch: withTorch });
      if (withTorch && readForVisit(torchName, z.boolean())) lightAgain(stream);
      await list();
    };
    const list = async () => {
      const found = await listCameras();
      if (!signal.aborted) setDevices(found);
    };
    navigator.mediaDevices?.addEventListener('devicechange', () => void list(), { signal });
    document.addEventListener('visibilitychange', () => document.visibilityState === 'hidden' && reportHidden(), {
      signal,
    });
    window.addEventListener('pagehide', () => reportHidden(), { signal });
    void open();
    return () => {
      listening.abort();
      closeCamera(stream);
      setOpened(undefined);
      setTorchOn(false);
    };
  }, [wanted]);

  const stream = opened?.stream;
  return {
    stream,
    devices,
    deviceId: deviceOf(stream),
    open: (id) => {
      keepForVisit(deviceName, id);
      setWanted({ id });
    },
    torch: opened?.hasTorch ? { isOn: isTorchOn, set: (isOn) => void light(opened.stream, isOn) } : undefined,
  };
}
