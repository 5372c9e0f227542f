import { formatNumber } from '../../shared/language/format-number.ts';
import { language, t } from '../../shared/language/translate.ts';
import { classNames } from '../../web/kit/ui/class-names.ts';
import { Panel } from '../../web/kit/ui/panel.tsx';
import { type LimitUse, measureLimits, type PlatformLimit, platformLimits } from './platform-limits.ts';

type Group = { id: PlatformLimit['group']; name: string };

/** By column, so that both have about the same length. */
const columns: readonly (readonly Group[])[] = [
  [
    { id: 'search', name: t('Search results') },
    { id: 'message', name: t('Messages') },
    { id: 'video', name: t('Videos') },
  ],
  [{ id: 'social', name: t('Posts') }],
];

const limits: readonly PlatformLimit[] = platformLimits;

/** How much of each platform's limit the text uses, counted the platform's way. */
export function LimitsPanel({ text, characters }: { text: string; characters: number }) {
  const uses = measureLimits(text, characters);
  return (
    <Panel aria-labelledby="fits">
      <h2 id="fits" className="text-xl">
        Where it fits
      </h2>
      <p className="mt-1 text-soft">Each counted the platform's own way.</p>
      <div className="mt-4 grid grid-cols-[minmax(0,1fr)] gap-x-10 gap-y-6 md:grid-cols-2">
        {columns.map((groups) => (
          <div key={groups[0]?.id} className="space-y-6">
            {groups.map((group) => (
              <section key={group.id} aria-label={group.name}>
                <h3 className="mb-2 font-semibold text-base text-soft">{group.name}</h3>
                <ul className="space-y-3">
                  {limits.map((limit, index) => {
                    const use = uses[index];
                    return limit.group === group.id && use && <LimitRow key={limit.id} limit={limit} use={use} />;
                  })}
                </ul>
              </section>
            ))}
          </div>
        ))}
      </div>
    </Panel>
  );
}

function LimitRow({ limit, use }: { limit: PlatformLimit; use: LimitUse }) {
  return (
    <li>
      <div className="flex items-baseline justify-between gap-3">
        <span className="font-medium">{limit.name}</span>
        <span className="whitespace-nowrap text-end text-sm tabular-nums">
          <span className="font-semibold">
            {use.fits
              ? t('{remaining} left', { remaining: figure(use.remaining) })
              : t('{excess} over', { excess: figure(-use.remaining) })}
          </span>
          <span className="text-soft">
            {' '}
            · {figure(use.used)} of {figure(use.limit)}
          </span>
        </span>
      </div>
      <progress
        aria-hidden="true"
        max={use.limit}
        value={Math.min(use.used, use.limit)}
        className={classNames(
          'progress mt-1 block h-1.5 w-full overflow-hidden rounded-full',
          !use.fits && 'progress-over',
        )}
      />
      {(use.sms || limit.note) && (
        <p className="mt-1 text-sm text-soft">{use.sms ? describeSms(use.sms) : limit.note}</p>
      )}
    </li>
  );
}

const figure = (value: number) => formatNumber(value, language());

const maxShown = 3;

function describeSms({ segments, encoding, costly }: NonNullable<LimitUse['sms']>): string {
  if (segments === 0) return t('One message holds 160 characters of the GSM alphabet.');
  if (encoding === 'GSM-7') {
    return t('{segments, plural, =1 {One message} one {# message} other {# messages}}, in the GSM alphabet.', {
      segments,
    });
  }
  const characters = costly.slice(0, maxShown).join(' ');
  return costly.length > maxShown
    ? t(
        '{segments, plural, =1 {One message} one {# message} other {# messages}}. Without {characters} and others, one would hold 160 characters instead of 70.',
        { segments, characters },
      )
    : t(
        '{segments, plural, =1 {One message} one {# message} other {# messages}}. Without {characters}, one would hold 160 characters instead of 70.',
        { segments, characters },
      );
}
