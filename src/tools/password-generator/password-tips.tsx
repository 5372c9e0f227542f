import { Check, type LucideIcon, X } from 'lucide-react';
import { t } from '../../shared/language/translate.ts';
import { Panel } from '../../web/kit/ui/panel.tsx';

const dos = [
  t('Use a different password for every account.'),
  t('Let a password manager remember and fill them in.'),
  t('Turn on two-step sign-in or passkeys where they are offered.'),
  t('Use a passphrase for the few you type by hand.'),
];
const donts = [
  t('Use names, birthdays or keyboard rows such as qwerty.'),
  t('Send a password by email or chat.'),
  t('Type it on a page that a message linked to.'),
  t('Keep one that has been leaked.'),
];

export function PasswordTips() {
  return (
    <Panel aria-label="Tips" className="grid gap-6 sm:grid-cols-2">
      <Tips title="Do" tips={dos} icon={Check} iconClass="text-accent" />
      <Tips title="Don’t" tips={donts} icon={X} iconClass="text-danger" />
    </Panel>
  );
}

function Tips(props: { title: string; tips: readonly string[]; icon: LucideIcon; iconClass: string }) {
  const { title, tips, icon: Icon, iconClass } = props;
  return (
    <div>
      <h2 className="mb-3 text-xl">{title}</h2>
      <ul className="space-y-2.5">
        {tips.map((tip) => (
          <li key={tip} className="flex gap-2.5">
            <Icon className={`mt-1 size-4 shrink-0 ${iconClass}`} strokeWidth={3} aria-hidden="true" />
            {tip}
          </li>
        ))}
      </ul>
    </div>
  );
}
