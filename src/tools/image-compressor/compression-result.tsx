import { fileTypes, isFileType } from '../../shared/file-types.ts';
import { formatBytes, savedPercent } from '../../shared/units.ts';
import type { QueueItem } from '../../web/tool-shell/file-queue.ts';
import { guessFileType } from '../../web/tool-shell/guess-file-type.ts';
import type { ActionResult } from '../define-tool.ts';
import { explainResult } from './describe-savings.ts';
import type { imageCompressor } from './image-compressor.tool.ts';

type Result = ActionResult<typeof imageCompressor.actions.compress>;

/** Sizes before and after, what was saved, and what else there is to know. */
export function CompressionResult({ item, result }: { item: QueueItem<Result>; result: Result }) {
  const { originalSize, compressedSize, format, width, height, notes } = result;
  const saved = savedPercent(originalSize, compressedSize);
  const explanation = explainResult(result);
  const before = item.source instanceof File ? guessFileType(item.source) : item.source.type;
  const formats =
    isFileType(format) && before && before !== format ? `${fileTypes[before].name} → ${fileTypes[format].name}` : '';
  return (
    <>
      <p className="flex flex-wrap items-center gap-x-2.5 gap-y-1">
        <span className="tabular-nums">
          {compressedSize !== originalSize && (
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
        <span className="text-sm text-soft tabular-nums">
          {formats && `${formats}, `}
          {width} × {height}
        </span>
      </p>
      {explanation && <p className="text-sm text-soft">{explanation}</p>}
      {notes.map((note) => (
        <p key={note} className="text-sm text-soft">
          {note}
        </p>
      ))}
    </>
  );
}
