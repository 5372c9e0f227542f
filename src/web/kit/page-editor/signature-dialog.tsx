import { type PointerEvent, useEffect, useRef, useState } from 'react';
import { z } from 'zod';
import { t } from '../../../shared/language/translate.ts';
import { isAbort } from '../http/call-error.ts';
import { useRemembered } from '../tool-shell/use-remembered.ts';
import { Button } from '../ui/button.tsx';
import { CheckboxField } from '../ui/checkbox-field.tsx';
import { DialogCard } from '../ui/dialog-card.tsx';
import { FileButton } from '../ui/file-button.tsx';
import { type Tab, Tabs } from '../ui/tabs.tsx';
import { TextField } from '../ui/text-field.tsx';
import { removePaper } from './remove-paper.ts';
import { type StrokePoint, smoothStroke, strokePath } from './smooth-stroke.ts';
import { familyOf, loadFonts } from './text-lines.ts';

/** A signature: strokes on a pad 400 wide, a name, or a picture. */
export type Signature =
  | { is: 'drawn'; strokes: StrokePoint[][] }
  | { is: 'typed'; name: string }
  /** A PNG as a data URL. */
  | { is: 'picture'; url: string };

const signatureSchema = z.discriminatedUnion('is', [
  z.object({ is: z.literal('drawn'), strokes: z.array(z.array(z.tuple([z.number(), z.number()]))) }),
  z.object({ is: z.literal('typed'), name: z.string() }),
  z.object({ is: z.literal('picture'), url: z.string().startsWith('data:image/png;base64,') }),
]);

/** A typed name is set in this. */
const typedStyle = { font: 'serif', bold: false, italic: true } as const;

/** Drafts are forgotten when somebody signs out. */
const keptName = 'draft.signature';
const padSize = { width: 400, height: 160 };

const tabs: readonly Tab<Signature['is']>[] = [
  { id: 'drawn', name: t('Draw') },
  { id: 'typed', name: t('Type') },
  { id: 'picture', name: t('Picture') },
];

/** Makes a signature, or takes the one that this browser keeps. */
export default function SignatureDialog(props: { onUse: (signature: Signature) => void; onClose: () => void }) {
  const { onUse, onClose } = props;
  const [kept, keep] = useRemembered<Signature | null>(keptName, signatureSchema.nullable(), null);
  const [shown, setShown] = useState<Signature['is']>('drawn');
  const [strokes, setStrokes] = useState<StrokePoint[][]>([]);
  const [name, setName] = useState('');
  const [picture, setPicture] = useState<string>();
  const [problem, setProblem] = useState<string>();
  const [isKept, setKept] = useState(false);

  const made: Signature | undefined =
    shown === 'drawn'
      ? strokes.length > 0
        ? { is: 'drawn', strokes }
        : undefined
      : shown === 'typed'
        ? name.trim() === ''
          ? undefined
          : { is: 'typed', name: name.trim() }
        : picture === undefined
          ? undefined
          : { is: 'picture', url: picture };
  const use = () => {
    if (!made) return;
    if (isKept) keep(made);
    onUse(made);
  };
  const read = async ([file]: File[]) => {
    if (!file) return;
    setProblem(undefined);
    try {
      const url = await cutOut(file);
      if (url === undefined)
        setProblem(t('No ink was found on this picture. Please choose one with dark ink on light paper.'));
      setPicture(url);
    } catch (error) {
      if (!isAbort(error)) setProblem(t('This browser cannot read the picture. Please choose a JPEG or PNG.'));
    }
  };
  return (
    <DialogCard title="Signature" onClose={onClose}>
      <div className="space-y-4">
        {kept && (
          <div className="space-y-2 rounded-[12px] border border-line p-3">
            <SignaturePicture signature={kept} />
            <div className="flex gap-2">
              <Button size="small" onClick={() => onUse(kept)}>
                Use my signature
              </Button>
              <Button size="small" look="quiet" onClick={() => keep(null)}>
                Forget it
              </Button>
            </div>
          </div>
        )}
        <Tabs label="How to sign" tabs={tabs} shown={shown} onShow={setShown} panelClassName="pt-3">
          {shown === 'drawn' && <Pad strokes={strokes} onChange={setStrokes} />}
          {shown === 'typed' && (
            <div className="space-y-3">
              <TextField label="Your name" value={name} maxLength={100} autoComplete="name" onChange={setName} />
              {name.trim() !== '' && <SignaturePicture signature={{ is: 'typed', name }} />}
            </div>
          )}
          {shown === 'picture' && (
            <div className="space-y-3">
              <p className="text-soft">Dark ink on light paper. The paper is made transparent.</p>
              <FileButton label="Choose a picture" accept="image/*" look="on-paper" onFiles={read} />
              {problem && (
                <p role="alert" className="text-danger">
                  {problem}
                </p>
              )}
              {picture !== undefined && <SignaturePicture signature={{ is: 'picture', url: picture }} />}
            </div>
          )}
        </Tabs>
        <CheckboxField
          label="Keep it in this browser"
          hint="Only here, until you forget it or sign out."
          value={isKept}
          onChange={setKept}
        />
        <Button className="w-full" disabled={!made} onClick={use}>
          Use signature
        </Button>
      </div>
    </DialogCard>
  );
}

