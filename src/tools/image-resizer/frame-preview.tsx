import { lazy, Suspense, useState } from 'react';
import type { FileSource } from '../../web/kit/tool-shell/passed-files.ts';
import { useSourceImage } from '../../web/kit/tool-shell/source-image.ts';
import { Panel } from '../../web/kit/ui/panel.tsx';
import { fitOf, type ResizeChoice, requestOf } from './resize-choice.ts';
import { type Crop, croppedSize, type Fit, isEnlarged, type Size, targetSize, wholeImage } from './target-size.ts';

const CropFrame = lazy(() => import('./crop-frame.tsx'));

const objectFits = { inside: 'contain', fill: 'fill', cover: 'cover', contain: 'contain' } as const satisfies Record<
  Fit,
  string
>;

/** Previews the first image: padded or stretched, or with a crop frame. */
export function FramePreview(props: {
  source: FileSource;
  choice: ResizeChoice;
  /** The crop rectangle; undefined when the whole image is kept. */
  proportions: number | 'free' | undefined;
  /** The part kept when filling a size; undefined for all of it, and until the image is loaded. */
  crop: Crop | undefined;
  onSize: (size: Size) => void;
  onCrop: (crop: Crop) => void;
}) {
  const { source, choice, proportions, onSize, onCrop } = props;
  const url = useSourceImage(source);
  const [loaded, setLoaded] = useState<{ url: string; size: Size }>();
  if (!url) {
    return proportions === undefined ? null : (
      <p className="text-[0.9375rem] text-soft">
        This browser cannot show this kind of image, so there is no frame to drag: the middle is kept.
      </p>
    );
  }
  const size = loaded?.url === url ? loaded.size : undefined;
  const crop = size && proportions !== undefined ? props.crop : undefined;
  const part = size && croppedSize(size, crop ?? wholeImage);
  const request = requestOf(choice);
  const target = part && request ? targetSize(part, request) : part;
  const image = (look: string, style?: React.CSSProperties) => (
    <img
      src={url}
      alt={crop ? 'The image, with a frame around the part that stays' : 'How the result will be framed'}
      draggable={false}
      className={`select-none ${look}`}
      style={style}
      onLoad={({ currentTarget: { naturalWidth: width, naturalHeight: height } }) => {
        setLoaded({ url, size: { width, height } });
        onSize({ width, height });
      }}
    />
  );
  const whole = image('max-h-64');

  return (
    <Panel aria-label="Preview">
      <div className="grid min-h-64 place-items-center">
        {crop ? (
          <Suspense fallback={whole}>
            <CropFrame crop={crop} proportions={proportions === 'free' ? undefined : proportions} onCrop={onCrop}>
              {whole}
            </CropFrame>
          </Suspense>
        ) : (
          <div
            className="max-h-full max-w-full overflow-hidden rounded-md outline outline-2 outline-thread outline-dashed"
            style={target && frameStyle(target, choice)}
          >
            {image('size-full', { objectFit: objectFits[fitOf(choice)] })}
          </div>
        )}
      </div>
      {size && part && target && <SizeLine size={size} part={part} target={target} fit={fitOf(choice)} />}
    </Panel>
  );
}

/** As large as fits 16 rem of height and the width available, in the result's proportions. */
function frameStyle({ width, height }: Size, choice: ResizeChoice) {
  return {
    aspectRatio: `${width} / ${height}`,
    width: `min(100%, ${((16 * width) / height).toFixed(3)}rem)`,
    background: fitOf(choice) === 'contain' ? choice.background : undefined,
  };
}

function SizeLine({ size, part, target, fit }: { size: Size; part: Size; target: Size; fit: Fit }) {
  return (
    <p className="mt-4 text-center text-[0.9375rem] text-soft tabular-nums" role="status">
      {size.width} × {size.height} →{' '}
      <span className="font-semibold text-ink">{`${target.width} × ${target.height}`}</span> pixels
      {isEnlarged(part, target, fit) && (
        <span className="block text-danger">
          Larger than the original: pixels will be invented, so it will look softer.
        </span>
      )}
    </p>
  );
}
