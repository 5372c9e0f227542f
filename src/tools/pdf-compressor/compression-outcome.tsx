import type { ActionResult } from '../../catalog/define-tool.ts';
import { SavedSize } from '../../web/kit/tool-shell/saved-size.tsx';
import { describeSimilarity, leastSimilarity } from './describe-similarity.ts';
import type { pdfCompressor } from './pdf-compressor.tool.ts';

type Result = ActionResult<typeof pdfCompressor.actions.compress>;

/** Sizes before and after, similarity of the pages, and notes. */
export function CompressionOutcome({ result }: { result: Result }) {
  const { originalSize, compressedSize, similarity, unchanged, warnings } = result;
  const least = leastSimilarity(similarity);
  return (
    <>
      <SavedSize before={originalSize} after={compressedSize} unchanged={unchanged}>
        {!unchanged && (
          <span className="text-sm text-soft tabular-nums">
            {least === 1
              ? 'every page looks identical'
              : `${similarity.length > 1 ? 'most changed page' : 'page'} ${describeSimilarity(least)}`}
          </span>
        )}
      </SavedSize>
      {warnings.map((warning) => (
        <p key={warning} className="text-sm text-soft">
          {warning}
        </p>
      ))}
    </>
  );
}
