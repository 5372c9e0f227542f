import { createHmac } from 'node:crypto';
import type { Allowance, ToolDefinition } from '../../catalog/define-tool.ts';
import type { Log } from '../../platform/log/log.ts';
import type { AppError } from '../../shared/errors.ts';
import type { Taken } from '../../shared/run-caller.ts';
import { MINUTE_MS } from '../../shared/units.ts';
import type { PersonalData } from '../accounts/personal-data.ts';
import { ownOf, type Subject, userSubject } from '../visitors/subjects.ts';
import { describeReset, type Period, periodOf } from './periods.ts';
import type { Balance } from './rate-limit-fields.ts';
import type { Usage } from './usage.contract.ts';
import { usageErrors } from './usage.errors.ts';
import type { Executor, UsageRepository } from './usage.repository.ts';

/** An action with a free allowance: counted once per call, or by the amount its run takes. */
export type Meter = { tool: string; action: string; allowance: Allowance; takenBy: 'call' | 'run' };

export const meterName = ({ tool, action }: Pick<Meter, 'tool' | 'action'>): string => `${tool}/${action}`;

// Instant uses end within seconds; those of a job stay as long as the job exists.
const orphanMinutes = 15;
// The longest period is a month; a few more days for holds given back late.
const keepDays = 40;
// How long after the work its results can be deleted so that it is not counted.
const regretMs = MINUTE_MS;

export type UsageLedger = ReturnType<typeof createUsage>;

type Dependencies = { repository: UsageRepository; signingSecret: string };

/** Counts uses of metered actions: reserved before the work, kept when it succeeds, given back when it fails. */
export function createUsage({ log, ...dependencies }: Dependencies & { log: Log }) {
  const { repository } = dependencies;
  const { countUses, reserve, take } = createCounting(dependencies);

  return {
    /** What is left for the subjects together. */
    balance: async (meter: Meter, subjects: readonly Subject[]): Promise<Balance> => {
      const period = periodOf(meter.allowance.free.per, new Date());
      return balanceOf(meter, await countUses(meter, subjects, period), period);
    },

    /**
     * The same, with a 429 when nothing is left, unless a file that was already counted may come. For before an upload;
     * `reserve` decides.
     */
    check: async (
      meter: Meter,
      subjects: readonly Subject[],
    ): Promise<{ balance: Balance; refused: AppError | undefined }> => {
      const period = periodOf(meter.allowance.free.per, new Date());
      const { max } = meter.allowance.free;
      const uses = await countUses(meter, subjects, period);
      const empty = uses.find(({ subject, used }) => used >= max * subject.factor);
      const mayRepeat =
        empty &&
        meter.allowance.sameFile &&
        (await repository.hasOpenFile(ownOf(subjects).name, meterName(meter), new Date()));
      return {
        balance: balanceOf(meter, uses, period),
        refused: empty && !mayRepeat ? refusal(meter, empty.subject, period) : undefined,
      };
    },

    reserve,

    /** Counts an amount while the work `id` runs, settled with it. Throws a 429 when less is left. */
    take: (id: string, meter: Meter, subjects: readonly Subject[], amount: number): Promise<Taken> =>
      repository.inTransaction((transaction) => take(id, meter, subjects, amount, transaction)),

    /** Takes one, unless this meter is already counted for `id`. */
    takeOnce: (id: string, meter: Meter, subjects: readonly Subject[]): Promise<Taken> =>
      repository.inTransaction(async (transaction) => {
        await repository.lock(id, transaction);
        if (await repository.isHeld(id, meterName(meter), transaction)) return { giveBack: async () => undefined };
        return take(id, meter, subjects, 1, transaction);
      }),

    /** Gives back all that was taken while the work ran, before a restart. */
    giveBackTaken: (id: string): Promise<void> => repository.giveBackAllTaken(id),

    /** Runs work that ends with the call; uses it left unfinished are given back. */
    settle: async <Result>(
      id: string,
      work: () => Promise<Result>,
      /** An earlier call had done it, and was counted. */
      { unless = () => false }: { unless?: () => boolean } = {},
    ): Promise<Result> => {
      try {
        const result = await work();
        if (unless()) await repository.giveBack(id);
        else await repository.keep(id, new Date());
        return result;
      } catch (error) {
        await repository.giveBack(id);
        throw error;
      }
    },

    keep: (id: string, transaction?: Executor): Promise<void> => repository.keep(id, new Date(), transaction),
    giveBack: (id: string, transaction?: Executor): Promise<void> => repository.giveBack(id, transaction),

    /**
     * Results of finished work were all deleted. Where its allowance says so, the use is given back if that was within a
     * minute, nothing of them was taken out, and the subject was not given back as many uses already as are free.
     */
    giveBackDeleted: (id: string): Promise<void> => repository.giveBackKept(id, new Date(Date.now() - regretMs)),

    /** Results of this work were downloaded or used: it stays counted, whatever is deleted then. */
    takenOut: async (ids: readonly string[]): Promise<void> => {
      if (ids.length > 0) await repository.settleKept(ids);
    },

    ...bookkeeping({ repository, countUses, log }),
  };
}

