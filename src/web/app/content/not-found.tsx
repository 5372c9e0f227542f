import type { MetaDescriptor } from 'react-router';
import { t } from '../../../shared/language/translate.ts';
import { Button, ButtonLink } from '../../kit/ui/button.tsx';
import { pageHead } from '../head/page-head.ts';
import { openCommandPalette } from '../shell/command-palette-host.tsx';
import { SatchelMark } from '../shell/logo.tsx';

/** The head of every page for addresses that have none. */
export const notFoundHead = (): MetaDescriptor[] =>
  pageHead({
    path: '/404',
    title: t('404 Page Not Found'),
    description: t('There is no page at this address.'),
    hidden: true,
  });

export function NotFound() {
  return (
    <div className="page-width flex flex-col items-start gap-5 py-20 sm:py-28">
      <SatchelMark className="size-16" />
      <h1 className="text-4xl sm:text-5xl">404 Page Not Found</h1>
      <p className="max-w-prose text-lg text-soft">
        We looked in every pocket: there is no page at this address. It may have moved, or the link is misspelled.
      </p>
      <div className="flex flex-wrap gap-3">
        <ButtonLink to="/">Go to the home page</ButtonLink>
        <Button look="secondary" onClick={openCommandPalette}>
          Find a tool
        </Button>
      </div>
    </div>
  );
}
