import { formatNumber } from '../../../shared/language/format-number.ts';
import { language, t } from '../../../shared/language/translate.ts';
import { classNames } from '../ui/class-names.ts';
import { useSettled } from './use-settled.ts';

/** From fewer characters left on, the count is a warning. */
const warnedBelow = 100;

/** Typing pause before screen readers hear the warning, in milliseconds. */
const saidAfterMs = 1000;

/** How much of a limit a text uses: a count, and a warning when little or nothing is left. */
export function CharactersLeft({ id, used, limit }: { id: string; used: number; limit: number }) {
  const left = limit - used;
  const words = charactersLeft(used, limit);
  const warning = useSettled(left < warnedBelow ? words : '', saidAfterMs);
  return (
    <>
      <p
        id={id}
        className={classNames('text-sm tabular-nums', left < warnedBelow ? 'font-semibold text-danger' : 'text-soft')}
      >
        {words}
      </p>
      <span className="sr-only" role="status">
        {warning}
      </span>
    </>
  );
}

export function charactersLeft(used: number, limit: number): string {
  const left = limit - used;
  if (left >= warnedBelow) return t('{used} of {limit} characters', { used: whole(used), limit: whole(limit) });
  const count = Math.abs(left);
  return left < 0
    ? t('{count, plural, one {# character too many} other {# characters too many}}', { count })
    : t('{count, plural, one {# character left} other {# characters left}}', { count });
}

const whole = (count: number) => formatNumber(count, language());