/** Counting for every subject of a call together. */
function createCounting({ repository, signingSecret }: Dependencies) {
  async function countUses(
    meter: Meter,
    subjects: readonly Subject[],
    period: Period,
    executor?: Executor,
  ): Promise<Uses[]> {
    const names = subjects.map(({ name }) => name);
    const counts = await repository.used(names, meterName(meter), period.start, executor);
    return subjects.map((subject) => ({ subject, used: counts.get(subject.name) ?? 0 }));
  }

  /**
   * Counts a use for every subject, or for none and throws a 429. `id` is settled by `keep` or `giveBack`.
   *
   * @param sha256 of the file in the meter's `sameFile` field: the same one again is not counted
   */
  async function reserve(
    id: string,
    meter: Meter,
    subjects: readonly Subject[],
    { transaction, sha256 }: { transaction?: Executor | undefined; sha256?: string | undefined } = {},
  ): Promise<Balance> {
    const { free, sameFile } = meter.allowance;
    const reserveAll = async (executor: Executor) => {
      const period = periodOf(free.per, new Date());
      // The file always comes before the counters, to avoid deadlocks.
      const file = sameFile && sha256 !== undefined ? markFile(meter, ownOf(subjects).name, period, sha256) : undefined;
      const isNew = file === undefined || (await repository.callWithFile(file, executor));
      const uses: Uses[] = [];
      // In a fixed order, for the same reason.
      for (const subject of inOrder(subjects)) {
        const max = free.max * subject.factor;
        const fileMark = file?.mark ?? null;
        const use = { ...oneUse(id, meter, subject, period), fileMark };
        if (!isNew) {
          await repository.hold(use, executor);
          continue;
        }
        const used = await repository.reserve({ ...use, max }, executor);
        if (used === undefined) throw refusal(meter, subject, period);
        uses.push({ subject, used });
      }
      return balanceOf(meter, isNew ? uses : await countUses(meter, subjects, period, executor), period);
    };
    return transaction ? reserveAll(transaction) : repository.inTransaction(reserveAll);
  }

  async function take(
    id: string,
    meter: Meter,
    subjects: readonly Subject[],
    amount: number,
    transaction: Executor,
  ): Promise<Taken> {
    if (!Number.isSafeInteger(amount) || amount < 1) throw new RangeError(`${amount} is not a valid amount.`);
    await repository.lock(id, transaction);
    const period = periodOf(meter.allowance.free.per, new Date());
    const uses = inOrder(subjects).map((subject) => ({
      ...oneUse(id, meter, subject, period),
      ...{ takenBy: 'run' as const, amount, of: subject },
    }));
    for (const { of, ...use } of uses) {
      const max = meter.allowance.free.max * of.factor;
      if ((await repository.reserve({ ...use, max }, transaction)) === undefined) throw refusal(meter, of, period);
    }
    let isGivenBack = false;
    return {
      giveBack: async () => {
        if (isGivenBack) return;
        await repository.giveBackTaken(uses);
        isGivenBack = true;
      },
    };
  }

  function markFile(meter: Meter, subject: string, { start, resetsAt }: Period, sha256: string) {
    const text = [meterName(meter), subject, start, sha256].join('\n');
    const mark = createHmac('sha256', signingSecret).update(text).digest('base64url');
    const callsPerUse = meter.allowance.sameFile?.calls ?? 1;
    return { mark, subject, meter: meterName(meter), callsPerUse, expiresAt: resetsAt };
  }

  return { countUses, reserve, take };
}

