import { z } from 'zod';
import { formBoolean, formNumber, type Sentence } from '../../catalog/define-tool.ts';
import { defineError } from '../../shared/errors.ts';
import { t } from '../../shared/language/translate.ts';
import {
  alphabetOf,
  type CharacterClass,
  characterClasses,
  customSymbolsSentence,
  defaultSymbols,
  isSymbolSet,
} from './character-classes.ts';
import { type PasswordPlan, planPasswords } from './password-plan.ts';
import { cryptographicSource, type RandomSource } from './random-choice.ts';
import { type Strength, strengthOf } from './strength.ts';

export const passwordLength = { min: 4, max: 50, default: 12 } as const;
export const maxPasswords = 100;

export const noClassSentence = {
  title: t('Select at least one option'),
  text: t('Please choose at least one character type'),
} as const satisfies Sentence;

const lengthMessage = t('Length must be a whole number from 4 to 50.');
const countMessage = t('The number of passwords must be a whole number from 1 to {maxPasswords}.', { maxPasswords });
const minimumMessage = t('The minimum of a character type must be a whole number from 0 to 50.');

const switchedOn = (name: string) => formBoolean(t('The option {name} must be true or false.', { name })).default(true);
const minimum = () =>
  formNumber(minimumMessage)
    .pipe(z.number().int(minimumMessage).min(0, minimumMessage).max(passwordLength.max, minimumMessage))
    .default(1);

/** Options of call and form. The first five are the specification's; the others are optional. */
export const passwordOptions = z.object({
  length: formNumber(lengthMessage)
    .pipe(z.number().int(lengthMessage).min(passwordLength.min, lengthMessage).max(passwordLength.max, lengthMessage))
    .default(passwordLength.default)
    .describe('Characters in the password.'),
  includeUppercase: switchedOn('includeUppercase').describe('A to Z.'),
  includeLowercase: switchedOn('includeLowercase').describe('a to z.'),
  includeNumbers: switchedOn('includeNumbers').describe('0 to 9.'),
  includeSymbols: switchedOn('includeSymbols').describe('Those of `symbols`.'),
  excludeLookAlikes: formBoolean(t('The option excludeLookAlikes must be true or false.'))
    .default(false)
    .describe('Leaves out characters that are easily mixed up: 0 O o, 1 I l |, 2 Z, 5 S, 8 B.'),
  symbols: z
    .string({ error: customSymbolsSentence.text })
    .max(100, t('Please enter at most 100 symbols.'))
    .refine((text) => text === '' || isSymbolSet(text), customSymbolsSentence.text)
    .default('')
    .describe(`The symbols to use; empty means ${defaultSymbols}`),
  minUppercase: minimum().describe('At least this many, when the type is on.'),
  minLowercase: minimum().describe('At least this many, when the type is on.'),
  minNumbers: minimum().describe('At least this many, when the type is on.'),
  minSymbols: minimum().describe('At least this many, when the type is on.'),
  count: formNumber(countMessage)
    .pipe(z.number().int(countMessage).min(1, countMessage).max(maxPasswords, countMessage))
    .default(1)
    .describe('How many passwords to make.'),
});
export type PasswordOptions = z.output<typeof passwordOptions>;

export const passwordErrors = {
  noClass: defineError('PASSWORD_NO_CHARACTER_TYPE', 400, () => noClassSentence.text),
  emptyClass: defineError('PASSWORD_SYMBOLS_EXCLUDED', 400, () =>
    t('All your symbols are look-alikes and were left out. Please add other symbols, or keep look-alikes.'),
  ),
  tooManyDemanded: defineError<{ length: number; demanded: number }>(
    'PASSWORD_TOO_SHORT_FOR_MINIMUMS',
    400,
    ({ length, demanded }) =>
      t(
        '{length, plural, one {# character} other {# characters}} cannot hold the {demanded} you ask for. Please raise the length or lower the minimums.',
        {
          length,
          demanded,
        },
      ),
  ),
};

const choices = {
  uppercase: { include: 'includeUppercase', minimum: 'minUppercase' },
  lowercase: { include: 'includeLowercase', minimum: 'minLowercase' },
  numbers: { include: 'includeNumbers', minimum: 'minNumbers' },
  symbols: { include: 'includeSymbols', minimum: 'minSymbols' },
} as const satisfies Record<CharacterClass, { include: keyof PasswordOptions; minimum: keyof PasswordOptions }>;

/**
 * The passwords these options allow: their number, the entropy of one in bits, and how to draw one.
 *
 * @throws passwordErrors
 */
export function passwordPlan(options: PasswordOptions): PasswordPlan {
  const alphabet = {
    symbols: options.symbols === '' ? defaultSymbols : options.symbols,
    excludeLookAlikes: options.excludeLookAlikes,
  };
  const demands = characterClasses
    .filter((characterClass) => options[choices[characterClass].include])
    .map((characterClass) => ({
      characters: alphabetOf(characterClass, alphabet),
      atLeast: options[choices[characterClass].minimum],
    }));
  if (demands.length === 0) throw passwordErrors.noClass();
  if (demands.some(({ characters }) => characters.length === 0)) throw passwordErrors.emptyClass();
  const demanded = demands.reduce((sum, { atLeast }) => sum + atLeast, 0);
  if (demanded > options.length) throw passwordErrors.tooManyDemanded({ length: options.length, demanded });
  return planPasswords(demands, options.length);
}

export type GeneratedPassword = { password: string; strength: Strength };

/**
 * Draws `options.count` independent passwords. `bits` is the entropy of each.
 *
 * @throws passwordErrors
 */
export function generatePasswords(
  options: PasswordOptions,
  random: RandomSource = cryptographicSource,
): { passwords: GeneratedPassword[]; bits: number } {
  const plan = passwordPlan(options);
  const passwords = Array.from({ length: options.count }, () => {
    const password = plan.draw(random);
    return { password, strength: strengthOf(password) };
  });
  return { passwords, bits: plan.bits };
}
