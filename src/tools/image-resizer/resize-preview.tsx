import { type ReactNode, Suspense, useMemo, useState } from 'react';
import { t } from '../../shared/language/translate.ts';
import { formatBytes } from '../../shared/units.ts';
import { describeScore } from '../../web/kit/image-preview/describe-score.ts';
import type { PreviewFormat } from '../../web/kit/image-preview/preview-formats.ts';
import type { Preview } from '../../web/kit/image-preview/preview-work.ts';
import { describeWholeSize, type MakePreview, useImagePreview } from '../../web/kit/image-preview/use-image-preview.ts';
import { guessFileType } from '../../web/kit/tool-shell/guess-file-type.ts';
import type { FileSource } from '../../web/kit/tool-shell/passed-files.ts';
import { canBeShown, previewUrl, type ResultFile } from '../../web/kit/tool-shell/result-file.ts';
import { Arrow } from '../../web/kit/ui/arrow.tsx';
import { lazyPart } from '../../web/kit/ui/lazy-part.tsx';
import { Panel } from '../../web/kit/ui/panel.tsx';
import { readingDirection } from '../../web/kit/ui/reading-direction.ts';
import { fitOf, type ResizeChoice, requestOf } from './resize-choice.ts';
import { lossyQuality, resultFormat } from './result-format.ts';
import {
  type Crop,
  croppedSize,
  isEnlarged,
  isPart,
  type Size,
  stepsTo,
  targetSize,
  wholeImage,
} from './target-size.ts';

const CropFrame = lazyPart(() => import('./crop-frame.tsx'));

/** As high as leaves the settings in sight; on a phone one image comes below the other. */
const imageHeight = 'max-h-52 md:max-h-[max(16rem,calc(100dvh-27rem))]';
const stage =
  'grid h-52 place-items-center overflow-hidden rounded-[12px] bg-line md:h-[max(16rem,calc(100dvh-27rem))]';

/** The first image, with a frame around the part that stays, beside what comes of it while the settings change. */
export function ResizePreview(props: {
  item: { key: number; name: string; bytes: number; source: FileSource };
  choice: ResizeChoice;
  /** Of the crop; undefined when the whole image is kept. */
  proportions: number | 'free' | undefined;
  /** The part kept; undefined for all of it, and until the image is loaded. */
  crop: Crop | undefined;
  /** What the server is asked to cut out first. */
  sent: Crop | undefined;
  /** Of exactly these settings; undefined while there is none. */
  result: ResultFile | undefined;
  onSize: (size: Size) => void;
  onCrop: (crop: Crop) => void;
}) {
  const { item, choice, proportions, sent, result, onSize, onCrop } = props;
  const [size, setSize] = useState<Size>();
  const plan = useMemo(() => size && planOf(size, choice, sent), [size, choice, sent]);
  const format = estimatedFormat(item.source, choice);
  const make = useMemo((): MakePreview | undefined => {
    // Without an estimate it is only looked at: PNG loses nothing.
    return plan?.shape && ((encode) => encode({ format: format ?? 'png', quality: lossyQuality }));
  }, [plan, format]);
  const preview = useImagePreview({
    item,
    shape: plan?.shape,
    make,
    resultUrl: plan?.shape && result && canBeShown(result.type) ? previewUrl(result) : undefined,
  });
  const { before, after, answer, isResult } = preview;
  if (before === undefined) {
    return proportions === undefined ? null : (
      <p className="text-[0.9375rem] text-soft">
        This browser cannot show this kind of image, so there is no frame to drag: the middle is kept.
      </p>
    );
  }
  const crop = size && proportions !== undefined ? props.crop : undefined;
  const source = (
    <img
      src={before}
      alt={crop ? 'The image, with a frame around the part that stays' : 'The image as it is'}
      draggable={false}
      className={`checkered max-w-full select-none ${imageHeight}`}
      onLoad={({ currentTarget: { naturalWidth: width, naturalHeight: height } }) => {
        setSize({ width, height });
        onSize({ width, height });
      }}
    />
  );

  return (
    <Panel aria-label="Preview" className="space-y-4">
      <div className="grid gap-4 md:grid-cols-2">
        <Side caption={`Before · ${formatBytes(item.bytes)}`}>
          {crop ? (
            <Suspense fallback={source}>
              <CropFrame crop={crop} proportions={proportions === 'free' ? undefined : proportions} onCrop={onCrop}>
                {source}
              </CropFrame>
            </Suspense>
          ) : (
            source
          )}
        </Side>
        <Side caption={captionOf(answer, isResult, isResult ? result : undefined, format)}>
          {after ? (
            <img
              src={after}
              alt="The result"
              decoding="sync"
              draggable={false}
              className={`checkered max-w-full select-none ${imageHeight}`}
            />
          ) : (
            <p dir={readingDirection()} className="max-w-72 px-4 text-center text-[0.9375rem]">
              {describeWait(preview)}
            </p>
          )}
        </Side>
      </div>
      {size && plan && (
        <SizeLine
          size={size}
          target={plan.shape && plan.target}
          isEnlarged={plan.isEnlarged}
          score={answer && format && format !== 'png' ? describeScore(answer.similarity) : undefined}
        />
      )}
    </Panel>
  );
}

