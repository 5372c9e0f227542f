import { Minus, Plus, Redo2, Trash2, Undo2 } from 'lucide-react';
import { type ComponentProps, useMemo, useState } from 'react';
import type { Hint } from '../../shared/cutout/hints.ts';
import { t } from '../../shared/language/translate.ts';
import { useSize } from '../../web/kit/pdf/use-size.ts';
import type { Point } from '../../web/kit/photo/marking-brush.tsx';
import { OtherPhotos } from '../../web/kit/photo/other-photos.tsx';
import { isBusy, type QueueItem } from '../../web/kit/tool-shell/file-queue.ts';
import { typeOf } from '../../web/kit/tool-shell/file-source.ts';
import type { FileSource } from '../../web/kit/tool-shell/passed-files.ts';
import { canBeShown, previewUrl } from '../../web/kit/tool-shell/result-file.ts';
import { useSourceImage } from '../../web/kit/tool-shell/source-image.ts';
import { useZoomPan } from '../../web/kit/tool-shell/use-zoom-pan.ts';
import { Button } from '../../web/kit/ui/button.tsx';
import { ChoiceGroup } from '../../web/kit/ui/choice-group.tsx';
import { IconButton } from '../../web/kit/ui/icon-button.tsx';
import { Panel } from '../../web/kit/ui/panel.tsx';
import { SliderField } from '../../web/kit/ui/slider-field.tsx';
import type { CutoutChoice } from './cutout-choice.ts';
import { type CorrectionMode, hintFor } from './cutout-hints.ts';
import type { CutoutResult } from './cutout-result.ts';
import { CutoutStage } from './cutout-stage.tsx';
import { useCutout } from './use-cutout.web.ts';

const modes: readonly { value: CorrectionMode; label: string }[] = [
  { value: 'look', label: t('View') },
  { value: 'belongs', label: t('Belongs') },
  { value: 'doesNot', label: t('Not this') },
  { value: 'restore', label: t('Restore') },
  { value: 'erase', label: t('Erase') },
];
const advice: Record<CorrectionMode, string> = {
  look: t('Move the line to compare with the original. Zoom by wheel or pinch, and drag to move.'),
  belongs: t('Click on a part that is missing. It is added up to its edges.'),
  doesNot: t('Click on a part that should go. It is removed up to its edges.'),
  restore: t('Brush over what should come back. The brush keeps to edges.'),
  erase: t('Brush over what should go. The brush keeps to edges.'),
};
const noHints: readonly Hint[] = [];
const brushes = { min: 6, max: 160, step: 2 };

type DeskProps = {
  item: QueueItem<CutoutResult>;
  choice: CutoutChoice;
  picture: FileSource | undefined;
  /** The mask before any correction. */
  firstMask: string | undefined;
  /** Of a photo that browsers do not show: the server's copy, once there is one. */
  copyUrl: string | undefined;
  hints: readonly Hint[] | undefined;
  onHints: (hints: readonly Hint[]) => void;
  /** Leads to the other photos. */
  others: ComponentProps<typeof OtherPhotos>;
};
type Found = 'not yet' | 'yes' | 'nothing';

/** One photo with its new background, and the tools to correct its outline. */
export default function CutoutDesk(props: DeskProps) {
  const { item, firstMask } = props;
  // Each search begins with the tool that suits what it found.
  const found = foundIn(item);
  return <Desk key={found} {...props} isFound={firstMask === undefined ? found : 'yes'} />;
}

