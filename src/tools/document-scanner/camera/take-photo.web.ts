/** Timeout for a camera's photo, in milliseconds, before the current frame is used instead. */
const patienceMs = 4000;
const jpegQuality = 0.95;

/** A photo at the camera's full resolution where the browser supports it (Chrome on Android), or else the current frame. */
export async function takePhoto(video: HTMLVideoElement, stream: MediaStream): Promise<File> {
  const photo = (await takeFullPhoto(stream)) ?? (await takeFrame(video));
  return new File([photo], 'photo.jpg', { type: 'image/jpeg' });
}

async function takeFullPhoto(stream: MediaStream): Promise<Blob | undefined> {
  const [track] = stream.getVideoTracks();
  if (!track || typeof ImageCapture === 'undefined') return undefined;
  const capture = new ImageCapture(track);
  try {
    const { imageWidth, imageHeight } = await inTime(capture.getPhotoCapabilities());
    const { width = 0 } = track.getSettings();
    // When the photo is no larger than the frame, the frame is faster.
    if (!imageWidth?.max || !imageHeight?.max || imageWidth.max <= width) return undefined;
    const photo = await inTime(capture.takePhoto({ imageWidth: imageWidth.max, imageHeight: imageHeight.max }));
    return photo.type === 'image/jpeg' ? photo : undefined;
  } catch {
    // Many cameras claim what they cannot do; the frame always works.
    return undefined;
  }
}

async function takeFrame(video: HTMLVideoElement): Promise<Blob> {
  const canvas = new OffscreenCanvas(video.videoWidth, video.videoHeight);
  const context = canvas.getContext('2d');
  if (!context) throw new Error('This browser has no canvas to take a photo with.');
  context.drawImage(video, 0, 0);
  return canvas.convertToBlob({ type: 'image/jpeg', quality: jpegQuality });
}

const inTime = <Value>(promise: Promise<Value>): Promise<Value> =>
  Promise.race([
    promise,
    new Promise<never>((_resolve, reject) =>
      setTimeout(() => reject(new Error('The camera is too slow.')), patienceMs),
    ),
  ]);
