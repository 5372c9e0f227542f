import type { ReactNode } from 'react';
import { Link } from 'react-router';
import { SatchelMark } from './logo.tsx';
import { linksIn } from './page-links.ts';
import { toolGroups } from './tools-by-category.ts';

/** Links to existing pages only. */
export function Footer() {
  return (
    <footer className="mt-24 border-line border-t bg-card">
      <div className="page-width flex flex-wrap gap-x-16 gap-y-10 py-12">
        <div className="max-w-xs">
          <SatchelMark className="mb-3 size-10" />
          <p className="text-[0.9375rem] text-soft">
            Everyday file tools in one bag. Free software under the MIT licence; run your own with one command.
          </p>
          <p className="mt-2 text-[0.9375rem] text-soft">© 2026 The Satchel authors</p>
        </div>
        <nav aria-label="Footer" className="flex flex-1 flex-wrap gap-x-16 gap-y-8">
          {toolGroups.map(({ category, menu, tools }) => (
            <FooterGroup key={category} title={menu}>
              {tools.map(({ slug, path, name }) => (
                <FooterLink key={slug} to={path}>
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
      </div>
    </footer>
  );
}

function FooterGroup({ title, children }: { title: string; children: ReactNode }) {
  return (
    <section>
      <h2 className="mb-1 font-semibold text-base tracking-normal">{title}</h2>
      <ul>{children}</ul>
    </section>
  );
}

function FooterLink({ to, children }: { to: string; children: ReactNode }) {
  return (
    <li>
      <Link
        to={to}
        prefetch="intent"
        className="inline-flex min-h-8 items-center text-[0.9375rem] text-soft hover:text-accent hover:underline"
      >
        {children}
      </Link>
    </li>
  );
}
