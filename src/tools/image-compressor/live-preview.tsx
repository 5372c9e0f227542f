import { useMemo } from 'react';
import type { FileType } from '../../shared/file-types.ts';
import { t } from '../../shared/language/translate.ts';
import { formatBytes, savedPercent } from '../../shared/units.ts';
import { BeforeAfter } from '../../web/kit/image-preview/before-after.tsx';
import { describeScore } from '../../web/kit/image-preview/describe-score.ts';
import { lossyPreviewFormats } from '../../web/kit/image-preview/preview-formats.ts';
import type { Preview } from '../../web/kit/image-preview/preview-work.ts';
import {
  describeWholeSize,
  type MakePreview,
  useImagePreview,
  wholeSize,
} from '../../web/kit/image-preview/use-image-preview.ts';
import type { QueueItem } from '../../web/kit/tool-shell/file-queue.ts';
import { typeOf } from '../../web/kit/tool-shell/file-source.ts';
import { canBeShown, previewUrl } from '../../web/kit/tool-shell/result-file.ts';
import { Panel } from '../../web/kit/ui/panel.tsx';
import { type CompressionResult, resultFile } from './compressed-image.web.ts';
import type { CompressionOptions } from './compression-options.ts';
import { searchQuality } from './quality-search.ts';

/**
 * One image of the list beside its result, as the settings change.
 *
 * @param result made with exactly these options; undefined while there is none
 */
export function LivePreview(props: {
  item: QueueItem<CompressionResult>;
  options: CompressionOptions;
  result: CompressionResult | undefined;
}) {
  const { item, options, result } = props;
  const { source } = item;
  const type = typeOf(source);
  const { format, quality, targetBytes } = options;
  const make = useMemo(() => previewOf(type, { format, quality, targetBytes }), [type, format, quality, targetBytes]);
  const file = result && resultFile(result);
  const preview = useImagePreview({
    item,
    make,
    resultUrl: file && canBeShown(file.type) ? previewUrl(file) : undefined,
  });
  const { before, after, answer, isResult } = preview;
  if (before === undefined) return null;

  return (
    <Panel aria-label={`Preview of ${item.name}`} className="space-y-3">
      <BeforeAfter
        before={before}
        after={after}
        beforeLabel={`Before · ${formatBytes(item.bytes)}`}
        afterLabel={answer ? describeAfter(answer, isResult) : ''}
      />
      <p className="flex min-h-6 flex-wrap items-baseline gap-x-3 text-[0.9375rem] tabular-nums" aria-live="polite">
        {answer ? (
          <>
            <span className="font-semibold">{describeScore(answer.similarity)}</span>
            <span className="text-soft">{describeSize(answer, item.bytes, isResult)}</span>
            {preview.isComing && <span className="text-soft">Working…</span>}
          </>
        ) : (
          <span className="text-soft">{describeWait(preview)}</span>
        )}
      </p>
    </Panel>
  );
}

/**
 * The preview, where this browser encodes like the server. A target size is met as on the server: at the highest quality
 * that fits.
 */
function previewOf(
  type: FileType | undefined,
  wanted: Pick<CompressionOptions, 'format' | 'quality' | 'targetBytes'>,
): MakePreview | undefined {
  const { quality, targetBytes } = wanted;
  const format = lossyPreviewFormats.find((each) => each === (wanted.format === 'keep' ? type : wanted.format));
  if (format === undefined) return undefined;
  if (targetBytes === undefined) return (encode) => encode({ format, quality });
  return async (encode) => {
    const { encoded } = await searchQuality({
      maxQuality: quality,
      targetBytes,
      encode: async (each) => {
        const preview = await encode({ format, quality: each });
        return { ...preview, bytes: wholeSize(preview) };
      },
    });
    return encoded;
  };
}

function describeAfter(answer: Preview, isResult: boolean): string {
  const bytes = describeWholeSize(answer);
  return isResult ? t('Result · {bytes}', { bytes }) : t('Preview · {bytes}', { bytes });
}

function describeSize(answer: Preview, bytes: number, isResult: boolean): string {
  const percent = savedPercent(bytes, wholeSize(answer));
  const isReduced = answer.reduction > 1;
  const smaller = isReduced ? t('at least {percent}% smaller', { percent }) : t('{percent}% smaller', { percent });
  const notSmaller = isReduced ? t('maybe not smaller') : t('not smaller');
  const saved = percent > 0 ? smaller : notSmaller;
  if (isResult) return saved;
  return isReduced
    ? t('{saved}. Preview at 2 megapixels; the result has full resolution.', { saved })
    : t('{saved}. Preview.', { saved });
}

function describeWait({ isAsked, isFailed }: { isAsked: boolean; isFailed: boolean }): string {
  if (isFailed) return t('This browser could not make a preview. Compress shows the result.');
  return isAsked ? t('Making a preview…') : t('This format has no preview. Compress shows the result.');
}
