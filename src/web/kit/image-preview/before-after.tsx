import { useRef, useState } from 'react';
import { leftOf, SplitLabel, SplitLine } from '../tool-shell/split-line.tsx';

/** Source and result over each other, as large as the page has room for, with a line between them that can be moved. */
export function BeforeAfter(props: {
  before: string;
  after: string | undefined;
  beforeLabel: string;
  afterLabel: string;
}) {
  const { before, after, beforeLabel, afterLabel } = props;
  const [split, setSplit] = useState(50);
  const stage = useRef<HTMLDivElement>(null);
  const image = 'absolute inset-0 size-full select-none object-contain';
  return (
    <div ref={stage} className="relative h-[max(16rem,calc(100dvh-25rem))] overflow-hidden rounded-[12px] bg-line">
      {after && <img src={after} alt="After" decoding="async" draggable={false} className={image} />}
      <div className="absolute inset-0 bg-line" style={after === undefined ? undefined : leftOf(split)}>
        <img src={before} alt="Before" decoding="async" draggable={false} className={image} />
      </div>
      {after && <SplitLine box={stage} split={split} onSplit={setSplit} handle="middle" />}
      <SplitLabel side="left">{beforeLabel}</SplitLabel>
      {after && <SplitLabel side="right">{afterLabel}</SplitLabel>}
    </div>
  );
}
