import { t } from '../../shared/language/translate.ts';
import { classNames } from '../../web/kit/ui/class-names.ts';
import { maxStrengthPoints, type Strength, strengthOf, strengthPoints } from './strength.ts';

const looks = {
  Weak: { name: t('Weak'), className: 'bg-danger-soft text-danger' },
  Medium: { name: t('Medium'), className: 'bg-brass text-canvas-ink' },
  Strong: { name: t('Strong'), className: 'bg-on-canvas text-canvas-ink' },
} as const satisfies Record<Strength, object>;

/** Weak, Medium or Strong. Announced when it changes, unlike the password itself. */
export function StrengthBadge({ secret }: { secret: string }) {
  const { name, className } = looks[strengthOf(secret)];
  return (
    <p role="status" className={classNames('rounded-full px-3.5 py-1 font-bold', className)}>
      <span className="sr-only">Strength: </span>
      {name}
    </p>
  );
}

/** One stitch per point. */
export function StrengthStitches({ secret }: { secret: string }) {
  const points = strengthPoints(secret);
  return (
    <svg viewBox="0 0 100 8" className="h-2 w-25" role="img" aria-label={`${points} of ${maxStrengthPoints} points`}>
      {Array.from({ length: maxStrengthPoints }, (_, place) => place).map((place) => (
        <rect
          key={place}
          x={place * 17}
          y="1"
          width="14"
          height="6"
          rx="3"
          fill="var(--color-brass)"
          fillOpacity={place < points ? 1 : 0}
          stroke="var(--color-brass)"
          strokeOpacity="0.6"
        />
      ))}
    </svg>
  );
}
