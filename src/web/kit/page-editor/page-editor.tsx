import {
  ChevronDown,
  ChevronUp,
  FileImage,
  ListIcon,
  PanelLeft,
  Redo2,
  Search,
  Signature as SignatureIcon,
  Undo2,
  ZoomIn,
  ZoomOut,
} from 'lucide-react';
import {
  type ClipboardEvent,
  type ComponentType,
  type ReactNode,
  Suspense,
  useEffect,
  useMemo,
  useRef,
  useState,
} from 'react';
import { z } from 'zod';
import type { PdfDocument } from '../../../pdf/pdf-document.ts';
import { t } from '../../../shared/language/translate.ts';
import { CallError } from '../http/call-error.ts';
import type { PdfService } from '../pdf/pdf-service.ts';
import { createStore, useStore } from '../store.ts';
import { readAs } from '../tool-shell/kept-items.ts';
import { classNames } from '../ui/class-names.ts';
import { IconButton } from '../ui/icon-button.tsx';
import { lazyPart } from '../ui/lazy-part.tsx';
import { tellFailure } from '../ui/toast.ts';
import type { Editor } from './create-editor.ts';
import { boundsOf, unionOf } from './edit-geometry.ts';
import type { EditListProps } from './edit-list.tsx';
import { redo, undo } from './edit-state.ts';
import { copySelected, cutSelected, handleEditorKey, isField, pasteInto } from './editor-keys.ts';
import { FindBar } from './find-bar.tsx';
import { FormBar } from './form-layer/form-bar.tsx';
import { OptionsBar } from './options-bar.tsx';
import { PagePanel } from './page-panel.tsx';
import { placeInMiddle, placePicture, placeSignature } from './place-things.ts';
import { stageEditSchema } from './stage-edit.ts';
import type { Zoom } from './stage-layout.ts';
import { StagePage } from './stage-page.tsx';
import { ToolBar, type ToolItem } from './tool-bar.tsx';
import { makeEdit } from './tools.ts';
import { useArranging } from './use-arranging.ts';
import { useSlice } from './use-editor.ts';
import { type Match, useFind } from './use-find.ts';
import type { StageInput } from './use-page-gestures.ts';
import { type Stage, useStage } from './use-stage.ts';

const AskedDialog = lazyPart(() => import('./asked-dialog.tsx'));
const SignatureDialog = lazyPart(() => import('./signature-dialog.tsx'));
const UnlockDialog = lazyPart(() => import('./unlock-dialog.tsx'));
const EditPanel = lazyPart(() => import('./edit-panel.tsx'));

type PdfEditorProps = {
  service: PdfService;
  document: PdfDocument;
  editor: Editor;
  /** What went wrong with edits when they were saved, by id. */
  troubles: ReadonlyMap<string, string>;
  tools: readonly ToolItem[];
  /** Pictures and signatures, too. */
  hasPictures: boolean;
  /** Fields of forms can be filled in on the pages. */
  hasForms: boolean;
  /** The file's own annotations can be changed. */
  hasAnnotations: boolean;
  /** Pages can be rotated, moved, deleted and inserted. */
  hasPages: boolean;
  /** Boxes are larger than this, in CSS pixels; 0 where whatever is dragged is meant. */
  leastSide: number;
  /** The list of edits. */
  List: ComponentType<EditListProps>;
  /** What is beside the pages at first, where there is room. */
  firstPanel: 'pages' | 'edits';
  /** At the end of the first bar. */
  action: ReactNode;
};

const barClasses = 'flex flex-wrap items-center gap-x-1 gap-y-1.5';
const readEdits = readAs(z.array(stageEditSchema));

