import { useEffect, useMemo, useState } from 'react';
import { t } from '../../../shared/language/translate.ts';
import { formatBytes } from '../../../shared/units.ts';
import type { FileSource } from '../tool-shell/passed-files.ts';
import { useSourceImage } from '../tool-shell/source-image.ts';
import { useLatestAnswer } from '../worker/use-latest-answer.ts';
import type { Preview, PreviewOrder, PreviewShape } from './preview-work.ts';
import { usePreviewWorker } from './use-preview-worker.ts';

/** Encodes once, or several times to find the best. */
export type MakePreview = (encode: (order: PreviewOrder) => Promise<Preview>) => Promise<Preview>;

type Question = { source: FileSource; shape: PreviewShape | undefined } & (
  | { resultUrl: string }
  | { make: MakePreview }
);

/**
 * One image of a list beside what comes of it, while the settings change. Until the server has made it, this browser encodes it
 * with the same coders, at up to 2 megapixels; afterwards the result itself is shown.
 *
 * @param props.make memoized; undefined for what this browser cannot encode.
 * @param props.shape memoized; undefined where the image keeps its size.
 * @param props.resultUrl where the result of exactly these settings is; undefined while there is none.
 */
export function useImagePreview(props: {
  item: { key: number; source: FileSource };
  make: MakePreview | undefined;
  shape?: PreviewShape | undefined;
  resultUrl: string | undefined;
}) {
  const { item, make, shape, resultUrl } = props;
  const { source } = item;
  const worker = usePreviewWorker();
  const before = useSourceImage(source);
  const question = useMemo((): Question | undefined => {
    if (before === undefined) return undefined;
    if (resultUrl !== undefined) return { source, shape, resultUrl };
    return make && { source, shape, make };
  }, [before, source, shape, resultUrl, make]);
  const answered = useLatestAnswer(question, async (asked): Promise<Preview> => {
    const known = { id: item.key, source: await contentOf(asked.source, before ?? ''), shape: asked.shape };
    if ('make' in asked) return asked.make((order) => worker.ask('encode', { ...known, ...order }));
    const content = await fetchBlob(asked.resultUrl);
    return { content, similarity: await worker.ask('compare', { ...known, result: content }), reduction: 1 };
  });
  const answer = question && answered?.question.source === source ? answered.answer : undefined;
  const after = useSteadyUrl(answer?.content);
  return {
    /** Undefined for what this browser cannot show. */
    before,
    after: answer && after,
    answer,
    isResult: question !== undefined && 'resultUrl' in question,
    isAsked: question !== undefined,
    isComing: question !== undefined && answered?.question !== question,
    isFailed: question !== undefined && answered?.question === question && answered.failure !== undefined,
  };
}

/** An object URL that stays until the next one is there: an image that changes while a slider moves should not flash. */
function useSteadyUrl(content: Blob | undefined): string | undefined {
  const [url, setUrl] = useState<string>();
  useEffect(() => {
    const next = content && URL.createObjectURL(content);
    setUrl(next);
    return () => {
      if (next) URL.revokeObjectURL(next);
    };
  }, [content]);
  return url;
}

/** Of a reduced image, as if every pixel took as many bytes; for photos 1.1 to 1.5 times what they need. */
export const wholeSize = ({ content, reduction }: Preview): number => Math.round(content.size * reduction);

/** `'1.2 MB'`, or `'up to 1.2 MB'` where the preview has fewer pixels. */
export function describeWholeSize(preview: Preview): string {
  const size = formatBytes(wholeSize(preview));
  return preview.reduction > 1 ? t('up to {size}', { size }) : size;
}

const contentOf = async (source: FileSource, url: string): Promise<Blob> =>
  source instanceof File ? source : fetchBlob(url);

async function fetchBlob(url: string): Promise<Blob> {
  const answer = await fetch(url);
  if (!answer.ok) throw new Error(`${url} answers ${answer.status}.`);
  return answer.blob();
}
