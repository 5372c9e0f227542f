import { Brush, Eye, Minus, Plus, Trash2, Undo2 } from 'lucide-react';
import { type ComponentProps, type KeyboardEvent, useEffect, useMemo, useRef, useState } from 'react';
import { t } from '../../shared/language/translate.ts';
import { useSize } from '../../web/kit/pdf/use-size.ts';
import { OtherPhotos } from '../../web/kit/photo/other-photos.tsx';
import { areaInView, fittingZoom, placeOn } from '../../web/kit/photo/place-photo.ts';
import { isBusy, type QueueItem } from '../../web/kit/tool-shell/file-queue.ts';
import type { FileSource, StoredFile } from '../../web/kit/tool-shell/passed-files.ts';
import { previewUrl } from '../../web/kit/tool-shell/result-file.ts';
import { useSourceImage } from '../../web/kit/tool-shell/source-image.ts';
import { useZoomPan } from '../../web/kit/tool-shell/use-zoom-pan.ts';
import { Button } from '../../web/kit/ui/button.tsx';
import { IconButton } from '../../web/kit/ui/icon-button.tsx';
import { Panel } from '../../web/kit/ui/panel.tsx';
import { ProgressLine } from '../../web/kit/ui/progress-bar.tsx';
import { SliderField } from '../../web/kit/ui/slider-field.tsx';
import { type EnhancementResult, resultFile } from './enhanced-photo.web.ts';
import { type EnhancementChoice, enhancementsOf } from './enhancement-choice.ts';
import { PhotoStage } from './photo-stage.tsx';
import type { Area } from './preview-area.ts';
import type { Stroke } from './scratch-marks.ts';
import { type PreviewQuestion, usePartPreview } from './use-part-preview.web.ts';

/** Large photos are looked at closely, enlarged ones four times as closely. */
const largestScale = 100;
const brushes = { min: 4, max: 60, step: 2 };

