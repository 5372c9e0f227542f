import { memo, type RefObject, useEffect, useMemo, useState } from 'react';
import type { PdfDocument } from '../../../pdf/pdf-document.ts';
import type { PageCharacters } from '../../../pdf/reading/page-characters.ts';
import { t } from '../../../shared/language/translate.ts';
import type { PdfService } from '../pdf/pdf-service.ts';
import { useStore } from '../store.ts';
import { classNames } from '../ui/class-names.ts';
import { AnnotationShape } from './annotation-shape.tsx';
import type { Editor } from './create-editor.ts';
import { type Box, boundsOf, boxBetween, rotationOf } from './edit-geometry.ts';
import { EditShape, stampStyle } from './edit-shape.tsx';
import { amendEdits, type Item, selectEdits } from './edit-state.ts';
import { FormLayer } from './form-layer/form-layer.tsx';
import { PagePicture } from './page-picture.tsx';
import { SelectionFrame } from './selection-frame.tsx';
import { strokePath } from './smooth-stroke.ts';
import type { AnnotationEdit, StageEdit } from './stage-edit.ts';
import { TextEntry } from './text-entry.tsx';
import { loadFonts } from './text-lines.ts';
import { textInBox } from './text-on-page.ts';
import { makeEdit, marksText, nameOf, nameOfAnnotation } from './tools.ts';
import { useReadAnnotations, useStageItems } from './use-annotations.ts';
import { useEdgeScroll } from './use-edge-scroll.ts';
import { usePageSelection, useSlice } from './use-editor.ts';
import { type Gesture, liveEdit, markOf, openItem, type StageInput, usePageGestures } from './use-page-gestures.ts';

type StagePageProps = {
  editor: Editor;
  service: PdfService;
  document: PdfDocument;
  /** From 0. */
  index: number;
  /** Its place on the stage, in CSS pixels, and the pixels of a point. */
  left: number;
  top: number;
  scale: number;
  input: StageInput;
  scroller: RefObject<HTMLElement | null>;
  /** Its form fields can be filled in. */
  hasForms: boolean;
  /** The file's own annotations can be changed. */
  hasAnnotations: boolean;
  /** Fingers only move: a pen draws, or nothing is drawn. */
  isTouchFree: boolean;
  pictureUrl: (index: number) => string | undefined;
  /** Places of a text that is looked for, and which of them is shown. */
  found: readonly Box[];
  foundNow: readonly Box[];
  /** Boxes are larger than this, in CSS pixels. */
  leastSide: number;
  /** What went wrong with edits when they were saved, by id. */
  troubles: ReadonlyMap<string, string>;
};

