import { memo } from 'react';
import type { PdfEditOf } from '../../../pdf/editing/pdf-edits.ts';
import { textAscent, textLineHeight } from '../../../pdf/editing/wrap-text.ts';
import { boundsOf, noteSide, rotationOf } from './edit-geometry.ts';
import { strokePath } from './smooth-stroke.ts';
import type { StageEdit } from './stage-edit.ts';
import { familyOf, linesOf } from './text-lines.ts';

/** Firefox blends within the drawing only, which would hide the text below: there, the marker is transparent. */
export const markerClasses = 'mix-blend-multiply supports-[-moz-appearance:none]:opacity-40';

/** An edit as it will be saved, in the points of its page. */
export const EditShape = memo(function EditShape({ edit, picture }: { edit: StageEdit; picture?: string | undefined }) {
  const rotation = rotationOf(edit);
  const opacity = 'opacity' in edit ? edit.opacity : 1;
  if (rotation === 0) return <g opacity={opacity}>{drawn(edit, picture)}</g>;
  const { x, y, width, height } = boundsOf(edit);
  return (
    <g opacity={opacity} transform={`rotate(${rotation} ${x + width / 2} ${y + height / 2})`}>
      {drawn(edit, picture)}
    </g>
  );
});

function drawn(edit: StageEdit, picture: string | undefined) {
  switch (edit.type) {
    case 'text':
      return <TextShape edit={edit} />;
    case 'highlight':
    case 'underline':
    case 'strikeout':
      return <MarkShape edit={edit} />;
    case 'line':
    case 'arrow':
      return <LineShape edit={edit} />;
    case 'rectangle':
    case 'circle':
      return <BoxShape edit={edit} />;
    case 'ink':
      return (
        <g fill="none" stroke={edit.color} strokeWidth={edit.strokeWidth} strokeLinecap="round" strokeLinejoin="round">
          {edit.strokes.map((stroke, index) => (
            // biome-ignore lint/suspicious/noArrayIndexKey: strokes have no other name, and never change places.
            <path key={index} d={strokePath(stroke)} />
          ))}
        </g>
      );
    case 'note':
      return <NoteShape edit={edit} />;
    case 'stamp':
      return <StampShape edit={edit} />;
    case 'tick':
    case 'cross': {
      const { x, y, width, height, color } = edit;
      const d =
        edit.type === 'tick'
          ? `M${x + width * 0.1} ${y + height * 0.55}L${x + width * 0.4} ${y + height * 0.85}L${x + width * 0.9} ${y + height * 0.15}`
          : `M${x + width * 0.12} ${y + height * 0.12}L${x + width * 0.88} ${y + height * 0.88}M${x + width * 0.88} ${y + height * 0.12}L${x + width * 0.12} ${y + height * 0.88}`;
      return (
        <path
          d={d}
          fill="none"
          stroke={color}
          strokeWidth={Math.min(width, height) * 0.12}
          strokeLinecap="round"
          strokeLinejoin="round"
        />
      );
    }
    case 'picture': {
      const { x, y, width, height } = edit;
      return picture === undefined ? (
        <rect {...{ x, y, width, height }} fill="#88888833" stroke="#888888" />
      ) : (
        <image {...{ x, y, width, height }} href={picture} preserveAspectRatio="none" />
      );
    }
    case 'link': {
      const { x, y, width, height } = edit;
      return <rect {...{ x, y, width, height }} fill="#1d4ed81f" stroke="#1d4ed8" strokeDasharray="4 3" />;
    }
    case 'redact': {
      const { x, y, width, height, look, label } = edit;
      return (
        <>
          <rect {...{ x, y, width, height }} fill={look} stroke="#888888" strokeWidth={0.5} />
          {label && (
            <text
              x={x + width / 2}
              y={y + height / 2}
              fontSize={Math.min(height * 0.6, 12)}
              fill={look === 'black' ? 'white' : 'black'}
              textAnchor="middle"
              dominantBaseline="central"
            >
              {label}
            </text>
          )}
        </>
      );
    }
    case 'replace':
      return <ReplaceShape edit={edit} />;
    case 'annotation':
      return null;
  }
}

function TextShape({ edit }: { edit: PdfEditOf<'text'> }) {
  const { x, y, width } = boundsOf(edit);
  const { fontSize, align, color } = edit;
  const at = { left: x, center: x + width / 2, right: x + width }[align];
  const anchor = ({ left: 'start', center: 'middle', right: 'end' } as const)[align];
  return (
    <text fill={color} fontSize={fontSize} fontFamily={familyOf(edit)} textAnchor={anchor} className="whitespace-pre">
      {linesOf(edit).map((line, index) => (
        <tspan
          // biome-ignore lint/suspicious/noArrayIndexKey: a line is its place.
          key={index}
          x={at}
          y={y + fontSize * (textAscent + index * textLineHeight)}
          direction={directionOf(line)}
        >
          {line}
        </tspan>
      ))}
    </text>
  );
}

