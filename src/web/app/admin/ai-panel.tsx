import { useQuery } from '@tanstack/react-query';
import { type AiUsage, adminAiPath, aiUsageSchema } from '../../../modules/ai/ai.contract.ts';
import { queryOf } from '../../kit/session/query-client.ts';
import { DataTable } from '../../kit/ui/data-table.tsx';
import { LoadedThings } from '../../kit/ui/loaded-things.tsx';

const whole = new Intl.NumberFormat('en');
const money = new Intl.NumberFormat('en', { style: 'currency', currency: 'USD', maximumFractionDigits: 4 });
const columns = ['Day', 'Task', 'Model', 'Calls', 'Failed', 'Tokens in', 'Tokens out', 'Cost'] as const;

/** What the AI provider did in the last 30 days. */
export function AiPanel() {
  const usage = useQuery(queryOf(adminAiPath, aiUsageSchema));
  return (
    <LoadedThings query={usage} what="its usage">
      {({ isSet, today, rows }) => (
        <>
          <p className="mb-4 text-soft">
            {isSet
              ? `${whole.format(today.used)} of ${whole.format(today.max)} tokens of today are used.`
              : 'No provider is set. With AI_PROVIDER, summaries, corrections and translations use one.'}
          </p>
          {rows.length > 0 && <DataTable label="Usage by day" columns={columns} rows={rows.map(toRow)} />}
        </>
      )}
    </LoadedThings>
  );
}

const toRow = (row: AiUsage['rows'][number]) => ({
  key: `${row.day} ${row.task} ${row.provider} ${row.model}`,
  cells: [
    <span key="day" className="whitespace-nowrap">
      {row.day}
    </span>,
    row.task,
    <>
      {row.model} <span className="text-soft">at {row.provider}</span>
    </>,
    ...[row.calls, row.failed, row.inputTokens, row.outputTokens].map((count) => whole.format(count)),
    row.dollars > 0 ? money.format(row.dollars) : '–',
  ],
});
