import { ArrowDownAZ, LayoutGrid, List } from 'lucide-react';
import { useCallback } from 'react';
import { z } from 'zod';
import { t } from '../../shared/language/translate.ts';
import type { DeckAction } from '../../web/kit/pdf/page-deck.ts';
import { useKeptDeck } from '../../web/kit/pdf/page-table.tsx';
import type { PdfService } from '../../web/kit/pdf/pdf-service.ts';
import { usePdfService } from '../../web/kit/pdf/use-pdf-service.ts';
import { DropZone } from '../../web/kit/tool-shell/drop-zone.tsx';
import { readAs } from '../../web/kit/tool-shell/kept-items.ts';
import { useKeptState } from '../../web/kit/tool-shell/kept-pages.tsx';
import { StartButton } from '../../web/kit/tool-shell/start-button.tsx';
import { CallNote } from '../../web/kit/tool-shell/use-call.tsx';
import { Workbench } from '../../web/kit/tool-shell/workbench.tsx';
import { Button } from '../../web/kit/ui/button.tsx';
import { useFailureNote } from '../../web/kit/ui/failure-note.tsx';
import { SortableList } from '../../web/kit/ui/sortable-list.tsx';
import { type Tab, Tabs } from '../../web/kit/ui/tabs.tsx';
import { MergePages, pagesOfItems } from './merge-pages.tsx';
import { requestOfList, requestOfPages } from './merge-request.web.ts';
import { MergeResult } from './merge-result.tsx';
import { MergeRow } from './merge-row.tsx';
import { type MergeChoice, MergeSettings } from './merge-settings.tsx';
import { pdfMerger } from './pdf-merger.tool.ts';
import { useMerge } from './use-merge.web.ts';
import { type MergeFiles, useMergeFiles } from './use-merge-files.web.ts';

const { file: field } = pdfMerger.actions.merge.files;

const firstChoice: MergeChoice = { outline: 'files', name: '' };
const readChoice = readAs(
  z.object({ outline: z.enum(['files', 'keep', 'none']), name: z.string() }) satisfies z.ZodType<MergeChoice>,
);
const readMode = readAs(z.enum(['files', 'pages']));

type Mode = 'files' | 'pages';
const modes: readonly Tab<Mode>[] = [
  { id: 'files', name: t('Files'), icon: List },
  { id: 'pages', name: t('Pages'), icon: LayoutGrid },
];

