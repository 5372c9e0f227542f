import type pg from 'pg';
import type { Log } from '../../platform/log/log.ts';
import type { Mail } from '../../platform/mail/mail.ts';
import { AppError, describeError } from '../../shared/errors.ts';
import { t } from '../../shared/language/translate.ts';
import { DAY_MS, HOUR_MS, MINUTE_MS } from '../../shared/units.ts';
import type { AnalyticsModule } from '../analytics/analytics.module.ts';
import type { Dashboard, Item, MarketingTask } from './marketing.contract.ts';
import { marketingErrors } from './marketing.errors.ts';
import type { MarketingRepository } from './marketing.repository.ts';
import type { MarketingItems } from './marketing-items.ts';
import { writeReport } from './marketing-report.ts';
import type { RunTask } from './marketing-tasks.ts';

const taskWithinMs = 5 * MINUTE_MS;
const countedDays = 30;
const runsKeptDays = 400;
const recentRuns = 10;
/** UTC. */
export const reportHour = 8;
// Held while a task runs, in whichever process; PostgreSQL lets it go when that process ends.
const taskLock = 7_204_521;

const begins: Record<MarketingTask, string> = {
  seo: 'Audit of all pages',
  backlink: 'Check of the backlinks',
  content: 'Search for content ideas',
  social: 'Drafts of posts',
  outreach: 'Drafts of emails',
};

export type Marketing = ReturnType<typeof createMarketing>;

export function createMarketing(dependencies: {
  repository: MarketingRepository;
  items: MarketingItems;
  analytics: AnalyticsModule['analytics'];
  mail: Mail;
  reportTo: readonly string[];
  pool: pg.Pool;
  publicUrl: string;
  log: Log;
}) {
  const { repository, items, analytics, mail, reportTo, pool, publicUrl, log } = dependencies;

  async function dashboard(): Promise<Dashboard> {
    const since = new Date(Date.now() - countedDays * DAY_MS);
    const [runs, recent, backlinks, ideas, tasks] = await Promise.all([
      repository.countRuns(since),
      repository.recentRuns(recentRuns),
      items.list('backlinks'),
      items.list('ideas'),
      items.list('tasks'),
    ]);
    const pending = tasks.filter(({ status }) => status === 'pending');
    const completed = runs.done + tasks.length - pending.length;
    const total = runs.all + tasks.length;
    return {
      completion_rate: (total === 0 ? 0 : (completed / total) * 100).toFixed(1),
      completed_tasks: completed,
      total_tasks: total,
      backlink_opportunities: backlinks.length,
      submitted_opportunities: backlinks.filter(({ status }) => status !== 'pending').length,
      content_ideas: ideas.length,
      content_in_progress: ideas.filter(({ status }) => status === 'in-progress').length,
      pending_tasks: pending.length,
      recent_tasks: recent.map(({ id, description, state, startedAt }) => ({
        ...{ id, description, state, startedAt: startedAt.toISOString() },
      })),
      next_scheduled: nextScheduled(pending, mail.available && reportTo.length > 0),
      has_mail: mail.available,
      report_to: [...reportTo],
    };
  }

  async function record(description: string, work: () => Promise<string>): Promise<string> {
    const id = await repository.startRun(description);
    try {
      const told = await work();
      await repository.endRun(id, 'done', told);
      return told;
    } catch (error) {
      const reason = error instanceof Error ? error.message : 'It failed.';
      await repository.endRun(id, 'failed', `${description}: ${reason}`.slice(0, 500));
      if (error instanceof AppError) throw error;
      log.warn({ reason: describeError(error), task: description }, 'A marketing task failed');
      throw marketingErrors.failed({ reason }, { cause: error });
    }
  }

  /** @throws AppError NO_MAIL, NO_RECIPIENT */
  async function sendReport(): Promise<void> {
    if (!mail.available) throw marketingErrors.noMail();
    if (reportTo.length === 0) throw marketingErrors.noRecipient();
    await record('Report by email', async () => {
      const [shown, figures, audit] = await Promise.all([
        dashboard(),
        analytics.figures('week'),
        repository.lastAudit(),
      ]);
      const { subject, text } = writeReport({ dashboard: shown, figures, audit, publicUrl });
      for (const to of reportTo) await mail.post({ to, subject, text });
      return `Sent the report to ${reportTo.length === 1 ? '1 address' : `${reportTo.length} addresses`}.`;
    });
  }

  return {
    dashboard,
    sendReport,

    /** Does a task now. It goes on when the page that asked for it is closed. */
    execute: (task: MarketingTask, run: RunTask): Promise<string> =>
      alone(pool, () => record(begins[task], () => run(AbortSignal.timeout(taskWithinMs)))),

    /** Mails a draft to its recipient. */
    sendDraft: async (id: string): Promise<Item<'drafts'>> => {
      const draft = await items.find('drafts', id);
      if (!mail.available) throw marketingErrors.noMail();
      if (draft.to === '') throw marketingErrors.noAddress();
      const message = { to: draft.to, subject: draft.subject || draft.platform, text: draft.text };
      const isSent = await repository.sendDraftOnce(id, new Date().toISOString(), (transaction) =>
        mail.post(message, transaction),
      );
      if (!isSent) throw marketingErrors.alreadySent();
      return items.find('drafts', id);
    },

    /** By schedule: sites without mail, or with nobody to tell, send none. */
    sendDailyReport: async (): Promise<void> => {
      if (mail.available && reportTo.length > 0) await sendReport();
    },

    sweep: async (): Promise<void> => {
      await repository.failLeftRuns(new Date(Date.now() - HOUR_MS));
      await repository.deleteRunsBefore(new Date(Date.now() - runsKeptDays * DAY_MS));
    },
  };
}

function nextScheduled(pending: readonly Item<'tasks'>[], hasReport: boolean): Dashboard['next_scheduled'] {
  const report = new Date();
  report.setUTCHours(reportHour, 0, 0, 0);
  if (report.getTime() <= Date.now()) report.setTime(report.getTime() + DAY_MS);
  const all = [
    ...pending.flatMap(({ description, dueAt }) => (dueAt === null ? [] : [{ description, scheduledAt: dueAt }])),
    ...(hasReport ? [{ description: t('Daily report by email'), scheduledAt: report.toISOString() }] : []),
  ];
  return all.toSorted((a, b) => Date.parse(a.scheduledAt) - Date.parse(b.scheduledAt)).slice(0, recentRuns);
}

/** @throws AppError TASK_RUNNING */
async function alone<Result>(pool: pg.Pool, work: () => Promise<Result>): Promise<Result> {
  const client = await pool.connect();
  let broken: Error | undefined;
  try {
    const { rows } = await client.query<{ free: boolean }>('select pg_try_advisory_lock($1) as free', [taskLock]);
    if (!rows[0]?.free) throw marketingErrors.busy();
    try {
      return await work();
    } finally {
      await client.query('select pg_advisory_unlock($1)', [taskLock]).catch((error) => {
        broken = error;
      });
    }
  } finally {
    // A broken connection is closed, and the lock with it.
    client.release(broken);
  }
}
