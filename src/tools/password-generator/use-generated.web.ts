import { useEffect, useEffectEvent, useState } from 'react';
import { t } from '../../shared/language/translate.ts';
import { showToast } from '../../web/kit/ui/toast.ts';
import { loadEffWords } from './passphrase.ts';
import { passwordOptions, passwordPlan } from './password.ts';
import { type Generated, generateChosen, type PasswordChoice } from './password-choice.ts';

const titles = { password: t('Password Generated!'), passphrase: t('Passphrase Generated!') } as const;

/** Pages are prerendered without a password; its space is reserved, so that nothing shifts when it appears. */
const notYet: Generated = {
  ok: true,
  kind: 'password',
  secrets: [],
  bits: passwordPlan(passwordOptions.parse({})).bits,
};

/** The generated secrets, renewed when the page opens and whenever the settings change. Kept in memory only. */
export function useGenerated(choice: PasswordChoice): { generated: Generated; renew: () => void } {
  const [generated, setGenerated] = useState<Generated>(notYet);
  const [words, setWords] = useState<readonly string[]>();

  const loadWords = useEffectEvent(async () => {
    try {
      setWords(await loadEffWords());
    } catch {
      setWords([]);
    }
  });
  useEffect(() => {
    // Loaded at once, so that passphrases work offline.
    loadWords();
  }, []);

  // Not with the words: they may come when the password has been copied.
  useEffect(() => {
    if (choice.kind === 'password') setGenerated(generateChosen(choice, []));
  }, [choice]);
  useEffect(() => {
    if (choice.kind === 'passphrase' && words) setGenerated(words.length > 0 ? generateChosen(choice, words) : noWords);
  }, [choice, words]);

  const renew = () => {
    if (choice.kind === 'passphrase' && !words?.length) return loadWords();
    const made = generateChosen(choice, words ?? []);
    setGenerated(made);
    if (made.ok) {
      const { secrets, bits } = made;
      const text =
        secrets.length === 1
          ? t('{bits, plural, one {# bit} other {# bits}} of entropy.', { bits: Math.floor(bits) })
          : t('{count} different ones.', { count: secrets.length });
      showToast({ title: titles[made.kind], text, tone: 'success' });
    } else {
      showToast({ ...made.problem, tone: 'failure' });
    }
  };
  return { generated, renew };
}

const noWords: Generated = {
  ok: false,
  kind: 'passphrase',
  problem: {
    title: t('No words yet'),
    text: t('The word list could not be loaded. Check your connection and press Generate again.'),
  },
};
