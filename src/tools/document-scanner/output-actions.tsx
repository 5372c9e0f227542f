import { type RefObject, useEffect, useRef } from 'react';
import { Link } from 'react-router';
import { archiveUrl } from '../../modules/files/files.contract.ts';
import { isFileType } from '../../shared/file-types.ts';
import { t } from '../../shared/language/translate.ts';
import { useUsage } from '../../web/kit/session/use-usage.ts';
import { asStoredFile, downloadFile, type ResultFile } from '../../web/kit/tool-shell/result-file.ts';
import { showFailure } from '../../web/kit/tool-shell/show-failure.ts';
import { CallNote, useCall } from '../../web/kit/tool-shell/use-call.tsx';
import { Button } from '../../web/kit/ui/button.tsx';
import { useFailureNote } from '../../web/kit/ui/failure-note.tsx';
import { documentScanner, noDocuments, pdfFailed } from './document-scanner.tool.ts';
import { type DocumentKind, imageFile, requestOfPages } from './make-document.web.ts';
import type { Photo, ScanList } from './pages/scan-list.ts';
import type { ScanChoice } from './scan-choice.ts';
import type { ScanDesk } from './scan-desk.web.ts';

/** The next step: processing the waiting photos, or making a file of the pages. */
export function OutputActions(props: {
  desk: ScanDesk;
  list: ScanList;
  choice: ScanChoice;
  waiting: readonly Photo[];
  /** Another button on the page is the primary one. */
  isBeside: boolean;
  onProcess: () => void;
  /** Undefined while another document is made. */
  onMade: (file: ResultFile | undefined) => void;
}) {
  const { desk, list, choice, waiting, isBeside, onProcess, onMade } = props;
  const { photos, pages } = list;
  const { work, start, cancel } = useCall(documentScanner.actions.generatePdf, t('Making the document'));
  const isProcessing = photos.some(({ state }) => state.is === 'queued' || state.is === 'working');
  const isMaking = work.state === 'busy';
  // With nothing scanned yet there is one action, and on a phone little room.
  const isFirstScan = pages.length === 0 && photos.length > 0;
  const mainLook = waiting.length > 0 || isProcessing || isBeside ? 'secondary' : 'primary';

  const refusal = useFailureNote(pages);
  const make = (kind: DocumentKind) => {
    if (pages.length === 0) return refusal.show(noDocuments);
    onMade(undefined);
    void start(requestOfPages(pages, kind, choice.languages), {
      onDone: ({ result }) => {
        const { downloadUrl: url, fileName: name, type, bytes } = result;
        onMade(isFileType(type) ? { url, name, type, bytes } : undefined);
        downloadFile({ url, name });
      },
      onFailed: (error) => showFailure(pdfFailed, error),
    });
  };
  const saveImages = () => {
    if (pages.length === 0) return refusal.show(noDocuments);
    const [only] = pages;
    const ids = pages.map((page) => asStoredFile(imageFile(page)).id);
    if (only && pages.length === 1) downloadFile(only.image);
    else downloadFile({ url: archiveUrl(ids, 'scanned-pages.zip'), name: 'scanned-pages.zip' });
  };

  const actions = useFocusKept(isProcessing);
  return (
    <div ref={actions} tabIndex={-1} className="space-y-3 outline-none">
      <CallNote work={work} />
      {refusal.note}
      {isProcessing ? (
        <div className="flex gap-2">
          <Button className="flex-1" disabled>
            Processing…
          </Button>
          <Button look="secondary" onClick={() => desk.cancel()}>
            Cancel
          </Button>
        </div>
      ) : (
        waiting.length > 0 && (
          <>
            <FreeScansNote waiting={waiting.filter(({ place }) => place.at !== 'instead').length} />
            <Button className="w-full" onClick={onProcess}>
              {t('Process {count, plural, one {# photo} other {# photos}}', { count: waiting.length })}
            </Button>
          </>
        )
      )}
      {!isFirstScan && (
        <OutputButtons
          format={choice.outputFormat}
          isMany={pages.length > 1}
          look={mainLook}
          isMaking={isMaking}
          onMake={make}
          onSave={saveImages}
          onCancel={cancel}
        />
      )}
    </div>
  );
}

function OutputButtons(props: {
  format: ScanChoice['outputFormat'];
  isMany: boolean;
  look: 'primary' | 'secondary';
  isMaking: boolean;
  onMake: (kind: DocumentKind) => void;
  onSave: () => void;
  onCancel: () => void;
}) {
  const { format, isMany, look, isMaking, onMake, onSave, onCancel } = props;
  return (
    <div className="flex gap-2">
      {format === 'pdf' ? (
        <Button className="flex-1 whitespace-nowrap" look={look} disabled={isMaking} onClick={() => onMake('pdf')}>
          {isMaking ? 'Generating…' : 'Generate PDF'}
        </Button>
      ) : (
        <Button className="flex-1" look={look} onClick={onSave}>
          {isMany ? t('All as ZIP') : t('Save {format}', { format: format.toUpperCase() })}
        </Button>
      )}
      {isMaking ? (
        <Button look="secondary" onClick={onCancel}>
          Cancel
        </Button>
      ) : (
        <>
          {format !== 'pdf' && <MakeButton label="PDF" onMake={() => onMake('pdf')} />}
          <MakeButton label="DOCX" onMake={() => onMake('docx')} />
          <MakeButton label="TXT" onMake={() => onMake('txt')} />
        </>
      )}
    </div>
  );
}

/** Keeps the focus here: the pressed button disappears when processing begins, Cancel when it ends. */
function useFocusKept(isProcessing: boolean): RefObject<HTMLDivElement | null> {
  const actions = useRef<HTMLDivElement>(null);
  const wasProcessing = useRef(false);
  useEffect(() => {
    const isChange = isProcessing !== wasProcessing.current;
    wasProcessing.current = isProcessing;
    if (isChange && document.activeElement === document.body) actions.current?.focus({ preventScroll: true });
  }, [isProcessing]);
  return actions;
}

/** Warns that the free plan does not cover all waiting photos. */
function FreeScansNote({ waiting }: { waiting: number }) {
  const { data } = useUsage();
  const usage = data?.actions.find(({ tool, action }) => tool === documentScanner.slug && action === 'process');
  const left = usage?.remaining ?? undefined;
  if (left === undefined || left === 0 || waiting <= left) return null;
  return (
    <p className="text-[0.9375rem]">
      {t('{left, plural, one {One of them is} other {# of them are}} free this month; the others wait.', { left })}{' '}
      <Link to="/pricing" className="text-link">
        Pro scans without a limit
      </Link>
    </p>
  );
}

function MakeButton({ label, onMake }: { label: string; onMake: () => void }) {
  return (
    <Button look="secondary" size="small" className="min-h-11" onClick={onMake}>
      <span>
        <span aria-hidden="true">{label}</span>
        <span className="sr-only">Make {label}</span>
      </span>
    </Button>
  );
}
