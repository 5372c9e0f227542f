import { fileTypes, isFileType } from '../../shared/file-types.ts';
import { t } from '../../shared/language/translate.ts';
import { formatBytes } from '../../shared/units.ts';
import { PreviewButton } from '../../web/kit/preview/preview-button.tsx';
import type { ResultFile } from '../../web/kit/tool-shell/result-file.ts';
import { WarningList } from '../../web/kit/tool-shell/warning-list.tsx';
import type { Result } from './document-converter.page.tsx';

/** The result, in the form rows and other tools take. */
export function resultFile({ downloadUrl, filename, type, bytes }: Result): ResultFile {
  if (!isFileType(type)) throw new Error(`The server answered with an unknown type: ${type}.`);
  return { url: downloadUrl, name: filename, type, bytes };
}

/** A document's result: its type and size, notes, and a preview of its first pages. */
export function ConversionResult({ result }: { result: Result }) {
  const { type, bytes, pages, warnings } = result;
  return (
    <>
      <p className="text-[0.9375rem] text-soft tabular-nums">
        {isFileType(type) ? fileTypes[type].name : type} · {formatBytes(bytes)}
        {pages !== undefined && ` · ${t('{count, plural, one {# page} other {# pages}}', { count: pages })}`}
      </p>
      <WarningList warnings={warnings} />
      <PreviewButton file={resultFile(result)} />
    </>
  );
}
