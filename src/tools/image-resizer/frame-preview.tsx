import { type PointerEvent, useState } from 'react';
import type { FileSource } from '../../web/kit/tool-shell/passed-files.ts';
import { useSourceImage } from '../../web/kit/tool-shell/source-image.ts';
import { Panel } from '../../web/kit/ui/panel.tsx';
import { type ResizeChoice, requestOf } from './resize-choice.ts';
import { type Fit, isEnlarged, type Size, targetSize } from './target-size.ts';

const objectFits = { inside: 'contain', fill: 'fill', cover: 'cover', contain: 'contain' } as const satisfies Record<
  Fit,
  string
>;

/**
 * The first image in the frame it will get: cut, padded or stretched just as the result. With 'cover', pointing into the
 * image moves the point that stays in sight; the two sliders of the settings do the same for keyboards.
 */
export function FramePreview(props: {
  source: FileSource;
  choice: ResizeChoice;
  onFocus: (focus: { focusX: number; focusY: number }) => void;
}) {
  const { source, choice, onFocus } = props;
  const url = useSourceImage(source);
  const [loaded, setLoaded] = useState<{ url: string; size: Size }>();
  const size = loaded?.url === url ? loaded?.size : undefined;
  const request = requestOf(choice);
  const target = size && request ? targetSize(size, request) : size;
  const movable = choice.fit === 'cover' && request?.width !== undefined && request.height !== undefined;

  const point = (event: PointerEvent<HTMLElement>) => {
    if (!movable || event.buttons !== 1) return;
    const box = event.currentTarget.getBoundingClientRect();
    const share = (position: number, start: number, length: number) =>
      Math.round(Math.min(Math.max((position - start) / length, 0), 1) * 100) / 100;
    onFocus({
      focusX: share(event.clientX, box.left, box.width),
      focusY: share(event.clientY, box.top, box.height),
    });
  };

  if (!url) return null;
  return (
    <Panel aria-label="Preview">
      <div className="grid h-64 place-items-center">
        <div
          className={`relative max-h-full max-w-full overflow-hidden rounded-md outline outline-2 outline-thread outline-dashed ${movable ? 'cursor-crosshair touch-none' : ''}`}
          style={target && frameStyle(target, choice)}
          onPointerDown={point}
          onPointerMove={point}
        >
          <img
            src={url}
            alt="How the result will be framed"
            draggable={false}
            className="size-full select-none"
            style={{
              objectFit: objectFits[choice.fit],
              objectPosition: `${choice.focusX * 100}% ${choice.focusY * 100}%`,
            }}
            onLoad={({ currentTarget: { naturalWidth: width, naturalHeight: height } }) =>
              setLoaded({ url, size: { width, height } })
            }
          />
        </div>
      </div>
      {size && target && <SizeLine size={size} target={target} fit={choice.fit} />}
    </Panel>
  );
}

/** As large as fits into 16 rem of height and the width there is, in the proportions of the result. */
function frameStyle({ width, height }: Size, { fit, background }: ResizeChoice) {
  return {
    aspectRatio: `${width} / ${height}`,
    width: `min(100%, ${((16 * width) / height).toFixed(3)}rem)`,
    background: fit === 'contain' ? background : undefined,
  };
}

function SizeLine({ size, target, fit }: { size: Size; target: Size; fit: Fit }) {
  return (
    <p className="mt-4 text-center text-[0.9375rem] text-soft tabular-nums" role="status">
      {size.width} × {size.height} →{' '}
      <span className="font-semibold text-ink">{`${target.width} × ${target.height}`}</span> pixels
      {isEnlarged(size, target, fit) && (
        <span className="block text-danger">
          Larger than the original: pixels will be invented, so it will look softer.
        </span>
      )}
    </p>
  );
}
