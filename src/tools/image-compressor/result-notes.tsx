import { fileTypes, isFileType } from '../../shared/file-types.ts';
import type { QueueItem } from '../../web/kit/tool-shell/file-queue.ts';
import { typeOf } from '../../web/kit/tool-shell/file-source.ts';
import { SavedSize } from '../../web/kit/tool-shell/saved-size.tsx';
import type { CompressionResult } from './compressed-image.web.ts';
import { explainResult } from './describe-savings.ts';

/** Sizes before and after, savings and notes. */
export function ResultNotes({ item, result }: { item: QueueItem<CompressionResult>; result: CompressionResult }) {
  const { originalSize, compressedSize, format, width, height, notes } = result;
  const explanation = explainResult(result);
  const before = typeOf(item.source);
  const formats =
    isFileType(format) && before && before !== format ? `${fileTypes[before].name} → ${fileTypes[format].name}` : '';
  return (
    <>
      <SavedSize before={originalSize} after={compressedSize} unchanged={compressedSize === originalSize}>
        <span className="text-sm text-soft tabular-nums">
          {formats && `${formats}, `}
          <bdi>
            {width} × {height}
          </bdi>
        </span>
      </SavedSize>
      {explanation && <p className="text-sm text-soft">{explanation}</p>}
      {notes.map((note) => (
        <p key={note} className="text-sm text-soft">
          {note}
        </p>
      ))}
    </>
  );
}
