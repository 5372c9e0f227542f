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
  if (left >= warnedBelow) return `${whole(used)} of ${whole(limit)} characters`;
  const count = Math.abs(left);
  const noun = count === 1 ? 'character' : 'characters';
  return left < 0 ? `${whole(count)} ${noun} too many` : `${whole(count)} ${noun} left`;
}

const whole = (count: number) => count.toLocaleString('en');
