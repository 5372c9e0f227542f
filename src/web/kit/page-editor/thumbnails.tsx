import { useVirtualizer } from '@tanstack/react-virtual';
import { type KeyboardEvent, useEffect, useId, useRef } from 'react';
import type { PdfDocument } from '../../../pdf/pdf-document.ts';
import { t } from '../../../shared/language/translate.ts';
import { PageThumbnail } from '../pdf/page-thumbnail.tsx';
import { type PdfService, priorities } from '../pdf/pdf-service.ts';
import { classNames } from '../ui/class-names.ts';
import { keyByReading } from '../ui/reading-direction.ts';
import type { Editor } from './create-editor.ts';
import { useSlice } from './use-editor.ts';

const place = { width: 104, height: 140 };
const rowHeight = place.height + 36;

/** The pages of a document, small and below each other: one tab stop, arrow keys go from page to page. */
export function Thumbnails(props: {
  service: PdfService;
  document: PdfDocument;
  editor: Editor;
  /** From 0. */
  current: number;
  onGo: (page: number) => void;
}) {
  const { service, document, editor, current, onGo } = props;
  const id = useId();
  const box = useRef<HTMLDivElement>(null);
  const count = document.pages.length;
  const rows = useVirtualizer({
    count,
    getScrollElement: () => box.current,
    estimateSize: () => rowHeight,
    overscan: 2,
    paddingStart: 8,
  });
  useEffect(() => {
    rows.scrollToIndex(current, { align: 'auto' });
  }, [rows, current]);
  const edited = useSlice(editor.state, ({ pages }) =>
    [...pages].map(([page, items]) => `${page}:${items.length}`).join(),
  );
  const counts = new Map(edited.split(',').map((entry) => entry.split(':') as [string, string]));
  const press = (event: KeyboardEvent) => {
    const next = {
      ArrowDown: current + 1,
      ArrowRight: current + 1,
      ArrowUp: current - 1,
      ArrowLeft: current - 1,
      PageDown: current + 5,
      PageUp: current - 5,
      Home: 0,
      End: count - 1,
    }[keyByReading(event.key)];
    if (next === undefined) return;
    event.preventDefault();
    event.stopPropagation();
    onGo(Math.min(count - 1, Math.max(0, next)));
  };
  return (
    <div
      ref={box}
      role="listbox"
      aria-label="Pages"
      tabIndex={0}
      aria-activedescendant={`${id}-${current}`}
      onKeyDown={press}
      className="h-full overflow-y-auto overscroll-contain"
    >
      <div role="presentation" className="relative" style={{ height: rows.getTotalSize() }}>
        {rows.getVirtualItems().map(({ index, start }) => {
          const edits = counts.get(String(index + 1));
          return (
            // biome-ignore lint/a11y/useKeyWithClickEvents: the list has the keys.
            <div
              key={index}
              id={`${id}-${index}`}
              role="option"
              tabIndex={-1}
              aria-selected={index === current}
              onClick={() => onGo(index)}
              className="absolute inset-x-0 top-0 flex cursor-pointer flex-col items-center gap-1"
              style={{ transform: `translateY(${start}px)`, height: rowHeight }}
            >
              <span className="grid place-items-center" style={{ height: place.height }}>
                <PageThumbnail
                  {...{ service, document, place }}
                  page={index}
                  rotation={0}
                  priority={priorities.nearby}
                  className={classNames(index === current && 'outline-[3px] outline-accent outline-offset-2')}
                />
              </span>
              <span className={classNames('text-sm tabular-nums', index === current ? 'font-bold' : 'text-soft')}>
                <span className="sr-only">Page </span>
                {document.labels?.[index] ?? index + 1}
                {edits && (
                  <span className="ms-1.5 rounded-full bg-accent px-1.5 text-on-accent text-xs">
                    <span aria-hidden="true">{edits}</span>
                    <span className="sr-only">
                      {t('{edits, plural, one {# edit} other {# edits}}', { edits: Number(edits) })}
                    </span>
                  </span>
                )}
              </span>
            </div>
          );
        })}
      </div>
    </div>
  );
}
