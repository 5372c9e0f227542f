import { type ReactNode, useLayoutEffect, useRef, useState } from 'react';
import type { PdfDocument } from '../../pdf/pdf-document.ts';
import { t } from '../../shared/language/translate.ts';
import { fitPage } from '../../web/kit/pdf/grid-geometry.ts';
import { PageThumbnail } from '../../web/kit/pdf/page-thumbnail.tsx';
import { type PdfService, priorities } from '../../web/kit/pdf/pdf-service.ts';
import { useSize } from '../../web/kit/pdf/use-size.ts';
import { leftOf, SplitLabel, SplitLine } from '../../web/kit/tool-shell/split-line.tsx';
import { ChoiceGroup } from '../../web/kit/ui/choice-group.tsx';
import { choicesOf } from '../../web/kit/ui/choices.ts';

const zooms = choicesOf({ '1': t('Whole page'), '2': '2×', '4': '4×' });
type Zoom = (typeof zooms)[number]['value'];
/** In CSS pixels: tall enough to read a page, low enough to keep the buttons visible. */
const stageHeight = 560;

/** One page of two documents, divided by a line that pointer, touch and arrow keys move. Scrolls when zoomed in. */
export function CompareSlider(props: { service: PdfService; before: PdfDocument; after: PdfDocument; page: number }) {
  const { service, before, after, page } = props;
  const stage = useRef<HTMLDivElement>(null);
  const room = useSize(stage);
  const [zoom, setZoom] = useState<Zoom>('1');
  const size = before.pages[page];
  const place = { width: (room.width - 24) * Number(zoom), height: (stageHeight - 24) * Number(zoom) };
  const sheetWidth = size ? fitPage(size, 0, place).width : 0;

  // Zoomed in, the line is in the middle of the visible part.
  useLayoutEffect(() => {
    const { current } = stage;
    if (current && sheetWidth > 0) current.scrollLeft = (current.scrollWidth - current.clientWidth) / 2;
  }, [sheetWidth]);

  const sheet = { service, page, rotation: 0, place, priority: priorities.preview } as const;
  return (
    <>
      {/* biome-ignore lint/a11y/noNoninteractiveTabindex: scrollable areas must be reachable by keyboard. */}
      <div ref={stage} dir="ltr" tabIndex={0} className="overflow-auto bg-line/50" style={{ height: stageHeight }}>
        {room.width > 0 && size && (
          <div className="grid min-h-full w-max min-w-full place-items-center p-3">
            <Split width={sheetWidth}>
              <PageThumbnail {...sheet} document={before} />
              <PageThumbnail {...sheet} document={after} />
            </Split>
          </div>
        )}
      </div>
      <div className="border-line border-t px-4 py-2.5">
        <ChoiceGroup label="Zoom" hideLabel choices={zooms} value={zoom} onChange={setZoom} className="max-w-80" />
      </div>
    </>
  );
}

/** Left of the line, the first child; right of it, the second. */
function Split({ width, children }: { width: number; children: readonly [ReactNode, ReactNode] }) {
  const box = useRef<HTMLDivElement>(null);
  const [split, setSplit] = useState(50);
  return (
    <div ref={box} className="relative shadow-lift" style={{ width }}>
      {children[1]}
      <div className="absolute inset-0" style={leftOf(split)}>
        {children[0]}
      </div>
      <SplitLine box={box} split={split} onSplit={setSplit} handle="in sight" />
      <SplitLabel side="left">Before</SplitLabel>
      <SplitLabel side="right">After</SplitLabel>
    </div>
  );
}
