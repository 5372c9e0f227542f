import { Suspense } from 'react';
import { pageIsShown } from '../../kit/tool-shell/page-is-shown.ts';
import { lazyPart } from '../../kit/ui/lazy-part.tsx';
import { SkeletonRows } from '../../kit/ui/skeleton.tsx';

const Form = lazyPart(async () => {
  if (typeof document !== 'undefined') await pageIsShown();
  return { default: (await import('./application-form.tsx')).ApplicationForm };
});

/** The form as it was made with the site; its code comes when the page has been shown, or at the first interaction. */
export function LazyApplicationForm(props: { position: string; title: string }) {
  return (
    <Suspense fallback={<SkeletonRows label="Loading the form…" rows={4} />}>
      <Form {...props} />
    </Suspense>
  );
}
