import { classNames } from '../../web/kit/ui/class-names.ts';
import type { Hex } from './color-space.ts';

/** The system's colour picker behind a colour sample. Named by a label with its id, or by `label`. */
export function ColorWell(props: {
  hex: Hex;
  onChange: (text: string) => void;
  id?: string;
  label?: string;
  className: string;
}) {
  const { hex, onChange, id, label, className } = props;
  return (
    <input
      id={id}
      type="color"
      value={hex}
      aria-label={label}
      onChange={({ target }) => onChange(target.value)}
      className={classNames(
        'block cursor-pointer appearance-none overflow-hidden rounded-[10px] border border-edge bg-transparent p-0 hover:border-accent',
        '[&::-moz-color-swatch]:border-none [&::-webkit-color-swatch-wrapper]:p-0 [&::-webkit-color-swatch]:border-none',
        className,
      )}
    />
  );
}
