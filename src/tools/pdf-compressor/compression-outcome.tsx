import { formatBytes, savedPercent } from '../../shared/units.ts';
import type { ActionResult } from '../define-tool.ts';
import { describeSimilarity, leastSimilarity } from './describe-similarity.ts';
import type { pdfCompressor } from './pdf-compressor.tool.ts';

type Result = ActionResult<typeof pdfCompressor.actions.compress>;

/** Sizes before and after, how alike the pages are, and what else there is to know. */
export function CompressionOutcome({ result }: { result: Result }) {
  const { originalSize, compressedSize, similarity, unchanged, warnings } = result;
  const saved = savedPercent(originalSize, compressedSize);
  const least = leastSimilarity(similarity);
  return (
    <>
      <p className="flex flex-wrap items-center gap-x-2.5 gap-y-1">
        <span className="tabular-nums">
          {!unchanged && (
            <>
              <s className="text-soft decoration-edge">
                <span className="sr-only">Original size </span>
                {formatBytes(originalSize)}
              </s>
              <span aria-hidden="true"> → </span>
            </>
          )}
          <span className="font-semibold">
            <span className="sr-only">Compressed size </span>
            {formatBytes(compressedSize)}
          </span>
        </span>
        {saved > 0 && (
          <span className="rounded-md bg-accent px-2 py-0.5 font-bold text-on-accent text-sm tabular-nums">
            <span className="sr-only">Saved </span>
            <span aria-hidden="true">−</span>
            {saved}%
          </span>
        )}
        {!unchanged && (
          <span className="text-sm text-soft tabular-nums">
            {least === 1
              ? 'every page looks identical'
              : `${similarity.length > 1 ? 'most changed page' : 'page'} ${describeSimilarity(least)}`}
          </span>
        )}
      </p>
      {warnings.map((warning) => (
        <p key={warning} className="text-sm text-soft">
          {warning}
        </p>
      ))}
    </>
  );
}