/** A document with the tools to edit it. The edits are the editor's; the file stays as it is. */
export function PdfEditor(props: PdfEditorProps) {
  const { editor, troubles, tools, hasPictures, hasForms, hasAnnotations, hasPages, leastSide } = props;
  const { List, firstPanel, action } = props;
  const { document, service, arranging } = useArranging(props.document, editor, props.service);
  const [input] = useState(createInput);
  const stage = useStage(document, input.isPinching);
  const hasPen = useStore(input.pen);
  const [panel, setPanel] = useState<'pages' | 'edits' | undefined>(() =>
    globalThis.innerWidth >= 1024 ? firstPanel : undefined,
  );
  const [wanted, setWanted] = useState<string>();
  const [isSigning, setSigning] = useState(false);
  const asked = useStore(editor.asked);
  const said = useStore(editor.said);
  const pictureUrl = usePictureUrls(editor);
  // The words of a new box are typed in the list.
  useEffect(() => editor.editing.subscribe(() => editor.editing.value() !== undefined && setPanel('edits')), [editor]);
  const { scroller, layout, visible, current, goTo, middle } = stage;

  /** A page that may only just have been inserted. */
  const goToSoon = useGoTo(stage, document.pages.length);
  // What was being typed when the page was reloaded.
  useEffect(() => {
    const typed = editor.draft.value() ?? editor.asked.value()?.edit;
    if (typed) goToSoon(typed.page - 1);
  }, [editor, goToSoon]);

  const show = ({ page, boxes }: Match) => {
    const { x, y, width } = unionOf(boxes);
    goTo(page, { x: x + width / 2, y });
  };
  const find = useFind({ service, document, wanted: wanted ?? '', from: () => current, onShow: show });
  const mark = (which: 'this' | 'all') => {
    const matches = which === 'all' ? find.matches : find.current ? [find.current] : [];
    const style = editor.styles.value().highlight;
    const edits = matches.flatMap(({ page, boxes }) => {
      const box = unionOf(boxes);
      const edit = makeEdit('highlight', { page: page + 1, from: box, to: box }, style);
      return edit?.type === 'highlight' ? { ...edit, ...box, boxes: [...boxes] } : [];
    });
    editor.add(...edits);
    editor.said.set(
      t('{places, plural, one {# place highlighted.} other {# places highlighted.}}', { places: edits.length }),
    );
  };

  const here = () => {
    const at = middle();
    return { ...at, size: document.pages[at.page] ?? { width: 0, height: 0 } };
  };
  const place = () => placeInMiddle(editor, editor.tool.value(), here());
  const addPicture = async (file: File | undefined) => {
    if (!file) return;
    try {
      await placePicture(editor, file, here());
    } catch (error) {
      if (!(error instanceof CallError)) throw error;
      tellFailure({ title: t('Picture not added'), text: error.message });
    }
  };
  const copy = (event: ClipboardEvent) => {
    if (isField(event.target) || !copySelected(editor, event.clipboardData)) return;
    event.preventDefault();
    if (event.type === 'cut') cutSelected(editor);
  };
  usePaste(scroller, (data) => {
    const image = [...data.files].find(({ type }) => type.startsWith('image/'));
    const { page, x, y } = middle();
    if (!image) return pasteInto(editor, data, { page: page + 1, x, y }, readEdits);
    void addPicture(image);
    return true;
  });

  const locked = useStore(arranging.inserted.locked);
  const panelProps = { service, document, editor, current, ...(hasPages && { arranging }) };
  return (
    // biome-ignore lint/a11y/noStaticElementInteractions: keys that reach it come from the controls inside.
    <div
      className="flex h-[calc(100dvh-8.5rem)] min-h-[30rem] flex-col gap-2"
      onKeyDown={(event) =>
        handleEditorKey(event, { editor, stage, onFind: () => setWanted((last) => last ?? ''), onPlace: place })
      }
      onCopy={copy}
      onCut={copy}
    >
      <div className="space-y-2 rounded-[16px] border border-line bg-card px-3 py-2">
        <div className={barClasses}>
          <IconButton
            icon={PanelLeft}
            label={panel === 'pages' ? 'Hide pages' : 'Show pages'}
            onClick={() => setPanel(panel === 'pages' ? undefined : 'pages')}
          />
          <PageField count={document.pages.length} current={current} onGo={goTo} />
          <span className="mx-1 h-6 w-px bg-line max-sm:hidden" />
          <HistoryButtons editor={editor} />
          <span className="mx-1 h-6 w-px bg-line max-sm:hidden" />
          <span className="max-sm:hidden">
            <IconButton icon={ZoomOut} label="Zoom out" onClick={() => stage.stepZoom(-1)} />
          </span>
          <ZoomChoice zoom={stage.zoom} factor={stage.zoomFactor} onChange={stage.setZoom} />
          <span className="max-sm:hidden">
            <IconButton icon={ZoomIn} label="Zoom in" onClick={() => stage.stepZoom(1)} />
          </span>
          <IconButton icon={Search} label="Find" onClick={() => setWanted(wanted === undefined ? '' : undefined)} />
          <IconButton
            icon={ListIcon}
            label={panel === 'edits' ? 'Hide list of edits' : 'List of edits'}
            onClick={() => setPanel(panel === 'edits' ? undefined : 'edits')}
          />
          <span
            dir="auto"
            className="min-w-0 flex-1 truncate px-2 text-end text-[0.9375rem] text-soft max-md:invisible"
            title={document.name}
          >
            {document.name}
          </span>
          {action}
        </div>
        <div className="flex items-center gap-x-2 overflow-x-auto border-line border-t pt-2 pb-0.5">
          <ToolBar editor={editor} tools={tools} />
          {hasPictures && (
            <>
              <span className="h-6 w-px shrink-0 bg-line" />
              <PictureButton onFile={addPicture} />
              <IconButton icon={SignatureIcon} label="Signature" onClick={() => setSigning(true)} />
            </>
          )}
        </div>
        <OptionsBar editor={editor} onPlace={place} />
        {hasForms && <FormBar {...{ editor, service, document }} onGo={goTo} />}
      </div>
      {wanted !== undefined && (
        <FindBar
          {...{ wanted, onChange: setWanted, count: find.matches.length, at: find.at, isDone: find.isDone }}
          onStep={find.step}
          onMark={mark}
          onClose={() => setWanted(undefined)}
        />
      )}
      <div className="flex min-h-0 flex-1 gap-2">
        {panel === 'pages' && globalThis.innerWidth >= 1024 && (
          <aside
            className={classNames(
              'shrink-0 overflow-hidden rounded-[16px] border border-line bg-card max-lg:hidden',
              hasPages ? 'w-56' : 'w-40',
            )}
          >
            <PagePanel {...panelProps} onGo={goToSoon} onOpen={goToSoon} />
          </aside>
        )}
        <section
          ref={scroller}
          aria-label={`Pages of ${document.name}`}
          // biome-ignore lint/a11y/noNoninteractiveTabindex: what scrolls can be reached by the keyboard.
          tabIndex={0}
          data-stage
          // Places on a page are counted from its left edge in every language.
          dir="ltr"
          className="relative min-w-0 flex-1 overflow-auto overscroll-contain rounded-[16px] border border-line bg-line/60"
        >
          <div className="relative" style={{ width: layout.width, height: layout.height }}>
            {visible.map((index) => {
              const size = document.pages[index];
              const top = layout.tops[index];
              const sheet = arranging.sheets[index];
              if (!size || top === undefined || !sheet) return null;
              return (
                <StagePage
                  key={`${sheet.key} ${sheet.rotation}`}
                  {...{
                    hasForms,
                    hasAnnotations,
                    editor,
                    service,
                    document,
                    index,
                    top,
                    input,
                    pictureUrl,
                    troubles,
                    scroller,
                    leastSide,
                  }}
                  scale={layout.scale}
                  left={(layout.width - size.width * layout.scale) / 2}
                  isTouchFree={hasPen}
                  found={wanted === undefined ? noBoxes : find.boxesOn(index)}
                  foundNow={wanted === undefined ? noBoxes : find.currentOn(index)}
                />
              );
            })}
          </div>
        </section>
        {panel !== undefined && (
          <Suspense fallback={null}>
            <EditPanel
              {...panelProps}
              {...{ panel, List, troubles }}
              onPage={goToSoon}
              onEdit={({ id, edit }) => {
                const { x, y, width } = boundsOf(edit);
                goTo(edit.page - 1, { x: x + width / 2, y });
                // Once its page is mounted.
                setTimeout(() => globalThis.document.getElementById(`edit-${id}`)?.focus({ preventScroll: true }), 100);
              }}
              onClose={() => setPanel(undefined)}
            />
          </Suspense>
        )}
      </div>
      <p role="status" className="sr-only">
        {said}
      </p>
      {asked && (
        <Suspense fallback={null}>
          <AskedDialog editor={editor} pageCount={document.pages.length} />
        </Suspense>
      )}
      {locked && (
        <Suspense fallback={null}>
          <UnlockDialog locked={locked} />
        </Suspense>
      )}
      {isSigning && (
        <Suspense fallback={null}>
          <SignatureDialog
            onClose={() => setSigning(false)}
            onUse={(signature) => {
              setSigning(false);
              void placeSignature(editor, signature, here());
            }}
          />
        </Suspense>
      )}
    </div>
  );
}