/** One photo before and after: a part of it while the settings change, the whole once it is done. */
export default function PhotoDesk(props: {
  item: QueueItem<EnhancementResult>;
  choice: EnhancementChoice;
  /** Made with exactly these settings and marks. */
  result: EnhancementResult | undefined;
  /** Why there is no preview; undefined when there may be one. */
  noPreview: string | undefined;
  strokes: readonly Stroke[];
  onStrokes: (strokes: readonly Stroke[], photo: { width: number; height: number }) => void;
  /** The photo is sent for a preview: what it is afterwards, on the server or still only here. */
  onSending: (sent: Promise<FileSource>) => void;
  onStored: (stored: StoredFile) => void;
  /** The server does not have it any more. */
  onGone: () => void;
  /** What the server gets: the photo, or its id there. */
  source: FileSource;
  onEstimate: (seconds: number | undefined) => void;
  /** Leads to the other photos. */
  others: ComponentProps<typeof OtherPhotos>;
}) {
  const { item, choice, result, noPreview, strokes, onStrokes, source, onEstimate, others } = props;
  const { onSending, onStored, onGone } = props;
  const before = useSourceImage(item.source);
  const box = useRef<HTMLDivElement>(null);
  const [frame, setFrame] = useState<HTMLElement | null>(null);
  const stage = useSize(frame);
  const zoomPan = useZoomPan(largestScale);
  const [photo, setPhoto] = useState<{ width: number; height: number }>();
  const [isBrushing, setIsBrushing] = useState(false);
  const [brush, setBrush] = useState(16);
  const [isHeld, setIsHeld] = useState(false);
  const enhancements = useMemo(() => enhancementsOf(choice), [choice]);
  const marksScratches = choice.types.includes('restore');
  const hasBrush = isBrushing && marksScratches;
  const by = choice.types.includes('upscale') ? choice.scale : 1;
  const isKnown = photo !== undefined && stage.width > 0;
  const place = isKnown ? placeOn(stage, photo, zoomPan.view) : undefined;
  const fullScale = isKnown ? by / fittingZoom(photo, stage) : 1;

  // The result's own pixels are the first thing to see, whenever another size is chosen.
  const [seenAt, setSeenAt] = useState<number>();
  useEffect(() => {
    if (!isKnown || seenAt === by) return;
    setSeenAt(by);
    zoomPan.zoomTo(fullScale);
  }, [isKnown, seenAt, by, fullScale, zoomPan.zoomTo]);

  const area = isKnown && place ? areaInView(stage, photo, place) : undefined;
  const areaText = JSON.stringify(area);
  // What is being made needs the machine.
  const isBusyNow = isBusy(item.status);
  const question = useMemo((): PreviewQuestion | undefined => {
    const seen: typeof area = areaText === undefined ? undefined : JSON.parse(areaText);
    if (!photo || !seen || !enhancements || noPreview !== undefined || result || isBusyNow) return undefined;
    return { photo, area: seen, enhancements, strokes: marksScratches ? strokes : [] };
  }, [photo, areaText, enhancements, noPreview, result, isBusyNow, marksScratches, strokes]);
  // With the brush in hand, the view stays what it is until it is laid down.
  const preview = usePartPreview(source, hasBrush ? undefined : question, { onSending, onStored, onGone });
  const { seconds } = preview;
  useEffect(() => onEstimate(seconds), [seconds, onEstimate]);

  if (before === undefined) return null;
  const whole = photo && { left: 0, top: 0, ...photo };
  const isPart = !result && preview.shown !== undefined && area !== undefined && isWithin(preview.shown.area, area);
  const after = result && whole ? { url: previewUrl(resultFile(result)), area: whole } : preview.shown;
  const change = (next: readonly Stroke[]) => photo && onStrokes(next, photo);

  return (
    <Panel aria-label={`${item.name} before and after`} className="space-y-3 p-3 sm:p-4">
      <div ref={setFrame}>
        <PhotoStage
          {...{ box, zoomPan, photo, place, before, after, isHeld, strokes }}
          isResult={result !== undefined}
          isPart={isPart}
          brush={hasBrush ? brush / (place?.zoom ?? 1) : undefined}
          onSize={setPhoto}
          onStroke={(stroke) => change([...strokes, stroke])}
        />
      </div>
      <div className="flex flex-wrap items-center gap-x-2 gap-y-1">
        <OtherPhotos {...others} />
        <IconButton icon={Minus} label="Zoom out" onClick={zoomPan.zoomOut} disabled={zoomPan.view.scale <= 1} />
        <Button look="quiet" size="small" onClick={zoomPan.fit}>
          Fit
        </Button>
        <Button look="quiet" size="small" onClick={() => zoomPan.zoomTo(fullScale)}>
          100%
        </Button>
        <IconButton icon={Plus} label="Zoom in" onClick={zoomPan.zoomIn} />
        <Button
          look="quiet"
          size="small"
          aria-pressed={isHeld}
          disabled={!after || hasBrush}
          onPointerDown={() => setIsHeld(true)}
          onPointerUp={() => setIsHeld(false)}
          onPointerLeave={() => setIsHeld(false)}
          onPointerCancel={() => setIsHeld(false)}
          onKeyDown={(event: KeyboardEvent) => isPress(event) && setIsHeld(true)}
          onKeyUp={() => setIsHeld(false)}
          onBlur={() => setIsHeld(false)}
        >
          <Eye className="size-4" aria-hidden="true" />
          Hold to compare
        </Button>
        {marksScratches && (
          <Button
            look={isBrushing ? 'primary' : 'secondary'}
            size="small"
            aria-pressed={isBrushing}
            onClick={() => setIsBrushing(!isBrushing)}
          >
            <Brush className="size-4" aria-hidden="true" />
            {isBrushing ? t('Done marking') : t('Mark scratches')}
          </Button>
        )}
        {hasBrush && (
          <>
            <IconButton
              icon={Undo2}
              label="Undo the last mark"
              onClick={() => change(strokes.slice(0, -1))}
              disabled={strokes.length === 0}
            />
            <IconButton
              icon={Trash2}
              label="Remove all marks"
              onClick={() => change([])}
              disabled={strokes.length === 0}
            />
          </>
        )}
      </div>
      {hasBrush && <SliderField label="Brush" {...brushes} value={brush} onChange={setBrush} shown={`${brush} px`} />}
      {preview.sent !== undefined && (
        <ProgressLine fraction={preview.sent} words={t('Uploading once')} name={item.name} />
      )}
      <p className="min-h-6 text-[0.9375rem] text-soft" role="status">
        {wordsFor({ ...preview, isPart, isBusyNow, noPreview, hasBrush, result, enhancements })}
      </p>
    </Panel>
  );
}

/** Whether the part leaves something of the view uncovered. */
const isWithin = (part: Area, view: Area): boolean => part.width < view.width - 1 || part.height < view.height - 1;

const isPress = ({ key }: KeyboardEvent): boolean => key === ' ' || key === 'Enter';

function wordsFor(state: {
  isComing: boolean;
  isPart: boolean;
  isBusyNow: boolean;
  failure: string | undefined;
  noPreview: string | undefined;
  hasBrush: boolean;
  result: EnhancementResult | undefined;
  enhancements: object | undefined;
}): string {
  const { isComing, isPart, isBusyNow, failure, noPreview, hasBrush, result, enhancements } = state;
  if (hasBrush) return t('Brush over the scratches. They are filled from what is around them.');
  if (result) return result.steps.length > 0 ? `${result.steps.join(', ')}.` : result.notes.join(' ');
  if (noPreview !== undefined) return noPreview;
  if (!enhancements) return t('Choose what to improve.');
  if (failure !== undefined) return t('No preview: {failure}', { failure });
  if (isBusyNow) return t('The whole photo is being enhanced.');
  if (isComing) return t('Making a preview of what is in view…');
  return isPart
    ? t('The preview is in the frame. Zoom in to fill the view.')
    : t('Drag to look at another part, or press Shift and an arrow key.');
}
