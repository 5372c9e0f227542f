import { Eye, TriangleAlert } from 'lucide-react';
import { lazy, Suspense, useState } from 'react';
import { fileTypes, isFileType } from '../../shared/file-types.ts';
import { formatBytes } from '../../shared/units.ts';
import { Button } from '../../web/ui/button.tsx';
import type { Result } from './document-converter.page.tsx';

const PdfPreview = lazy(() => import('./pdf-preview.tsx'));
const TextPreview = lazy(() => import('./text-preview.tsx'));

const textTypes: readonly string[] = ['text', 'markdown', 'csv'];

/** What became of a document: its type and size, what to know about it, and a look at its first pages. */
export function ConversionResult({ result }: { result: Result }) {
  const [shown, setShown] = useState(false);
  const { type, bytes, pages, warnings, filename } = result;
  const isText = textTypes.includes(type);
  const close = () => setShown(false);
  return (
    <>
      <p className="text-[0.9375rem] text-soft tabular-nums">
        {isFileType(type) ? fileTypes[type].name : type} · {formatBytes(bytes)}
        {pages !== undefined && ` · ${pages.toLocaleString('en')} ${pages === 1 ? 'page' : 'pages'}`}
      </p>
      {warnings.map((warning) => (
        <p key={warning} className="mt-1 flex items-start gap-1.5 text-sm">
          <TriangleAlert className="mt-0.5 size-4 shrink-0 text-thread" aria-hidden="true" />
          {warning}
        </p>
      ))}
      {(type === 'pdf' || isText) && (
        <Button look="quiet" size="small" className="mt-1 -ml-2" onClick={() => setShown(true)}>
          <Eye className="size-4" aria-hidden="true" />
          Preview
          <span className="sr-only"> {filename}</span>
        </Button>
      )}
      {shown && (
        <Suspense fallback={null}>
          {isText ? <TextPreview result={result} onClose={close} /> : <PdfPreview result={result} onClose={close} />}
        </Suspense>
      )}
    </>
  );
}