export default function PdfMergerPage() {
  const service = usePdfService();
  const { work, start, cancel, reset } = useMerge();
  const files = useMergeFiles(service, reset);
  const [choice, setChoice] = useKeptState<MergeChoice>('choice', firstChoice, readChoice);
  const { items } = files;
  const { mode, show, deck, arrange } = useArrangement(items, reset);
  const busy = work.state === 'busy';
  const problem = items.map(files.problemOf).find((sentence) => sentence !== undefined);
  // A locked file does not stop the others.
  const going = items.filter(({ state }) => state.is !== 'locked');
  const locked = items.filter(({ state }) => state.is === 'locked');
  const opening = items.some(({ state }) => state.is === 'opening');

  const refusal = useFailureNote(items);
  const notNow = useFailureNote(busy);
  const merge = () => {
    if (going.length < field.many.min) return refusal.show(field.messages.missing);
    const request = mode === 'files' ? requestOfList(going) : requestOfPages(going, deck.pages);
    const keys = going.map(({ key }) => key);
    const { outline, name } = choice;
    void start(
      { ...request, options: { ...request.options, outline, name: name.trim() || undefined } },
      {
        onStored: (ids) => files.keepStored(keys, ids),
        onRefused: (file, reason) => {
          const key = keys[file];
          if (key !== undefined) files.refuse(key, reason);
        },
      },
    );
  };
  const add: typeof files.add = (sources) => {
    if (!busy) files.add(sources);
    else notNow.show({ title: t('One moment'), text: t('Please add more when this PDF is ready.') });
  };
  return (
    <Workbench
      isLong={items.length > 0 && mode === 'pages'}
      settings={
        <MergeSettings
          choice={choice}
          onChange={(next) => {
            setChoice(next);
            reset();
          }}
          defaultName={defaultName(items[0]?.name)}
          count={items.length}
          disabled={busy}
        />
      }
      action={
        <StartButton
          label={
            locked.length > 0 && going.length > 1
              ? t('Merge {some} of {all} files', { some: going.length, all: items.length })
              : 'Merge PDFs'
          }
          busyLabel="Merging PDFs…"
          busy={busy}
          disabled={
            going.length < (locked.length > 0 ? field.many.min : 1) ||
            problem !== undefined ||
            opening ||
            (mode === 'pages' && deck.pages.length === 0)
          }
          again={work.state === 'done'}
          note={refusal.note}
          onStart={merge}
          onCancel={cancel}
        />
      }
    >
      {items.length === 0 ? (
        <DropZone field={field} what={t('PDFs and images')} multiple onFiles={add} />
      ) : (
        <div className="space-y-5">
          <CallNote work={work} />
          {work.state === 'done' && <MergeResult merged={work.result} onDeleted={reset} />}
          <DropZone field={field} what={t('PDFs and images')} multiple compact onFiles={add} />
          {notNow.note}
          <Tabs label="Arrange" tabs={modes} shown={mode} onShow={show} panelClassName="pt-4">
            {mode === 'files' ? (
              <FileList files={files} service={service} busy={busy} />
            ) : (
              <MergePages service={service} items={items} deck={deck} dispatch={arrange} />
            )}
          </Tabs>
          {problem !== undefined && <p className="text-danger">{problem}</p>}
          {locked.length > 0 && <LockedNote names={locked.map(({ name }) => name)} />}
        </div>
      )}
    </Workbench>
  );
}

/** By files or by pages. `onChange` hears of every change of the pages. */
function useArrangement(items: MergeFiles['items'], onChange: () => void) {
  const [mode, setMode] = useKeptState<Mode>('mode', 'files', readMode);
  const [deck, dispatch] = useKeptDeck();
  const show = (next: Mode) => {
    // The visitor's own order stays; without one, the grid follows the list.
    if (next === 'pages' && !deck.isArranged) dispatch({ type: 'load', pages: pagesOfItems(items) });
    setMode(next);
  };
  const arrange = useCallback(
    (action: DeckAction) => {
      dispatch(action);
      if (['move', 'nudge', 'rotate', 'remove', 'undo', 'redo'].includes(action.type)) onChange();
    },
    [dispatch, onChange],
  );
  return { mode, show, deck, arrange };
}

function FileList({ files, service, busy }: { files: MergeFiles; service: PdfService; busy: boolean }) {
  const { items } = files;
  return (
    <div className="space-y-3">
      {items.length > 1 && (
        <Button look="secondary" size="small" disabled={busy} onClick={files.sortByName}>
          <ArrowDownAZ className="size-4" aria-hidden="true" />
          Sort by name
        </Button>
      )}
      <SortableList label="Files" keys={items.map(({ key }) => key)} onMove={files.move}>
        {items.map((item, index) => (
          <MergeRow key={item.key} count={items.length} {...{ item, index, files, service, busy }} />
        ))}
      </SortableList>
    </div>
  );
}

function LockedNote({ names }: { names: readonly string[] }) {
  return (
    <p role="status" className="text-[0.9375rem]">
      {t(
        '{count, plural, one {{names} is locked and will be left out. Enter the password to take it in.} other {{names} are locked and will be left out. Enter the password to take them in.}}',
        { count: names.length, names: names.join(', ') },
      )}
    </p>
  );
}

const defaultName = (first: string | undefined): string => `${(first ?? 'files').replace(/\.[^.]*$/, '')}-merged.pdf`;
