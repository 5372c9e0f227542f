import { type Dispatch, type ReactNode, Suspense, useCallback, useEffect, useRef, useState } from 'react';
import type { PdfDocument } from '../../../pdf/pdf-document.ts';
import { t } from '../../../shared/language/translate.ts';
import { lazyPart } from '../ui/lazy-part.tsx';
import { zoomSteps } from './grid-geometry.ts';
import { type DeckAction, indexOf, type PageDeck } from './page-deck.ts';
import { PageGrid } from './page-grid.tsx';
import type { LookOfPage } from './page-look.ts';
import { PageToolbar } from './page-toolbar.tsx';
import type { PdfService } from './pdf-service.ts';

const PagePreview = lazyPart(() => import('./page-preview.tsx'));

export type PageWorkbenchProps = {
  service: PdfService;
  /** By their id. */
  documents: ReadonlyMap<number, PdfDocument>;
  deck: PageDeck;
  dispatch: Dispatch<DeckAction>;
  /** The grid's accessible name: 'Pages of report.pdf'. */
  label: string;
  /** Return the same object while a page looks the same, so that it is not rendered again. */
  look?: LookOfPage;
  clickChooses?: 'only' | 'toggle';
  /** Whether pages can be moved, turned and removed. */
  isArrangeable?: boolean;
  /** Ways to select many pages at once: buttons (all, none, odd, even), and a field for a list. */
  choosing?: 'none' | 'buttons' | 'buttons and list';
  /** At the end of the toolbar. */
  children?: ReactNode;
};

const plainLook = {};
const lookPlain: LookOfPage = () => plainLook;

/**
 * Thumbnails of every page: view, select, drag, turn and remove, by mouse, touch and keyboard, with undo. What the pages mean
 * is up to the tool (`look`, and what it does with the deck).
 */
export default function PageWorkbench(props: PageWorkbenchProps) {
  const { service, documents, deck, dispatch, label, look = lookPlain, clickChooses = 'only' } = props;
  const { isArrangeable = false, choosing = 'buttons and list', children } = props;
  const [zoom, setZoom] = useState(1);
  const [shown, setShown] = useState<number>();
  const [said, setSaid] = useState('');
  const current = useRef(deck);
  useEffect(() => {
    current.current = deck;
  }, [deck]);
  // Stable, so that the pages in the grid are not rendered again.
  const act = useCallback(
    (action: DeckAction) => {
      dispatch(action);
      const sentence = sentenceOf(action, current.current);
      if (sentence !== undefined) setSaid(sentence);
    },
    [dispatch],
  );
  return (
    <div className="flex flex-col gap-2">
      <PageToolbar
        {...{ deck, choosing, isArrangeable, zoom }}
        dispatch={act}
        onZoom={setZoom}
        onOpen={() => setShown(Math.max(0, indexOf(deck, deck.active)))}
      >
        {children}
      </PageToolbar>
      <PageGrid
        {...{ service, documents, deck, look, clickChooses, isArrangeable, label }}
        dispatch={act}
        cellWidth={zoomSteps[zoom] ?? zoomSteps[1]}
        onOpen={setShown}
        onAnnounce={setSaid}
      />
      <p role="status" className="sr-only">
        {said}
      </p>
      {shown !== undefined && (
        <Suspense fallback={null}>
          <PagePreview
            {...{ service, documents }}
            pages={deck.pages}
            index={shown}
            onShow={(index) => {
              setShown(index);
              dispatch({ type: 'activate', index });
            }}
            onClose={() => setShown(undefined)}
          />
        </Suspense>
      )}
    </div>
  );
}

/** Announces an action to screen readers. */
function sentenceOf(action: DeckAction, { selected, past, future }: PageDeck): string | undefined {
  const pages = selected.size;
  switch (action.type) {
    case 'rotate':
      return action.by === 90
        ? t('{pages, plural, one {# page turned right.} other {# pages turned right.}}', { pages })
        : t('{pages, plural, one {# page turned left.} other {# pages turned left.}}', { pages });
    case 'remove':
      return pages > 0 ? t('{pages, plural, one {# page removed.} other {# pages removed.}}', { pages }) : undefined;
    case 'undo':
      return past.length > 0 ? t('Undone.') : t('Nothing to undo.');
    case 'redo':
      return future.length > 0 ? t('Done again.') : t('Nothing to redo.');
    default:
      return undefined;
  }
}
