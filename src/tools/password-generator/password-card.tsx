import { Copy, Eye, EyeOff, RefreshCw } from 'lucide-react';
import { useId, useState } from 'react';
import { t } from '../../shared/language/translate.ts';
import { Button } from '../../web/kit/ui/button.tsx';
import { classNames } from '../../web/kit/ui/class-names.ts';
import { copyText } from '../../web/kit/ui/copy-text.ts';
import { IconButton } from '../../web/kit/ui/icon-button.tsx';
import { explainEntropy } from './entropy.ts';
import type { Generated, SecretKind } from './password-choice.ts';
import { StrengthBadge, StrengthStitches } from './strength-badge.tsx';

const kindWords = {
  password: {
    name: t('password'),
    yours: t('Your password'),
    generated: t('Generated password'),
    copy: t('Copy password'),
    show: t('Show password'),
    hide: t('Hide password'),
    another: t('Another password'),
    list: t('list of passwords'),
    all: (count: number) => t('All {count, plural, one {# password} other {# passwords}}', { count }),
    copyOne: (number: number) => t('Copy password {number}', { number }),
  },
  passphrase: {
    name: t('passphrase'),
    yours: t('Your passphrase'),
    generated: t('Generated passphrase'),
    copy: t('Copy passphrase'),
    show: t('Show passphrase'),
    hide: t('Hide passphrase'),
    another: t('Another passphrase'),
    list: t('list of passphrases'),
    all: (count: number) => t('All {count, plural, one {# passphrase} other {# passphrases}}', { count }),
    copyOne: (number: number) => t('Copy passphrase {number}', { number }),
  },
} as const satisfies Record<SecretKind, object>;
type KindWords = (typeof kindWords)[SecretKind];

/** The password, its strength and its actions. */
export function PasswordCard({ generated, onRenew }: { generated: Generated; onRenew: () => void }) {
  const id = useId();
  const [hidden, setHidden] = useState(false);
  const secrets = generated.ok ? generated.secrets : [];
  const [first = '', ...others] = secrets;
  const words = kindWords[generated.kind];
  const masked = (secret: string) => (hidden ? '•'.repeat([...secret].length) : secret);

  return (
    <section
      aria-label={words.yours}
      className="weave relative overflow-hidden rounded-[20px] p-4 text-on-canvas shadow-lift sm:p-6"
    >
      <div className="rounded-[14px] bg-raised p-3 text-ink sm:p-4">
        <label htmlFor={id} className="px-1 font-semibold text-sm text-soft">
          {words.generated}
        </label>
        <textarea
          id={id}
          readOnly
          rows={first.length > 24 ? 2 : 1}
          value={masked(first)}
          aria-describedby={generated.ok === false ? `${id}-problem` : undefined}
          // Keeps spell checkers and translators, which send text fields to servers, away from it.
          spellCheck={false}
          autoComplete="off"
          autoCorrect="off"
          autoCapitalize="none"
          translate="no"
          onFocus={({ target }) => target.select()}
          className="field-sizing-content block min-h-12 w-full resize-none break-all rounded-[8px] bg-transparent px-1 py-1.5 font-mono text-2xl leading-snug tracking-wide sm:text-[1.75rem]"
        />
        {generated.ok === false && (
          <p id={`${id}-problem`} role="alert" className="px-1 pb-2 text-danger">
            {generated.problem.text}
          </p>
        )}
        <div className="flex flex-wrap items-center gap-1 border-line border-t pt-3">
          <Button
            size="small"
            disabled={first === ''}
            onClick={() => copyText(first, words.name)}
            aria-label={words.copy}
          >
            <Copy className="size-4" aria-hidden="true" />
            Copy
          </Button>
          <span className="grow" />
          <IconButton
            icon={hidden ? Eye : EyeOff}
            label={hidden ? words.show : words.hide}
            onClick={() => setHidden(!hidden)}
          />
          <IconButton icon={RefreshCw} label={words.another} onClick={onRenew} />
        </div>
      </div>
      <Verdict generated={generated} secret={first} />
      {others.length > 0 && <OtherSecrets secrets={secrets} words={words} masked={masked} />}
    </section>
  );
}

function Verdict({ generated, secret }: { generated: Generated; secret: string }) {
  const bits = generated.ok ? generated.bits : 0;
  return (
    <div className="mt-4 flex min-h-14 flex-wrap items-center gap-x-5 gap-y-2 px-1">
      {generated.ok && (
        <>
          {/* The points are for passwords; they would rate six random words as medium. */}
          {generated.kind === 'password' && (
            <div className={classNames('flex items-center gap-3', secret === '' && 'invisible')}>
              <StrengthBadge secret={secret} />
              <StrengthStitches secret={secret} />
            </div>
          )}
          <p>
            <strong className="font-bold text-lg tabular-nums">{bits.toFixed(1)} bits</strong> of entropy.{' '}
            <span className="text-on-canvas-soft">{explainEntropy(bits).meaning}</span>
          </p>
        </>
      )}
    </div>
  );
}

function OtherSecrets(props: { secrets: readonly string[]; words: KindWords; masked: (secret: string) => string }) {
  const { secrets, words, masked } = props;
  return (
    <div className="mt-4 rounded-[14px] bg-raised p-3 text-ink sm:p-4">
      <div className="flex flex-wrap items-center justify-between gap-2 px-1">
        <h2 className="font-semibold text-base">{words.all(secrets.length)}</h2>
        <Button look="secondary" size="small" onClick={() => copyText(secrets.join('\n'), words.list)}>
          <Copy className="size-4" aria-hidden="true" />
          Copy all
        </Button>
      </div>
      <ol className="mt-2 max-h-96 overflow-y-auto">
        {secrets.map((secret, index) => (
          <li
            // Passwords are drawn independently, so two may be equal, and they never move.
            // biome-ignore lint/suspicious/noArrayIndexKey: see above.
            key={index}
            className={classNames('flex items-center gap-2', index > 0 && 'border-line border-t')}
          >
            <span translate="no" className="min-w-0 grow break-all py-2 ps-1 font-mono leading-snug">
              {masked(secret)}
            </span>
            <IconButton icon={Copy} label={words.copyOne(index + 1)} onClick={() => copyText(secret, words.name)} />
          </li>
        ))}
      </ol>
    </div>
  );
}
