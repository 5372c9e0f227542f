import { useEffect, useState } from 'react';
import { useWorkerLink } from '../../web/kit/worker/use-worker-link.ts';
import { type CaseFormatId, type CaseOptions, caseFormats } from './case-formats.ts';
import { type CaseWork, convertText, type Preview, previewOf, workerThreshold } from './case-work.ts';

/** Debounce for long texts, in milliseconds. */
const convertedAfterMs = 150;

type Previews = Partial<Record<CaseFormatId, Preview>>;

const noPreviews: Previews = {};

export type Conversions = {
  /** Whether the worker converts, and so a little later. */
  isLong: boolean;
  /** Finished conversions of a long text. A card converts a short one itself. */
  previews: Previews;
  /** The whole text in a format. */
  convert: (format: CaseFormatId) => string | Promise<string>;
};

const createWorker = () => new Worker(new URL('./case-worker.web.ts', import.meta.url), { type: 'module' });

/** The text in every format: synchronously when short, in a worker when long, so that typing never waits. */
export function useConversions(text: string, options: CaseOptions): Conversions {
  const isLong = text.length > workerThreshold;
  const [previews, setPreviews] = useState(noPreviews);
  const link = useWorkerLink<CaseWork>(createWorker);

  useEffect(() => {
    if (!isLong) return setPreviews(noPreviews);
    let isOutdated = false;
    const previewAll = async () => {
      await link.ask('hold', text);
      for (const { id } of caseFormats) {
        if (isOutdated) return;
        const preview = await link.ask('preview', { format: id, options });
        if (!isOutdated) setPreviews((shown) => ({ ...shown, [id]: preview }));
      }
    };
    const previewHere = () => {
      // Without its worker the page converts itself, only less smoothly.
      if (!isOutdated)
        setPreviews(Object.fromEntries(caseFormats.map(({ id }) => [id, previewOf(convertText(text, id, options))])));
    };
    const timer = setTimeout(() => previewAll().catch(previewHere), convertedAfterMs);
    return () => {
      isOutdated = true;
      clearTimeout(timer);
    };
  }, [link, isLong, text, options]);

  const convert = async (format: CaseFormatId) => {
    try {
      const [, converted] = await Promise.all([link.ask('hold', text), link.ask('convert', { format, options })]);
      return converted;
    } catch {
      // As above.
      return convertText(text, format, options);
    }
  };
  return { isLong, previews, convert: isLong ? convert : (format) => convertText(text, format, options) };
}
