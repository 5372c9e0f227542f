import { Eye } from 'lucide-react';
import { Suspense, useState } from 'react';
import { Button } from '../ui/button.tsx';
import { lazyPart } from '../ui/lazy-part.tsx';
import type { ResultFile } from './result-file.ts';

const PdfFilePreview = lazyPart(() => import('../pdf/pdf-file-preview.tsx'));
const TextFilePreview = lazyPart(() => import('./text-file-preview.tsx'));

const textTypes: readonly string[] = ['text', 'markdown', 'csv'];

/** Shows the first pages of a PDF, or the beginning of a text. Nothing for other files. */
export function PreviewButton({ file }: { file: ResultFile }) {
  const [shown, setShown] = useState(false);
  const isText = textTypes.includes(file.type);
  const close = () => setShown(false);
  if (!isText && file.type !== 'pdf') return null;
  return (
    <>
      <Button look="quiet" size="small" className="mt-1 -ml-2" onClick={() => setShown(true)}>
        <Eye className="size-4" aria-hidden="true" />
        Preview
        <span className="sr-only"> {file.name}</span>
      </Button>
      {shown && (
        <Suspense fallback={null}>
          {isText ? <TextFilePreview file={file} onClose={close} /> : <PdfFilePreview file={file} onClose={close} />}
        </Suspense>
      )}
    </>
  );
}
