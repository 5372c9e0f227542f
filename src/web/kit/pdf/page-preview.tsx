import { ChevronLeft, ChevronRight, X } from 'lucide-react';
import { type KeyboardEvent, useState } from 'react';
import type { PdfDocument } from '../../../pdf/pdf-document.ts';
import { t } from '../../../shared/language/translate.ts';
import { IconButton } from '../ui/icon-button.tsx';
import { Modal } from '../ui/modal.tsx';
import { keyByReading } from '../ui/reading-direction.ts';
import { ownNumber } from './page-cell.tsx';
import type { DeckPage } from './page-deck.ts';
import { PageThumbnail } from './page-thumbnail.tsx';
import { type PdfService, priorities } from './pdf-service.ts';
import { useSize } from './use-size.ts';

type PagePreviewProps = {
  service: PdfService;
  documents: ReadonlyMap<number, PdfDocument>;
  pages: readonly DeckPage[];
  /** Of the page shown. */
  index: number;
  onShow: (index: number) => void;
  onClose: () => void;
};

/** One page, as large as the window allows; arrow keys go to the next and previous page. */
export default function PagePreview({ service, documents, pages, index, onShow, onClose }: PagePreviewProps) {
  const [stage, setStage] = useState<HTMLDivElement | null>(null);
  const room = useSize(stage);
  const page = pages[index];
  const document = page && documents.get(page.document);
  if (!page || !document) return null;
  const show = (next: number) => next >= 0 && next < pages.length && onShow(next);
  const press = (event: KeyboardEvent) => {
    const key = keyByReading(event.key);
    if (key === 'ArrowLeft' || key === 'ArrowUp' || key === 'PageUp') show(index - 1);
    if (key === 'ArrowRight' || key === 'ArrowDown' || key === 'PageDown') show(index + 1);
  };
  const name = t('Page {page} of {name}', { page: ownNumber(document, page.page), name: document.name });
  return (
    <Modal
      label={name}
      onClose={onClose}
      onKeyDown={press}
      onOpenAutoFocus={(event) => {
        // The dialog gets the focus: a focused button would show its tooltip over the page.
        event.preventDefault();
        if (event.currentTarget instanceof HTMLElement) event.currentTarget.focus();
      }}
      className="fixed inset-2 z-50 flex flex-col overflow-hidden rounded-[20px] border border-line bg-card shadow-lift outline-none sm:inset-6"
    >
      <header className="flex items-center gap-1 px-4 py-2.5">
        <p className="min-w-0 flex-1 truncate font-semibold" aria-live="polite">
          {name}
        </p>
        <IconButton icon={ChevronLeft} label="Page before" disabled={index === 0} onClick={() => show(index - 1)} />
        <span className="text-soft text-sm tabular-nums">
          {index + 1} / {pages.length}
        </span>
        <IconButton
          icon={ChevronRight}
          label="Next page"
          disabled={index === pages.length - 1}
          onClick={() => show(index + 1)}
        />
        <IconButton icon={X} label="Close" onClick={onClose} />
      </header>
      <div ref={setStage} className="grid min-h-0 flex-1 place-items-center overflow-hidden bg-line/50">
        {room.height > 0 && (
          <PageThumbnail
            key={page.key}
            service={service}
            document={document}
            page={page.page}
            rotation={page.rotation}
            place={{ width: room.width - 24, height: room.height - 24 }}
            priority={priorities.preview}
            className="shadow-lift"
          />
        )}
      </div>
    </Modal>
  );
}