function Desk(props: DeskProps & { isFound: Found }) {
  const { item, choice, picture, firstMask, copyUrl, hints = noHints, onHints, others, isFound } = props;
  const { name, source, status } = item;
  const isWorking = isBusy(status);
  const ownImage = useSourceImage(source);
  const before = copyUrl === undefined ? ownImage : previewUrl({ url: copyUrl, type: 'jpeg' });
  const [frame, setFrame] = useState<HTMLElement | null>(null);
  const stage = useSize(frame);
  const zoomPan = useZoomPan(16);
  const [photo, setPhoto] = useState<{ width: number; height: number }>();
  const [mode, setMode] = useState<CorrectionMode>(isFound === 'nothing' ? 'restore' : 'look');
  const [brush, setBrush] = useState(40);
  const [hardness, setHardness] = useState(80);
  const [isBroken, setIsBroken] = useState(false);
  const [undone, setUndone] = useState<readonly Hint[]>([]);
  const isCorrecting = mode !== 'look' && isFound !== 'not yet';
  const hasBrush = isCorrecting && (mode === 'restore' || mode === 'erase');
  // While it is corrected, the whole photo is shown.
  const look = useMemo(() => lookOf(choice, isCorrecting), [choice, isCorrecting]);
  const cutout = useCutout({
    file: copyUrl === undefined && source instanceof File ? source : undefined,
    photoUrl: before,
    maskUrl: maskOf(item, firstMask),
    isOn: isFound !== 'not yet',
    hints,
    look,
    picture: picture instanceof File ? picture : undefined,
  });
  if (isBroken || (copyUrl === undefined && !canBeShown(typeOf(source)))) {
    return (
      <Panel aria-label={`${name} before and after`} className="space-y-3 p-3 sm:p-4">
        <OtherPhotos {...others} />
        <p className="text-[0.9375rem] text-soft" role="status">
          {wordsForUnseen({ isBroken, isWorking, isFound })}
        </p>
      </Panel>
    );
  }
  if (before === undefined) return null;

  // The brush has the same width on the screen at every zoom.
  const fitting = photo && stage.width > 0 ? Math.min(stage.width / photo.width, stage.height / photo.height) : 1;
  const size = brush / (fitting * zoomPan.view.scale);
  const mark = (points: readonly Point[]) => {
    if (mode === 'look') return;
    setUndone([]);
    onHints([...hints, hintFor(mode, points, { size, hardness: hardness / 100 })]);
  };
  const undo = () => {
    const last = hints.at(-1);
    if (!last) return;
    setUndone([last, ...undone]);
    onHints(hints.slice(0, -1));
  };
  const redo = () => {
    const [next, ...rest] = undone;
    if (!next) return;
    setUndone(rest);
    onHints([...hints, next]);
  };

  return (
    <Panel aria-label={`${name} before and after`} className="space-y-3 p-3 sm:p-4">
      <div ref={setFrame}>
        <CutoutStage
          {...{ zoomPan, stage, photo, before }}
          after={cutout.image}
          isCropped={look.crop !== 'none'}
          pen={isCorrecting ? (hasBrush ? size : 0) : undefined}
          penLabel={modes.find(({ value }) => value === mode)?.label ?? ''}
          onSize={setPhoto}
          onBroken={() => setIsBroken(true)}
          onMarked={mark}
        />
      </div>
      <div className="flex flex-wrap items-center gap-x-2 gap-y-1">
        <OtherPhotos {...others} />
        <IconButton icon={Minus} label="Zoom out" onClick={zoomPan.zoomOut} disabled={zoomPan.view.scale <= 1} />
        <Button look="quiet" size="small" onClick={zoomPan.fit}>
          Fit
        </Button>
        <IconButton icon={Plus} label="Zoom in" onClick={zoomPan.zoomIn} />
        {isFound !== 'not yet' && (
          <>
            <IconButton icon={Undo2} label="Undo" onClick={undo} disabled={hints.length === 0} />
            <IconButton icon={Redo2} label="Redo" onClick={redo} disabled={undone.length === 0} />
            <IconButton
              icon={Trash2}
              label="Remove all corrections"
              onClick={() => onHints([])}
              disabled={hints.length === 0}
            />
          </>
        )}
      </div>
      {isFound !== 'not yet' && (
        <ChoiceGroup label="Correct the outline" hideLabel choices={modes} value={mode} onChange={setMode} />
      )}
      {hasBrush && (
        <div className="grid gap-3 sm:grid-cols-2">
          <SliderField label="Brush" {...brushes} value={brush} onChange={setBrush} shown={`${brush} px`} />
          <SliderField
            label="Hardness"
            min={0}
            max={100}
            step={5}
            value={hardness}
            onChange={setHardness}
            shown={`${hardness} %`}
          />
        </div>
      )}
      <p className="min-h-6 text-[0.9375rem] text-soft" role="status">
        {wordsFor({
          isFound,
          isWorking,
          mode,
          ...cutout,
          hasPicture: choice.background === 'image',
          isEmpty: hints.length === 0,
        })}
      </p>
    </Panel>
  );
}

/** What the result will look like: a JPEG has its colour where others are clear. */
function lookOf(choice: CutoutChoice, isCorrecting: boolean): CutoutChoice {
  const isFilled = choice.format === 'jpeg' && choice.background === 'transparent' && !isCorrecting;
  return { ...choice, ...(isFilled && { background: 'color' }), ...(isCorrecting && { crop: 'none' }) };
}

/** The mask that corrections start from: the first one, or that of a result which had no corrections. */
function maskOf({ status }: QueueItem<CutoutResult>, first: string | undefined): string | undefined {
  const url = first ?? (status.state === 'done' ? status.result.maskUrl : undefined);
  return url === undefined ? undefined : previewUrl({ url, type: 'png' });
}

function foundIn({ status }: QueueItem<CutoutResult>): Found {
  if (status.state === 'done') return 'yes';
  return status.state === 'failed' && status.code === 'CUTOUT_NOTHING_FOUND' ? 'nothing' : 'not yet';
}

type WordsState = {
  isFound: Found;
  isWorking: boolean;
  mode: CorrectionMode;
  /** One of the visitor's own is behind the subject. */
  hasPicture: boolean;
  isComing: boolean;
  isEmpty: boolean;
  failure: unknown;
};

function wordsFor(state: WordsState): string {
  const { isFound, isWorking, mode, hasPicture, isComing, isEmpty, failure } = state;
  if (failure !== undefined) {
    return hasPicture
      ? t('The background picture cannot be shown. Please choose another.')
      : t('The preview could not be made. Please remove the background again.');
  }
  if (isFound === 'not yet') {
    return isWorking ? t('Cutting out…') : t('Next, remove the background. Corrections come after that.');
  }
  if (isComing) return t('Working…');
  if (isFound === 'nothing' && isEmpty)
    return t('No subject stands out. Brush over what should stay, or choose “Belongs” and click on it.');
  return advice[mode];
}

function wordsForUnseen({
  isBroken,
  isWorking,
  isFound,
}: Pick<WordsState, 'isWorking' | 'isFound'> & { isBroken: boolean }) {
  if (isWorking) return t('Cutting out…');
  if (isBroken) return t('This file cannot be shown.');
  if (isFound === 'not yet')
    return t('Your browser cannot show this photo yet. Once its background is removed, it can.');
  return t('Your browser cannot show this photo. To mark its subject, convert it to JPEG first.');
}