const noBoxes: readonly never[] = [];

/** Goes to a page as soon as the stage has it. */
function useGoTo({ goTo }: Stage, count: number): (page: number) => void {
  const [waiting, setWaiting] = useState<number>();
  useEffect(() => {
    if (waiting === undefined || waiting >= count) return;
    setWaiting(undefined);
    goTo(waiting);
  }, [waiting, count, goTo]);
  return setWaiting;
}

function createInput() {
  const pen = createStore(false);
  const input: StageInput & { pen: typeof pen } = { pen, isPinching: { current: false }, hasPen: pen };
  return input;
}

/** Pastes what the clipboard has, before the page takes it for a file to open. */
function usePaste(scroller: { current: HTMLElement | null }, paste: (data: DataTransfer) => boolean): void {
  const latest = useRef(paste);
  useEffect(() => {
    latest.current = paste;
  });
  useEffect(() => {
    const listen = (event: globalThis.ClipboardEvent) => {
      const { target, clipboardData } = event;
      const isInside = target instanceof Node && (scroller.current?.contains(target) || target === document.body);
      if (!clipboardData || !isInside || isField(target)) return;
      if (!latest.current(clipboardData)) return;
      event.preventDefault();
      event.stopPropagation();
    };
    document.addEventListener('paste', listen, { capture: true });
    return () => document.removeEventListener('paste', listen, { capture: true });
  }, [scroller]);
}

