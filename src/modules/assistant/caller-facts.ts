import type { ToolDefinition } from '../../catalog/define-tool.ts';
import { HOUR_MS } from '../../shared/units.ts';
import type { Caller } from '../accounts/caller.ts';
import type { FilesRepository } from '../files/files.repository.ts';
import type { JobRow, JobsRepository } from '../jobs/jobs.repository.ts';
import type { UsageLedger } from '../usage/usage.usecases.ts';
import type { Subject } from '../visitors/subjects.ts';
import type { ChatAction } from './assistant.contract.ts';

/** What the caller's own account and jobs say, as sentences. Nothing of anybody else. */
export type CallerFacts = {
  /** The plan; undefined for signed-out visitors and where there are no plans. */
  plan: string | undefined;
  allowances: readonly { tool: string; sentence: string }[];
  failedJob: FailedJob | undefined;
};

export type FailedJob = {
  tool: string;
  toolName: string;
  code: string;
  message: string;
  /** The beginning of its id, which operators find it by. */
  number: string;
  id: string;
  /** Starts it again, where its files are still there and are the caller's. */
  again: Extract<ChatAction, { kind: 'start-again' }> | undefined;
};

type Asked = {
  caller: Caller;
  subjects: readonly Subject[];
  /** The names under which the caller may have made something. */
  makers: readonly string[];
  /** A job that the page has seen fail. */
  failedJob: string | undefined;
  /** What is asked for: the rest is not looked up. */
  wants: Wants;
};
export type Wants = { allowances: boolean; failedJob: boolean };

const recentMs = HOUR_MS;

export function createCallerFacts(dependencies: {
  tools: readonly ToolDefinition[];
  hasPlans: boolean;
  usage: Pick<UsageLedger, 'list'>;
  jobs: Pick<JobsRepository, 'find' | 'findFailed'>;
  files: Pick<FilesRepository, 'find'>;
  now?: () => Date;
}) {
  const { tools, hasPlans, usage, jobs, files, now = () => new Date() } = dependencies;

  async function allowancesOf({ caller, subjects }: Asked): Promise<CallerFacts['allowances']> {
    const { actions } = await usage.list(tools, subjects, caller.plan === 'pro');
    return actions.flatMap(({ tool: slug, action, max, remaining, per }) => {
      const tool = tools.find((each) => each.slug === slug);
      const unit = tool?.actions[action]?.allowance?.unit;
      if (!tool || !unit || max === null || remaining === null) return [];
      const when = per === 'day' ? 'today' : 'this month';
      return [
        { tool: slug, sentence: `${tool.name}: you have ${remaining} of ${max} free ${unit.many} left ${when}.` },
      ];
    });
  }

  /** The one that the page names, or the user's last. Whoever knows a job's id may read why it failed. */
  async function failedJobOf({ caller, makers, failedJob }: Asked): Promise<FailedJob | undefined> {
    const named = failedJob !== undefined ? await jobs.find(failedJob) : undefined;
    const since = new Date(now().getTime() - recentMs);
    const row = named ?? (caller.user && (await jobs.findFailed(caller.user.id, since)));
    const tool = tools.find(({ slug }) => slug === row?.tool);
    if (row?.state !== 'failed' || !row.error || !tool || (row.finishedAt ?? row.createdAt) < since) return undefined;
    const { code, message } = row.error;
    const again = await startAgain(row, tool, makers);
    return {
      ...{ tool: tool.slug, toolName: tool.name, code, message, id: row.id, number: row.id.slice(0, 8) },
      again,
    };
  }

  async function startAgain(
    { action: name, inputs, options }: JobRow,
    tool: ToolDefinition,
    makers: readonly string[],
  ) {
    const action = tool.actions[name];
    const ids = Object.values(inputs).flat();
    if (!action?.files || ids.length === 0) return undefined;
    const stored = await files.find(ids);
    const isOwn = ids.every((id) => stored.some((file) => file.id === id && makers.includes(file.owner ?? '')));
    if (!isOwn) return undefined;
    const fields = Object.entries(inputs).map(([field, list]) => [field, action.files?.[field]?.many ? list : list[0]]);
    // A password is asked for again.
    const kept = Object.entries(options).filter(([option]) => !/password/i.test(option));
    const body = JSON.parse(JSON.stringify(Object.fromEntries([...kept, ...fields])));
    return { kind: 'start-again' as const, label: 'Start it again', path: action.path, body };
  }

  return async (asked: Asked): Promise<CallerFacts> => {
    const { user, plan } = asked.caller;
    const [allowances, failedJob] = await Promise.all([
      hasPlans && asked.wants.allowances ? allowancesOf(asked) : [],
      asked.wants.failedJob ? failedJobOf(asked) : undefined,
    ]);
    return {
      plan: hasPlans && user ? describePlan(plan, user.proUntil) : undefined,
      ...{ allowances, failedJob },
    };
  };
}

function describePlan(plan: Caller['plan'], proUntil: Date | null): string {
  if (plan !== 'pro') return 'Your account is on the Free plan.';
  if (!proUntil) return 'Your account has Pro.';
  const day = proUntil.toLocaleDateString('en-GB', { day: 'numeric', month: 'long', year: 'numeric', timeZone: 'UTC' });
  return `Your account has Pro until ${day}.`;
}
