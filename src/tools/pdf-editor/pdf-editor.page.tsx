import { useCallback, useEffect, useMemo, useRef, useState } from 'react';
import { z } from 'zod';
import { acceptAttribute } from '../../shared/file-types.ts';
import { t } from '../../shared/language/translate.ts';
import { FileNote } from '../../web/kit/pdf/file-note.tsx';
import { LostFileNote } from '../../web/kit/pdf/lost-file-note.tsx';
import { SourceNote } from '../../web/kit/pdf/source-note.tsx';
import { ownFile, usePdfFile } from '../../web/kit/pdf/use-pdf-file.ts';
import { usePdfService } from '../../web/kit/pdf/use-pdf-service.ts';
import { whyLost } from '../../web/kit/pdf/why-lost.ts';
import { useStore } from '../../web/kit/store.ts';
import { DropZone } from '../../web/kit/tool-shell/drop-zone.tsx';
import { readAs } from '../../web/kit/tool-shell/kept-items.ts';
import { useKeptObject, useKeptState } from '../../web/kit/tool-shell/kept-pages.tsx';
import type { FileSource } from '../../web/kit/tool-shell/passed-files.ts';
import { StartButton } from '../../web/kit/tool-shell/start-button.tsx';
import { CallNote } from '../../web/kit/tool-shell/use-call.tsx';
import { Workbench } from '../../web/kit/tool-shell/workbench.tsx';
import { Button } from '../../web/kit/ui/button.tsx';
import { DialogCard } from '../../web/kit/ui/dialog-card.tsx';
import { useFailureNote } from '../../web/kit/ui/failure-note.tsx';
import { FileButton } from '../../web/kit/ui/file-button.tsx';
import { Panel } from '../../web/kit/ui/panel.tsx';
import { useFieldInView } from '../../web/kit/use-field-in-view.ts';
import { pdfEditor } from './pdf-editor.tool.ts';
import { SaveOutcome } from './save-outcome.tsx';
import { createTextDesk } from './text-desk.web.ts';
import type { Goal } from './text-page.tsx';
import { TextPages } from './text-pages.tsx';
import { TextSide, type View, viewNames } from './text-side.tsx';
import { useSettledRevision } from './use-settled-revision.web.ts';
import { isSameSource, useExtractedText, useSave } from './use-text-calls.web.ts';

const { file: field } = pdfEditor.actions.extract.files;
const readView = readAs(z.enum([...viewNames, 'usual']));
/** From this width of the window on, in CSS pixels, the text is edited on the pages. */
const wide = '(min-width: 768px)';

