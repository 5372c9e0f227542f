import { useQuery } from '@tanstack/react-query';
import { type AiUsage, adminAiPath, aiUsageSchema } from '../../../modules/ai/ai.contract.ts';
import { queryOf } from '../../kit/session/query-client.ts';
import { LoadedThings } from '../account/settings/loaded-things.tsx';

const whole = new Intl.NumberFormat('en');
const money = new Intl.NumberFormat('en', { style: 'currency', currency: 'USD', maximumFractionDigits: 4 });
const columns = ['Day', 'Task', 'Model', 'Calls', 'Failed', 'Tokens in', 'Tokens out', 'Cost'] as const;

/** What the AI provider did in the last 30 days. */
export function AiPanel() {
  const usage = useQuery(queryOf(adminAiPath, aiUsageSchema));
  return (
    <section aria-labelledby="ai-usage">
      <h2 id="ai-usage" className="mb-4 text-2xl">
        What the AI provider did
      </h2>
      <LoadedThings query={usage} what="its usage">
        {({ isSet, today, rows }) => (
          <>
            <p className="text-soft">
              {isSet
                ? `${whole.format(today.used)} of ${whole.format(today.max)} tokens of today are used.`
                : 'No provider is set. With AI_PROVIDER, summaries, corrections and translations use one.'}
            </p>
            {rows.length > 0 && <UsageTable rows={rows} />}
          </>
        )}
      </LoadedThings>
    </section>
  );
}

function UsageTable({ rows }: Pick<AiUsage, 'rows'>) {
  return (
    <section
      aria-label="Usage by day"
      // biome-ignore lint/a11y/noNoninteractiveTabindex: it scrolls sideways on a phone, also by the keyboard.
      tabIndex={0}
      className="mt-4 overflow-x-auto rounded-[14px] border border-line bg-card"
    >
      <table className="w-full text-left text-[0.9375rem] tabular-nums">
        <thead>
          <tr className="border-line border-b">
            {columns.map((column) => (
              <th key={column} scope="col" className="whitespace-nowrap px-4 py-3 font-semibold">
                {column}
              </th>
            ))}
          </tr>
        </thead>
        <tbody className="divide-y divide-line">
          {rows.map((row) => (
            <tr key={`${row.day} ${row.task} ${row.provider} ${row.model}`}>
              <td className="whitespace-nowrap px-4 py-2.5">{row.day}</td>
              <td className="px-4 py-2.5">{row.task}</td>
              <td className="px-4 py-2.5">
                {row.model} <span className="text-soft">at {row.provider}</span>
              </td>
              <td className="px-4 py-2.5">{whole.format(row.calls)}</td>
              <td className="px-4 py-2.5">{whole.format(row.failed)}</td>
              <td className="px-4 py-2.5">{whole.format(row.inputTokens)}</td>
              <td className="px-4 py-2.5">{whole.format(row.outputTokens)}</td>
              <td className="px-4 py-2.5">{row.dollars > 0 ? money.format(row.dollars) : '–'}</td>
            </tr>
          ))}
        </tbody>
      </table>
    </section>
  );
}
