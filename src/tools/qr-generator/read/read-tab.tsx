import { Camera, CameraOff, RotateCcw } from 'lucide-react';
import { useEffect, useState } from 'react';
import { t } from '../../../shared/language/translate.ts';
import { DropFrame } from '../../../web/kit/tool-shell/drop-zone.tsx';
import { useObjectUrl } from '../../../web/kit/tool-shell/use-object-url.ts';
import { usePageDrop } from '../../../web/kit/tool-shell/use-page-drop.ts';
import { Bag } from '../../../web/kit/ui/bag.tsx';
import { Button } from '../../../web/kit/ui/button.tsx';
import { FileButton } from '../../../web/kit/ui/file-button.tsx';
import type { QrContentChoice } from '../create/use-code.web.ts';
import { describeFailure } from '../describe-failure.ts';
import { openImage, pngOf } from '../image-pixels.web.ts';
import type { FoundCode } from '../qr-reader.ts';
import type { QrLink } from '../use-qr-link.web.ts';
import { FoundCodes } from './found-codes.tsx';
import { type CameraState, useCamera } from './use-camera.web.ts';

/** Sizes in pixels an image is read at: small is quickest for a photo, a sheet of many codes needs more. */
const readingSides = [1600, 4000] as const;

type Reading =
  | { state: 'none' }
  | { state: 'reading' }
  | { state: 'read'; image: Blob; width: number; height: number; codes: readonly FoundCode[] }
  | { state: 'failed'; message: string };

/** Reads codes from an image or the camera. Nothing leaves the page. */
export function ReadTab({ link, onUse }: { link: QrLink; onUse: (content: QrContentChoice) => void }) {
  const [reading, setReading] = useState<Reading>({ state: 'none' });
  const { camera, video, start, stop } = useCamera(
    (image) => link.ask('read', image),
    async ({ image: pixels, codes }) => {
      const { width, height } = pixels;
      setReading({ state: 'read', image: await pngOf(pixels), width, height, codes });
    },
  );

  const openFile = async (file: File | undefined) => {
    if (!file) return;
    stop();
    setReading({ state: 'reading' });
    try {
      setReading(await readFile(link, file));
    } catch (error) {
      setReading({ state: 'failed', message: describeFailure(error) });
    }
  };
  const held = usePageDrop(([file]) => openFile(file));
  const startCamera = () => {
    setReading({ state: 'none' });
    start();
  };
  const buttons = { onFile: openFile, onCamera: startCamera };
  const found = reading.state === 'read' ? reading.codes.length : 0;

  return (
    <div className="grid grid-cols-[minmax(0,1fr)] items-start gap-5 lg:grid-cols-2">
      <p role="status" className="sr-only">
        {reading.state === 'read' &&
          (found === 0
            ? t('No code found.')
            : t('{found, plural, one {# code found.} other {# codes found.}}', { found }))}
      </p>
      {camera.state === 'on' || camera.state === 'starting' ? (
        <section aria-label="Camera" className="overflow-hidden rounded-[20px] border border-line bg-card shadow-card">
          <video ref={video} playsInline muted className="aspect-4/3 w-full bg-black object-cover" />
          <div className="flex items-center justify-between gap-3 p-4">
            <p className="text-soft">Hold a code in front of the camera.</p>
            <Button look="secondary" size="small" onClick={stop}>
              <CameraOff className="size-4" aria-hidden="true" />
              Stop camera
            </Button>
          </div>
        </section>
      ) : (
        <ImageSide reading={reading} camera={camera} held={held} {...buttons} />
      )}
      <ResultSide reading={reading} onUse={onUse} />
      {held && <DropFrame what={t('an image')} />}
    </div>
  );
}

type Sources = { onFile: (file: File | undefined) => void; onCamera: () => void };

