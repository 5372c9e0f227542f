import { type ComponentType, Suspense, useEffect } from 'react';
import type { FileField } from '../../../catalog/define-tool.ts';
import { pdfApplyEdits } from '../../../catalog/pdf-apply-edits.ts';
import { t } from '../../../shared/language/translate.ts';
import { LostFileNote } from '../pdf/lost-file-note.tsx';
import { SourceNote } from '../pdf/source-note.tsx';
import { UnlockForm } from '../pdf/unlock-form.tsx';
import type { PdfFile } from '../pdf/use-pdf-file.ts';
import { usePdfService } from '../pdf/use-pdf-service.ts';
import { DropZone } from '../tool-shell/drop-zone.tsx';
import { loadAtFirstInteraction } from '../tool-shell/first-interaction.ts';
import { Button } from '../ui/button.tsx';
import { FailureNote, useFailureNote } from '../ui/failure-note.tsx';
import { lazyPart } from '../ui/lazy-part.tsx';
import { Panel } from '../ui/panel.tsx';
import { ProgressLine } from '../ui/progress-bar.tsx';
import { Skeleton } from '../ui/skeleton.tsx';
import { showToast } from '../ui/toast.ts';
import { useRootMark } from '../ui/use-root-mark.ts';
import { useFieldInView } from '../use-field-in-view.ts';
import type { EditListProps } from './edit-list.tsx';
import { countBound, countEdits, forgetAnnotations } from './edit-state.ts';
import { SavedPdf } from './saved-pdf.tsx';
import type { ToolItem } from './tool-bar.tsx';
import type { ToolName } from './tools.ts';
import { useEditedFile } from './use-edited-file.ts';
import { useEditor, useSlice } from './use-editor.ts';
import { useSave } from './use-save.ts';

const loadEditor = async () => ({ default: (await import('./page-editor.tsx')).PdfEditor });
const PdfEditor = lazyPart(loadEditor);
const OtherFile = lazyPart(() => import('./other-file-dialog.tsx'));

export type EditorDeskProps = {
  slug: string;
  /** What the page calls its work. */
  words: {
    save: string;
    saving: string;
    saved: string;
    failed: string;
    /** The pages are there. */
    loaded?: string;
    /** Nothing is there to save. */
    noEdits: { title: string; text: string };
  };
  /** The PDF. */
  field?: FileField;
  tools: readonly ToolItem[];
  firstTool: ToolName;
  hasPictures?: boolean;
  /** Fields of forms can be filled in on the pages. */
  hasForms?: boolean;
  /** The file's own annotations can be changed. */
  hasAnnotations?: boolean;
  /** Pages can be rotated, moved, deleted and inserted. */
  hasPages?: boolean;
  /** Boxes are larger than this, in CSS pixels. */
  leastSide?: number;
  List: ComponentType<EditListProps>;
  firstPanel: 'pages' | 'edits';
};

