import { classNames } from '../../kit/ui/class-names.ts';

type Picture = { address: string; width: number; height: number };

/** The picture of a screen, in the theme of the page; only the shown one is loaded. */
export function Screen(props: { screens: { light?: Picture; dark?: Picture }; alt: string; className?: string }) {
  const { light, dark = light } = props.screens;
  if (!light || !dark) return null;
  const frame = 'h-auto w-full max-w-3xl rounded-[14px] border border-line shadow-card';
  return (
    <div className={props.className}>
      {[light, dark].map(({ address, width, height }, index) => (
        <img
          key={index === 0 ? 'light' : 'dark'}
          src={address}
          alt={props.alt}
          width={width}
          height={height}
          loading="lazy"
          decoding="async"
          className={classNames(frame, index === 0 ? 'dark:hidden' : 'not-dark:hidden')}
        />
      ))}
    </div>
  );
}
