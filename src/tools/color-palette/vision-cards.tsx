import { CircleCheck, TriangleAlert } from 'lucide-react';
import { ColorChip } from './color-fill.tsx';
import type { Hex } from './color-space.ts';
import { type ColorVisionId, colorVisions, findConfusable, simulateVision } from './color-vision.ts';

/** One card per missing cone type; the weak forms lie between these and normal vision. */
const shownVisions: readonly ColorVisionId[] = ['deuteranopia', 'protanopia', 'tritanopia', 'achromatopsia'];

/** The palette as colour-blind people see it, and the colours they confuse. */
export function VisionCards({ colors }: { colors: readonly Hex[] }) {
  return (
    <>
      <p className="mb-6 max-w-[68ch] text-soft">
        Your colours above the line, what is seen of them below. About 5 in 100 men see green weakly and 1 in 100 red:
        they see something in between.
      </p>
      <ul className="grid gap-4 sm:grid-cols-2 lg:grid-cols-4">
        {shownVisions.map((id) => (
          <VisionCard key={id} id={id} colors={colors} />
        ))}
      </ul>
    </>
  );
}

function VisionCard({ id, colors }: { id: ColorVisionId; colors: readonly Hex[] }) {
  const vision = colorVisions.find((candidate) => candidate.id === id);
  const pairs = findConfusable(colors, id);
  return (
    <li className="overflow-hidden rounded-[16px] border border-line bg-card shadow-card">
      <SeenColors colors={colors} vision={id} />
      <div className="p-4">
        <h2 className="text-lg">{vision?.name}</h2>
        <p className="text-[0.9375rem] text-soft">{vision?.description}</p>
        {pairs.length === 0 ? (
          <p className="mt-3 flex gap-2">
            <CircleCheck className="mt-0.5 size-5 shrink-0 text-accent" aria-hidden="true" />
            All colours can be told apart.
          </p>
        ) : (
          <>
            <p className="mt-3 flex gap-2 font-semibold">
              <TriangleAlert className="mt-0.5 size-5 shrink-0 text-danger" aria-hidden="true" />
              Hard to tell apart:
            </p>
            <ul className="mt-1.5 space-y-1.5">
              {pairs.map(({ one, other }) => (
                <Pair key={`${one}-${other}`} colors={colors} places={[one, other]} vision={id} />
              ))}
            </ul>
          </>
        )}
      </div>
    </li>
  );
}

/** Columns of the colours: a thin band as they are, a broad one as they are seen. */
function SeenColors({ colors, vision }: { colors: readonly Hex[]; vision: ColorVisionId }) {
  const seen = colors.map((hex) => simulateVision(hex, vision));
  return (
    <svg
      viewBox={`0 0 ${colors.length} 10`}
      preserveAspectRatio="none"
      className="block h-32 w-full"
      role="img"
      aria-label={`Seen as ${seen.join(', ')}`}
      shapeRendering="crispEdges"
    >
      {colors.map((hex, index) => (
        // biome-ignore lint/suspicious/noArrayIndexKey: two colours of a palette may be the same.
        <g key={index}>
          <rect x={index} width="1.02" height="3" fill={hex} />
          <rect x={index} y="3" width="1.02" height="7" fill={seen[index]} />
        </g>
      ))}
      <rect y="2.85" width={colors.length} height="0.3" fill="var(--color-card)" />
    </svg>
  );
}

function Pair(props: { colors: readonly Hex[]; places: readonly [number, number]; vision: ColorVisionId }) {
  const { colors, places, vision } = props;
  return (
    <li className="flex flex-wrap items-center gap-x-2 text-[0.9375rem] tabular-nums">
      {places.map((place, index) => {
        const hex = colors[place];
        return (
          hex && (
            <span key={place} className="inline-flex items-center gap-1.5">
              {index > 0 && <span className="text-soft">and</span>}
              <span className="inline-flex">
                <ColorChip hex={hex} className="size-5 rounded-e-none" />
                <ColorChip hex={simulateVision(hex, vision)} className="size-5 rounded-s-none" />
              </span>
              <bdi>{hex}</bdi>
            </span>
          )
        );
      })}
    </li>
  );
}
