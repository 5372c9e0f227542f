/** Requested camera settings; the browser picks the nearest. */
const wanted = { width: { ideal: 1920 }, height: { ideal: 1080 } } satisfies MediaTrackConstraints;

/** TypeScript's DOM types lack the torch of the Image Capture specification. */
type Lamp = { torch?: boolean };

/** A camera of this device, with the system's name: 'Back Camera', 'camera2 0, facing back'. */
export type CameraDevice = { id: string; name: string };

/**
 * Opens the camera with this id, or a phone's back camera.
 * @returns undefined for any failure: no camera, denied, in use, or an insecure page. The page treats them alike.
 */
export async function openCamera(id?: string): Promise<MediaStream | undefined> {
  const which = id === undefined ? { facingMode: 'environment' } : { deviceId: { exact: id } };
  try {
    return await navigator.mediaDevices.getUserMedia({ audio: false, video: { ...wanted, ...which } });
  } catch {
    return undefined;
  }
}

/** This device's cameras. Empty until access was granted, as browsers hide their names before. */
export async function listCameras(): Promise<CameraDevice[]> {
  const devices = await navigator.mediaDevices.enumerateDevices().catch(() => []);
  return devices
    .filter(({ kind, deviceId }) => kind === 'videoinput' && deviceId !== '')
    .map(({ deviceId, label }) => ({ id: deviceId, name: label }));
}

export const deviceOf = (stream: MediaStream | undefined): string | undefined =>
  stream?.getVideoTracks()[0]?.getSettings().deviceId;

export function hasTorch(stream: MediaStream): boolean {
  const [track] = stream.getVideoTracks();
  // Older Firefox does not support this query.
  if (!track || !('getCapabilities' in track)) return false;
  const capabilities: MediaTrackCapabilities & Lamp = track.getCapabilities();
  return capabilities.torch === true;
}

/** Switches the torch; rejects where the camera offers one it cannot switch. */
export async function setTorch(stream: MediaStream, isOn: boolean): Promise<void> {
  const lamp: MediaTrackConstraintSet & Lamp = { torch: isOn };
  await stream.getVideoTracks()[0]?.applyConstraints({ advanced: [lamp] });
}

/** Stops the camera and its torch. */
export function closeCamera(stream: MediaStream | undefined): void {
  for (const track of stream?.getTracks() ?? []) track.stop();
}
