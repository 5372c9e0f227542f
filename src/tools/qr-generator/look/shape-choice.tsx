import { svgPath } from '../../../shared/qr/contour.ts';
import { type DotShape, dotContours, dotShapeLabels, dotShapes } from '../../../shared/qr/dot-shapes.ts';
import {
  EYE_SIZE,
  type EyeFrame,
  type EyePupil,
  eyeFrameContours,
  eyeFrames,
  eyeLabels,
  eyePupilContour,
  eyePupils,
} from '../../../shared/qr/eye-shapes.ts';
import { ChoiceGroup } from '../../../web/kit/ui/choice-group.tsx';
import { controlsOf } from '../../../web/kit/ui/controls-of.ts';

/** A shape as a choice, with a drawing of it. */
const drawn = <Shape extends string>(value: Shape, name: string, side: number, path: string) => ({
  value,
  label: (
    <span className="-mx-2 flex flex-col items-center gap-1 pt-2 pb-1 text-[0.8125rem]">
      <svg viewBox={`0 0 ${side} ${side}`} className="size-9" fill="currentColor" aria-hidden="true">
        <path d={path} />
      </svg>
      {name}
    </span>
  ),
});

/** A piece of a code with runs in both directions, single modules and corners. */
const piece = ['11011', '01110', '10111', '11010', '00111'];

const dots = dotShapes.map((shape) => {
  const contours = dotContours(shape, piece.length, (x, y) => piece[y]?.[x] === '1');
  return drawn(shape, dotShapeLabels[shape], piece.length, svgPath(contours));
});

const eye = { x: 0, y: 0, corner: 'topLeft' } as const;

const frames = eyeFrames.map((shape) =>
  drawn(shape, eyeLabels[shape], EYE_SIZE, svgPath(eyeFrameContours(shape, eye))),
);

const pupils = eyePupils.map((shape) =>
  drawn(shape, eyeLabels[shape], EYE_SIZE, svgPath([eyePupilContour(shape, eye)])),
);

type Shapes = { dots: DotShape; eyeFrame: EyeFrame; eyePupil: EyePupil };

export function ShapeSettings({ shapes, onChange }: { shapes: Shapes; onChange: (shapes: Shapes) => void }) {
  const control = controlsOf(shapes, onChange);
  return (
    <div className="space-y-5 [&_fieldset>div]:grid">
      <ChoiceGroup
        label="Dots"
        choices={dots}
        {...control('dots')}
        className="[&>div]:grid-cols-4 sm:[&>div]:grid-cols-8"
      />
      <div className="grid gap-5 sm:grid-cols-[4fr_5fr]">
        <ChoiceGroup label="Eye frames" choices={frames} {...control('eyeFrame')} className="[&>div]:grid-cols-4" />
        <ChoiceGroup label="Eye centres" choices={pupils} {...control('eyePupil')} className="[&>div]:grid-cols-5" />
      </div>
    </div>
  );
}
