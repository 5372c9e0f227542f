import { Check } from 'lucide-react';
import { t } from '../../shared/language/translate.ts';
import { classNames } from '../../web/kit/ui/class-names.ts';
import { useCopied } from '../../web/kit/ui/use-copied.ts';
import { ColorFill } from './color-fill.tsx';
import { describeColors } from './color-names.ts';
import type { Hex } from './color-space.ts';
import { formatRatio } from './contrast.ts';
import { guaranteedContrast, makeRamp, type RampColor } from './ramp.ts';

/** The shades of every colour from 50 to 950, to copy. */
export function ColorRamps({ colors }: { colors: readonly Hex[] }) {
  const names = describeColors(colors);
  return (
    <>
      <p className="mb-6 max-w-[68ch] text-soft">
        Even steps of lightness in OKLCH, with your own colour in its place (marked). Whatever the colour: white on 600
        has at least {formatRatio(guaranteedContrast('white', 600))}, black on 500{' '}
        {formatRatio(guaranteedContrast('black', 500))}, 700 on 50 {formatRatio(guaranteedContrast(700, 50))} and 900 on
        100 {formatRatio(guaranteedContrast(900, 100))}.
      </p>
      <ul className="space-y-5">
        {colors.map((hex, index) => (
          // biome-ignore lint/suspicious/noArrayIndexKey: two colours of a palette may be the same.
          <li key={index}>
            <h2 className="mb-1.5 flex flex-wrap items-baseline gap-x-2 text-base tracking-normal">
              <bdi>{hex}</bdi>
              <span className="font-normal text-[0.9375rem] text-soft">{names[index]}</span>
            </h2>
            <ul className="grid grid-cols-11 overflow-hidden rounded-[12px]">
              {makeRamp(hex).map((color) => (
                <Shade key={color.step} {...color} />
              ))}
            </ul>
          </li>
        ))}
      </ul>
    </>
  );
}

/** From here on white text has 4.5:1 in every ramp, and black text before it. */
const firstUnderWhite = 600;

function Shade({ step, hex, isBase }: RampColor) {
  const [copied, copy] = useCopied();
  return (
    <li className={classNames('relative isolate', step >= firstUnderWhite ? 'text-white' : 'text-black')}>
      <ColorFill hex={hex} />
      <button
        type="button"
        onClick={() => copy(hex, t('colour {code}', { code: hex }))}
        className="flex h-14 w-full flex-col items-center justify-center text-[0.6875rem] -outline-offset-3 focus-visible:outline-current sm:h-16 sm:text-sm"
      >
        <span
          className={classNames('font-semibold', isBase && 'rounded-full border-[1.5px] border-current px-0.5 sm:px-2')}
        >
          <span className="sr-only">Copy </span>
          {step}{' '}
        </span>
        <span className="text-xs max-lg:sr-only">
          <bdi>{hex}</bdi>{' '}
        </span>
        {isBase && <span className="sr-only">your colour</span>}
        {copied && <Check className="absolute top-1 inset-e-1 size-3 sm:size-4" aria-hidden="true" />}
      </button>
    </li>
  );
}
