import {
  Activity,
  Bot,
  BriefcaseBusiness,
  ChartColumn,
  HeartPulse,
  House,
  Link2,
  type LucideIcon,
  MessageCircle,
  Newspaper,
  ScrollText,
  Settings2,
  UsersRound,
} from 'lucide-react';
import { type ComponentType, Suspense } from 'react';
import { Link, useSearchParams } from 'react-router';
import type { SitePage } from '../../../catalog/site-page.ts';
import type { User } from '../../../modules/accounts/accounts.contract.ts';
import { t } from '../../../shared/language/translate.ts';
import { lazyPart } from '../../kit/ui/lazy-part.tsx';
import { SkeletonRows } from '../../kit/ui/skeleton.tsx';
import { ToolIcon } from '../../kit/ui/tool-icon.tsx';
import { RequireAdmin } from '../admin/require-admin.tsx';
import { pageMeta } from '../head/page-head.ts';
import { linksIn } from '../shell/page-links.ts';

const title = t('Administration');

export const handle = {
  path: '/admin',
  around: 'queries',
  codeBudgetKb: 142,
  listed: { in: ['account'], name: 'Admin', rank: 10, icon: 'shield-check', onlyFor: 'admin' },
} satisfies SitePage;

export const meta = pageMeta({
  path: handle.path,
  title,
  description: t('Figures, users, jobs, short links, visits, health, settings and what administrators did.'),
  hidden: true,
});

type Section = { name: string; icon: LucideIcon; Panel: ComponentType<{ admin: User }> };

const sections: Readonly<Record<string, Section>> = {
  home: {
    name: t('Figures'),
    icon: House,
    Panel: lazyPart(async () => ({ default: (await import('../admin/figures-panel.tsx')).FiguresPanel })),
  },
  users: {
    name: t('Users'),
    icon: UsersRound,
    Panel: lazyPart(async () => ({ default: (await import('../admin/users-panel.tsx')).UsersPanel })),
  },
  jobs: {
    name: t('Jobs'),
    icon: Activity,
    Panel: lazyPart(async () => ({ default: (await import('../admin/jobs-panel.tsx')).JobsPanel })),
  },
  links: {
    name: t('Short links'),
    icon: Link2,
    Panel: lazyPart(async () => ({ default: (await import('../admin/links-panel.tsx')).LinksPanel })),
  },
  analytics: {
    name: t('Visits'),
    icon: ChartColumn,
    Panel: lazyPart(async () => ({ default: (await import('../admin/analytics-panel.tsx')).AnalyticsPanel })),
  },
  applications: {
    name: t('Job applications'),
    icon: BriefcaseBusiness,
    Panel: lazyPart(async () => ({ default: (await import('../admin/applications-panel.tsx')).ApplicationsPanel })),
  },
  newsletter: {
    name: t('Newsletter'),
    icon: Newspaper,
    Panel: lazyPart(async () => ({ default: (await import('../admin/newsletter-panel.tsx')).NewsletterPanel })),
  },
  articles: {
    name: t('Assistant'),
    icon: MessageCircle,
    Panel: lazyPart(async () => ({ default: (await import('../admin/articles-panel.tsx')).ArticlesPanel })),
  },
  ai: {
    name: t('AI provider'),
    icon: Bot,
    Panel: lazyPart(async () => ({ default: (await import('../admin/ai-panel.tsx')).AiPanel })),
  },
  health: {
    name: t('Health'),
    icon: HeartPulse,
    Panel: lazyPart(async () => ({ default: (await import('../admin/health-panel.tsx')).HealthPanel })),
  },
  settings: {
    name: t('Settings'),
    icon: Settings2,
    Panel: lazyPart(async () => ({
      default: (await import('../admin/settings-in-use-panel.tsx')).SettingsInUsePanel,
    })),
  },
  audit: {
    name: t('Audit log'),
    icon: ScrollText,
    Panel: lazyPart(async () => ({ default: (await import('../admin/audit-panel.tsx')).AuditPanel })),
  },
};
const home = 'home';

export default function AdminPage() {
  return (
    <RequireAdmin title={title}>
      {(admin) => (
        <div className="page-width min-h-[40rem] pt-10 sm:pt-14">
          <h1 className="text-4xl sm:text-5xl">{title}</h1>
          <Door admin={admin} />
        </div>
      )}
    </RequireAdmin>
  );
}

function Door({ admin }: { admin: User }) {
  const [query] = useSearchParams();
  const wanted = query.get('section') ?? home;
  const shown = Object.hasOwn(sections, wanted) ? wanted : home;
  const section = sections[shown];
  if (!section) return null;
  const { name, Panel } = section;
  return (
    <div className="mt-8 grid items-start gap-x-12 gap-y-8 lg:grid-cols-[13rem_minmax(0,1fr)]">
      <SectionLinks admin={admin} shown={shown} />
      <section aria-labelledby="section" className="min-w-0">
        <h2 id="section" className="mb-4 text-2xl">
          {name}
        </h2>
        <Suspense fallback={<SkeletonRows label={`Loading ${name}…`} rows={4} />}>
          <Panel admin={admin} />
        </Suspense>
      </section>
    </div>
  );
}

const linkClasses =
  'flex min-h-11 items-center gap-2.5 rounded-[10px] px-3 font-medium hover:bg-accent-soft aria-[current=page]:bg-accent aria-[current=page]:text-on-accent';

/** The parts of this page, then the other pages for administrators. A side column; rows on small screens. */
function SectionLinks({ admin, shown }: { admin: User; shown: string }) {
  const pages = linksIn('account', admin).filter(({ onlyFor, path }) => onlyFor === 'admin' && path !== handle.path);
  return (
    <nav aria-label={title} className="lg:sticky lg:top-24">
      <ul className="grid grid-cols-2 gap-1 sm:grid-cols-3 lg:grid-cols-1">
        {Object.entries(sections).map(([id, { name, icon: Icon }]) => (
          <li key={id}>
            <Link
              to={id === home ? handle.path : `${handle.path}?section=${id}`}
              preventScrollReset
              aria-current={id === shown ? 'page' : undefined}
              className={linkClasses}
            >
              <Icon className="size-[1.125rem] shrink-0" aria-hidden="true" />
              {name}
            </Link>
          </li>
        ))}
        {pages.map(({ path, name, icon }) => (
          <li key={path}>
            <Link to={path} className={linkClasses}>
              {icon && <ToolIcon icon={icon} className="size-[1.125rem] shrink-0" />}
              {name}
            </Link>
          </li>
        ))}
      </ul>
    </nav>
  );
}
