import { X } from 'lucide-react';
import { useEffect, useState } from 'react';
import { t } from '../../shared/language/translate.ts';
import { isAbort } from '../../web/kit/http/call-error.ts';
import { IconButton } from '../../web/kit/ui/icon-button.tsx';
import { Modal } from '../../web/kit/ui/modal.tsx';
import { type ListedEntry, previewKind } from './entry-views.ts';
import { type ArchiveDesk, callErrorOf } from './use-open-archive.web.ts';

type Shown =
  | { state: 'loading' }
  | { state: 'image'; url: string }
  | { state: 'text'; text: string }
  | { state: 'failed'; sentence: string };

/** Previews a small file of the archive. Text is only ever shown as text. */
export default function EntryPreview(props: { entry: ListedEntry; desk: ArchiveDesk; onClose: () => void }) {
  const { entry, desk, onClose } = props;
  const shown = useEntryContent(entry, desk);
  return (
    <Modal
      label={`Preview of ${entry.path}`}
      onClose={onClose}
      className="fixed top-1/2 left-1/2 z-50 flex max-h-[88dvh] w-[min(60rem,94vw)] -translate-x-1/2 -translate-y-1/2 flex-col rounded-[20px] border border-line bg-card shadow-lift"
    >
      <div className="flex items-center justify-between gap-4 border-line border-b py-2 pe-2 ps-5">
        <p dir="auto" className="min-w-0 truncate font-semibold">
          {entry.path}
        </p>
        <IconButton icon={X} label="Close" onClick={onClose} />
      </div>
      <div className="grid min-h-48 overflow-auto p-5">
        {shown.state === 'loading' && <p className="place-self-center text-soft">Opening…</p>}
        {shown.state === 'failed' && (
          <p role="alert" className="place-self-center text-danger">
            {shown.sentence}
          </p>
        )}
        {shown.state === 'image' && (
          <img
            src={shown.url}
            alt={entry.path}
            className="checkered max-h-[70dvh] place-self-center rounded-[8px] object-contain"
          />
        )}
        {shown.state === 'text' && (
          <pre className="[unicode-bidi:plaintext] whitespace-pre-wrap break-words font-mono text-sm leading-relaxed">
            {shown.text}
          </pre>
        )}
      </div>
    </Modal>
  );
}

function useEntryContent(entry: ListedEntry, desk: ArchiveDesk): Shown {
  const [shown, setShown] = useState<Shown>({ state: 'loading' });
  const { unpack } = desk;
  // biome-ignore lint/correctness/useExhaustiveDependencies: `unpack` belongs to the archive the dialog was opened for.
  useEffect(() => {
    let isGone = false;
    const load = async () => {
      const { downloadUrl } = await unpack([entry.index]);
      if (previewKind(entry) === 'image') return { state: 'image', url: `${downloadUrl}?inline` } as const;
      const response = await fetch(downloadUrl);
      if (!response.ok)
        return { state: 'failed', sentence: t('The file could not be fetched. Please try again.') } as const;
      return { state: 'text', text: await response.text() } as const;
    };
    load()
      .catch((error): Shown | undefined =>
        isAbort(error) ? undefined : { state: 'failed', sentence: callErrorOf(error).message },
      )
      .then((next) => {
        if (next && !isGone) setShown(next);
      });
    return () => {
      isGone = true;
    };
  }, [entry]);
  return shown;
}
