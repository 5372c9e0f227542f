import { useMemo } from 'react';
import type { FileType } from '../../shared/file-types.ts';
import { formatBytes, savedPercent } from '../../shared/units.ts';
import { BeforeAfter } from '../../web/kit/image-preview/before-after.tsx';
import { describeScore } from '../../web/kit/image-preview/describe-score.ts';
import { type PreviewFormat, previewFormats } from '../../web/kit/image-preview/preview-formats.ts';
import type { Preview } from '../../web/kit/image-preview/preview-work.ts';
import { usePreviewWorker } from '../../web/kit/image-preview/use-preview-worker.ts';
import type { QueueItem } from '../../web/kit/tool-shell/file-queue.ts';
import { guessFileType } from '../../web/kit/tool-shell/guess-file-type.ts';
import type { FileSource } from '../../web/kit/tool-shell/passed-files.ts';
import { canBeShown, previewUrl } from '../../web/kit/tool-shell/result-file.ts';
import { useSourceImage } from '../../web/kit/tool-shell/source-image.ts';
import { useObjectUrl } from '../../web/kit/tool-shell/use-object-url.ts';
import { Panel } from '../../web/kit/ui/panel.tsx';
import { useLatestAnswer } from '../../web/kit/worker/use-latest-answer.ts';
import { type CompressionResult, resultFile } from './compressed-image.web.ts';
import type { CompressionOptions } from './compression-options.ts';
import { searchQuality } from './quality-search.ts';

/** The image beside the source: the server's result, or this browser's preview of it. */
type Question = { source: FileSource; result: CompressionResult } | { source: FileSource; order: Order };
type Order = { format: PreviewFormat; quality: number; targetBytes: number | undefined };
type Answer = { content: Blob; similarity: number; reduction: number };

/**
 * One image of the list beside its result, as the settings change. Before compression, this browser encodes it with the same
 * encoders at up to 2 megapixels; afterwards the result itself is shown.
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
  const worker = usePreviewWorker();
  const before = useSourceImage(source);
  const type = source instanceof File ? guessFileType(source) : source.type;
  const format = formatOf(type, options.format);
  const { quality, targetBytes } = options;
  const shownResult = result && canBeShown(resultFile(result).type) ? result : undefined;
  const question = useMemo((): Question | undefined => {
    if (before === undefined) return undefined;
    if (shownResult) return { source, result: shownResult };
    return format && { source, order: { format, quality, targetBytes } };
  }, [before, source, shownResult, format, quality, targetBytes]);
  const answered = useLatestAnswer(question, async (asked): Promise<Answer> => {
    const known = { id: item.key, source: await contentOf(asked.source, before ?? '') };
    if ('order' in asked) return encodeFor(asked.order, (order) => worker.ask('encode', { ...known, ...order }));
    const content = await fetchBlob(previewUrl(resultFile(asked.result)));
    return { content, similarity: await worker.ask('compare', { ...known, result: content }), reduction: 1 };
  });
  const answer = question && answered?.question.source === source ? answered.answer : undefined;
  const after = useObjectUrl(answer?.content);
  if (before === undefined) return null;

  const isResult = question !== undefined && 'result' in question;
  const isComing = answered?.question !== question;
  return (
    <Panel aria-label={`Preview of ${item.name}`} className="space-y-3">
      <BeforeAfter
        before={before}
        after={after}
        beforeLabel={`Before · ${formatBytes(item.bytes)}`}
        afterLabel={answer ? `${isResult ? 'Result' : 'Preview'} · ${sizeOf(answer)}` : ''}
      />
      <p className="flex min-h-6 flex-wrap items-baseline gap-x-3 text-[0.9375rem] tabular-nums" aria-live="polite">
        {answer ? (
          <>
            <span className="font-semibold">{describeScore(answer.similarity)}</span>
            <span className="text-soft">{describeSize(answer, item.bytes, isResult)}</span>
            {isComing && <span className="text-soft">Working…</span>}
          </>
        ) : (
          <span className="text-soft">{describeWait(question !== undefined, answered?.failure !== undefined)}</span>
        )}
      </p>
    </Panel>
  );
}

/** The format to preview, where this browser encodes it like the server. */
function formatOf(type: FileType | undefined, wanted: CompressionOptions['format']): PreviewFormat | undefined {
  const format = wanted === 'keep' ? type : wanted;
  return previewFormats.find((each) => each === format);
}

/** A target size is met as on the server: at the highest quality that fits. */
async function encodeFor(
  { format, quality, targetBytes }: Order,
  encode: (order: { format: PreviewFormat; quality: number }) => Promise<Preview>,
): Promise<Answer> {
  if (targetBytes === undefined) return encode({ format, quality });
  const { encoded } = await searchQuality({
    maxQuality: quality,
    targetBytes,
    encode: async (each) => {
      const preview = await encode({ format, quality: each });
      return { ...preview, bytes: wholeSize(preview) };
    },
  });
  return encoded;
}

/** The full size extrapolated from a reduced image; for photos 1.1 to 1.5 times the real one. */
const wholeSize = ({ content, reduction }: Answer) => Math.round(content.size * reduction);

const sizeOf = (answer: Answer) => `${answer.reduction > 1 ? 'up to ' : ''}${formatBytes(wholeSize(answer))}`;

function describeSize(answer: Answer, bytes: number, isResult: boolean): string {
  const percent = savedPercent(bytes, wholeSize(answer));
  const saved =
    percent > 0
      ? `${answer.reduction > 1 ? 'at least ' : ''}${percent}% smaller`
      : answer.reduction > 1
        ? 'maybe not smaller'
        : 'not smaller';
  if (isResult) return saved;
  return answer.reduction > 1
    ? `${saved}. Preview at 2 megapixels; the result has full resolution.`
    : `${saved}. Preview.`;
}

function describeWait(isAsked: boolean, isFailed: boolean): string {
  if (isFailed) return 'This browser could not make a preview. Compress shows the result.';
  return isAsked ? 'Making a preview…' : 'This format has no preview. Compress shows the result.';
}

const contentOf = async (source: FileSource, url: string): Promise<Blob> =>
  source instanceof File ? source : fetchBlob(url);

async function fetchBlob(url: string): Promise<Blob> {
  const answer = await fetch(url);
  if (!answer.ok) throw new Error(`${url} answers ${answer.status}.`);
  return answer.blob();
}
