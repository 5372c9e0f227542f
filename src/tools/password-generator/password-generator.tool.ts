import { z } from 'zod';
import { defineTool } from '../../catalog/define-tool.ts';
import { t } from '../../shared/language/translate.ts';
import { passwordOptions } from './password.ts';
import { strengthLevels } from './strength.ts';

export const passwordGenerator = defineTool({
  slug: 'password-generator',
  name: t('Password Generator'),
  tagline: t('Strong, made in your browser'),
  summary: t('Strong passwords and passphrases, made in your browser, with how hard they are to guess.'),
  title: t('Password generator: strong passwords, passphrases'),
  description: t(
    'Generate strong random passwords and passphrases in your browser. Length, character types, minimums, look-alikes, many at once, entropy in bits. Nothing is sent.',
  ),
  keywords: [
    'password',
    'passphrase',
    'random',
    'strong',
    'secure',
    'diceware',
    'eff',
    'pin',
    'entropy',
    'strength',
    'security',
    'login',
    'wifi key',
  ],
  category: 'utility',
  icon: 'key-round',
  badge: 'free',
  rank: 120,
  steps: [
    t('A strong password is there when the page opens'),
    t('Change its length and characters, or take words instead'),
    t('Copy it into your password manager'),
  ],
  faq: [
    {
      question: t('Is the password sent anywhere?'),
      answer: t(
        'No. It is made in this page, with cryptographic random numbers of your browser, and it is neither sent nor stored: not on the server, not in this browser, not in the address of the page. Only your settings are remembered, in this browser. The page also works offline.',
      ),
    },
    {
      question: t('What do the bits of entropy mean?'),
      answer: t(
        'They count the possibilities: every bit doubles them. The number on this page is exact, because every password that your settings allow is equally likely, and an attacker who knows the settings gains nothing. The strength badge is simpler: it counts points for length and kinds of characters, as sign-up forms do.',
      ),
    },
    {
      question: t('Password or passphrase?'),
      answer: t(
        'A password manager does not mind 20 random characters, so use a password wherever it fills one in. For the few you type or remember, such as the one for the manager itself, six random words are as strong as 12 random characters and far easier to type and remember.',
      ),
    },
    {
      question: t('How long should it be?'),
      answer: t(
        'Sixteen characters of all four types have 103 bits, more than any attacker can try. Twelve, with 77, are still fine. Eight, with 50, are guessed within minutes when a badly protected database is stolen, as the guessing times on this page show.',
      ),
    },
    {
      question: t('Are all characters equally likely?'),
      answer: t(
        'Yes. Random numbers that would favour some characters are drawn again (rejection sampling), and every password that has all the chosen types is equally likely. Both are checked by tests of the distribution.',
      ),
    },
  ],
  worksOffline: true,
  actions: {
    generate: {
      path: '/api/tools/password-generate',
      summary: 'Makes random passwords. The page makes its own in the browser, by the same function.',
      options: passwordOptions,
      result: z.object({
        password: z.string(),
        passwords: z.array(z.string()).describe('All of them when `count` asks for several; the first is `password`.'),
        strength: z.enum(strengthLevels).describe('Of the first.'),
        entropyBits: z.number().describe('The entropy of each: log2 of the number of passwords these options allow.'),
      }),
    },
  },
});
