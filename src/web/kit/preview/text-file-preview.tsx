import { useQuery } from '@tanstack/react-query';
import { X } from 'lucide-react';
import { t } from '../../../shared/language/translate.ts';
import { queryClient } from '../session/query-client.ts';
import type { ResultFile } from '../tool-shell/result-file.ts';
import { IconButton } from '../ui/icon-button.tsx';
import { Modal } from '../ui/modal.tsx';
import { textOfEpub } from './epub-text.ts';

/** Enough for a screen; the range request keeps large files from being loaded. In bytes. */
const shownBytes = 20_000;

/** The beginning of a text result, or of an e-book without its images. */
export default function TextFilePreview({ file, onClose }: { file: ResultFile; onClose: () => void }) {
  const { url, name, bytes, type } = file;
  const { data: text, isError } = useQuery(
    {
      queryKey: ['converted-text', url],
      queryFn: async ({ signal }) => {
        const isBook = type === 'epub';
        const headers: HeadersInit = isBook ? {} : { range: `bytes=0-${shownBytes - 1}` };
        const answer = await fetch(url, { signal, headers });
        if (!answer.ok) throw new Error(`The file answers ${answer.status}.`);
        return isBook ? textOfEpub(new Uint8Array(await answer.arrayBuffer()), shownBytes) : answer.text();
      },
      retry: false,
    },
    queryClient,
  );
  return (
    <Modal
      label={`Preview of ${name}`}
      onClose={onClose}
      className="appear fixed inset-2 z-50 flex flex-col overflow-hidden rounded-[20px] border border-line bg-card shadow-lift outline-none sm:inset-6"
    >
      <header className="flex items-center gap-1 px-4 py-2.5">
        <p dir="auto" className="min-w-0 flex-1 truncate font-semibold">
          {name}
        </p>
        <IconButton icon={X} label="Close" onClick={onClose} />
      </header>
      <pre
        // biome-ignore lint/a11y/noNoninteractiveTabindex: a long text must scroll with the keyboard, too.
        tabIndex={0}
        className="min-h-0 flex-1 overflow-auto whitespace-pre-wrap break-words bg-paper [unicode-bidi:plaintext] p-5 text-sm"
      >
        {isError ? t('The text cannot be shown here. Please download the file to look at it.') : text}
        {text !== undefined && (type === 'epub' ? text.length === shownBytes : bytes > shownBytes) && '\n…'}
      </pre>
    </Modal>
  );
}
