import { Suspense } from 'react';
import type { adPositions } from '../../../modules/analytics/analytics.contract.ts';
import { t } from '../../../shared/language/translate.ts';
import { laterPart } from '../../kit/tool-shell/later-part.ts';
import { classNames } from '../../kit/ui/class-names.ts';

export type AdPosition = (typeof adPositions)[number];
export const adNames: Readonly<Record<AdPosition, string>> = {
  top: t('Advertisement, top'),
  bottom: t('Advertisement, bottom'),
  sidebar: t('Advertisement, sidebar'),
  inline: t('Advertisement, inline'),
};

const AdFrame = laterPart(() => import('./ad-frame.tsx'));
const AdQuestion = laterPart(() => import('./ad-question.tsx'));

/**
 * Room for an advertisement, where the operator has some: for free users who agreed. It is there before the first paint, so that
 * nothing moves (decision 0134). The one at the top asks.
 */
export function AdSlot({ position, className }: { position: AdPosition; className?: string }) {
  return (
    <aside
      aria-label={adNames[position]}
      className={classNames('hidden ads-shown:block', position === 'top' && 'ads-asked:block', className)}
    >
      <div className="hidden h-[120px] ads-shown:block">
        <Suspense fallback={null}>
          <AdFrame position={position} />
        </Suspense>
      </div>
      {position === 'top' && (
        <div className="hidden h-[120px] ads-asked:block">
          <Suspense fallback={null}>
            <AdQuestion />
          </Suspense>
        </div>
      )}
    </aside>
  );
}
