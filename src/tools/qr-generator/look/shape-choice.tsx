import { useId } from 'react';
import { svgPath } from '../drawing/contour.ts';
import { type DotShape, dotContours, dotShapeLabels, dotShapes } from '../drawing/dot-shapes.ts';
import {
  EYE_SIZE,
  type EyeFrame,
  type EyePupil,
  eyeFrameContours,
  eyeFrames,
  eyeLabels,
  eyePupilContour,
  eyePupils,
} from '../drawing/eye-shapes.ts';

type Sample<Shape> = { value: Shape; name: string; side: number; path: string };

/** A radio group of shapes, each with a sample. */
function ShapeChoice<Shape extends string>(props: {
  label: string;
  samples: readonly Sample<Shape>[];
  value: Shape;
  onChange: (shape: Shape) => void;
  columns: string;
}) {
  const { label, samples, value, onChange, columns } = props;
  const name = useId();
  return (
    <fieldset className="min-w-0">
      <legend className="mb-2 font-semibold">{label}</legend>
      <div className={`grid gap-1.5 ${columns}`}>
        {samples.map((sample) => (
          <label
            key={sample.value}
            className="flex flex-col items-center gap-1 rounded-[10px] border border-edge pt-2 pb-1 font-medium text-[0.8125rem] transition-colors hover:border-accent has-checked:border-accent has-checked:bg-accent has-checked:text-on-accent has-focus-visible:outline-[2.5px] has-focus-visible:outline-accent has-focus-visible:outline-offset-2"
          >
            <input
              type="radio"
              name={name}
              value={sample.value}
              checked={sample.value === value}
              onChange={() => onChange(sample.value)}
              className="sr-only"
            />
            <svg
              viewBox={`0 0 ${sample.side} ${sample.side}`}
              className="size-9"
              fill="currentColor"
              aria-hidden="true"
            >
              <path d={sample.path} />
            </svg>
            {sample.name}
          </label>
        ))}
      </div>
    </fieldset>
  );
}

/** A piece of a code with runs in both directions, single modules and corners. */
const piece = ['11011', '01110', '10111', '11010', '00111'];

const dotSamples: readonly Sample<DotShape>[] = dotShapes.map((shape) => ({
  value: shape,
  name: dotShapeLabels[shape],
  side: piece.length,
  path: svgPath(dotContours(shape, piece.length, (x, y) => piece[y]?.[x] === '1')),
}));

const eye = { x: 0, y: 0, corner: 'topLeft' } as const;

const frameSamples: readonly Sample<EyeFrame>[] = eyeFrames.map((shape) => ({
  value: shape,
  name: eyeLabels[shape],
  side: EYE_SIZE,
  path: svgPath(eyeFrameContours(shape, eye)),
}));

const pupilSamples: readonly Sample<EyePupil>[] = eyePupils.map((shape) => ({
  value: shape,
  name: eyeLabels[shape],
  side: EYE_SIZE,
  path: svgPath([eyePupilContour(shape, eye)]),
}));

type Shapes = { dots: DotShape; eyeFrame: EyeFrame; eyePupil: EyePupil };

export function ShapeSettings({ shapes, onChange }: { shapes: Shapes; onChange: (change: Partial<Shapes>) => void }) {
  return (
    <div className="space-y-5">
      <ShapeChoice
        label="Dots"
        columns="grid-cols-4 sm:grid-cols-8"
        samples={dotSamples}
        value={shapes.dots}
        onChange={(dots) => onChange({ dots })}
      />
      <div className="grid gap-5 sm:grid-cols-[4fr_5fr]">
        <ShapeChoice
          label="Eye frames"
          columns="grid-cols-4"
          samples={frameSamples}
          value={shapes.eyeFrame}
          onChange={(eyeFrame) => onChange({ eyeFrame })}
        />
        <ShapeChoice
          label="Eye centres"
          columns="grid-cols-5"
          samples={pupilSamples}
          value={shapes.eyePupil}
          onChange={(eyePupil) => onChange({ eyePupil })}
        />
      </div>
    </div>
  );
}
