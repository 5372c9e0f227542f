import { Redo2, Search, Undo2 } from 'lucide-react';
import { type FormEvent, type Ref, useState } from 'react';
import { t } from '../../shared/language/translate.ts';
import { useStore } from '../../web/kit/store.ts';
import { Button } from '../../web/kit/ui/button.tsx';
import { ChoiceGroup } from '../../web/kit/ui/choice-group.tsx';
import { TextField } from '../../web/kit/ui/text-field.tsx';
import { FindPanel } from './find-panel.tsx';
import type { Changes, DeskDocument, TextDesk } from './text-desk.web.ts';
import type { Goal } from './text-page.tsx';

/** Where the text is edited: on the images of the pages, beside them, or without them. */
export const viewNames = ['page', 'beside', 'text'] as const;
export type View = (typeof viewNames)[number];

const views: readonly { value: View; label: string }[] = [
  { value: 'page', label: t('On page') },
  { value: 'beside', label: t('Beside') },
  { value: 'text', label: t('Text') },
];

type TextSideProps = {
  desk: TextDesk;
  text: DeskDocument;
  changes: Changes;
  /** Undefined without images of the pages. */
  view: View | undefined;
  onView: (view: View) => void;
  onGo: (goal: Goal) => void;
  /** The first control. */
  entry: Ref<HTMLButtonElement>;
};

/** What there is to know of the whole text, and ways through it. */
export function TextSide({ desk, text, changes, view, onView, onGo, entry }: TextSideProps) {
  const [isFinding, setIsFinding] = useState(false);
  const pageCount = text.pages.length;
  return (
    <>
      <div className="space-y-1">
        <h2 dir="auto" className="break-all font-semibold text-base tracking-normal">
          {text.name}
        </h2>
        <p className="text-[0.9375rem] text-soft tabular-nums">
          {t('{count, plural, one {# page} other {# pages}}', { count: pageCount })}
          {text.isWhole && ' · '}
          {text.isWhole && t('{count, plural, one {# character} other {# characters}}', { count: changes.characters })}
        </p>
        <p role="status" className="font-medium tabular-nums">
          {describeChanges(changes)}
        </p>
        {changes.pages.length > 0 && <ChangedPages pages={changes.pages} onGo={onGo} />}
        <UndoButtons desk={desk} onGo={onGo} />
      </div>
      <div className="space-y-3">
        <Button
          ref={entry}
          look="secondary"
          size="small"
          aria-expanded={isFinding}
          disabled={!text.isWhole}
          onClick={() => setIsFinding(!isFinding)}
          className="w-full"
        >
          <Search className="size-4" aria-hidden="true" />
          Find and replace
        </Button>
        <p className="pointer-coarse:hidden text-sm text-soft">Esc leads from the text to this button.</p>
        {isFinding && <FindPanel desk={desk} onGo={onGo} />}
      </div>
      {pageCount > 1 && <PageJump pageCount={pageCount} onGo={onGo} />}
      {view !== undefined && <ChoiceGroup label="Edit" choices={views} value={view} onChange={onView} />}
    </>
  );
}

function UndoButtons({ desk, onGo }: { desk: TextDesk; onGo: (goal: Goal) => void }) {
  const { done, undone } = useStore(desk.history);
  const go = (page: number | undefined) => page !== undefined && onGo({ page });
  return (
    <div className="flex gap-1 pt-1">
      <Button look="secondary" size="small" disabled={done.length === 0} onClick={() => go(desk.undo())}>
        <Undo2 className="size-4" aria-hidden="true" />
        Undo
      </Button>
      <Button look="secondary" size="small" disabled={undone.length === 0} onClick={() => go(desk.redo())}>
        <Redo2 className="size-4" aria-hidden="true" />
        Redo
      </Button>
    </div>
  );
}

/** More would not help anybody find one. */
const linkedPages = 24;

function ChangedPages({ pages, onGo }: { pages: readonly number[]; onGo: (goal: Goal) => void }) {
  return (
    <ul aria-label="Changed pages" className="flex flex-wrap gap-1">
      {pages.slice(0, linkedPages).map((page) => (
        <li key={page}>
          <Button
            look="secondary"
            size="small"
            aria-label={t('Page {number}', { number: page + 1 })}
            className="min-w-9 px-2! tabular-nums"
            onClick={() => onGo({ page })}
          >
            {page + 1}
          </Button>
        </li>
      ))}
      {pages.length > linkedPages && <li className="self-center text-soft">and more</li>}
    </ul>
  );
}

function PageJump({ pageCount, onGo }: { pageCount: number; onGo: (goal: Goal) => void }) {
  const [typed, setTyped] = useState('');
  const page = Number(typed);
  const isPage = Number.isInteger(page) && page >= 1 && page <= pageCount;
  const go = (event: FormEvent) => {
    event.preventDefault();
    if (isPage) onGo({ page: page - 1 });
  };
  return (
    <form onSubmit={go} className="flex items-end gap-2">
      <TextField
        label="Go to page"
        inputMode="numeric"
        autoComplete="off"
        value={typed}
        onChange={setTyped}
        error={typed === '' || isPage ? undefined : t('From 1 to {pageCount}.', { pageCount })}
        className="min-w-0 flex-1"
      />
      <Button type="submit" look="secondary" disabled={!isPage}>
        Go
      </Button>
    </form>
  );
}

function describeChanges({ lines, pages }: Changes): string {
  return lines === 0
    ? t('No changes yet')
    : t('{lines, plural, one {# line} other {# lines}} changed on {pages, plural, one {# page} other {# pages}}', {
        lines,
        pages: pages.length,
      });
}
