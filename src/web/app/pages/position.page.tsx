import { content } from 'virtual:content';
import { ArrowLeft } from 'lucide-react';
import { Link, type LoaderFunctionArgs, type MetaFunction, useLoaderData } from 'react-router';
import type { SitePage } from '../../../catalog/site-page.ts';
import { t } from '../../../shared/language/translate.ts';
import { ButtonAnchor } from '../../kit/ui/button.tsx';
import { LazyApplicationForm } from '../careers/lazy-application-form.tsx';
import { positionData } from '../careers/position-data.ts';
import { SampleNote } from '../careers/sample-note.tsx';
import { NotFound, notFoundHead } from '../content/not-found.tsx';
import { Prose } from '../content/prose.tsx';
import { showDay } from '../content/show-day.ts';
import { pageHead } from '../head/page-head.ts';

export const handle = { path: '/careers/:slug' } satisfies SitePage;

/** Runs when the site is built. Without a position it makes the page for addresses that have none. */
export function loader({ params }: LoaderFunctionArgs) {
  const found = content.careers.find(({ slug }) => slug === params.slug);
  if (!found) return null;
  const { markdown: _, readingMinutes: __, headings: ___, ...position } = found;
  return position;
}

export const meta: MetaFunction<typeof loader> = ({ loaderData: position }) => {
  if (!position) return notFoundHead();
  const { slug, title, description, sample } = position;
  return pageHead({
    path: `/careers/${slug}`,
    isEnglish: true,
    title,
    description,
    within: { name: t('Careers'), path: '/careers' },
    // Search engines would list an example as an open position.
    hidden: sample,
    structuredData: sample ? [] : [positionData(position)],
  });
};

export default function PositionPage() {
  const position = useLoaderData<typeof loader>();
  if (!position) return <NotFound />;
  const { slug, title, department, location, type, date, description, requirements, html, sample } = position;
  return (
    <div className="page-width pt-8 sm:pt-12">
      <Link
        to="/careers"
        className="inline-flex min-h-8 items-center gap-1.5 text-soft hover:text-accent hover:underline"
      >
        <ArrowLeft className="size-4" aria-hidden="true" />
        Careers
      </Link>
      <h1 lang="en" className="mt-4 text-3xl sm:text-5xl">
        {title}
      </h1>
      <p className="mt-3 text-soft">
        {department} · {location} · {type} · since <time dateTime={date}>{showDay(date)}</time>
      </p>
      {sample && <SampleNote />}
      <p lang="en" className="mt-5 max-w-[62ch] text-lg">
        {description}
      </p>
      <ButtonAnchor href="#apply" className="mt-6">
        Apply Now
      </ButtonAnchor>
      <section className="mt-10 max-w-[68ch]" aria-labelledby="requirements">
        <h2 id="requirements" className="text-2xl">
          What you bring
        </h2>
        <ul className="mt-3 list-disc space-y-1.5 ps-5 text-[1.0625rem] marker:text-thread">
          {requirements.map((requirement) => (
            <li key={requirement}>{requirement}</li>
          ))}
        </ul>
      </section>
      <Prose html={html} className="mt-2" />
      <section id="apply" className="mt-14 max-w-xl" aria-labelledby="apply-title">
        <h2 id="apply-title" className="mb-6 text-2xl sm:text-3xl">
          Apply
        </h2>
        <LazyApplicationForm position={slug} title={`Application: ${title}`} />
      </section>
    </div>
  );
}
