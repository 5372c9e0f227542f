import { defaultColors } from '../../../pdf/editing/pdf-edits.ts';
import { t } from '../../../shared/language/translate.ts';
import type { Box, Point } from './edit-geometry.ts';
import type { AnnotationEdit, StageEdit } from './stage-edit.ts';

export type ToolName =
  | 'select'
  | 'text'
  | 'highlight'
  | 'underline'
  | 'strikeout'
  | 'ink'
  | 'line'
  | 'arrow'
  | 'rectangle'
  | 'circle'
  | 'note'
  | 'stamp'
  | 'tick'
  | 'cross'
  | 'link'
  | 'replace'
  | 'redact'
  | 'delete';

/** How the next thing looks that a tool makes. */
export type Style = {
  color: string;
  opacity: number;
  strokeWidth: number;
  fill: string | undefined;
  fontSize: number;
  font: 'sans' | 'serif' | 'mono';
  bold: boolean;
  italic: boolean;
  align: 'left' | 'center' | 'right';
  /** What a stamp says. */
  stamp: string;
};

const plain: Style = {
  color: defaultColors.shape,
  opacity: 1,
  strokeWidth: 2,
  fill: undefined,
  fontSize: 16,
  font: 'sans',
  bold: false,
  italic: false,
  align: 'left',
  stamp: t('APPROVED'),
};

export const firstStyles: Readonly<Record<ToolName, Style>> = {
  select: plain,
  text: { ...plain, color: defaultColors.text },
  highlight: { ...plain, color: defaultColors.highlight },
  underline: plain,
  strikeout: plain,
  ink: { ...plain, color: '#1d4ed8' },
  line: plain,
  arrow: plain,
  rectangle: plain,
  circle: plain,
  note: { ...plain, color: defaultColors.note },
  stamp: plain,
  tick: { ...plain, color: '#15803d' },
  cross: plain,
  link: plain,
  replace: plain,
  redact: { ...plain, color: defaultColors.text },
  delete: plain,
};

/** Tools that take hold of the text under the drag. */
export const marksText = (tool: ToolName): tool is 'highlight' | 'underline' | 'strikeout' =>
  tool === 'highlight' || tool === 'underline' || tool === 'strikeout';

/** Tools whose thing has the size that is dragged. */
export const isDragged = (tool: ToolName): boolean =>
  marksText(tool) || ['line', 'arrow', 'rectangle', 'circle', 'link', 'ink', 'replace', 'redact'].includes(tool);

/** What is placed by a click, in points. */
const ownSizes = {
  stamp: { width: 150, height: 44 },
  tick: { width: 20, height: 20 },
  cross: { width: 20, height: 20 },
} as const;

/** What a tool makes of the box between two points of a page, from 1. Of a click, `to` is `from`. */
export function makeEdit(
  tool: ToolName,
  { page, from, to }: { page: number; from: Point; to: Point },
  style: Style,
): StageEdit | undefined {
  const { color, opacity, strokeWidth, fill } = style;
  const box: Box = {
    x: Math.min(from.x, to.x),
    y: Math.min(from.y, to.y),
    width: Math.max(1, Math.abs(to.x - from.x)),
    height: Math.max(1, Math.abs(to.y - from.y)),
  };
  switch (tool) {
    case 'highlight':
    case 'underline':
    case 'strikeout':
      return { type: tool, page, ...box, color, opacity };
    case 'line':
    case 'arrow':
      return { type: tool, page, ...from, width: to.x - from.x, height: to.y - from.y, color, strokeWidth, opacity };
    case 'rectangle':
    case 'circle':
      return { type: tool, page, ...box, color, strokeWidth, opacity, fill };
    case 'replace':
      return { type: tool, page, ...box, originalText: '', newText: '', fit: 'keep' };
    case 'redact':
      return { type: tool, page, ...box, look: 'black' };
    case 'note':
      return { type: 'note', page, ...from, content: '', color };
    case 'stamp':
    case 'tick':
    case 'cross': {
      const size = ownSizes[tool];
      const place = { page, x: from.x - size.width / 2, y: from.y - size.height / 2, ...size, color, opacity };
      return tool === 'stamp' ? { type: tool, ...place, content: style.stamp, rotation: 0 } : { type: tool, ...place };
    }
    default:
      return undefined;
  }
}

/** The size of a shape that is placed by the keyboard, in points. */
export const placedSize = { width: 120, height: 60 };

const names: Readonly<Record<StageEdit['type'], string>> = {
  text: t('Text'),
  highlight: t('Highlight'),
  underline: t('Underline'),
  strikeout: t('Strike out'),
  line: t('Line'),
  arrow: t('Arrow'),
  rectangle: t('Rectangle'),
  circle: t('Circle'),
  ink: t('Drawing'),
  note: t('Note'),
  link: t('Link'),
  stamp: t('Stamp'),
  tick: t('Tick'),
  cross: t('Cross'),
  picture: t('Picture'),
  replace: t('Text box'),
  redact: t('Erase box'),
  annotation: t('Annotation'),
};

const annotationNames: Readonly<Record<AnnotationEdit['kind'], string>> = {
  note: t('Note'),
  link: t('Link'),
  freeText: t('Text'),
  line: t('Line'),
  square: t('Rectangle'),
  circle: t('Circle'),
  polygon: t('Polygon'),
  polyline: t('Polyline'),
  highlight: t('Highlight'),
  underline: t('Underline'),
  squiggly: t('Wavy underline'),
  strikeout: t('Strike out'),
  stamp: t('Stamp'),
  caret: t('Insertion mark'),
  ink: t('Drawing'),
  attachment: t('Attachment'),
};

/** `Highlight by Ann Smith`. */
export const nameOfAnnotation = ({ kind, author }: AnnotationEdit): string =>
  author === '' ? annotationNames[kind] : t('{annotation} by {author}', { annotation: annotationNames[kind], author });

const longest = 40;

/** What can be read on an edit. */
function wordsOf(edit: StageEdit): string {
  if ('content' in edit) return edit.content ?? '';
  if (edit.type === 'link') return edit.url ?? t('to page {page}', { page: edit.toPage ?? '' });
  if (edit.type === 'replace') return edit.newText;
  return edit.type === 'redact' ? (edit.label ?? '') : '';
}

/** What an edit is called: `Text 'Dear Ms Smith'`, `Highlight by Ann Smith`. */
export function nameOf(edit: StageEdit): string {
  const name = edit.type === 'annotation' ? nameOfAnnotation(edit) : names[edit.type];
  const words = wordsOf(edit);
  const short = words.replace(/\s+/g, ' ').trim();
  if (short === '') return name;
  return `${name} '${short.length > longest ? `${short.slice(0, longest)}…` : short}'`;
}
