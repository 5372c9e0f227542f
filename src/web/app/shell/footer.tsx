import { type ReactNode, Suspense } from 'react';
import { Link } from 'react-router';
import { laterPart } from '../../kit/tool-shell/later-part.ts';
import { classNames } from '../../kit/ui/class-names.ts';
import { NewsletterForm } from '../newsletter/newsletter-form.tsx';
import { familyColors } from '../tool-card/family-colors.ts';
import { LanguageLinks } from './language-links.tsx';
import { SatchelMark } from './logo.tsx';
import { linksIn } from './page-links.ts';
import { toolGroups } from './tools-by-category.ts';

const FooterSwitches = laterPart(() => import('./footer-switches.tsx'));

/** Links to existing pages only. The groups flow through the columns, so that there are no holes. */
export function Footer() {
  return (
    <footer className="mt-24 border-line border-t bg-card">
      <div className="page-width py-12">
        <nav aria-label="Footer" className="columns-2 gap-x-8 md:columns-3 lg:columns-4">
          {toolGroups.map(({ category, menu, tools }) => (
            <FooterGroup key={category} title={menu} color={familyColors[category]}>
              {tools.map(({ slug, path, name, tagline }) => (
                <FooterLink key={slug} to={path} tagline={tagline}>
                  {name}
                </FooterLink>
              ))}
            </FooterGroup>
          ))}
          <FooterGroup title="Satchel">
            {linksIn('footer').map(({ path, name }) => (
              <FooterLink key={path} to={path}>
                {name}
              </FooterLink>
            ))}
          </FooterGroup>
        </nav>
        <NewsletterForm label="Newsletter" className="mt-6 max-w-md" />
        <div className="seam mt-6 mb-6" />
        <div className="flex flex-wrap items-center gap-x-4 gap-y-2 text-[0.9375rem] text-soft">
          <SatchelMark className="size-9" />
          <p className="min-w-0 flex-1 basis-72">
            Everyday file tools in one bag. Free software under the MIT licence; run your own with one command.
          </p>
          <Suspense>
            <FooterSwitches />
          </Suspense>
          <p>© 2026 The Satchel authors</p>
          <div className="basis-full">
            <LanguageLinks />
          </div>
        </div>
      </div>
    </footer>
  );
}

function FooterGroup({ title, color, children }: { title: string; color?: string; children: ReactNode }) {
  return (
    <section className="mb-4">
      <h2 className="mb-1 flex break-after-avoid items-center gap-2 font-semibold text-base tracking-normal">
        {color && <span className={classNames('size-2.5 rounded-full bg-current', color)} aria-hidden="true" />}
        {title}
      </h2>
      <ul>{children}</ul>
    </section>
  );
}

function FooterLink({ to, tagline, children }: { to: string; tagline?: string; children: ReactNode }) {
  return (
    <li className="break-inside-avoid">
      <Link to={to} prefetch="intent" className="group block py-1 text-[0.9375rem] leading-snug">
        <span className="block group-hover:text-accent group-hover:underline">{children}</span>
        {tagline && <span className="hidden text-[0.8125rem] text-soft sm:block">{tagline}</span>}
      </Link>
    </li>
  );
}
