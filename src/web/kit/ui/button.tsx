import type { ComponentProps } from 'react';
import { Link, type LinkProps } from 'react-router';
import { classNames } from './class-names.ts';

const shapes = {
  primary:
    'bg-accent text-on-accent shadow-card hover:bg-accent-hover disabled:bg-line disabled:text-soft disabled:shadow-none',
  secondary: 'border border-edge bg-card text-ink hover:border-accent hover:text-accent disabled:opacity-60',
  offer: 'bg-offer text-on-offer shadow-card hover:bg-offer-hover',
  'on-canvas': 'bg-on-canvas text-canvas-ink hover:bg-white focus-visible:outline-brass',
  danger: 'bg-danger text-on-danger shadow-card hover:opacity-90 disabled:opacity-60',
  quiet: 'text-ink hover:bg-accent-soft disabled:opacity-60',
} as const;
const sizes = {
  normal: 'min-h-11 px-5 text-base',
  small: 'min-h-9 px-3.5 text-[0.9375rem]',
  icon: 'size-10 text-base',
} as const;

type Look = { look?: keyof typeof shapes; size?: keyof typeof sizes };

const buttonClasses = ({ look = 'primary', size = 'normal' }: Look, extra?: string) =>
  classNames(
    'inline-flex select-none items-center justify-center gap-2 rounded-[10px] font-semibold transition-[background-color,border-color,color,translate] duration-150 active:translate-y-px',
    shapes[look],
    sizes[size],
    extra,
  );

export function Button({ look, size, className, ...rest }: ComponentProps<'button'> & Look) {
  return <button type="button" className={buttonClasses({ look, size }, className)} {...rest} />;
}

/** A link to another page of the site, styled as a button. */
export function ButtonLink({ look, size, className, ...rest }: LinkProps & Look) {
  return <Link prefetch="intent" className={buttonClasses({ look, size }, className)} {...rest} />;
}

/** A link to a file or another site, styled as a button. */
export function ButtonAnchor({ look, size, className, ...rest }: ComponentProps<'a'> & Look) {
  return <a className={buttonClasses({ look, size }, className)} {...rest} />;
}
