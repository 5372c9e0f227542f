import { language } from '../../../shared/language/translate.ts';

const whole = new Intl.NumberFormat(language());

export type StatTile = {
  name: string;
  value: number | string;
  /** A line below: what it was before. */
  note?: string | undefined;
};

/** Figures side by side. */
export function StatTiles({ tiles }: { tiles: readonly StatTile[] }) {
  return (
    <dl className="grid grid-cols-2 gap-3 sm:grid-cols-3 xl:grid-cols-4">
      {tiles.map(({ name, value, note }) => (
        <div
          key={name}
          className="flex min-w-0 flex-col-reverse justify-end rounded-[14px] border border-line bg-card p-4"
        >
          {note && <dd className="text-[0.9375rem] text-soft">{note}</dd>}
          <dd className="font-bold text-2xl tabular-nums">{typeof value === 'number' ? whole.format(value) : value}</dd>
          <dt className="text-[0.9375rem] text-soft">{name}</dt>
        </div>
      ))}
    </dl>
  );
}
