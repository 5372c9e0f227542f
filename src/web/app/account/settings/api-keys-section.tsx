import { useQuery } from '@tanstack/react-query';
import { useState } from 'react';
import { Link } from 'react-router';
import type { z } from 'zod';
import { toolCategories } from '../../../../catalog/tool-card.ts';
import { accountPaths } from '../../../../modules/accounts/account-paths.contract.ts';
import {
  type ApiKeyScope,
  apiKeyCallsPerMinute,
  apiKeyListSchema,
  apiKeyScopes,
  createdApiKeySchema,
  maxApiKeys,
  type User,
} from '../../../../modules/accounts/accounts.contract.ts';
import { t } from '../../../../shared/language/translate.ts';
import { callApi, postApi } from '../../../kit/http/call-api.ts';
import { queryOf, refetchQueries } from '../../../kit/session/query-client.ts';
import { Button } from '../../../kit/ui/button.tsx';
import { CheckboxField } from '../../../kit/ui/checkbox-field.tsx';
import { CopyButton } from '../../../kit/ui/copy-button.tsx';
import { LoadedThings } from '../../../kit/ui/loaded-things.tsx';
import { TextField } from '../../../kit/ui/text-field.tsx';
import { showToast } from '../../../kit/ui/toast.ts';
import { useChange } from '../use-change.tsx';
import { PasswordDialog } from './password-dialog.tsx';
import { SettingsPanel, Thing, ThingList } from './settings-panel.tsx';
import { showDate } from './show-date.ts';

const scopeNames: ReadonlyMap<ApiKeyScope, string> = new Map<ApiKeyScope, string>([
  ['tools', t('Every tool')],
  ...Object.entries(toolCategories).map(([category, { menu }]): [ApiKeyScope, string] => [
    `tools:${category as keyof typeof toolCategories}`,
    menu,
  ]),
]);

type CreatedApiKey = z.infer<typeof createdApiKeySchema>;

/** API keys for programs that call the tools. A key is shown only once, when it is created. */
export function ApiKeysSection({ user }: { user: User }) {
  const [creating, setCreating] = useState(false);
  const [created, setCreated] = useState<CreatedApiKey>();
  const list = useQuery(queryOf(accountPaths.apiKeys, apiKeyListSchema));
  const revoke = useChange(t('Not revoked'), {
    mutationFn: (id: string) => postApi(`${accountPaths.apiKeys}/${encodeURIComponent(id)}`, { method: 'DELETE' }),
    onSuccess: async (_answer, id) => {
      await refetchQueries(accountPaths.apiKeys);
      if (created?.id === id) setCreated(undefined);
      showToast({ title: t('Key revoked'), text: t('Calls with it are refused from now on.'), tone: 'success' });
    },
  });

  return (
    <SettingsPanel
      title="API keys"
      text={
        <>
          For your own programs: every tool is a call, described at{' '}
          <Link to="/api/docs" className="text-link">
            /api/docs
          </Link>
          . A key makes up to {apiKeyCallsPerMinute} calls a minute.
        </>
      }
    >
      <LoadedThings query={list} label="Loading your keys…">
        {({ apiKeys }) => (
          <div className="space-y-4">
            {apiKeys.length > 0 && (
              <ThingList label="API keys">
                {apiKeys.map(({ id, name, start, scopes, createdAt, lastUsedAt }) => (
                  <Thing
                    key={id}
                    failure={revoke.variables === id && revoke.failure}
                    name={
                      <>
                        {name} <code className="font-normal text-sm text-soft">{start}…</code>
                      </>
                    }
                    details={`${scopes.map((scope) => scopeNames.get(scope)).join(', ')} · ${describeUse(createdAt, lastUsedAt)}`}
                  >
                    <Button look="secondary" size="small" disabled={revoke.isPending} onClick={() => revoke.mutate(id)}>
                      Revoke<span className="sr-only"> {name}</span>
                    </Button>
                  </Thing>
                ))}
              </ThingList>
            )}
            {created && <NewKey created={created} onDone={() => setCreated(undefined)} />}
            <Button
              look="secondary"
              size="small"
              disabled={apiKeys.length >= maxApiKeys}
              onClick={() => setCreating(true)}
            >
              Create a key
            </Button>
          </div>
        )}
      </LoadedThings>
      {creating && (
        <CreateKey
          user={user}
          onClose={() => setCreating(false)}
          onCreated={async (key) => {
            setCreated(key);
            await refetchQueries(accountPaths.apiKeys);
          }}
        />
      )}
    </SettingsPanel>
  );
}

const describeUse = (createdAt: string, lastUsedAt: string | null): string =>
  lastUsedAt
    ? t('made {created}, last used {used}', { created: showDate(createdAt), used: showDate(lastUsedAt) })
    : t('made {created}, not used yet', { created: showDate(createdAt) });

function NewKey({ created, onDone }: { created: CreatedApiKey; onDone: () => void }) {
  return (
    <div role="status" className="rounded-[16px] border border-accent bg-accent-soft p-5">
      <p className="font-semibold">{t('Your new key “{name}”', { name: created.name })}</p>
      <p className="mt-1 text-[0.9375rem]">Copy it now: it is not shown again, and we keep only its hash.</p>
      <code className="mt-3 block break-all rounded-[10px] bg-raised px-3 py-2.5">{created.key}</code>
      <div className="mt-4 flex flex-wrap gap-3">
        <CopyButton text={created.key} what={t('API key')} look="primary">
          Copy key
        </CopyButton>
        <Button look="secondary" size="small" onClick={onDone}>
          Done
        </Button>
      </div>
    </div>
  );
}

function CreateKey(props: { user: User; onClose: () => void; onCreated: (key: CreatedApiKey) => Promise<void> }) {
  const [name, setName] = useState('');
  const [scopes, setScopes] = useState<readonly ApiKeyScope[]>(['tools']);
  const create = async (password: string) => {
    const body = { name: name.trim() || 'API key', scopes, password };
    await props.onCreated(await callApi(accountPaths.apiKeys, createdApiKeySchema, { body }));
  };
  const toggle = (scope: ApiKeyScope, wanted: boolean) => {
    // Either every tool, or some categories.
    if (scope === 'tools') return setScopes(wanted ? ['tools'] : []);
    const others = scopes.filter((present) => present !== scope && present !== 'tools');
    setScopes(wanted ? [...others, scope] : others);
  };
  return (
    <PasswordDialog
      title="Create an API key"
      text="Whoever has the key can use the tools in your name, within your limits."
      confirmLabel="Create key"
      username={props.user.email}
      onConfirm={create}
      onClose={props.onClose}
    >
      <TextField
        label="Name"
        name="key-name"
        autoComplete="off"
        maxLength={60}
        placeholder="Backup script"
        value={name}
        onChange={setName}
      />
      <fieldset>
        <legend className="mb-2 font-semibold">It may call</legend>
        <div className="grid gap-2 sm:grid-cols-2">
          {apiKeyScopes.map((scope) => (
            <CheckboxField
              key={scope}
              label={scopeNames.get(scope)}
              value={scopes.includes(scope)}
              onChange={(wanted) => toggle(scope, wanted)}
            />
          ))}
        </div>
      </fieldset>
    </PasswordDialog>
  );
}
