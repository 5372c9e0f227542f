import type { ReactNode } from 'react';
import { showDay } from '../content/show-day.ts';

export type LegalSection = { id: string; title: string; content: ReactNode };

/** The day both texts took effect. */
const effectiveDay = '2024-12-15';

/** Numbered sections with a table of contents beside them. */
export function LegalPage(props: { title: string; summary: ReactNode; sections: readonly LegalSection[] }) {
  return (
    <div className="page-width pt-12 sm:pt-16">
      <h1 className="text-4xl sm:text-5xl">{props.title}</h1>
      <p className="mt-3 text-soft">Effective {showDay(effectiveDay)}</p>
      <p className="mt-5 max-w-[62ch] text-lg">{props.summary}</p>
      <div className="seam mt-8" />
      <div className="mt-8 grid items-start gap-x-14 gap-y-10 lg:grid-cols-[15rem_minmax(0,1fr)]">
        <nav aria-label="On this page" className="lg:sticky lg:top-24">
          <ol>
            {props.sections.map(({ id, title }, index) => (
              <li key={id}>
                <a
                  href={`#${id}`}
                  className="flex min-h-8 items-center gap-2.5 text-[0.9375rem] text-soft hover:text-accent hover:underline"
                >
                  <span className="w-5 text-end tabular-nums">{index + 1}</span>
                  {title}
                </a>
              </li>
            ))}
          </ol>
        </nav>
        <div className="max-w-[68ch] space-y-10">
          {props.sections.map(({ id, title, content }) => (
            <section key={id} id={id} aria-labelledby={`${id}-title`}>
              <h2 id={`${id}-title`} className="mb-3 text-2xl">
                {title}
              </h2>
              <div className="space-y-3 [&_li]:ps-1 [&_ul]:list-disc [&_ul]:space-y-1.5 [&_ul]:ps-5 [&_ul]:marker:text-thread">
                {content}
              </div>
            </section>
          ))}
        </div>
      </div>
    </div>
  );
}
