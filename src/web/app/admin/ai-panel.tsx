import { useQuery } from '@tanstack/react-query';
import { type AiUsage, adminAiPath, aiUsageSchema } from '../../../modules/ai/ai.contract.ts';
import { language, t } from '../../../shared/language/translate.ts';
import { queryOf } from '../../kit/session/query-client.ts';
import { DataTable } from '../../kit/ui/data-table.tsx';
import { LoadedThings } from '../../kit/ui/loaded-things.tsx';

const whole = new Intl.NumberFormat(language());
const money = new Intl.NumberFormat(language(), { style: 'currency', currency: 'USD', maximumFractionDigits: 4 });
const columns = [
  t('Day'),
  t('Task'),
  t('Model'),
  t('Calls'),
  t('Failed'),
  t('Tokens in'),
  t('Tokens out'),
  t('Cost'),
] as const;

/** What the AI provider did in the last 30 days. */
export function AiPanel() {
  const usage = useQuery(queryOf(adminAiPath, aiUsageSchema));
  return (
    <LoadedThings query={usage} label="Loading its usage…">
      {({ isSet, today, rows }) => (
        <>
          <p className="mb-4 text-soft">
            {isSet
              ? t('{used} of {max} tokens of today are used.', {
                  used: whole.format(today.used),
                  max: whole.format(today.max),
                })
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