/** Addresses of the pictures that edits show. */
function usePictureUrls(editor: Editor): (index: number) => string | undefined {
  const pictures = useStore(editor.pictures);
  const urls = useRef(new Map<File, string>());
  useEffect(() => {
    const { current } = urls;
    return () => {
      for (const url of current.values()) URL.revokeObjectURL(url);
      current.clear();
    };
  }, []);
  return useMemo(
    () => (index: number) => {
      const file = pictures[index];
      if (!file) return undefined;
      const known = urls.current.get(file) ?? URL.createObjectURL(file);
      urls.current.set(file, known);
      return known;
    },
    [pictures],
  );
}

function HistoryButtons({ editor }: { editor: Editor }) {
  const canUndo = useSlice(editor.state, ({ past }) => past.length > 0);
  const canRedo = useSlice(editor.state, ({ future }) => future.length > 0);
  return (
    <>
      <IconButton icon={Undo2} label="Undo" disabled={!canUndo} onClick={() => editor.update(undo)} />
      <IconButton icon={Redo2} label="Redo" disabled={!canRedo} onClick={() => editor.update(redo)} />
    </>
  );
}

function PageField({ count, current, onGo }: { count: number; current: number; onGo: (page: number) => void }) {
  const [typed, setTyped] = useState<string>();
  const go = () => {
    const page = Number(typed);
    setTyped(undefined);
    if (Number.isInteger(page) && page >= 1) onGo(Math.min(page, count) - 1);
  };
  return (
    <span className="flex items-center gap-1 text-[0.9375rem]">
      <span className="max-sm:hidden">
        <IconButton icon={ChevronUp} label="Previous page" disabled={current === 0} onClick={() => onGo(current - 1)} />
      </span>
      <input
        aria-label="Page"
        inputMode="numeric"
        value={typed ?? current + 1}
        onChange={({ target }) => setTyped(target.value)}
        onFocus={({ target }) => target.select()}
        onBlur={() => setTyped(undefined)}
        onKeyDown={({ key }) => key === 'Enter' && go()}
        className="min-h-9 w-14 rounded-[10px] border border-edge bg-raised px-2 text-center tabular-nums"
      />
      <span className="text-soft tabular-nums">of {count}</span>
      <span className="max-sm:hidden">
        <IconButton
          icon={ChevronDown}
          label="Next page"
          disabled={current >= count - 1}
          onClick={() => onGo(current + 1)}
        />
      </span>
    </span>
  );
}

const steps = [0.5, 0.75, 1, 1.25, 1.5, 1.75, 2, 2.25, 2.5, 2.75, 3];

function ZoomChoice({ zoom, factor, onChange }: { zoom: Zoom; factor: number; onChange: (zoom: Zoom) => void }) {
  const shown = `${Math.round(factor * 100)}%`;
  const isStep = typeof zoom === 'number' && steps.includes(zoom);
  return (
    <select
      aria-label="Zoom"
      value={isStep ? String(zoom) : 'now'}
      onChange={({ target: { value } }) => onChange(value === 'width' || value === 'page' ? value : Number(value))}
      className="min-h-9 rounded-[10px] border border-edge bg-raised px-1.5 text-[0.9375rem] tabular-nums"
    >
      {!isStep && (
        <option value="now" disabled>
          {shown}
        </option>
      )}
      {steps.map((step) => (
        <option key={step} value={step}>
          {step * 100}%
        </option>
      ))}
      <option value="width">Fit width</option>
      <option value="page">Fit page</option>
    </select>
  );
}

function PictureButton({ onFile }: { onFile: (file: File | undefined) => void }) {
  const field = useRef<HTMLInputElement>(null);
  return (
    <>
      <IconButton icon={FileImage} label="Picture" onClick={() => field.current?.click()} />
      <input
        ref={field}
        type="file"
        accept="image/*"
        aria-label="Choose a picture"
        tabIndex={-1}
        className="hidden"
        onChange={({ target }) => {
          const [file] = target.files ?? [];
          onFile(file);
          target.value = '';
        }}
      />
    </>
  );
}