export default function PdfEditorPage() {
  useFieldInView();
  const service = usePdfService();
  const desk = useKeptObject('text', createTextDesk);
  const text = useStore(desk.document);
  const isSaved = useStore(desk.isSaved);
  const revision = useSettledRevision(desk.revision);
  // biome-ignore lint/correctness/useExhaustiveDependencies: counted again when the text has settled.
  const changes = useMemo(() => desk.changes(), [desk, revision, text]);
  const saving = useSave(desk);
  const { file, choose, unlock, isChosen } = usePdfFile(service, {
    field,
    work: t('Reading'),
    onChange: () => {
      extracting.restart();
      if (isWanting) return;
      saving.reset();
      desk.clear();
    },
  });
  const extracting = useExtractedText(desk, file, saving.reset);
  const { stranger } = extracting;
  const lost = text?.isWhole && desk.hasEdits() ? whyLost(file, isChosen) : undefined;
  /** The edits wait for their file. */
  const isWanting = saving.isWanting || lost !== undefined || stranger !== undefined;
  const [chosenView, setView] = useKeptState<View | 'usual'>('view', 'usual', readView);
  const view = chosenView === 'usual' ? (globalThis.matchMedia?.(wide).matches ? 'page' : 'beside') : chosenView;
  const sideEntry = useRef<HTMLButtonElement>(null);
  const [goal, setGoal] = useState<Goal>();
  const arrive = useCallback(() => setGoal(undefined), []);
  const [waiting, setWaiting] = useState<readonly FileSource[]>();
  const busy = saving.work.state === 'busy';
  const refusal = useFailureNote(text);
  const notNow = useFailureNote(busy);

  useEffect(() => desk.flush, [desk]);

  const receive = (files: readonly FileSource[]) => {
    if (busy) return notNow.show(oneMoment);
    if (desk.hasEdits() && !isSaved && !isWanting) setWaiting(files);
    else choose(files);
  };
  const save = () => {
    if (!text || !desk.hasEdits()) return refusal.show(field.messages.missing);
    saving.start(file?.is === 'ready' ? file.document.password : undefined, images && ownFile(file));
  };
  const startAnew = () => {
    if (!file) return;
    desk.clear();
    saving.reset();
    choose([file.source]);
  };
  const opened = file?.is === 'ready' ? file.document : undefined;
  // Its first page is there to be edited long before the server has read a book.
  useEffect(() => {
    if (opened && file && view === 'page' && !text) desk.begin(file.source, opened.pages.length);
  }, [desk, opened, file, view, text]);
  const images = isSameSource(text?.source, file?.source) ? opened : undefined;

  return (
    <Workbench
      isLong={text !== undefined}
      settings={
        text ? (
          <TextSide
            {...{ desk, text, changes }}
            view={images && view}
            onView={setView}
            onGo={setGoal}
            entry={sideEntry}
          />
        ) : (
          <p className="text-soft">The text appears page by page, to be edited and searched.</p>
        )
      }
      action={
        <StartButton
          label="Save and download"
          busyLabel="Saving PDF…"
          busy={busy}
          disabled={text ? changes.lines === 0 || saving.isWanting || !text.isWhole : file !== undefined}
          again={saving.work.state === 'done' && isSaved}
          note={text && saving.isWanting && !lost ? <WantedFile name={text.name} onFiles={receive} /> : refusal.note}
          onStart={save}
          onCancel={saving.cancel}
        />
      }
    >
      {file || text ? (
        <div className="space-y-5">
          <CallNote work={saving.work} />
          {saving.work.state === 'done' && (
            <SaveOutcome
              outcome={saving.work.result}
              isCurrent={isSaved}
              onShow={(page) => setGoal({ page })}
              onDeleted={saving.reset}
            />
          )}
          {text && lost && (
            <LostFileNote
              {...{ name: text.name, why: lost, kept: t('Your changes are still here.'), field }}
              onFiles={receive}
            />
          )}
          {text && stranger !== undefined && (
            <Stranger {...{ name: text.name, stranger }} onFiles={receive} onStart={startAnew} />
          )}
          <DropZone field={field} what={t('a PDF')} compact onFiles={receive} />
          {notNow.note}
          {images && <SourceNote document={images} />}
          {file && !images && !lost && <FileNote file={file} onUnlock={unlock} />}
          {extracting.work.state !== 'done' && <CallNote work={extracting.work} />}
          {extracting.work.state === 'failed' && (
            <Button look="secondary" onClick={extracting.begin}>
              Try again
            </Button>
          )}
          {text && (text.isWhole || view === 'page') && (
            <TextPages
              {...{ desk, text, service, goal }}
              document={view === 'text' ? undefined : images}
              isOnPage={images !== undefined && view === 'page'}
              onArrive={arrive}
              onLeave={() => sideEntry.current?.focus()}
            />
          )}
        </div>
      ) : (
        <DropZone field={field} what={t('a PDF')} onFiles={receive} />
      )}
      {waiting && (
        <DialogCard title="Leave your changes?" onClose={() => setWaiting(undefined)}>
          <p>The changes in {text?.name} are not saved yet.</p>
          <div className="mt-5 flex flex-wrap gap-3">
            <Button
              look="danger"
              onClick={() => {
                setWaiting(undefined);
                choose(waiting);
              }}
            >
              Discard changes
            </Button>
            <Button look="secondary" onClick={() => setWaiting(undefined)}>
              Keep editing
            </Button>
          </div>
        </DialogCard>
      )}
    </Workbench>
  );
}

/** Asks for a file again, whose edits wait for it. */
function WantedFile({ name, onFiles }: { name: string; onFiles: (files: File[]) => void }) {
  return (
    <div className="space-y-3">
      <p>Please choose {name} again to save your changes.</p>
      <FileButton look="on-paper" label="Choose it again" accept={acceptAttribute(field.accepts)} onFiles={onFiles} />
    </div>
  );
}

/** A file was chosen that is not the one whose edits wait for it. */
function Stranger(props: { name: string; stranger: string; onFiles: (files: File[]) => void; onStart: () => void }) {
  const { name, stranger, onFiles, onStart } = props;
  return (
    <Panel aria-label="Another PDF" className="space-y-3">
      <p role="alert" className="break-words">
        This is another PDF: {stranger} has another text than {name}. Your changes are for that one, and still here.
      </p>
      <div className="flex flex-wrap gap-3">
        <FileButton look="on-paper" label="Choose again" accept={acceptAttribute(field.accepts)} onFiles={onFiles} />
        <Button look="secondary" onClick={onStart}>
          Discard changes
        </Button>
      </div>
    </Panel>
  );
}

const oneMoment = {
  title: t('One moment'),
  text: t('Please choose another when this one is saved.'),
};
