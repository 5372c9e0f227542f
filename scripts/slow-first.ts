import { BaseSequencer, type TestSpecification } from 'vitest/node';

/** Test files that take over half a minute, the longest first. */
const slow = [
  'scripts/create-tool',
  'src/modules/mailbox/mailbox',
  'src/tools/tools.conformance',
  'src/processes/supervise',
  'src/tools/translator/translator',
  'src/testing/hostile/database-outage',
  'src/tools/background-remover/background-remover',
];

/** Begins with these: last, they would keep one core busy while the other waits. The order of all others is Vitest's. */
export class SlowFirst extends BaseSequencer {
  override async sort(files: TestSpecification[]): Promise<TestSpecification[]> {
    return (await super.sort(files)).sort((a, b) => rankOf(a) - rankOf(b));
  }
}

function rankOf({ moduleId }: TestSpecification): number {
  const rank = slow.findIndex((start) => moduleId.endsWith(`/${start}.int.test.ts`));
  return rank === -1 ? slow.length : rank;
}
