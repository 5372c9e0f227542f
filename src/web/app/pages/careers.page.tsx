import { content } from 'virtual:content';
import { MapPin } from 'lucide-react';
import { Link, useLoaderData } from 'react-router';
import type { SitePage } from '../../../catalog/site-page.ts';
import { withoutSamples } from '../../../modules/content/samples.contract.ts';
import { t } from '../../../shared/language/translate.ts';
import { ButtonAnchor, ButtonLink } from '../../kit/ui/button.tsx';
import { LazyApplicationForm } from '../careers/lazy-application-form.tsx';
import { SampleNote } from '../careers/sample-note.tsx';
import { pageMeta } from '../head/page-head.ts';

export const handle = {
  path: '/careers',
  listed: { in: ['phone', 'footer'], name: 'Careers', rank: 50 },
} satisfies SitePage;

/** Runs when the site is built. */
export const loader = () =>
  withoutSamples(content.careers).map(({ slug, title, department, location, type, description, sample }) => ({
    ...{ slug, title, department, location, type, description, sample },
  }));

export const meta = pageMeta({
  path: handle.path,
  title: t('Careers'),
  description: t('Open positions, what we look for, and how to apply.'),
});

export default function CareersPage() {
  const positions = useLoaderData<typeof loader>();
  return (
    <div className="page-width pt-12 sm:pt-16">
      <div className="flex flex-wrap items-end justify-between gap-x-8 gap-y-5">
        <div>
          <h1 className="text-4xl sm:text-5xl">Careers</h1>
          <p className="mt-3 max-w-[60ch] text-lg text-soft">
            Help to make the small jobs around files quick, private and pleasant.
          </p>
        </div>
        <ButtonAnchor href="#general" look="secondary">
          Send General Application
        </ButtonAnchor>
      </div>
      <section className="mt-10" aria-labelledby="positions">
        <h2 id="positions" className="text-2xl sm:text-3xl">
          Open positions
        </h2>
        {positions.some(({ sample }) => sample) && <SampleNote />}
        {positions.length === 0 && (
          <p className="mt-4 text-lg text-soft">None right now. A general application is welcome.</p>
        )}
        <ul className="mt-5 space-y-4">
          {positions.map(({ slug, title, department, location, type, description }) => (
            <li key={slug} className="rounded-[16px] border border-line bg-card p-5 shadow-card sm:p-6">
              <div className="flex flex-wrap items-start justify-between gap-x-6 gap-y-4">
                <div className="min-w-0 flex-1 basis-80">
                  <h3 className="text-xl">
                    <Link to={`/careers/${slug}`} className="hover:text-accent hover:underline">
                      {title}
                    </Link>
                  </h3>
                  <p className="mt-1 flex flex-wrap items-center gap-x-2 text-[0.9375rem] text-soft">
                    {department} · <MapPin className="size-4" aria-hidden="true" /> {location} · {type}
                  </p>
                  <p className="mt-2 max-w-[62ch]">{description}</p>
                </div>
                <ButtonLink to={`/careers/${slug}#apply`}>
                  Apply Now<span className="sr-only">: {title}</span>
                </ButtonLink>
              </div>
            </li>
          ))}
        </ul>
      </section>
      <section id="general" className="mt-14 max-w-xl" aria-labelledby="general-title">
        <h2 id="general-title" className="text-2xl sm:text-3xl">
          General application
        </h2>
        <p className="mt-2 mb-6 text-soft">No position fits? Tell us what you would like to do.</p>
        <LazyApplicationForm position="" title="General application" />
      </section>
    </div>
  );
}
