import { z } from 'zod';
import type { Sentence } from '../../catalog/define-tool.ts';
import { AppError } from '../../shared/errors.ts';
import { t } from '../../shared/language/translate.ts';
import { generatePassphrases, passphraseOptions } from './passphrase.ts';
import { generatePasswords, noClassSentence, passwordErrors, passwordOptions } from './password.ts';
import { cryptographicSource, type RandomSource } from './random-choice.ts';

export const secretKinds = ['password', 'passphrase'] as const;
export type SecretKind = (typeof secretKinds)[number];

/** The page's settings. All may be saved, as none reveals a password. */
export const passwordChoiceSchema = z.object({
  kind: z.enum(secretKinds).default('password'),
  // Half-typed symbols are saved like all settings; they are validated when a password is made.
  password: passwordOptions.extend({ symbols: z.string().max(100).default('') }).prefault({}),
  passphrase: passphraseOptions.prefault({}),
});
export type PasswordChoice = z.output<typeof passwordChoiceSchema>;

/** Passwords or passphrases with the entropy of each in bits, or the setting to change first. */
export type Generated =
  | { ok: true; kind: SecretKind; secrets: readonly string[]; bits: number }
  | { ok: false; kind: SecretKind; problem: Sentence };

/**
 * Generates what was chosen, by the same functions as the call.
 *
 * @param words the list for passphrases
 */
export function generateChosen(
  { kind, password, passphrase }: PasswordChoice,
  words: readonly string[],
  random: RandomSource = cryptographicSource,
): Generated {
  if (kind === 'passphrase') {
    const { passphrases, bits } = generatePassphrases(passphrase, words, random);
    return { ok: true, kind, secrets: passphrases, bits };
  }
  const options = passwordOptions.safeParse(password);
  if (!options.success) return { ok: false, kind, problem: problemOf(options.error.issues[0]?.message ?? '') };
  try {
    const { passwords, bits } = generatePasswords(options.data, random);
    return { ok: true, kind, secrets: passwords.map((made) => made.password), bits };
  } catch (error) {
    if (!(error instanceof AppError)) throw error;
    const isNoClass = error.code === passwordErrors.noClass().code;
    return { ok: false, kind, problem: isNoClass ? noClassSentence : problemOf(error.message) };
  }
}

const problemOf = (text: string): Sentence => ({ title: t('No password with these options'), text });
