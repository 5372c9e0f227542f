import { EyeOff, type LucideIcon, PackageOpen, Scale, Timer } from 'lucide-react';
import { t } from '../../../shared/language/translate.ts';
import { Prose } from '../content/prose.tsx';
import { fileLifetime } from '../head/site-values.ts';

/** Only what the code does: no praise, no unmeasured numbers. */
const reasons = (): readonly { icon: LucideIcon; title: string; text: string }[] => [
  {
    icon: Timer,
    title: t('Deleted by itself'),
    text: t('Uploads and results are removed after {fileLifetime}, or at once when you press Delete.', {
      fileLifetime: fileLifetime(),
    }),
  },
  {
    icon: EyeOff,
    title: t('Nobody looks over your shoulder'),
    text: t('No trackers, no outside fonts, scripts or images. The security policy of every page forbids them.'),
  },
  {
    icon: Scale,
    title: t('It says what it did'),
    text: t('Every result shows its size before and after, and says so when nothing was saved.'),
  },
  {
    icon: PackageOpen,
    title: t('Yours to run'),
    text: t('Free software under the MIT licence: one command starts the whole site on your own machine.'),
  },
];

/** What somebody said, with their permission: from content files, never a sample. */
export type Testimonial = { slug: string; name: string; role?: string | undefined; html: string };

export function WhyChooseUs({ testimonials }: { testimonials: readonly Testimonial[] }) {
  return (
    <section className="page-width mt-24" aria-labelledby="why">
      <h2 id="why" className="text-2xl sm:text-3xl">
        Why choose Satchel
      </h2>
      <ul className="mt-8 grid gap-x-10 gap-y-8 sm:grid-cols-2 lg:grid-cols-4">
        {reasons().map(({ icon: Icon, title, text }) => (
          <li key={title} className="border-line border-t pt-5">
            <Icon className="mb-3 size-6 text-accent" aria-hidden="true" />
            <h3 className="text-lg">{title}</h3>
            <p className="mt-1 text-soft">{text}</p>
          </li>
        ))}
      </ul>
      {testimonials.length > 0 && (
        <ul className="mt-10 grid gap-4 sm:grid-cols-2 lg:grid-cols-3" aria-label="What people say">
          {testimonials.map(({ slug, name, role, html }) => (
            <li key={slug}>
              <figure className="flex h-full flex-col rounded-[16px] border border-line bg-card p-5 shadow-card">
                <blockquote>
                  <Prose html={html} className="text-base" />
                </blockquote>
                <figcaption className="mt-auto pt-4 text-[0.9375rem] text-soft">
                  <span className="font-semibold text-ink">{name}</span>
                  {role && `, ${role}`}
                </figcaption>
              </figure>
            </li>
          ))}
        </ul>
      )}
    </section>
  );
}
