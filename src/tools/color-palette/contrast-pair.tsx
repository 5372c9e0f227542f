import { ArrowLeftRight, Check, X } from 'lucide-react';
import { t } from '../../shared/language/translate.ts';
import { Button } from '../../web/kit/ui/button.tsx';
import { type ApcaUse, apcaContrast, apcaUseOf } from './apca.ts';
import { ColorChip } from './color-fill.tsx';
import type { Hex } from './color-space.ts';
import { formatRatio, judgeContrast, makeReadable } from './contrast.ts';

const apcaWords: Readonly<Record<ApcaUse, string>> = {
  body: t('Enough for body text.'),
  text: t('Enough for text, not for long reading.'),
  large: t('Enough for headlines and icons.'),
  spot: t('Only for hints and disabled parts.'),
  none: t('Too little for any text.'),
};

/** A pair in use, what it is good for, and the nearest colour that would pass. */
export function ContrastPair(props: {
  text: Hex;
  background: Hex;
  canReplace: boolean;
  onReplace: (hex: Hex) => void;
}) {
  const { text, background, canReplace, onReplace } = props;
  const verdict = judgeContrast(text, background);
  const apca = apcaContrast(text, background);
  const better = verdict.bodyText === 'fail' ? makeReadable(text, background, 4.5) : undefined;

  return (
    <section aria-label="Chosen pair" className="overflow-hidden rounded-[16px] border border-line bg-card shadow-card">
      {/* Hidden from screen readers: the text below says the same. */}
      <div aria-hidden="true" className="p-5" style={{ color: text, backgroundColor: background }}>
        <p className="font-bold text-2xl tracking-tight">A headline</p>
        <p className="mt-1">The quick brown fox jumps over the lazy dog, in sixteen pixels.</p>
      </div>
      <div className="p-5">
        <p className="flex flex-wrap items-center gap-x-2 font-semibold tabular-nums">
          <ColorChip hex={text} /> {text}
          <span className="font-normal text-soft">on</span>
          <ColorChip hex={background} /> {background}
        </p>
        <dl className="mt-3 space-y-1.5">
          <Verdict name="WCAG 2.2" value={formatRatio(verdict.ratio)} />
          <Verdict
            name={t('Body text')}
            value={verdict.bodyText === 'fail' ? t('Not enough') : verdict.bodyText}
            mark={verdict.bodyText !== 'fail'}
          />
          <Verdict
            name={t('Large text')}
            value={verdict.largeText === 'fail' ? t('Not enough') : verdict.largeText}
            mark={verdict.largeText !== 'fail'}
          />
          <Verdict
            name={t('Icons, borders')}
            value={verdict.graphics ? 'AA' : t('Not enough')}
            mark={verdict.graphics}
          />
          <Verdict name="APCA" value={`Lc ${apca.toFixed(1)}`} />
        </dl>
        <p className="mt-1.5 text-[0.9375rem] text-soft">{apcaWords[apcaUseOf(apca)]}</p>
        {better && (
          <p className="mt-4 border-line border-t pt-4">
            <span className="flex flex-wrap items-center gap-x-2">
              Readable from <ColorChip hex={better} /> <span className="font-semibold tabular-nums">{better}</span>
            </span>
            {canReplace && (
              <Button look="secondary" size="small" className="mt-3" onClick={() => onReplace(better)}>
                <ArrowLeftRight className="size-4" aria-hidden="true" />
                Use it instead of {text}
              </Button>
            )}
          </p>
        )}
        {verdict.bodyText === 'fail' && !better && (
          <p className="mt-4 border-line border-t pt-4">
            No shade of {text} is readable on this background. Try another one.
          </p>
        )}
      </div>
    </section>
  );
}

function Verdict({ name, value, mark }: { name: string; value: string; mark?: boolean }) {
  const Icon = mark ? Check : X;
  return (
    <div className="flex items-center justify-between gap-3">
      <dt className={mark === undefined ? 'font-semibold' : 'text-soft'}>{name}</dt>
      <dd className="inline-flex items-center gap-1 font-semibold tabular-nums">
        {mark !== undefined && (
          <Icon className={`size-4 ${mark ? 'text-accent' : 'text-danger'}`} strokeWidth={3} aria-hidden="true" />
        )}
        {value}
      </dd>
    </div>
  );
}
