import { useRef, useState } from 'react';
import { t } from '../../../shared/language/translate.ts';
import { leftOf, SplitLabel, SplitLine } from './split-line.tsx';
import type { ZoomPan } from './use-zoom-pan.ts';

type CompareStageProps = {
  zoomPan: ZoomPan;
  /** Undefined while loading and when the browser cannot decode it: then only the other one is shown. */
  before: string | undefined;
  after: string;
  beforeLabel: string;
  afterLabel: string;
};

/** Two images of the same view, divided by a line that pointer, touch and arrow keys move. */
export function CompareStage({ zoomPan, before, after, beforeLabel, afterLabel }: CompareStageProps) {
  const [split, setSplit] = useState(50);
  const [brokenBefore, setBrokenBefore] = useState<string>();
  const stage = useRef<HTMLDivElement>(null);
  const { scale, offset } = zoomPan.view;
  const transform = `translate(${offset.x}px, ${offset.y}px) scale(${scale})`;
  // From 3 screen pixels per image pixel on, show the pixels.
  const image = `absolute inset-0 size-full select-none object-contain ${scale > 6 ? '[image-rendering:pixelated]' : ''}`;
  const shown = before !== undefined && before !== brokenBefore;

  return (
    <div
      {...zoomPan.stageProps}
      className="checkered relative min-h-0 flex-1 cursor-grab touch-none overflow-hidden active:cursor-grabbing"
    >
      <div ref={stage} className="absolute inset-0">
        <img src={after} alt="After" decoding="async" draggable={false} className={image} style={{ transform }} />
        {shown && (
          <>
            <div className="checkered absolute inset-0" style={leftOf(split)}>
              <img
                src={before}
                alt="Before"
                decoding="async"
                draggable={false}
                className={image}
                style={{ transform }}
                onError={() => setBrokenBefore(before)}
              />
            </div>
            <SplitLine box={stage} split={split} onSplit={setSplit} handle="middle" />
          </>
        )}
        <SplitLabel side="left">
          {shown ? beforeLabel : t('{beforeLabel} (this browser cannot show it)', { beforeLabel })}
        </SplitLabel>
        <SplitLabel side="right">{afterLabel}</SplitLabel>
      </div>
    </div>
  );
}
