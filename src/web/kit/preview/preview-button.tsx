import { Eye, LoaderCircle } from 'lucide-react';
import { Suspense, useState } from 'react';
import type { FileType } from '../../../shared/file-types.ts';
import type { ResultFile } from '../tool-shell/result-file.ts';
import { Button } from '../ui/button.tsx';
import { lazyPart } from '../ui/lazy-part.tsx';

const PdfFilePreview = lazyPart(() => import('./pdf-file-preview.tsx'));
const TextFilePreview = lazyPart(() => import('./text-file-preview.tsx'));

const textTypes: readonly FileType[] = ['text', 'markdown', 'csv', 'epub'];
/** Formats with pages, or that get them by conversion. */
const pagedTypes: readonly FileType[] = ['pdf', 'docx', 'odt', 'rtf', 'html', 'xlsx', 'ods', 'pptx', 'odp'];

/** Shows the first pages of a document, or the beginning of a text. Renders nothing for other files. */
export function PreviewButton({ file }: { file: ResultFile }) {
  const [state, setState] = useState<'closed' | 'opening' | 'open'>('closed');
  const close = () => setState('closed');
  const isText = textTypes.includes(file.type);
  if (!isText && !pagedTypes.includes(file.type)) return null;
  const Icon = state === 'opening' ? LoaderCircle : Eye;
  return (
    <>
      <Button
        look="quiet"
        size="small"
        className="mt-1 -ms-2"
        aria-busy={state === 'opening'}
        onClick={() => state === 'closed' && setState(isText ? 'open' : 'opening')}
      >
        <Icon
          className={state === 'opening' ? 'size-4 animate-spin motion-reduce:animate-none' : 'size-4'}
          aria-hidden="true"
        />
        Preview
        <span className="sr-only"> {file.name}</span>
      </Button>
      {state !== 'closed' && (
        <Suspense fallback={null}>
          {isText ? (
            <TextFilePreview file={file} onClose={close} />
          ) : (
            <PdfFilePreview file={file} onReady={() => setState('open')} onClose={close} />
          )}
        </Suspense>
      )}
    </>
  );
}
