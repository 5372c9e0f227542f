import { language } from '../../../shared/language/translate.ts';

const whole = new Intl.NumberFormat(language());

/** A list of names with their counts as bars, the largest first. It shows nothing without entries. */
export function ShareList(props: {
  title: string;
  shares: readonly { name: string; count: number }[];
  /** How a name is shown: a path, or 'unknown' for ''. */
  show: (name: string) => string;
}) {
  const { title, shares, show } = props;
  if (shares.length === 0) return null;
  const most = Math.max(...shares.map(({ count }) => count));
  return (
    <section className="min-w-0">
      <h3 className="mb-2 text-lg">{title}</h3>
      <ul className="space-y-1.5">
        {shares.map(({ name, count }) => (
          <li key={name}>
            <span className="flex items-baseline justify-between gap-3">
              <span className="min-w-0 [overflow-wrap:anywhere]">{show(name)}</span>
              <span className="text-soft tabular-nums">{whole.format(count)}</span>
            </span>
            <svg viewBox="0 0 100 1" preserveAspectRatio="none" className="h-1 w-full fill-accent" aria-hidden="true">
              <rect width={(count / most) * 100} height="1" />
            </svg>
          </li>
        ))}
      </ul>
    </section>
  );
}