/** What the server will do with an image of this size; `shape` is undefined while the settings ask for nothing. */
function planOf(size: Size, choice: ResizeChoice, sent: Crop | undefined) {
  const crop = sent ?? wholeImage;
  const part = croppedSize(size, crop);
  const request = requestOf(choice);
  const fit = fitOf(choice);
  const target = request ? targetSize(part, request) : part;
  const isAsked = request !== undefined || isPart(crop);
  return {
    target,
    isEnlarged: isEnlarged(part, target, fit),
    shape: isAsked ? { resize: stepsTo(target, fit, crop), background: choice.background } : undefined,
  };
}

/** What the result is written as, where this browser can tell how large that will be: not in AVIF, nor when it may move. */
function estimatedFormat(source: FileSource, { format: wanted }: ResizeChoice): PreviewFormat | undefined {
  const type = source instanceof File ? guessFileType(source) : source.type;
  const format = type && resultFormat(type, wanted);
  if (format !== 'jpeg' && format !== 'png' && format !== 'webp') return undefined;
  return type === 'gif' && format === 'webp' ? undefined : format;
}

function Side({ caption, children }: { caption: string; children: ReactNode }) {
  return (
    <figure className="min-w-0">
      <div dir="ltr" className={stage}>
        {children}
      </div>
      <figcaption className="mt-1.5 text-center text-[0.9375rem] text-soft tabular-nums">{caption}</figcaption>
    </figure>
  );
}

function captionOf(
  preview: Preview | undefined,
  isResult: boolean,
  result: ResultFile | undefined,
  format: PreviewFormat | undefined,
): string {
  if (isResult && result) return t('Result · {bytes}', { bytes: formatBytes(result.bytes) });
  if (!preview || !format) return t('Preview');
  const bytes = describeWholeSize(preview);
  if (preview.reduction > 1) return t('Preview · {bytes}', { bytes });
  // The server packs PNG tighter, and its filter leaves photos sharper.
  return format === 'png' ? t('Preview · up to {bytes}', { bytes }) : t('Preview · about {bytes}', { bytes });
}

function describeWait({ isAsked, isFailed }: { isAsked: boolean; isFailed: boolean }): string {
  if (isFailed) return t('This browser could not make a preview. Resize shows the result.');
  return isAsked ? t('Making a preview…') : t('Choose a size or a crop to see the result here.');
}

function SizeLine(props: {
  size: Size;
  /** Undefined while the settings ask for nothing. */
  target: Size | undefined;
  isEnlarged: boolean;
  score: string | undefined;
}) {
  const { size, target, score } = props;
  return (
    <p className="text-center text-[0.9375rem] text-soft tabular-nums" role="status">
      {target ? (
        <>
          <bdi>
            {size.width} × {size.height}
          </bdi>{' '}
          <Arrow />{' '}
          <bdi className="font-semibold text-ink">
            {target.width} × {target.height}
          </bdi>{' '}
          pixels
        </>
      ) : (
        <>
          <bdi>
            {size.width} × {size.height}
          </bdi>{' '}
          pixels
        </>
      )}
      {score && ` · ${score}`}
      {props.isEnlarged && (
        <span className="block text-danger">
          Larger than the original: pixels will be invented, so it will look softer.
        </span>
      )}
    </p>
  );
}
