import { Eye, Redo2, RotateCcw, RotateCw, Trash2, Undo2, ZoomIn, ZoomOut } from 'lucide-react';
import { type Dispatch, type ReactNode, useState } from 'react';
import { language, t } from '../../../shared/language/translate.ts';
import { pagesOf, readPageRanges } from '../../../shared/page-ranges.ts';
import { Button } from '../ui/button.tsx';
import { IconButton } from '../ui/icon-button.tsx';
import { TextField } from '../ui/text-field.tsx';
import { zoomSteps } from './grid-geometry.ts';
import type { DeckAction, PageDeck } from './page-deck.ts';

type PageToolbarProps = {
  deck: PageDeck;
  dispatch: Dispatch<DeckAction>;
  choosing: 'none' | 'buttons' | 'buttons and list';
  isArrangeable: boolean;
  /** Index in `zoomSteps`. */
  zoom: number;
  onZoom: (zoom: number) => void;
  onOpen: () => void;
  children?: ReactNode;
};

/** Actions on the selected pages, and ways to select many at once. */
export function PageToolbar(props: PageToolbarProps) {
  const { deck, dispatch, choosing, isArrangeable, zoom, onZoom, onOpen, children } = props;
  const nothing = deck.selected.size === 0;
  return (
    <div role="toolbar" aria-label="Page tools" className="contents">
      <div className="sticky top-[66px] z-20 flex flex-wrap items-center gap-x-1 gap-y-1 bg-paper py-1">
        {isArrangeable && (
          <>
            <IconButton
              icon={RotateCcw}
              label="Turn left"
              disabled={nothing}
              onClick={() => dispatch({ type: 'rotate', by: 270 })}
            />
            <IconButton
              icon={RotateCw}
              label="Turn right"
              disabled={nothing}
              onClick={() => dispatch({ type: 'rotate', by: 90 })}
            />
            <IconButton
              icon={Trash2}
              label="Remove chosen pages"
              disabled={nothing}
              onClick={() => dispatch({ type: 'remove' })}
            />
            <Divider />
            <IconButton
              icon={Undo2}
              label="Undo"
              disabled={deck.past.length === 0}
              onClick={() => dispatch({ type: 'undo' })}
            />
            <IconButton
              icon={Redo2}
              label="Redo"
              disabled={deck.future.length === 0}
              onClick={() => dispatch({ type: 'redo' })}
            />
            <Divider />
          </>
        )}
        <IconButton icon={Eye} label="Look at the page" disabled={deck.pages.length === 0} onClick={onOpen} />
        <IconButton icon={ZoomOut} label="Smaller pages" disabled={zoom === 0} onClick={() => onZoom(zoom - 1)} />
        <IconButton
          icon={ZoomIn}
          label="Larger pages"
          disabled={zoom === zoomSteps.length - 1}
          onClick={() => onZoom(zoom + 1)}
        />
        <span className="ms-auto">{children}</span>
      </div>
      {choosing !== 'none' && <Choosing deck={deck} dispatch={dispatch} hasList={choosing === 'buttons and list'} />}
    </div>
  );
}

const Divider = () => <span aria-hidden="true" className="mx-1 h-6 w-px bg-line" />;

function Choosing(props: Pick<PageToolbarProps, 'deck' | 'dispatch'> & { hasList: boolean }) {
  const { deck, dispatch, hasList } = props;
  const [list, setList] = useState('');
  const { pages, selected } = deck;
  const read = list.trim() === '' ? undefined : readPageRanges(list, pages.length);
  const chooseWhere = (isWanted: (index: number) => boolean) => {
    setList('');
    dispatch({ type: 'choose', keys: pages.filter((_, index) => isWanted(index)).map(({ key }) => key) });
  };
  const choose = (text: string) => {
    setList(text);
    const typed = readPageRanges(text, pages.length);
    if (!('ranges' in typed)) return;
    const wanted = new Set(pagesOf(typed.ranges));
    dispatch({
      type: 'choose',
      keys: pages.filter((_, index) => wanted.has(index + 1)).map(({ key }) => key),
    });
  };
  const choices: [name: string, label: string, (index: number) => boolean][] = [
    [t('All'), t('All pages chosen'), () => true],
    [t('None'), t('None chosen'), () => false],
    [t('Odd'), t('Odd pages chosen'), (index) => index % 2 === 0],
    [t('Even'), t('Even pages chosen'), (index) => index % 2 === 1],
  ];
  return (
    <div className="flex flex-wrap items-start gap-x-3 gap-y-2">
      <div className="flex flex-wrap items-center gap-1">
        {choices.map(([name, label, isWanted]) => (
          <Button key={name} look="secondary" size="small" aria-label={label} onClick={() => chooseWhere(isWanted)}>
            {name}
          </Button>
        ))}
      </div>
      {hasList && (
        <TextField
          label="Choose pages"
          hideLabel
          value={list}
          onChange={choose}
          placeholder="1,3,5-7"
          autoComplete="off"
          spellCheck={false}
          error={read && 'problem' in read ? read.problem : undefined}
          className="min-w-36 flex-1 basis-36 [&_input]:min-h-9"
        />
      )}
      <p className="self-center font-medium text-[0.9375rem] tabular-nums">
        {t('{chosen} of {pages} chosen', {
          chosen: selected.size.toLocaleString(language()),
          pages: pages.length.toLocaleString(language()),
        })}
      </p>
    </div>
  );
}