/** The page of a PDF editor: the file, its editor and what is saved. */
export function EditorDesk(props: EditorDeskProps) {
  const {
    slug,
    words,
    field = pdfApplyEdits.files.fileId,
    tools,
    firstTool,
    hasPictures = false,
    hasForms = false,
    hasAnnotations = false,
    hasPages = false,
    leastSide = 0,
    List,
    firstPanel,
  } = props;
  useFieldInView();
  const service = usePdfService();
  const editor = useEditor(firstTool);
  const count = useSlice(editor.state, countEdits);
  const isTyping = useSlice(editor.draft, (draft) => draft !== undefined && draft.content.trim() !== '');
  const edited = useEditedFile(service, field, {
    hasEdits: () => countEdits(editor.state.value()) > 0,
    onOther: () => editor.update(forgetAnnotations),
  });
  const { file, choose, unlock, waiting } = edited;
  const saving = useSave(editor, edited, words);
  const { work, troubles } = saving;
  const busy = work.state === 'busy';
  const refusal = useFailureNote(count);
  useEffect(() => loadAtFirstInteraction(loadEditor), []);
  const { loaded } = words;
  const openedId = file?.is === 'ready' ? file.document.id : undefined;
  useEffect(() => {
    if (openedId !== undefined && loaded !== undefined) showToast({ title: loaded, tone: 'success' });
  }, [openedId, loaded]);

  const flattens = useSlice(editor.form, ({ isShown, flatten }) => isShown && flatten);
  const canSave = count > 0 || isTyping || flattens;
  const save = () => {
    if (!canSave) refusal.show(words.noEdits);
    else void saving.save();
  };

  const { lost } = edited;
  useRootMark('filesIn', file !== undefined || lost !== undefined);
  if (!file && !lost) return <DropZone field={field} what={t('a PDF')} onFiles={choose} />;
  return (
    <div className="space-y-4">
      {lost && (
        <LostFileNote
          {...{ name: lost.print.name, why: lost.why, field }}
          kept={t('{count, plural, one {Your edit is still here.} other {Your # edits are still here.}}', { count })}
          onFiles={choose}
        />
      )}
      {work.state === 'busy' && <ProgressLine fraction={work.fraction} words={work.step} />}
      {work.state === 'failed' && <FailureNote title={`${words.failed}: ${work.error.message}`} />}
      {work.state === 'done' && (
        <SavedPdf result={work.result} slug={slug} editor={editor} troubles={troubles} onDeleted={saving.reset} />
      )}
      {refusal.note}
      {file?.is === 'ready' && (
        <SourceNote document={file.document} mayErase={tools.some(({ name }) => name === 'redact')} />
      )}
      {file?.is === 'ready' ? (
        <Suspense fallback={<Skeleton label="Loading the editor" className="min-h-[30rem]" />}>
          <PdfEditor
            key={file.document.id}
            {...{ service, editor, troubles }}
            {...{ tools, hasPictures, hasForms, hasAnnotations, hasPages, leastSide, List, firstPanel }}
            document={file.document}
            action={<SaveButton words={words} canSave={canSave} busy={busy} onSave={save} onCancel={saving.cancel} />}
          />
        </Suspense>
      ) : (
        file && !lost && <FileNote file={file} onUnlock={unlock} />
      )}
      <DropZone field={field} what={t('a PDF')} compact onFiles={choose} />
      {waiting && (
        <Suspense fallback={null}>
          <OtherFile
            name={waiting.source.name}
            wanted={lost && { file: lost.print, instead: waiting.print }}
            count={count}
            bound={countBound(editor.state.value())}
            onKeep={() => edited.take(waiting)}
            onDrop={() => {
              editor.clear();
              saving.reset();
              edited.take(waiting);
            }}
            onClose={edited.leaveWaiting}
          />
        </Suspense>
      )}
    </div>
  );
}

function SaveButton(props: {
  words: EditorDeskProps['words'];
  canSave: boolean;
  busy: boolean;
  onSave: () => void;
  onCancel: () => void;
}) {
  const { words, canSave, busy, onSave, onCancel } = props;
  return (
    <span className="flex gap-2">
      {busy && (
        <Button look="secondary" size="small" onClick={onCancel}>
          Cancel
        </Button>
      )}
      {/* Not `disabled`, which would take the focus from keyboard users. */}
      <Button
        size="small"
        aria-disabled={busy || !canSave}
        className="aria-disabled:bg-line aria-disabled:text-soft aria-disabled:shadow-none"
        onClick={busy ? undefined : onSave}
      >
        {busy ? words.saving : words.save}
      </Button>
    </span>
  );
}

type NotReady = Exclude<PdfFile, { is: 'ready' }>;

/** Why the file cannot be edited yet. */
function FileNote({ file, onUnlock }: { file: NotReady; onUnlock: (password: string) => void }) {
  return (
    <Panel aria-label="File" className="space-y-3">
      {file.is === 'opening' && <p role="status">Opening {file.name}…</p>}
      {file.is === 'locked' && (
        <UnlockForm fileName={file.name} problem={file.problem} busy={false} onUnlock={onUnlock} />
      )}
      {file.is === 'doubtful' && <p role="alert">Processing failed: {file.error.message}</p>}
    </Panel>
  );
}
