import { language, t } from '../../shared/language/translate.ts';
import type { Figures } from '../analytics/analytics.contract.ts';
import type { AuditReport, Dashboard } from './marketing.contract.ts';

/** The text of the daily report. */
export function writeReport(params: {
  dashboard: Dashboard;
  figures: Figures;
  audit: AuditReport | undefined;
  publicUrl: string;
}): { subject: string; text: string } {
  const { dashboard, figures, audit, publicUrl } = params;
  const yesterday = figures.days.at(-2);
  const whole = (count = 0) => count.toLocaleString(language());
  const list = (title: string, shares: Figures['pages']) =>
    shares.length === 0
      ? []
      : [
          `${title}: ${shares
            .slice(0, 5)
            .map(({ name, count }) => `${describeName(name)} (${whole(count)})`)
            .join(', ')}`,
        ];
  const lines = [
    t('Yesterday ({day}, UTC)', { day: yesterday?.day ?? '–' }),
    t('Visitors: {count}', { count: whole(yesterday?.visitors) }),
    t('Page views: {count}', { count: whole(yesterday?.views) }),
    t('Tools used: {count}', { count: whole(yesterday?.toolUses) }),
    t('Registrations: {count}', { count: whole(yesterday?.registered) }),
    t('Subscriptions: {count}', { count: whole(yesterday?.subscribed) }),
    '',
    t('Last 7 days'),
    t('Visitors: {visitors}, {before} in the 7 days before', {
      visitors: whole(figures.totals.visitors),
      before: whole(figures.before.visitors),
    }),
    ...list(t('Sources'), figures.sources),
    ...list(t('Pages'), figures.pages),
    '',
    t('Work'),
    t('Tasks done in 30 days: {done} of {all} ({percent}%)', {
      done: dashboard.completed_tasks,
      all: dashboard.total_tasks,
      percent: dashboard.completion_rate,
    }),
    t('Tasks to do: {count}', { count: dashboard.pending_tasks }),
    t('Backlinks submitted: {submitted} of {all}', {
      submitted: dashboard.submitted_opportunities,
      all: dashboard.backlink_opportunities,
    }),
    t('Content ideas: {all}, {begun} in progress', {
      all: dashboard.content_ideas,
      begun: dashboard.content_in_progress,
    }),
    audit
      ? t(
          'Last audit ({day}): {findings, plural, one {# finding} other {# findings}} on {pages, plural, one {# page} other {# pages}}',
          { day: audit.at.slice(0, 10), findings: audit.findings.length, pages: audit.pages.length },
        )
      : t('The pages were not audited yet.'),
    '',
    `${publicUrl}/marketing-dashboard`,
  ];
  return {
    subject: t('Marketing report: {count, plural, one {# visitor} other {# visitors}} yesterday', {
      count: yesterday?.visitors ?? 0,
    }),
    text: lines.join('\n'),
  };
}

const describeName = (name: string): string => (name === '*' ? t('everything else') : name);