function ImageSide(props: Sources & { reading: Reading; camera: CameraState; held: boolean }) {
  const { reading, camera, held, onFile, onCamera } = props;
  if (reading.state === 'read') {
    return (
      <section aria-label="Image" className="overflow-hidden rounded-[20px] border border-line bg-card shadow-card">
        <MarkedImage {...reading} />
        <div className="flex flex-wrap gap-2 p-4">
          <SourceButtons onFile={onFile} onCamera={onCamera} look="on-paper" again />
        </div>
      </section>
    );
  }
  return (
    <Bag open={held}>
      <div className="flex min-h-[22rem] flex-col items-center justify-center gap-3 px-8 pt-28 pb-10 text-center">
        <p className="font-bold text-[1.75rem] leading-tight tracking-tight">
          {reading.state === 'reading' ? t('Looking for codes…') : t('Drop an image in the bag')}
        </p>
        <p className="pointer-coarse:hidden text-on-canvas-soft">Anywhere on this page. Pasting works, too.</p>
        {camera.state === 'failed' && (
          <div role="alert" className="mt-2 max-w-sm rounded-[12px] bg-raised px-4 py-3 text-ink">
            <p className="font-semibold">Camera unavailable</p>
            <p>{camera.message}</p>
          </div>
        )}
        {reading.state === 'failed' && (
          <p role="alert" className="mt-2 max-w-sm rounded-[12px] bg-raised px-4 py-3 text-ink">
            {reading.message}
          </p>
        )}
        <div className="mt-2 flex flex-wrap justify-center gap-2">
          <SourceButtons onFile={onFile} onCamera={onCamera} look="on-canvas" />
        </div>
      </div>
    </Bag>
  );
}

function SourceButtons({
  onFile,
  onCamera,
  look,
  again,
}: Sources & { look: 'on-canvas' | 'on-paper'; again?: boolean }) {
  const Icon = again ? RotateCcw : Camera;
  return (
    <>
      <FileButton
        label={again ? 'Another image' : 'Choose an image'}
        accept="image/*"
        look={look}
        onFiles={([file]) => onFile(file)}
      />
      <Button look="secondary" onClick={onCamera}>
        <Icon className="size-5" aria-hidden="true" />
        {again ? t('Scan with the camera') : t('Use the camera')}
      </Button>
    </>
  );
}

function ResultSide({ reading, onUse }: { reading: Reading; onUse: (content: QrContentChoice) => void }) {
  if (reading.state !== 'read') {
    return (
      <p className="self-center text-lg text-soft lg:px-6">
        Reads all kinds of codes in photos and screenshots, rotated, inverted or several at once, and other barcodes,
        too. The image stays in this page.
      </p>
    );
  }
  if (reading.codes.length === 0) {
    return (
      <div role="alert" className="rounded-[16px] border border-line bg-card p-5 shadow-card">
        <h2 className="text-xl">No code found</h2>
        <p className="mt-1 text-soft">
          Please use an image in which the code is sharp, evenly lit and at least a quarter of the width, with empty
          space around it.
        </p>
      </div>
    );
  }
  return (
    <section aria-label="Found">
      <h2 className="mb-3 text-xl">
        {reading.codes.length === 1
          ? t('One code found')
          : t('{count, plural, one {# code found} other {# codes found}}', { count: reading.codes.length })}
      </h2>
      <FoundCodes codes={reading.codes} onUse={onUse} />
    </section>
  );
}

/** The image with an outline around every code. */
function MarkedImage(props: { image: Blob; width: number; height: number; codes: readonly FoundCode[] }) {
  const { image, width, height, codes } = props;
  const url = useObjectUrl(image);
  const [shown, setShown] = useState(false);
  useEffect(() => setShown(url !== undefined), [url]);
  return (
    <div className="checkered relative grid max-h-[32rem] place-items-center overflow-hidden">
      {shown && <img src={url} alt="Codes found" className="block max-h-[32rem] max-w-full" />}
      <svg
        viewBox={`0 0 ${width} ${height}`}
        className="absolute inset-0 size-full"
        preserveAspectRatio="xMidYMid meet"
        aria-hidden="true"
      >
        {codes.map(({ corners }) => {
          const points = corners.map(({ x, y }) => `${x},${y}`).join(' ');
          return (
            <polygon
              key={points}
              points={points}
              fill="none"
              stroke="var(--color-thread)"
              strokeWidth={Math.max(width, height) / 120}
              strokeLinejoin="round"
            />
          );
        })}
      </svg>
    </div>
  );
}

async function readFile(link: QrLink, file: File): Promise<Reading> {
  const opened = await openImage(file);
  try {
    const { width, height } = opened;
    for (const side of readingSides) {
      const image = opened.draw(side).pixels;
      const codes = await link.ask('read', image);
      const isLast = Math.max(width, height) <= side || side === readingSides.at(-1);
      if (codes.length > 0 || isLast) {
        return { state: 'read', image: file, width: image.width, height: image.height, codes };
      }
    }
    return { state: 'read', image: file, width, height, codes: [] };
  } finally {
    opened.close();
  }
}
