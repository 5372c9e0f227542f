import type { Dashboard } from '../../../modules/marketing/marketing.contract.ts';
import { language, t } from '../../../shared/language/translate.ts';
import { ItemListPanel } from './item-list.tsx';

const moment = new Intl.DateTimeFormat(language(), { dateStyle: 'medium', timeStyle: 'short' });
const states = { running: t('running'), done: t('done'), failed: t('failed') } as const;

/** What was done, what comes next, and the operator's own tasks. */
export function OverviewTab({ dashboard }: { dashboard: Dashboard }) {
  const { recent_tasks: recent, next_scheduled: next } = dashboard;
  return (
    <>
      <div className="grid gap-8 lg:grid-cols-2">
        <section aria-labelledby="recent">
          <h2 id="recent" className="mb-3 text-xl">
            Recent tasks
          </h2>
          {recent.length === 0 && <p className="text-soft">Nothing was done yet.</p>}
          <ul className="space-y-2">
            {recent.map(({ id, description, state, startedAt }) => (
              <li key={id} className="[overflow-wrap:anywhere]">
                {description}{' '}
                <span className={state === 'failed' ? 'text-danger' : 'text-soft'}>
                  {states[state]}, <time dateTime={startedAt}>{moment.format(new Date(startedAt))}</time>
                </span>
              </li>
            ))}
          </ul>
        </section>
        <section aria-labelledby="next">
          <h2 id="next" className="mb-3 text-xl">
            Next
          </h2>
          {next.length === 0 && <p className="text-soft">Nothing has a date.</p>}
          <ul className="space-y-2">
            {next.map(({ description, scheduledAt }) => (
              <li key={`${scheduledAt} ${description}`} className="[overflow-wrap:anywhere]">
                {description}{' '}
                <time dateTime={scheduledAt} className="text-soft">
                  {moment.format(new Date(scheduledAt))}
                </time>
              </li>
            ))}
          </ul>
        </section>
      </div>
      <ItemListPanel
        list="tasks"
        words={{
          title: t('Your tasks'),
          loading: t('Loading your tasks…'),
          add: t('Add a task'),
          edit: t('Edit the task'),
          askDelete: t('Delete the task?'),
          empty: t('No tasks. Add what you want to remember.'),
        }}
        nameOf={({ description }) => description}
        show={({ status, dueAt }) => ({
          badge: status === 'done' ? t('Done') : t('To do'),
          details: dueAt === null ? t('without a date') : moment.format(new Date(dueAt)),
        })}
      />
    </>
  );
}