/** A page of the stage with its edits above it. It renders again only when its own edits change. */
export const StagePage = memo(function StagePage(props: StagePageProps) {
  const {
    editor,
    service,
    document,
    index,
    left,
    top,
    scale,
    input,
    isTouchFree,
    pictureUrl,
    troubles,
    scroller,
    leastSide,
  } = props;
  const page = index + 1;
  const size = document.pages[index] ?? { width: 1, height: 1 };
  useReadAnnotations({ service, document, editor }, page, props.hasAnnotations);
  const { items, untouched, without } = useStageItems(editor, page);
  const selected = usePageSelection(editor, page);
  const tool = useStore(editor.tool);
  const draft = useSlice(editor.draft, (value) => (value?.page === page ? (value.id ?? 'new') : undefined));
  const characters = useCharacters(service, document, index, marksText(tool) || leastSide > 0);
  useTextFonts(items, untouched);
  useOriginalTexts(editor, items, characters);
  const { gesture, holdStill, on } = usePageGestures({
    editor,
    page,
    size,
    scale,
    items,
    input,
    characters,
    leastSide,
  });
  useEdgeScroll(scroller, gesture?.is === 'move');
  const moving = movingIds(gesture);
  const movingFound = moving.filter((id) => untouched.has(id)).join();
  const hidden = useMemo(
    () => [
      ...without,
      ...items.flatMap(({ id, edit }) =>
        edit.type === 'annotation' && movingFound.split(',').includes(id) ? edit.annotation : [],
      ),
    ],
    [without, items, movingFound],
  );
  const shown = (item: Item): StageEdit =>
    gesture && moving.includes(item.id) ? liveEdit(item.edit, gesture) : item.edit;

  const drawn = (item: Item) => {
    const edit = shown(item);
    if (edit.type !== 'annotation')
      return <EditShape edit={edit} picture={edit.type === 'picture' ? pictureUrl(edit.picture) : undefined} />;
    // The picture of the page has it.
    if (untouched.has(item.id) && !moving.includes(item.id)) return <FoundBox edit={edit} />;
    return <AnnotationShape {...{ service, document, edit }} />;
  };

  // By the keyboard or a screen reader: a pointer never focuses what it selects.
  const focus = (id: string) => {
    if (!editor.state.value().selected.has(id)) editor.update((state) => selectEdits(state, [id]));
  };
  return (
    <div
      ref={holdStill}
      // What is dragged onto another page is above that one.
      className={classNames('absolute bg-white shadow-card', cursors[tool], gesture?.is === 'move' && 'z-10')}
      style={{
        left,
        top,
        width: size.width * scale,
        height: size.height * scale,
        touchAction: tool === 'select' || isTouchFree ? 'pan-x pan-y' : 'none',
      }}
      data-page={page}
      {...on}
    >
      <PagePicture {...{ service, document, scroller }} page={index} scale={scale} without={hidden} />
      {props.hasForms && <FormLayer {...{ editor, service, document, page, scale, troubles }} />}
      {/* biome-ignore lint/a11y/useSemanticElements: there is no fieldset in a drawing. */}
      <svg
        role="group"
        aria-label={groupName(page, items)}
        viewBox={`0 0 ${size.width} ${size.height}`}
        // The page finds out itself what is under a pointer.
        className="pointer-events-none absolute inset-0 size-full select-none overflow-visible"
      >
        {props.found.map((box) => (
          <rect key={`${box.x} ${box.y}`} {...box} fill="#f59e0b" fillOpacity={0.3} className="mix-blend-multiply" />
        ))}
        {props.foundNow.map((box) => (
          <rect key={`${box.x} ${box.y}`} {...box} fill="none" stroke="#c2410c" strokeWidth={2 / scale} />
        ))}
        {items.map((item) => (
          // biome-ignore lint/a11y/useSemanticElements: there is no button in a drawing.
          <g
            key={item.id}
            id={`edit-${item.id}`}
            role="button"
            tabIndex={0}
            aria-pressed={selected.includes(item.id)}
            aria-label={labelOf(item.edit, troubles.get(item.id))}
            onFocus={() => focus(item.id)}
            onKeyDown={(event) => {
              if (event.key !== 'Enter') return;
              event.preventDefault();
              event.stopPropagation();
              openItem(editor, item);
            }}
            className="outline-none"
          >
            {item.id !== draft && drawn(item)}
            {troubles.has(item.id) && <TroubleMark box={boundsOf(item.edit)} scale={scale} />}
          </g>
        ))}
        {gesture && (
          <Drawn
            gesture={gesture}
            editor={editor}
            page={page}
            characters={characters}
            scale={scale}
            isBox={leastSide > 0}
          />
        )}
        {items
          .filter(({ id }) => selected.includes(id) && id !== draft)
          .map((item) => (
            <SelectionFrame
              key={item.id}
              id={item.id}
              edit={shown(item)}
              scale={scale}
              isAlone={selected.length === 1}
            />
          ))}
        {gesture?.is === 'move' && <GuideLines guides={gesture.guides} size={size} scale={scale} />}
      </svg>
      {draft !== undefined && <TextEntry key={draft} editor={editor} scale={scale} pageWidth={size.width} />}
    </div>
  );
});

const cursors = {
  select: '',
  text: 'cursor-text',
  highlight: 'cursor-text',
  underline: 'cursor-text',
  strikeout: 'cursor-text',
  ink: 'cursor-crosshair',
  line: 'cursor-crosshair',
  arrow: 'cursor-crosshair',
  rectangle: 'cursor-crosshair',
  circle: 'cursor-crosshair',
  note: 'cursor-copy',
  stamp: 'cursor-copy',
  tick: 'cursor-copy',
  cross: 'cursor-copy',
  link: 'cursor-crosshair',
  replace: 'cursor-crosshair',
  redact: 'cursor-crosshair',
  delete: 'cursor-pointer',
} as const;

/** In centimetres, as people measure on paper. */
const centimetres = (points: number): string => ((points / 72) * 2.54).toFixed(1);

/** What a page is called for screen readers: `Page 3: 1 edit, 4 annotations`. */
function groupName(page: number, items: readonly Item[]): string {
  const annotations = items.filter(({ edit }) => edit.type === 'annotation').length;
  const edits = items.length - annotations;
  const counts = [
    t('{edits, plural, one {# edit} other {# edits}}', { edits }),
    annotations > 0 && t('{annotations, plural, one {# annotation} other {# annotations}}', { annotations }),
  ];
  return t('Page {page}: {counts}', { page, counts: counts.filter(Boolean).join(', ') });
}

/** An annotation in its place, which has a shape for the focus. */
function FoundBox({ edit: { x, y, width, height } }: { edit: AnnotationEdit }) {
  return <rect {...{ x, y, width, height }} fill="transparent" />;
}

function labelOf(edit: StageEdit, trouble: string | undefined): string {
  const { x, y } = boundsOf(edit);
  const place = t('{x} cm from the left, {y} cm from the top', { x: centimetres(x), y: centimetres(y) });
  if (edit.type === 'annotation') {
    const { content, replies, isLocked } = edit;
    const answered = replies > 0 && t('{replies, plural, one {# reply} other {# replies}}', { replies });
    const parts = [
      nameOfAnnotation(edit),
      t('page {page}', { page: edit.page }),
      content.slice(0, 200).trim(),
      answered,
    ];
    return [...parts, isLocked && t('locked'), place, trouble].filter(Boolean).join(', ');
  }
  const turn = rotationOf(edit);
  return [nameOf(edit), place, turn !== 0 && t('turned by {degrees}°', { degrees: turn }), trouble]
    .filter(Boolean)
    .join(', ');
}

