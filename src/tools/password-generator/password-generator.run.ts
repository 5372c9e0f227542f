import { defineRun, defineRuns } from '../../catalog/define-run.ts';
import { generatePasswords, passwordErrors } from './password.ts';
import { passwordGenerator } from './password-generator.tool.ts';
import { strengthOf } from './strength.ts';

const generate = defineRun(passwordGenerator.actions.generate)([], ({ options }) => {
  const { passwords, bits } = generatePasswords(options);
  const texts = passwords.map(({ password }) => password);
  const [password = ''] = texts;
  return { password, passwords: texts, strength: strengthOf(password), entropyBits: bits };
});

export const runs = defineRuns(
  passwordGenerator,
  { generate },
  {
    generate: [
      passwordErrors.noClass(),
      passwordErrors.emptyClass(),
      passwordErrors.tooManyDemanded({ length: 4, demanded: 6 }),
    ],
  },
);
