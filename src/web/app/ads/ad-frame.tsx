import { useEffect, useRef, useState } from 'react';
import { SECOND_MS } from '../../../shared/units.ts';
import { countEvent } from '../../kit/analytics/count-event.ts';
import { usePlan } from '../../kit/session/use-user.ts';
import { useStore } from '../../kit/store.ts';
import { siteValue } from '../head/site-values.ts';
import { type AdPosition, adNames } from './ad-slot.tsx';
import { adsChoice } from './ads-choice.ts';

const delayMs = SECOND_MS;
/** Within so long after the Tab key, the focus has come into the frame by it and not by a click. */
const tabMs = SECOND_MS / 2;

/**
 * The operator's advertisement in a frame that knows nothing of this page and can do nothing to it: an origin of its own even
 * where the operator erred about the address, no cookies of the visitor's where browsers can leave them out (`credentialless`),
 * and no way to the page around it. What is opened by a click is an ordinary page, or advertisers' sites would not work.
 */
const sandbox = 'allow-scripts allow-popups allow-popups-to-escape-sandbox';

export default function AdFrame({ position }: { position: AdPosition }) {
  const isAgreed = useStore(adsChoice) === 'yes';
  const isFree = usePlan() === 'free';
  const address = siteValue('adsFrame');
  const [isTime, setIsTime] = useState(false);
  useEffect(() => {
    const timer = setTimeout(() => setIsTime(true), delayMs);
    return () => clearTimeout(timer);
  }, []);
  if (!isAgreed || !isFree || !isTime || !/^https?:/.test(address)) return null;
  const url = new URL(address);
  url.searchParams.set('position', position);
  return <Frame url={url.href} position={position} />;
}

function Frame({ url, position }: { url: string; position: AdPosition }) {
  const frame = useRef<HTMLIFrameElement>(null);
  useEffect(() => countFirstClick(frame.current, position), [position]);
  return (
    <figure className="flex h-full flex-col">
      <figcaption className="h-5 text-[0.75rem] text-soft leading-5">Advertisement</figcaption>
      <iframe
        ref={(element) => {
          frame.current = element;
          // Before it loads; React does not know the attribute.
          element?.setAttribute('credentialless', '');
        }}
        title={adNames[position]}
        src={url}
        sandbox={sandbox}
        referrerPolicy="no-referrer"
        allow=""
        loading="lazy"
        className="min-h-0 w-full flex-1 rounded-[10px] border-0 bg-card"
      />
    </figure>
  );
}

/** A click into a frame is seen only by the focus that leaves the page for it. */
function countFirstClick(frame: HTMLIFrameElement | null, position: AdPosition): () => void {
  const listening = new AbortController();
  let lastTabAt = Number.NEGATIVE_INFINITY;
  const { signal } = listening;
  addEventListener(
    'keydown',
    ({ key }) => {
      if (key === 'Tab') lastTabAt = performance.now();
    },
    { signal },
  );
  addEventListener(
    'blur',
    () => {
      if (document.activeElement !== frame || performance.now() - lastTabAt < tabMs) return;
      listening.abort();
      countEvent('ad_click', { position });
    },
    { signal },
  );
  return () => listening.abort();
}
