import { z } from 'zod';
import type { Sentence } from '../../catalog/define-tool.ts';
import { AppError } from '../../shared/errors.ts';
import { generatePassphrases, passphraseOptions } from './passphrase.ts';
import { generatePasswords, noClassSentence, passwordErrors, passwordOptions } from './password.ts';
import { cryptographicSource, type RandomSource } from './random-choice.ts';

export const secretKinds = ['password', 'passphrase'] as const;
export type SecretKind = (typeof secretKinds)[number];

/** The settings of the page: what may be remembered, because no password can be found in it. */
export const passwordChoiceSchema = z.object({
  kind: z.enum(secretKinds).default('password'),
  // Half-typed symbols are remembered like all settings; whether they can be used is checked when a password is made.
  password: passwordOptions.extend({ symbols: z.string().max(100).default('') }).prefault({}),
  passphrase: passphraseOptions.prefault({}),
});
export type PasswordChoice = z.output<typeof passwordChoiceSchema>;

/** Passwords or passphrases with the entropy of each in bits, or what is to be changed before there can be any. */
export type Generated =
  | { ok: true; kind: SecretKind; secrets: readonly string[]; bits: number }
  | { ok: false; kind: SecretKind; problem: Sentence };

/**
 * Makes what was chosen, by the same functions as the call.
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

const problemOf = (text: string): Sentence => ({ title: 'No password with these options', text });
