import { useQuery } from '@tanstack/react-query';
import { useEffect, useState } from 'react';
import type { ResultFile } from '../tool-shell/result-file.ts';
import { showToast } from '../ui/toast.ts';
import PagePreview from './page-preview.tsx';
import { usePdfService } from './use-pdf-service.ts';

/** Enough to see whether it came out right; the whole document is a click away. */
const shownPages = 20;

/** The first pages of a PDF that was made, drawn in the browser. */
export default function PdfFilePreview({ file, onClose }: { file: ResultFile; onClose: () => void }) {
  const service = usePdfService();
  const [index, setIndex] = useState(0);
  const { data: document, error } = useQuery({
    queryKey: ['converted-pdf', file.url, service],
    queryFn: async ({ signal }) => {
      const answer = await fetch(file.url, { signal });
      if (!answer.ok) throw new Error(`The file answers ${answer.status}.`);
      return service.open(await answer.blob(), { name: file.name, signal });
    },
    retry: false,
    gcTime: 0,
    staleTime: Number.POSITIVE_INFINITY,
  });
  useEffect(() => {
    if (!error) return;
    showToast({
      title: 'No preview',
      text: 'The pages cannot be shown here. Please download the file to look at it.',
      tone: 'failure',
    });
    onClose();
  }, [error, onClose]);
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