/** With the anchor on the left, a line from right to left would begin at its own right end. */
const directionOf = (line: string): 'ltr' | undefined =>
  /[\u0590-\u08ff\ufb1d-\ufefc]/.test(line) ? 'ltr' : undefined;

/** Where the new text will be. Its font is that of the document, which only saving knows: here it is ours. */
function ReplaceShape({ edit: { x, y, width, height, newText } }: { edit: PdfEditOf<'replace'> }) {
  const frame = { x, y, width, height };
  if (newText === '') return <rect {...frame} fill="#1d4ed81f" stroke="#1d4ed8" strokeWidth={0.75} />;
  const fontSize = height * 0.72;
  return (
    <>
      <rect {...frame} fill="#ffffff" stroke="#1d4ed8" strokeWidth={0.75} />
      <text x={x + 1} y={y + height * 0.76} fontSize={fontSize} fill="#1d4ed8" className="whitespace-pre">
        {newText}
      </text>
    </>
  );
}

function MarkShape({ edit }: { edit: PdfEditOf<'highlight' | 'underline' | 'strikeout'> }) {
  const boxes = edit.boxes ?? [edit];
  return boxes.map(({ x, y, width, height }) => {
    const key = `${x} ${y}`;
    if (edit.type === 'highlight')
      return <rect key={key} {...{ x, y, width, height }} fill={edit.color} className={markerClasses} />;
    const level = edit.type === 'underline' ? 0.93 : 0.55;
    const { turn = 0 } = edit;
    const side = turn === 90 || turn === 270 ? width : height;
    // From the top of the text, whichever way it runs.
    const across = { 0: `M${x} ${y + height * level}h${width}`, 90: `M${x + width * (1 - level)} ${y}v${height}` };
    const upside = { 180: `M${x} ${y + height * (1 - level)}h${width}`, 270: `M${x + width * level} ${y}v${height}` };
    const d = { ...across, ...upside }[turn];
    return <path key={key} d={d} stroke={edit.color} strokeWidth={Math.max(0.75, side * 0.06)} />;
  });
}

/** The arms of an arrow's head: this many times the line's width, at this angle to it. */
const headLength = 5;
const headAngle = Math.PI / 7;

function LineShape({ edit }: { edit: PdfEditOf<'line' | 'arrow'> }) {
  const { x, y, width, height, strokeWidth } = edit;
  const end = { x: x + width, y: y + height };
  let d = `M${x} ${y}L${end.x} ${end.y}`;
  if (edit.type === 'arrow') {
    const angle = Math.atan2(height, width);
    const length = Math.max(8, headLength * strokeWidth);
    const arm = (turn: number) =>
      `${end.x - Math.cos(angle + turn) * length} ${end.y - Math.sin(angle + turn) * length}`;
    d += `M${arm(headAngle)}L${end.x} ${end.y}L${arm(-headAngle)}`;
  }
  return (
    <path
      d={d}
      fill="none"
      stroke={edit.color}
      strokeWidth={strokeWidth}
      strokeLinecap="round"
      strokeLinejoin="round"
    />
  );
}

function BoxShape({ edit }: { edit: PdfEditOf<'rectangle' | 'circle'> }) {
  const { x, y, width, height, color, strokeWidth, fill = 'none' } = edit;
  const look = { fill, stroke: color, strokeWidth };
  if (edit.type === 'rectangle') return <rect {...{ x, y, width, height }} {...look} />;
  return <ellipse cx={x + width / 2} cy={y + height / 2} rx={width / 2} ry={height / 2} {...look} />;
}

function NoteShape({ edit: { x, y, color } }: { edit: PdfEditOf<'note'> }) {
  const side = noteSide;
  return (
    <>
      <rect x={x + 1} y={y + 1} width={side - 2} height={side - 2} rx={2} fill={color} stroke="#00000099" />
      <path
        d={`M${x + 5} ${y + 7}h10M${x + 5} ${y + 10.5}h10M${x + 5} ${y + 14}h6`}
        stroke="#000000aa"
        strokeWidth={1.2}
      />
    </>
  );
}

export const stampStyle = { font: 'sans', bold: true, italic: false } as const;

function StampShape({ edit }: { edit: PdfEditOf<'stamp'> }) {
  const { x, y, width, height, color, content } = edit;
  const border = Math.max(1, height * 0.06);
  // Capitals of Helvetica Bold are about 0.7 font sizes wide.
  const fontSize = Math.min(height * 0.55, (width * 0.86) / Math.max(1, content.length * 0.7));
  return (
    <>
      <rect
        x={x + border / 2}
        y={y + border / 2}
        width={Math.max(0, width - border)}
        height={Math.max(0, height - border)}
        rx={height * 0.15}
        fill="none"
        stroke={color}
        strokeWidth={border}
      />
      <text
        x={x + width / 2}
        y={y + height / 2 + fontSize * 0.36}
        textAnchor="middle"
        fontSize={fontSize}
        fontFamily={familyOf({ ...stampStyle, content })}
        fill={color}
      >
        {content}
      </text>
    </>
  );
}