function movingIds(gesture: Gesture | undefined): readonly string[] {
  if (gesture?.is === 'move') return gesture.ids;
  return gesture?.is === 'resize' || gesture?.is === 'turn' ? [gesture.id] : [];
}

/** The text of a page, once a tool needs it. */
function useCharacters(
  service: PdfService,
  document: PdfDocument,
  page: number,
  isNeeded: boolean,
): PageCharacters | undefined {
  const [read, setRead] = useState<PageCharacters>();
  const isMissing = isNeeded && read === undefined;
  useEffect(() => {
    if (!isMissing) return;
    const leaving = new AbortController();
    // Without its text, boxes can still be drawn on the page.
    service.characters(document, page, { signal: leaving.signal }).then(setRead, () => undefined);
    return () => leaving.abort();
  }, [service, document, page, isMissing]);
  return read;
}

/** Keeps the text that replace boxes say they replace that which is under them. */
function useOriginalTexts(editor: Editor, items: readonly Item[], characters: PageCharacters | undefined): void {
  useEffect(() => {
    if (!characters) return;
    const isStale = ({ edit }: Item) => edit.type === 'replace' && textInBox(characters, edit) !== edit.originalText;
    const stale = items.filter(isStale).map(({ id }) => id);
    if (stale.length === 0) return;
    editor.update((state) =>
      amendEdits(state, stale, (edit) =>
        edit.type === 'replace' ? { ...edit, originalText: textInBox(characters, edit) } : edit,
      ),
    );
  }, [editor, items, characters]);
}

/** Renders again when the fonts of the texts have come, since their widths were a guess before. */
function useTextFonts(items: readonly Item[], untouched: ReadonlySet<string>): void {
  const [, setLoaded] = useState(0);
  useEffect(() => {
    const fonts = items.flatMap(({ id, edit }) => {
      if (edit.type === 'text') return edit;
      if (edit.type === 'stamp') return { ...stampStyle, content: edit.content };
      return edit.type === 'annotation' && edit.kind === 'freeText' && !untouched.has(id)
        ? { font: 'sans' as const, bold: false, italic: false, content: edit.content }
        : [];
    });
    if (fonts.length === 0) return;
    let isShown = true;
    Promise.all(fonts.map(loadFonts)).then(() => isShown && setLoaded((count) => count + 1));
    return () => {
      isShown = false;
    };
  }, [items, untouched]);
}

/** What is being drawn. */
function Drawn(props: {
  /** Whether marks are boxes, wherever the text is. */
  isBox: boolean;
  gesture: Gesture;
  editor: Editor;
  page: number;
  characters: PageCharacters | undefined;
  scale: number;
}) {
  const { gesture, editor, page, characters, scale, isBox } = props;
  if (gesture.is === 'frame' || (gesture.is === 'draw' && gesture.tool === 'link')) {
    const box = boxBetween(gesture.from, gesture.to);
    return <rect {...box} fill="#1d4ed814" stroke="#1d4ed8" strokeWidth={1 / scale} strokeDasharray={`${4 / scale}`} />;
  }
  if (gesture.is !== 'draw') return null;
  const { tool, from, to, points } = gesture;
  const style = editor.styles.value()[tool];
  if (tool === 'ink') {
    const { color, strokeWidth, opacity } = style;
    const look = { stroke: color, strokeWidth, opacity, fill: 'none' };
    return <path d={strokePath(points)} {...look} strokeLinecap="round" strokeLinejoin="round" />;
  }
  if (from.x === to.x && from.y === to.y) return null;
  const edit = makeEdit(tool, { page, from, to }, style);
  const marked = marksText(tool) && !isBox ? markOf(gesture, characters, false) : undefined;
  return edit && !('content' in edit) ? <EditShape edit={marked ? { ...edit, ...marked } : edit} /> : null;
}

function GuideLines(props: {
  guides: { xs: readonly number[]; ys: readonly number[] };
  size: { width: number; height: number };
  scale: number;
}) {
  const { guides, size, scale } = props;
  const d = [...guides.xs.map((x) => `M${x} 0V${size.height}`), ...guides.ys.map((y) => `M0 ${y}H${size.width}`)].join(
    '',
  );
  return <path d={d} stroke="#db2777" strokeWidth={1 / scale} fill="none" />;
}

function TroubleMark({ box, scale }: { box: Box; scale: number }) {
  const side = 9 / scale;
  return (
    <g>
      <circle cx={box.x} cy={box.y} r={side} fill="#a1281c" />
      <path
        d={`M${box.x} ${box.y - side * 0.55}v${side * 0.6}M${box.x} ${box.y + side * 0.5}v.01`}
        stroke="#ffffff"
        strokeWidth={side * 0.28}
        strokeLinecap="round"
      />
    </g>
  );
}
