import { content } from 'virtual:content';
import { EyeOff, FlaskConical, Gauge, HandHeart, type LucideIcon, MessageCircle, PackageOpen } from 'lucide-react';
import { Link, useLoaderData } from 'react-router';
import type { SitePage } from '../../../catalog/site-page.ts';
import { withoutSamples } from '../../../modules/content/samples.contract.ts';
import { t } from '../../../shared/language/translate.ts';
import { toolCards } from '../../../tools/cards.index.ts';
import { ButtonLink } from '../../kit/ui/button.tsx';
import { Prose } from '../content/prose.tsx';
import { pageMeta } from '../head/page-head.ts';
import { fileLifetime } from '../head/site-values.ts';

export const handle = {
  path: '/about-us',
  listed: { in: ['phone', 'footer'], name: 'About Us', rank: 30 },
} satisfies SitePage;

/** Runs when the site is built. */
export const loader = () =>
  withoutSamples(content.team).map(({ slug, name, role, html }) => ({ slug, name, role, html }));

export const meta = pageMeta({
  path: handle.path,
  title: t('About Us'),
  description: t('Why Satchel exists, what it values, who makes it, and what we want everyday file tools to be.'),
});

const values: readonly { icon: LucideIcon; title: string; text: string }[] = [
  {
    icon: EyeOff,
    title: t('Your files are yours'),
    text: t(
      'What can be done in your browser stays there. What is sent is deleted by itself, and no page loads trackers.',
    ),
  },
  {
    icon: MessageCircle,
    title: t('Say what happened'),
    text: t(
      'Every result says what changed and what could not be kept. A failure says what failed, why, and what to do.',
    ),
  },
  {
    icon: FlaskConical,
    title: t('Measured, not claimed'),
    text: t(
      'Erased text is searched for afterwards, QR codes are read back, pages are compared. Numbers here were counted here.',
    ),
  },
  {
    icon: HandHeart,
    title: t('For everybody'),
    text: t(
      'With a keyboard, a screen reader, a phone or an old laptop, in the dark, and in every script we can draw.',
    ),
  },
  {
    icon: Gauge,
    title: t('Quick by default'),
    text: t(
      'Every page has a budget of code, and small work comes before large work, so that nobody waits for somebody else.',
    ),
  },
  {
    icon: PackageOpen,
    title: t('Yours to keep'),
    text: t('The source is open, under the MIT licence. Run it yourself, read it, change it, take your data with you.'),
  },
];

export default function AboutUsPage() {
  const team = useLoaderData<typeof loader>();
  const count = toolCards.length;
  return (
    <div className="page-width pt-12 sm:pt-16">
      <h1 className="max-w-[18ch] text-4xl sm:text-5xl">Every everyday file tool, in one good bag</h1>
      <p className="mt-4 max-w-[62ch] text-lg text-soft">
        Satchel has {count} tools for the small jobs around files: merging a PDF, shrinking a photo, scanning a letter,
        making a password.
      </p>
      <div className="mt-12 grid gap-x-14 gap-y-10 md:grid-cols-2">
        <Words title="Our mission">
          Small jobs with files should take a minute and leave no traces. You should not have to install a program, open
          an account or wonder who is reading along.
        </Words>
        <Words title="Our vision">
          Tools as dependable as a stapler: they are there, they do what they say, and you can open them up and look
          inside. Anybody can run the whole set on a machine of their own.
        </Words>
      </div>
      <section className="mt-14 max-w-[68ch]" aria-labelledby="story">
        <h2 id="story" className="text-2xl sm:text-3xl">
          Our story
        </h2>
        <div className="mt-4 space-y-4 text-[1.0625rem] leading-relaxed">
          <p>
            File tools on the web are a field of half-truths. Compressors make files larger, black boxes hide names only
            from the eye, converters turn letters into pictures, and every page wants to load a dozen other companies.
          </p>
          <p>
            Satchel began with a list of these complaints. For each of them there is a test: that a merged file keeps
            its links, that a compressed file is never larger, that erased words cannot be found again. When we could
            not do something well, the page says so.
          </p>
          <p>
            It is one program, in one language, with one command to start it. That keeps it small enough to be
            understood by a few people, and to be run by one.
          </p>
        </div>
      </section>
      <section className="mt-14" aria-labelledby="why">
        <h2 id="why" className="text-2xl sm:text-3xl">
          Why choose Satchel
        </h2>
        <ul className="mt-4 max-w-[68ch] list-disc space-y-2 ps-5 text-[1.0625rem] marker:text-thread">
          <li>No account is needed, and files are deleted after {fileLifetime()} at most.</li>
          <li>One result goes straight into the next tool, without another upload.</li>
          <li>Closing the page loses nothing: files, settings and results come back.</li>
          <li>Every tool that works on the server is also a call for programs, with documentation you can try.</li>
        </ul>
      </section>
      <section className="mt-14" aria-labelledby="values">
        <h2 id="values" className="text-2xl sm:text-3xl">
          What we value
        </h2>
        <ul className="mt-6 grid gap-x-10 gap-y-8 sm:grid-cols-2 lg:grid-cols-3">
          {values.map(({ icon: Icon, title, text }) => (
            <li key={title} className="border-line border-t pt-5">
              <Icon className="mb-3 size-6 text-accent" aria-hidden="true" />
              <h3 className="text-lg">{title}</h3>
              <p className="mt-1 text-soft">{text}</p>
            </li>
          ))}
        </ul>
      </section>
      {team.length > 0 && (
        <section className="mt-14" aria-labelledby="team">
          <h2 id="team" className="text-2xl sm:text-3xl">
            The team
          </h2>
          <ul className="mt-6 grid gap-5 sm:grid-cols-2 lg:grid-cols-3">
            {team.map(({ slug, name, role, html }) => (
              <li key={slug} className="rounded-[16px] border border-line bg-card p-5 shadow-card">
                <h3 className="text-lg">{name}</h3>
                <p className="text-accent text-[0.9375rem]">{role}</p>
                <Prose html={html} className="mt-2 text-base" />
              </li>
            ))}
          </ul>
        </section>
      )}
      <section className="weave mt-16 flex flex-wrap items-center justify-between gap-6 rounded-[20px] px-8 py-10 text-on-canvas">
        <h2 className="text-2xl sm:text-3xl">Put something in the bag</h2>
        <div className="flex flex-wrap items-center gap-x-6 gap-y-3">
          <ButtonLink to="/" look="on-canvas">
            See all tools
          </ButtonLink>
          <Link to="/careers" className="font-medium underline underline-offset-4 focus-visible:outline-brass">
            Work with us
          </Link>
        </div>
      </section>
    </div>
  );
}

function Words({ title, children }: { title: string; children: string }) {
  return (
    <section>
      <h2 className="text-2xl">{title}</h2>
      <p className="mt-3 max-w-[52ch] text-[1.0625rem] leading-relaxed">{children}</p>
    </section>
  );
}
