import { KeyRound, RefreshCw, WholeWord } from 'lucide-react';
import { t } from '../../shared/language/translate.ts';
import { useRemembered } from '../../web/kit/tool-shell/use-remembered.ts';
import { Button } from '../../web/kit/ui/button.tsx';
import { type Tab, Tabs } from '../../web/kit/ui/tabs.tsx';
import { GuessingTimes } from './guessing-times.tsx';
import { PassphraseSettings } from './passphrase-settings.tsx';
import { PasswordCard } from './password-card.tsx';
import { passwordChoiceSchema, type SecretKind } from './password-choice.ts';
import { PasswordSettings } from './password-settings.tsx';
import { PasswordTips } from './password-tips.tsx';
import { useGenerated } from './use-generated.web.ts';

const firstChoice = passwordChoiceSchema.parse({});
const tabs = [
  { id: 'password', name: t('Password'), icon: KeyRound },
  { id: 'passphrase', name: t('Passphrase'), icon: WholeWord },
] as const satisfies readonly Tab<SecretKind>[];

export default function PasswordGeneratorPage() {
  const [choice, setChoice] = useRemembered('password-generator', passwordChoiceSchema, firstChoice);
  const { generated, renew } = useGenerated(choice);

  return (
    <div className="grid grid-cols-[minmax(0,1fr)] items-start gap-5 lg:grid-cols-[minmax(0,1fr)_21rem]">
      <div className="space-y-4">
        <PasswordCard generated={generated} onRenew={renew} />
        <p className="text-soft">
          Made in this browser. It is not sent and not stored; only your settings are remembered here.
        </p>
      </div>
      <section
        aria-label="Settings"
        className="min-w-0 rounded-[20px] border border-line bg-card p-6 pt-3 shadow-card lg:sticky lg:top-20 lg:col-start-2 lg:row-span-2 lg:row-start-1"
      >
        <Tabs label="What to make" tabs={tabs} shown={choice.kind} onShow={(kind) => setChoice({ ...choice, kind })}>
          {choice.kind === 'password' ? (
            <PasswordSettings options={choice.password} onChange={(password) => setChoice({ ...choice, password })} />
          ) : (
            <PassphraseSettings
              options={choice.passphrase}
              onChange={(passphrase) => setChoice({ ...choice, passphrase })}
            />
          )}
        </Tabs>
        {/* Stays visible however long the settings are. */}
        <div className="sticky bottom-0 -mx-6 -mb-6 rounded-b-[20px] bg-card px-6 pt-4 pb-6">
          <Button className="w-full" onClick={renew}>
            <RefreshCw className="size-5" aria-hidden="true" />
            {choice.kind === 'password' ? 'Generate password' : 'Generate passphrase'}
          </Button>
        </div>
      </section>
      <div className="space-y-5">
        {generated.ok && <GuessingTimes bits={generated.bits} />}
        <PasswordTips />
      </div>
    </div>
  );
}
