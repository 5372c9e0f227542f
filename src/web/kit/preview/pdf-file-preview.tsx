import { useQuery } from '@tanstack/react-query';
import { useEffect, useState } from 'react';
import { t } from '../../../shared/language/translate.ts';
import PagePreview from '../pdf/page-preview.tsx';
import { usePdfService } from '../pdf/use-pdf-service.ts';
import { queryClient } from '../session/query-client.ts';
import { convertFile } from '../tool-shell/convert-file.ts';
import { asStoredFile, type ResultFile } from '../tool-shell/result-file.ts';
import { tellFailure } from '../ui/toast.ts';

/** Enough to see whether the result is right; the whole document is a click away. */
const shownPages = 20;

/**
 * The first pages of a result, drawn in the browser. Other formats are converted to PDF for it, which is not metered and
 * deleted at once.
 */
export default function PdfFilePreview(props: { file: ResultFile; onReady: () => void; onClose: () => void }) {
  const { file, onReady, onClose } = props;
  const service = usePdfService();
  const [index, setIndex] = useState(0);
  const { data: document, error } = useQuery(
    {
      queryKey: ['converted-pdf', file.url, service],
      queryFn: async ({ signal }) => {
        const content = file.type === 'pdf' ? await contentOf(file, signal) : await pagesOf(file, signal);
        return service.open(content, { name: file.name, signal });
      },
      retry: false,
      gcTime: 0,
      staleTime: Number.POSITIVE_INFINITY,
    },
    queryClient,
  );
  const isReady = document !== undefined;
  // biome-ignore lint/correctness/useExhaustiveDependencies: each is told once, whatever functions the button hands over.
  useEffect(() => {
    if (isReady) onReady();
    if (!error) return;
    tellFailure({
      title: t('No preview'),
      text: t('The pages cannot be shown here. Please download the file to look at it.'),
    });
    onClose();
  }, [isReady, error]);
  if (!document) return null;
  const pages = document.pages
    .slice(0, shownPages)
    .map((_, page) => ({ key: String(page), document: document.id, page, rotation: 0 as const }));
  return (
    <PagePreview
      service={service}
      documents={new Map([[document.id, document]])}
      pages={pages}
      index={index}
      onShow={setIndex}
      onClose={onClose}
    />
  );
}

async function contentOf({ url }: ResultFile, signal: AbortSignal): Promise<Blob> {
  const answer = await fetch(url, { signal });
  if (!answer.ok) throw new Error(`The file answers ${answer.status}.`);
  return answer.blob();
}

async function pagesOf(file: ResultFile, signal: AbortSignal): Promise<Blob> {
  const converted = await convertFile(asStoredFile(file), { type: file.type, to: 'pdf', signal });
  if (!converted) throw new Error(`Nothing here makes a PDF of ${file.type}.`);
  return converted.content;
}
