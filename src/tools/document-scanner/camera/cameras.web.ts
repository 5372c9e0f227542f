/** What a camera is asked for; it gives the nearest it can. */
const wanted = { width: { ideal: 1920 }, height: { ideal: 1080 } } satisfies MediaTrackConstraints;

/** TypeScript's DOM types do not know the lamp of the Image Capture specification. */
type Lamp = { torch?: boolean };

/** A camera of this device. Its name is the system's: 'Back Camera', 'camera2 0, facing back'. */
export type CameraDevice = { id: string; name: string };

/**
 * Opens the camera with this id, or the one at the back of a phone.
 *
 * @returns undefined for every reason there can be: none, denied, in use, no secure page. To the visitor they are one.
 */
export async function openCamera(id?: string): Promise<MediaStream | undefined> {
  const which = id === undefined ? { facingMode: 'environment' } : { deviceId: { exact: id } };
  try {
    return await navigator.mediaDevices.getUserMedia({ audio: false, video: { ...wanted, ...which } });
  } catch {
    return undefined;
  }
}

/** The cameras of this device. Browsers name them only once one was allowed; until then there are none. */
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
  // Older Firefox has no such question.
  if (!track || !('getCapabilities' in track)) return false;
  const capabilities: MediaTrackCapabilities & Lamp = track.getCapabilities();
  return capabilities.torch === true;
}

/** Switches the lamp; rejects where the camera offers one that it cannot switch. */
export async function setTorch(stream: MediaStream, isOn: boolean): Promise<void> {
  const lamp: MediaTrackConstraintSet & Lamp = { torch: isOn };
  await stream.getVideoTracks()[0]?.applyConstraints({ advanced: [lamp] });
}

/** Stops it, with its lamp. */
export function closeCamera(stream: MediaStream | undefined): void {
  for (const track of stream?.getTracks() ?? []) track.stop();
}
