import { useQuery } from '@tanstack/react-query';
import { type Health, healthSchema } from '../../../modules/health/health.contract.ts';
import { t } from '../../../shared/language/translate.ts';
import { queryOf } from '../../kit/session/query-client.ts';
import { DataTable } from '../../kit/ui/data-table.tsx';
import { LoadedThings } from '../../kit/ui/loaded-things.tsx';
import { Thing, ThingList } from '../account/settings/settings-panel.tsx';

const refetchMs = 30_000;
const states = {
  ok: t('works'),
  degraded: t('degraded'),
  failing: t('failing'),
  unset: t('not set up'),
} as const;
const engineStates = { ready: t('ready'), idle: t('idle'), off: t('off') } as const;

/** What works on this site now. */
export function HealthPanel() {
  const health = useQuery({ ...queryOf('/api/health', healthSchema), staleTime: 0, refetchInterval: refetchMs });
  return (
    <LoadedThings query={health} label="Loading the state of the site…">
      {(shown) => <Shown health={shown} />}
    </LoadedThings>
  );
}

function Shown({ health: { version, sandbox, parts, engines, actions } }: { health: Health }) {
  const missing = actions.filter(({ available }) => !available);
  return (
    <>
      <p role="status" className="mb-4 text-soft">
        {t('Version {version}, programs are confined by {sandbox}.', { version, sandbox })}{' '}
        {missing.length === 0
          ? 'Every tool has a worker that runs it.'
          : t('Not available now: {calls}.', { calls: missing.map(({ path }) => path).join(', ') })}
      </p>
      <ThingList label="Parts">
        {parts.map(({ name, state, reason }) => (
          <Thing key={name} name={name} details={reason ?? states[state]}>
            <span className={state === 'ok' ? 'text-accent' : state === 'unset' ? 'text-soft' : 'text-danger'}>
              {states[state]}
            </span>
          </Thing>
        ))}
      </ThingList>
      <h3 className="mt-8 mb-3 text-xl">Engines</h3>
      <DataTable
        label="Engines"
        columns={[t('Engine'), t('State'), t('Version'), t('Note')]}
        rows={engines.map(({ name, state, version: of, reason }) => ({
          key: name,
          cells: [name, engineStates[state], of ?? '–', reason ?? ''],
        }))}
      />
    </>
  );
}
