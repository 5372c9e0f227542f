import { t } from '../../../shared/language/translate.ts';
import { ButtonLink } from '../../kit/ui/button.tsx';

export const everythingIncluded = {
  title: t('Everything is included'),
  description: t('Everyone can use every tool with its full limits.'),
};

/** Replaces the prices on a site without plans. */
export function EverythingIncluded() {
  return (
    <div className="page-width pt-12 sm:pt-16">
      <h1 className="text-4xl sm:text-5xl">{everythingIncluded.title}</h1>
      <p className="mt-3 max-w-[60ch] text-lg text-soft">{everythingIncluded.description}</p>
      <ButtonLink to="/" className="mt-8">
        Choose a tool
      </ButtonLink>
    </div>
  );
}
