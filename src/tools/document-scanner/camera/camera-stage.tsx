import { Camera, Flashlight, FlashlightOff, RefreshCw, SwitchCamera } from 'lucide-react';
import { useEffect, useEffectEvent, useRef, useState } from 'react';
import { t } from '../../../shared/language/translate.ts';
import type { ScanService } from '../../../web/kit/scan/scan-service.ts';
import { CheckboxField } from '../../../web/kit/ui/checkbox-field.tsx';
import { tellFailure } from '../../../web/kit/ui/toast.ts';
import { EdgeLines } from '../edges/edge-lines.tsx';
import { stageHeight } from '../edges/stage-height.ts';
import { useBroughtIntoView } from '../use-brought-into-view.web.ts';
import { CameraButton } from './camera-button.tsx';
import { takePhoto } from './take-photo.web.ts';
import { type Camera as CameraInUse, useCamera } from './use-camera.web.ts';
import { type LiveEdges, useLiveEdges } from './use-live-edges.web.ts';

const cameraDenied = { title: t('Camera unavailable'), text: t('Please use file upload instead.') };
const cameraReplaced = { title: t('Another camera is used'), text: t('The camera you chose cannot be opened.') };
const torchFailed = { title: t('No light'), text: t('The light of this camera cannot be switched on.') };

type CameraStageProps = {
  service: ScanService;
  /** What to hold before the camera, said until its edges are found. */
  advice: string;
  /** How many pages there are already. */
  scanned: number;
  autoCapture: boolean;
  onAutoCapture: (on: boolean) => void;
  onPhoto: (photo: File) => void;
  onCancel: () => void;
};

/** The camera's image with the edges of the paper in it, and the shutter. */
export function CameraStage({
  service,
  advice,
  scanned,
  autoCapture,
  onAutoCapture,
  onPhoto,
  onCancel,
}: CameraStageProps) {
  const video = useRef<HTMLVideoElement>(null);
  const [taking, setTaking] = useState(false);
  const camera = useCamera({
    onUnavailable: () => {
      tellFailure(cameraDenied);
      onCancel();
    },
    onHidden: onCancel,
    onReplaced: () => tellFailure(cameraReplaced),
    onTorchFailed: () => tellFailure(torchFailed),
  });
  const { stream, devices } = camera;
  const place = devices.findIndex(({ id }) => id === camera.deviceId);
  const next = devices[(place + 1) % devices.length];
  useEffect(() => {
    if (video.current) video.current.srcObject = stream ?? null;
  }, [stream]);

  const capture = async () => {
    if (!stream || !video.current || taking) return;
    setTaking(true);
    onPhoto(await takePhoto(video.current, stream));
  };
  const captureByItself = useEffectEvent(() => void capture());
  const live = useLiveEdges(service, video, stream, autoCapture && !taking ? captureByItself : undefined);
  const isReady = live.size !== undefined;
  const stage = useBroughtIntoView(isReady);

  return (
    <section
      ref={stage}
      aria-label="Camera"
      className="overflow-hidden rounded-[20px] border border-line bg-black shadow-lift"
    >
      <div className="relative grid min-h-64 place-items-center">
        <div className="relative max-w-full" style={live.size && stageStyle(live.size)}>
          <video ref={video} autoPlay playsInline muted aria-label="What the camera sees" className="block size-full" />
          {live.size && live.corners && <EdgeLines size={live.size} corners={live.corners} isGuess={!live.sure} />}
        </div>
        <CameraAdvice live={live} taking={taking} advice={advice} autoCapture={autoCapture} />
        <CameraSwitches camera={camera} next={next} isOff={taking} />
        <p role="status" className="sr-only">
          {devices.length > 1 &&
            devices[place] &&
            t('Camera {number} of {count}: {name}', {
              number: place + 1,
              count: devices.length,
              name: devices[place].name,
            })}
        </p>
      </div>
      <ShutterBar
        scanned={scanned}
        taking={taking}
        isReady={isReady}
        autoCapture={autoCapture}
        onAutoCapture={onAutoCapture}
        onCapture={capture}
      />
    </section>
  );
}

function CameraAdvice(props: { live: LiveEdges; taking: boolean; advice: string; autoCapture: boolean }) {
  const { live, taking, advice, autoCapture } = props;
  if (live.size === undefined) {
    return (
      <p role="status" className="absolute inset-0 grid place-items-center px-6 text-center font-medium text-white">
        Starting the camera. Your browser may ask whether it is allowed.
      </p>
    );
  }
  return (
    <p
      role="status"
      className="absolute top-3 left-1/2 w-max max-w-[calc(100%-1.5rem)] -translate-x-1/2 rounded-[20px] bg-black/65 px-4 py-1.5 text-center font-medium text-[0.9375rem] text-white"
    >
      {taking ? t('Taking the photo') : wordsFor(live, advice, autoCapture)}
    </p>
  );
}

/** The light, and the next camera where there are several. */
function CameraSwitches(props: { camera: CameraInUse; next: { id: string } | undefined; isOff: boolean }) {
  const { camera, next, isOff } = props;
  const { stream, devices, torch } = camera;
  return (
    <div className="absolute inset-e-3 bottom-3 flex gap-2">
      {torch && (
        <CameraButton
          icon={torch.isOn ? Flashlight : FlashlightOff}
          label="Camera light"
          isPressed={torch.isOn}
          onClick={() => torch.set(!torch.isOn)}
        />
      )}
      {devices.length > 1 && next && (
        // Stays while the next camera opens, so that it keeps the keyboard's focus.
        <CameraButton
          icon={SwitchCamera}
          label="Switch camera"
          onClick={() => stream && !isOff && camera.open(next.id)}
        />
      )}
    </div>
  );
}

/** How many pages there are, the shutter, and whether it releases by itself. */
function ShutterBar(props: {
  scanned: number;
  taking: boolean;
  isReady: boolean;
  autoCapture: boolean;
  onAutoCapture: (on: boolean) => void;
  onCapture: () => void;
}) {
  const { scanned, taking, isReady, autoCapture, onAutoCapture, onCapture } = props;
  return (
    <div className="grid grid-cols-[1fr_auto_1fr] items-center gap-3 bg-canvas px-4 py-3 text-on-canvas">
      <span className="text-sm">
        {scanned === 0 ? '' : t('{count, plural, one {# page} other {# pages}}', { count: scanned })}
      </span>
      <button
        type="button"
        aria-label="Capture"
        disabled={!isReady || taking}
        onClick={onCapture}
        className="grid size-16 place-items-center rounded-full border-4 border-on-canvas bg-brass text-canvas-ink outline-brass outline-offset-4 transition-transform active:scale-95 disabled:opacity-50"
      >
        {taking ? (
          <RefreshCw className="size-7 animate-spin" aria-hidden="true" />
        ) : (
          <Camera className="size-7" aria-hidden="true" />
        )}
      </button>
      <CheckboxField className="justify-self-end" label="Auto" value={autoCapture} onChange={onAutoCapture} />
    </div>
  );
}

const stageStyle = ({ width, height }: { width: number; height: number }) => ({
  aspectRatio: `${width} / ${height}`,
  width: `min(100%, calc(${stageHeight} * ${width / height}))`,
});

function wordsFor(live: { sure: boolean; steady: boolean }, advice: string, autoCapture: boolean): string {
  if (!live.sure) return advice;
  if (autoCapture) return live.steady ? t('Hold still') : t('Found. Hold still');
  return t('Edges found. Press Capture');
}
