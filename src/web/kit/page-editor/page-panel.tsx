import { type ComponentProps, Suspense } from 'react';
import { lazyPart } from '../ui/lazy-part.tsx';
import { Thumbnails } from './thumbnails.tsx';
import type { Arranging } from './use-arranging.ts';

const PageSorter = lazyPart(() => import('./page-sorter.tsx'));

export type PagePanelProps = ComponentProps<typeof Thumbnails> & {
  /** Where pages can be arranged. */
  arranging?: Arranging | undefined;
  /** Goes to a page to work on it. */
  onOpen: (page: number) => void;
};

/** The pages beside the stage: to go to, and where the tool allows it, to arrange. */
export function PagePanel({ arranging, onOpen, ...props }: PagePanelProps) {
  if (!arranging) return <Thumbnails {...props} onGo={onOpen} />;
  return (
    <Suspense fallback={null}>
      <PageSorter {...props} {...{ arranging, onOpen }} />
    </Suspense>
  );
}
