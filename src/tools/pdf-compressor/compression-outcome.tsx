import type { ActionResult } from '../../catalog/define-tool.ts';
import { t } from '../../shared/language/translate.ts';
import { SavedSize } from '../../web/kit/tool-shell/saved-size.tsx';
import { leastSimilarity, similarPercent } from './describe-similarity.ts';
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
          <span className="text-sm text-soft tabular-nums">{describeLeast(least, similarity.length)}</span>
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

function describeLeast(similarity: number, pages: number): string {
  if (similarity === 1) return t('every page looks identical');
  const percent = similarPercent(similarity);
  return pages > 1 ? t('most changed page {percent} alike', { percent }) : t('page {percent} alike', { percent });
}
