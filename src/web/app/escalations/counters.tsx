import { useQuery } from '@tanstack/react-query';
import type { z } from 'zod';
import { escalationsPath, escalationsSchema } from '../../../modules/conversations/administration.contract.ts';
import { severities } from '../../../modules/conversations/conversation-words.contract.ts';
import { language, t } from '../../../shared/language/translate.ts';
import { SECOND_MS } from '../../../shared/units.ts';
import { callApi } from '../../kit/http/call-api.ts';
import { CallError } from '../../kit/http/call-error.ts';
import { classNames } from '../../kit/ui/class-names.ts';
import { showTime } from '../support/message.tsx';
import { severityNames } from './names.ts';
import type { Filters } from './use-filters.ts';

type Escalations = z.infer<typeof escalationsSchema>;
export const pollMs = 30 * SECOND_MS;

/** The counts, asked for every half minute. */
export const useEscalations = () =>
  useQuery({
    queryKey: [escalationsPath],
    queryFn: async ({ signal }): Promise<Escalations> => {
      try {
        return await callApi(escalationsPath, escalationsSchema, { method: 'GET', signal });
      } catch (error) {
        if (!(error instanceof CallError) || error.code === 'NETWORK') throw error;
        throw new CallError(error.code, t('Failed to fetch escalations'), error);
      }
    },
    staleTime: 0,
    refetchInterval: pollMs,
  });

/** Five counters; those of a severity show its conversations. */
export function Counters(props: {
  escalations: Escalations;
  filters: Filters;
  onChange: (changed: Partial<Filters>) => void;
}) {
  const { escalations, filters, onChange } = props;
  return (
    <>
      <ul aria-label="Unsolved conversations" className="grid grid-cols-2 gap-3 sm:grid-cols-5">
        {(['total', ...severities] as const).map((name) => {
          const severity = name === 'total' ? '' : name;
          const isShown = filters.severity === severity;
          return (
            <li key={name} className={name === 'total' ? 'max-sm:col-span-2' : undefined}>
              <button
                type="button"
                aria-pressed={isShown}
                onClick={() => onChange({ severity })}
                className={classNames(
                  'w-full rounded-[14px] border bg-card p-4 text-start hover:border-accent',
                  isShown ? 'border-accent' : 'border-line',
                )}
              >
                <span className="block text-soft capitalize">{name === 'total' ? 'total' : severityNames[name]}</span>
                <span
                  className={classNames(
                    'block font-bold text-3xl tabular-nums',
                    name === 'critical' && escalations.critical > 0 && 'text-danger',
                  )}
                >
                  {escalations[name].toLocaleString(language())}
                </span>
              </button>
            </li>
          );
        })}
      </ul>
      <p className="mt-3 text-soft">
        {escalations.lastEscalation
          ? t('Last escalation: {time}', { time: showTime(escalations.lastEscalation) })
          : 'Last escalation: none yet'}
      </p>
    </>
  );
}
