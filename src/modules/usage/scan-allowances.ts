import type { ToolDefinition } from '../../catalog/define-tool.ts';
import type { ScanAllowance } from '../../engines/allowances.ts';
import type { Plan } from '../../shared/plans.ts';
import type { Subject } from '../visitors/subjects.ts';
import { meterName, metersOf, type UsageLedger } from './usage.usecases.ts';

/** What tools that recognise text on their way count it as. */
const scanMeter = 'document-scanner/process';

export type ScanAllowances = ReturnType<typeof createScanAllowances>;

/** The scans that a job may use on its way; undefined where they are not counted. */
export function createScanAllowances(dependencies: { usage: UsageLedger; tools: readonly ToolDefinition[] }) {
  const { usage, tools } = dependencies;
  const meter = metersOf(tools).find((each) => meterName(each) === scanMeter);

  return (job: { id: string; plan: Plan; subjects: readonly Subject[] }): ScanAllowance | undefined => {
    const { id, plan, subjects } = job;
    if (meter === undefined || plan === 'pro' || subjects.length === 0) return undefined;
    // A scan that an earlier step of the same job took is not this one's to give back.
    let isFresh = false;
    return {
      take: async () => {
        isFresh = false;
        isFresh = await usage.reserveOnTheWay(id, meter, subjects);
      },
      giveBack: async () => {
        if (isFresh) await usage.giveBackOne(id, meter);
        isFresh = false;
      },
    };
  };
}
