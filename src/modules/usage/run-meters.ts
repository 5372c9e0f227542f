import type { ToolDefinition } from '../../catalog/define-tool.ts';
import type { Plan } from '../../shared/plans.ts';
import type { RunMeter, Taken } from '../../shared/run-caller.ts';
import type { Subject } from '../visitors/subjects.ts';
import { meterName, metersOf, type UsageLedger } from './usage.usecases.ts';

export type RunMeters = ReturnType<typeof createRunMeters>;

/**
 * The meters that work uses while it runs, by name or as 'tool/action'. Pro users are not counted, nor tools without such a
 * meter.
 */
export function createRunMeters({ usage, tools }: { usage: UsageLedger; tools: readonly ToolDefinition[] }) {
  const meters = new Map(
    metersOf(tools).flatMap((meter) =>
      [meterName(meter), meter.allowance.meter ?? ''].map((name) => [name, meter] as const),
    ),
  );

  return (work: { id: string; plan: Plan; subjects: readonly Subject[] }) =>
    (name: string): RunMeter => {
      const { id, plan, subjects } = work;
      const meter = meters.get(name);
      if (meter === undefined || plan === 'pro' || subjects.length === 0) return uncounted;
      return {
        take: (amount = 1) => usage.take(id, meter, subjects, amount),
        takeOnce: () => usage.takeOnce(id, meter, subjects),
      };
    };
}

const nothingTaken: Taken = { giveBack: async () => undefined };

const uncounted: RunMeter = { take: async () => nothingTaken, takeOnce: async () => nothingTaken };
