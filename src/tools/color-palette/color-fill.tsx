import { classNames } from '../../web/kit/ui/class-names.ts';
import type { Hex } from './color-space.ts';

/**
 * A coloured background for the surrounding element, which needs the classes `relative isolate`. Drawn as SVG because the
 * content security policy refuses style attributes in prerendered pages; it also survives forced colours.
 */
export function ColorFill({ hex, className }: { hex: Hex; className?: string }) {
  return (
    <svg aria-hidden="true" className={classNames('absolute inset-0 -z-10 size-full', className)}>
      <rect width="100%" height="100%" fill={hex} />
    </svg>
  );
}

/** A colour sample beside its name. */
export function ColorChip({ hex, className }: { hex: Hex; className?: string }) {
  return (
    <svg
      aria-hidden="true"
      className={classNames('shrink-0 rounded-[6px] outline-1 outline-edge -outline-offset-1', className ?? 'size-5')}
    >
      <rect width="100%" height="100%" fill={hex} />
    </svg>
  );
}
