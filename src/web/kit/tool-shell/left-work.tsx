import { useEffect, useState } from 'react';
import { describeAge } from '../describe-age.ts';
import { Button } from '../ui/button.tsx';
import { findLeftPage, type LeftPage, removePage } from './kept-database.ts';
import { pagesOfTab } from './kept-page.ts';
import { listNames } from './kept-pages.tsx';

/** Offers what a tab had open in this tool when it was closed, or the browser ended. */
export default function LeftWork({ slug, onRestore }: { slug: string; onRestore: (id: string) => void }) {
  const [left, setLeft] = useState<LeftPage>();
  useEffect(() => {
    // Where the browser keeps nothing, there is nothing to offer.
    findLeftPage(slug, pagesOfTab()).then(setLeft, () => undefined);
  }, [slug]);
  if (!left) return null;
  const { id, savedAt, names } = left;
  const remove = () => {
    setLeft(undefined);
    removePage(id).catch(() => undefined);
  };
  return (
    <section
      aria-label="Left open here"
      className="mt-4 flex flex-wrap items-center gap-x-4 gap-y-2 rounded-[12px] border border-line bg-card px-4 py-3"
    >
      <p className="min-w-0 flex-1 basis-64 break-words text-[0.9375rem]">
        Left open here {describeAge(new Date(savedAt).toISOString())}: {listNames(names)}.
      </p>
      <Button size="small" onClick={() => onRestore(id)}>
        Restore
      </Button>
      <Button look="secondary" size="small" onClick={remove}>
        Delete
      </Button>
    </section>
  );
}