function SignaturePicture({ signature }: { signature: Signature }) {
  const typed = signature.is === 'typed' ? signature.name : undefined;
  useEffect(() => {
    if (typed !== undefined) void loadFonts({ ...typedStyle, content: typed });
  }, [typed]);
  return (
    <span className="grid h-24 place-items-center overflow-hidden rounded-[10px] bg-white">
      {signature.is === 'drawn' && (
        <svg
          role="img"
          aria-label="Your signature"
          viewBox={`0 0 ${padSize.width} ${padSize.height}`}
          className="h-full"
        >
          <Strokes strokes={signature.strokes} />
        </svg>
      )}
      {signature.is === 'typed' && (
        <span
          style={{ fontFamily: familyOf({ ...typedStyle, content: signature.name }), fontSize: 32, color: '#1e3a8a' }}
        >
          {signature.name}
        </span>
      )}
      {signature.is === 'picture' && <img src={signature.url} alt="Your signature" className="max-h-full" />}
    </span>
  );
}

const Strokes = ({ strokes }: { strokes: readonly (readonly StrokePoint[])[] }) => (
  <g fill="none" stroke="#1e3a8a" strokeWidth={3} strokeLinecap="round" strokeLinejoin="round">
    {strokes.map((stroke) => (
      <path key={strokePath(stroke)} d={strokePath(stroke)} />
    ))}
  </g>
);

function Pad({ strokes, onChange }: { strokes: StrokePoint[][]; onChange: (strokes: StrokePoint[][]) => void }) {
  const [stroke, setStroke] = useState<StrokePoint[]>();
  const latest = useRef<StrokePoint[]>(undefined);
  const pointOf = (event: { clientX: number; clientY: number }, element: Element): StrokePoint => {
    const box = element.getBoundingClientRect();
    const factor = padSize.width / box.width;
    return [(event.clientX - box.left) * factor, (event.clientY - box.top) * factor];
  };
  const follow = (points: StrokePoint[] | undefined) => {
    latest.current = points;
    setStroke(points);
  };
  const down = (event: PointerEvent<SVGSVGElement>) => {
    event.currentTarget.setPointerCapture(event.pointerId);
    follow([pointOf(event, event.currentTarget)]);
  };
  const move = (event: PointerEvent<SVGSVGElement>) => {
    if (!latest.current) return;
    const events = event.nativeEvent.getCoalescedEvents?.() ?? [];
    const { currentTarget } = event;
    follow([...latest.current, ...(events.length > 0 ? events : [event]).map((each) => pointOf(each, currentTarget))]);
  };
  const up = () => {
    if (latest.current) onChange([...strokes, smoothStroke(latest.current, 0.4)]);
    follow(undefined);
  };
  return (
    <div className="space-y-2">
      <svg
        role="img"
        aria-label={strokes.length === 0 ? 'Sign here with mouse, pen or finger' : 'Your signature'}
        viewBox={`0 0 ${padSize.width} ${padSize.height}`}
        onPointerDown={down}
        onPointerMove={move}
        onPointerUp={up}
        onPointerCancel={() => follow(undefined)}
        className="w-full cursor-crosshair touch-none rounded-[10px] border border-edge bg-white"
      >
        <path d="M30 125H370" stroke="#b8b09c" strokeDasharray="4 4" />
        <Strokes strokes={stroke ? [...strokes, stroke] : strokes} />
      </svg>
      <p className="flex items-center justify-between text-[0.9375rem] text-soft">
        Sign above the line. Without a pointer, type your name.
        <Button size="small" look="quiet" disabled={strokes.length === 0} onClick={() => onChange([])}>
          Clear
        </Button>
      </p>
    </div>
  );
}

/** Pictures are made no larger, in pixels. */
const maxSide = 1_000;

/** A picture without its paper, cut to its ink, as a data URL; undefined when there is no ink on it. */
async function cutOut(file: File): Promise<string | undefined> {
  const image = await createImageBitmap(file);
  const factor = Math.min(1, maxSide / Math.max(image.width, image.height));
  const [width, height] = [
    Math.max(1, Math.round(image.width * factor)),
    Math.max(1, Math.round(image.height * factor)),
  ];
  const context = canvasOf(width, height);
  context.drawImage(image, 0, 0, width, height);
  image.close();
  const pixels = context.getImageData(0, 0, width, height);
  const ink = removePaper(pixels);
  if (!ink) return undefined;
  const cut = canvasOf(ink.right - ink.left, ink.bottom - ink.top);
  cut.putImageData(pixels, -ink.left, -ink.top);
  return cut.canvas.toDataURL('image/png');
}

function canvasOf(width: number, height: number): CanvasRenderingContext2D {
  const canvas = document.createElement('canvas');
  canvas.width = width;
  canvas.height = height;
  const context = canvas.getContext('2d', { willReadFrequently: true });
  if (!context) throw new Error('The browser has no canvas left.');
  return context;
}
