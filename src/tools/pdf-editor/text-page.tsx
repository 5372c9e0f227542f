import { Undo2 } from 'lucide-react';
import { memo, useId, useLayoutEffect, useRef, useState } from 'react';
import { Link } from 'react-router';
import type { PdfDocument } from '../../pdf/pdf-document.ts';
import { useMissing } from '../../web/kit/page-editor/use-missing.ts';
import { PageThumbnail } from '../../web/kit/pdf/page-thumbnail.tsx';
import type { PdfService } from '../../web/kit/pdf/pdf-service.ts';
import { useStore } from '../../web/kit/store.ts';
import { type FileSource, passFiles } from '../../web/kit/tool-shell/passed-files.ts';
import { Button } from '../../web/kit/ui/button.tsx';
import { classNames } from '../../web/kit/ui/class-names.ts';
import { controlClasses } from '../../web/kit/ui/field.tsx';
import type { Hit } from './find-text.ts';
import { PageSheet } from './page-sheet.tsx';
import type { DeskPage, TextDesk } from './text-desk.web.ts';
import { usePageBlocks } from './use-page-text.web.ts';

/** Where the visitor goes; a new object each time. `end` is missing for a page as a whole. */
export type Goal = { page: number } & Partial<Pick<Hit, 'start' | 'end'>>;

type TextPageProps = {
  desk: TextDesk;
  /** From 0. */
  index: number;
  page: DeskPage;
  hasText: boolean;
  /** What the page goes by in its document: 'iv', '12'. */
  label: string;
  service: PdfService;
  /** With the image of the page; undefined when there is none, or images are hidden. */
  document: PdfDocument | undefined;
  /** The text is edited on the image. */
  isOnPage: boolean;
  /** The box of the image in CSS pixels. */
  place: { width: number; height: number };
  source: FileSource | undefined;
  /** Only for the page that is meant. */
  goal: Goal | undefined;
  onArrive: () => void;
};

/** The image of a page beside its text. A key renders this page only. */
export const TextPage = memo(function TextPage(props: TextPageProps) {
  const { desk, index, page, hasText, label, service, document, isOnPage, place, source, goal, onArrive } = props;
  const id = useId();
  const text = useStore(page.text);
  const [showsOriginal, setShowsOriginal] = useState(false);
  const area = useRef<HTMLTextAreaElement>(null);
  const heading = useRef<HTMLHeadingElement>(null);
  const runs = useStore(page.runs);
  const isChanged = text !== page.original || runs.length > 0;
  const reading = usePageBlocks(service, isOnPage ? document : undefined, {
    ...{ index, page },
    onRead: (words) => desk.readPage(index, words),
  });
  // What cannot be read in the browser is edited as text.
  const sheet = isOnPage && hasText && reading !== 'none' ? document : undefined;

  // On the page, its field says it. What the page shows already, its own fonts have.
  const missing = useMissing(isChanged && !sheet ? text : '', page.original);

  useLayoutEffect(() => {
    if (!goal) return;
    const { start, end } = goal;
    if (area.current && start !== undefined && end !== undefined) {
      area.current.setSelectionRange(start, end);
      // Browsers scroll to the selection with the focus only.
      area.current.blur();
      area.current.focus();
    } else if (!sheet || start === undefined) (area.current ?? heading.current)?.focus();
    if (!sheet || reading) onArrive();
  }, [goal, onArrive, sheet, reading]);

  return (
    <section aria-labelledby={id} className="rounded-[16px] border border-line bg-card p-3 shadow-card sm:p-4">
      <div className="mb-2 flex min-h-10 flex-wrap items-center gap-x-3 gap-y-1">
        <h2 id={id} ref={heading} tabIndex={-1} className="font-semibold text-base tracking-normal">
          Page {label}
        </h2>
        {isChanged && <span className="rounded-full bg-accent-soft px-2.5 text-accent text-sm">Changed</span>}
        {hasText && (
          <div className="ms-auto flex flex-wrap gap-1">
            <Button
              look="quiet"
              size="small"
              aria-pressed={showsOriginal}
              className="aria-pressed:bg-accent-soft aria-pressed:text-accent"
              onClick={() => setShowsOriginal(!showsOriginal)}
            >
              Original
              <span className="sr-only"> text of page {label}</span>
            </Button>
            {isChanged && (
              <Button
                look="quiet"
                size="small"
                onClick={() => {
                  desk.undoPage(index);
                  // The button goes.
                  (area.current ?? heading.current)?.focus();
                }}
              >
                <Undo2 className="size-4" aria-hidden="true" />
                Undo changes
                <span className="sr-only"> on page {label}</span>
              </Button>
            )}
          </div>
        )}
      </div>
      {sheet ? (
        <div className="overflow-x-auto rounded-[4px] outline outline-line">
          {reading !== undefined && reading !== 'none' && !showsOriginal ? (
            <PageSheet
              {...{ desk, index, page, text, label, service, place, goal }}
              document={sheet}
              content={reading}
            />
          ) : (
            <PageThumbnail {...{ service, place }} document={sheet} page={index} rotation={0} />
          )}
        </div>
      ) : (
        <div className={classNames('grid items-start gap-3 sm:gap-4', document && 'md:grid-cols-[auto_minmax(0,1fr)]')}>
          {document && (
            <div className="justify-self-center rounded-[4px] outline outline-line md:sticky md:top-20">
              <PageThumbnail {...{ service, document, place }} page={index} rotation={0} />
            </div>
          )}
          {hasText ? (
            <div className="grid min-w-0 gap-3">
              <textarea
                ref={area}
                aria-label={`Text of page ${label}`}
                dir="auto"
                rows={6}
                autoComplete="off"
                value={text}
                onChange={({ target }) => desk.edit(index, target.value)}
                className={classNames(controlClasses, 'field-sizing-content min-h-56 resize-y py-2.5 leading-relaxed')}
              />
              {missing !== '' && (
                <p role="status" className="text-danger text-sm">
                  {missing}
                </p>
              )}
              {showsOriginal && (
                <textarea
                  readOnly
                  aria-label={`Original text of page ${label}`}
                  dir="auto"
                  rows={6}
                  value={page.original}
                  className={classNames(
                    controlClasses,
                    'field-sizing-content min-h-28 resize-y border-dashed bg-paper! py-2.5 text-soft leading-relaxed',
                  )}
                />
              )}
            </div>
          ) : (
            <p className="rounded-[10px] bg-paper px-4 py-3">
              No text on this page. If it is a scan, the{' '}
              <Link
                to="/tools/document-scanner"
                onClick={() => source && passFiles([source])}
                className="font-semibold text-accent underline underline-offset-2 hover:text-accent-hover"
              >
                Document Scanner
              </Link>{' '}
              reads its text.
            </p>
          )}
        </div>
      )}
    </section>
  );
});
