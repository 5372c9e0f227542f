import { type ComponentType, memo, Suspense, useEffect, useState } from 'react';
import { type ClientLoaderFunctionArgs, useLocation } from 'react-router';
import { splitAddress } from '../../../shared/language/languages.ts';
import { pageIsShown } from '../../kit/tool-shell/page-is-shown.ts';
import { lazyPart } from '../../kit/ui/lazy-part.tsx';
import { Skeleton } from '../../kit/ui/skeleton.tsx';
import { markHydrated } from '../mark-hydrated.ts';

export { loader } from '../../kit/tool-shell/action-loader.ts';

/** Of every tool, by the path of its page file. */
const pages = import.meta.glob<{ default: ComponentType }>('../../../tools/*/*.page.tsx');
/** Those that have come. */
const desks = new Map<string, ComponentType>();

async function loadDesk(slug: string): Promise<{ default: ComponentType }> {
  const page = await pages[`../../../tools/${slug}/${slug}.page.tsx`]?.();
  if (!page) throw new Error(`There is no page of a tool called ${slug}.`);
  desks.set(slug, page.default);
  return page;
}

const slugOf = (path: string) => path.split('/')[2] ?? '';

/** Whoever comes from another page of the site gets the desk together with what it says. */
export async function clientLoader({ request, serverLoader }: ClientLoaderFunctionArgs) {
  const slug = slugOf(splitAddress(new URL(request.url).pathname).path);
  // Without it the page shows what it can and asks again.
  const [data] = await Promise.all([serverLoader(), loadDesk(slug).catch(() => undefined)]);
  return data;
}

/**
 * The route of every tool: its desk, which is most of a page's code. A first visit shows the desk as it was made with the site;
 * its code comes when the page has been shown, and at once when the visitor does something.
 */
export default function ToolDesk() {
  const slug = slugOf(useLocation().pathname);
  const [Desk] = useState(
    () =>
      desks.get(slug) ??
      lazyPart(async () => {
        if (typeof document !== 'undefined') await pageIsShown();
        return loadDesk(slug);
      }),
  );
  return <DeskPlace Desk={Desk} />;
}

/** Never rendered again: a change around it would make React throw away the desk that is shown and not yet loaded. */
const DeskPlace = memo(function DeskPlace({ Desk }: { Desk: ComponentType }) {
  return (
    <div data-desk>
      <Suspense fallback={<Skeleton label="Loading the tool" className="min-h-[24rem]" />}>
        <Desk />
        <Loaded />
      </Suspense>
    </div>
  );
});

function Loaded() {
  useEffect(markHydrated, []);
  return null;
}
