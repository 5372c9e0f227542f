import { useQuery } from '@tanstack/react-query';
import { adminPaths, settingsSchema } from '../../../modules/admin/admin.contract.ts';
import { queryOf } from '../../kit/session/query-client.ts';
import { LoadedThings } from '../../kit/ui/loaded-things.tsx';
import { Thing, ThingList } from '../account/settings/settings-panel.tsx';

/** The settings this server was started with, without secrets. */
export function SettingsInUsePanel() {
  const settings = useQuery(queryOf(adminPaths.settings, settingsSchema));
  return (
    <>
      <p className="mb-4 max-w-[65ch] text-soft">
        Read from the environment at the start. Secrets are not shown. To change one, set its variable and restart.
      </p>
      <LoadedThings query={settings} label="Loading the settings…">
        {({ settings: list }) => (
          <ThingList label="Settings">
            {list.map(({ name, doc, value, isSet }) => (
              <Thing
                key={name}
                name={
                  <>
                    <code>{name}</code>
                    {isSet && (
                      <span className="rounded-md bg-accent-soft px-2 py-0.5 text-accent text-xs">set here</span>
                    )}
                  </>
                }
                details={doc}
              >
                <code className="min-w-0 text-[0.9375rem] [overflow-wrap:anywhere]">{value ?? 'unset'}</code>
              </Thing>
            ))}
          </ThingList>
        )}
      </LoadedThings>
    </>
  );
}
