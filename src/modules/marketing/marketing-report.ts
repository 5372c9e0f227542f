import type { Figures } from '../analytics/analytics.contract.ts';
import type { AuditReport, Dashboard } from './marketing.contract.ts';

const whole = new Intl.NumberFormat('en');

/** The text of the daily report. */
export function writeReport(params: {
  dashboard: Dashboard;
  figures: Figures;
  audit: AuditReport | undefined;
  publicUrl: string;
}): { subject: string; text: string } {
  const { dashboard, figures, audit, publicUrl } = params;
  const yesterday = figures.days.at(-2);
  const list = (title: string, shares: Figures['pages']) =>
    shares.length === 0
      ? []
      : [
          `${title}: ${shares
            .slice(0, 5)
            .map(({ name, count }) => `${describeName(name)} (${whole.format(count)})`)
            .join(', ')}`,
        ];
  const lines = [
    `Yesterday (${yesterday?.day ?? 'unknown'}, UTC)`,
    `Visitors: ${whole.format(yesterday?.visitors ?? 0)}`,
    `Page views: ${whole.format(yesterday?.views ?? 0)}`,
    `Tools used: ${whole.format(yesterday?.toolUses ?? 0)}`,
    `Registrations: ${whole.format(yesterday?.registered ?? 0)}`,
    `Subscriptions: ${whole.format(yesterday?.subscribed ?? 0)}`,
    '',
    'Last 7 days',
    `Visitors: ${whole.format(figures.totals.visitors)}, ${whole.format(figures.before.visitors)} in the 7 days before`,
    ...list('Sources', figures.sources),
    ...list('Pages', figures.pages),
    '',
    'Work',
    `Tasks done in 30 days: ${dashboard.completed_tasks} of ${dashboard.total_tasks} (${dashboard.completion_rate}%)`,
    `Tasks to do: ${dashboard.pending_tasks}`,
    `Backlinks submitted: ${dashboard.submitted_opportunities} of ${dashboard.backlink_opportunities}`,
    `Content ideas: ${dashboard.content_ideas}, ${dashboard.content_in_progress} in progress`,
    audit
      ? `Last audit (${audit.at.slice(0, 10)}): ${audit.findings.length} findings on ${audit.pages.length} pages`
      : 'The pages were not audited yet.',
    '',
    `${publicUrl}/marketing-dashboard`,
  ];
  return {
    subject: `Marketing report: ${whole.format(yesterday?.visitors ?? 0)} visitors yesterday`,
    text: lines.join('\n'),
  };
}

const describeName = (name: string): string => (name === '*' ? 'everything else' : name);