/** What is counted of a subject, and its end. */
function bookkeeping(
  dependencies: Pick<Dependencies, 'repository'> & Pick<ReturnType<typeof createCounting>, 'countUses'> & { log: Log },
) {
  const { repository, countUses, log } = dependencies;
  return {
    /** Every metered action of these tools with what the subjects have used of it. */
    list: async (
      tools: readonly ToolDefinition[],
      subjects: readonly Subject[],
      unlimited: boolean,
    ): Promise<Usage> => {
      const actions = metersOf(tools).map(async (meter) => {
        const period = periodOf(meter.allowance.free.per, new Date());
        const { used, max, remaining, per } = balanceOf(meter, await countUses(meter, subjects, period), period);
        return {
          tool: meter.tool,
          action: meter.action,
          used,
          max: unlimited ? null : max,
          remaining: unlimited ? null : remaining,
          per,
          resetsAt: period.resetsAt.toISOString(),
        };
      });
      return { actions: await Promise.all(actions) };
    },

    personalData: {
      name: 'usage',
      collect: async (userId) =>
        (await repository.list(userSubject(userId))).map(({ meter, periodStart, used }) => ({
          meter,
          periodStart,
          used,
        })),
      erase: (userId) => repository.deleteSubject(userSubject(userId)),
    } satisfies PersonalData,

    /** Gives back uses that were never settled, and deletes old counts. */
    sweep: async (): Promise<void> => {
      const orphans = await repository.findOrphans(orphanMinutes);
      for (const id of orphans) await repository.giveBack(id);
      if (orphans.length > 0) log.warn({ uses: orphans.length }, 'Gave back uses that were never finished');
      const oldest = new Date(Date.now() - keepDays * 86_400_000);
      await repository.deleteBefore(oldest.toISOString().slice(0, 10));
      await repository.deleteExpiredFiles(new Date());
      await repository.settleKeptBefore(new Date(Date.now() - regretMs));
    },
  };
}

/** One per count: actions counted as another one have none. */
export const metersOf = (tools: readonly ToolDefinition[]): Meter[] =>
  tools.flatMap((tool) =>
    Object.entries(tool.actions).flatMap(([action, { allowance }]) =>
      allowance?.countedAs === undefined ? (meterOf(tool, action) ?? []) : [],
    ),
  );

/** What an action is counted as; undefined for unlimited ones. */
export function meterOf(tool: ToolDefinition, name: string): Meter | undefined {
  const { allowance, drawsOn } = tool.actions[name] ?? {};
  if (!allowance) return undefined;
  const takenBy = allowance.meter !== undefined && drawsOn?.includes(allowance.meter) ? 'run' : 'call';
  return { tool: tool.slug, action: allowance.countedAs ?? name, allowance, takenBy };
}

/** Always in the same order, to avoid deadlocks. */
const inOrder = (subjects: readonly Subject[]): Subject[] => subjects.toSorted((a, b) => (a.name < b.name ? -1 : 1));

const oneUse = (id: string, meter: Meter, { name, factor }: Subject, period: Period) => ({
  ...{ id, subject: name, meter: meterName(meter), periodStart: period.start },
  ...{ takenBy: 'call' as const, amount: 1, fileMark: null },
  returnable: meter.allowance.freeIfDeletedSoon ? meter.allowance.free.max * factor : null,
});

function refusal({ allowance }: Meter, { factor }: Subject, period: Period): AppError {
  const values = { allowance, resets: describeReset(period.resetsAt, new Date()) };
  return factor > 1 ? usageErrors.usedUpAtAddress(values) : usageErrors.usedUp(values);
}

/** One subject's use of the meter. */
type Uses = { subject: Subject; used: number };

/** From the view of the call's own subject. */
function balanceOf({ allowance: { free } }: Meter, uses: readonly Uses[], period: Period): Balance {
  const own = ownOf(uses.map(({ subject, used }) => ({ factor: subject.factor, used })));
  const left = uses.map(({ subject, used }) => free.max * subject.factor - used);
  return { used: own.used, max: free.max, remaining: Math.max(0, Math.min(...left)), per: free.per, period };
}
