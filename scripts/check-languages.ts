/**
 * Names what is missing or wrong in the languages of the interface: messages without a translation, translations without a
 * message, values or elements that a translation lost, and sentences that code puts together (src/shared/language).
 *
 *   node scripts/check-languages.ts
 */
import { globSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import { namesIn } from '../src/shared/language/format-message.ts';
import { languages } from '../src/shared/language/languages.ts';
import { readCatalogue } from '../src/shared/language/read-catalogue.ts';
import { readMessageIndex } from './languages/message-index.ts';
import { readMessages } from './languages/read-messages.ts';

const root = join(import.meta.dirname, '..');
const messages = readMessageIndex();
const known: ReadonlySet<string> = new Set(messages);
const problems: string[] = [];

for (const language of languages) {
  if (language === 'en') continue;
  const catalogue: Readonly<Record<string, string>> = await readCatalogue(language);
  for (const message of messages) {
    const said = catalogue[message];
    if (!said) problems.push(`${language}: no translation of ${JSON.stringify(message)}`);
    else if (namesIn(said).join() !== namesIn(message).join())
      problems.push(`${language}: ${JSON.stringify(said)} must have ${namesIn(message).join(', ')}, as in English`);
  }
  for (const message of Object.keys(catalogue)) {
    if (!known.has(message)) problems.push(`${language}: no such message any more: ${JSON.stringify(message)}`);
  }
}
for (const file of globSync('src/**/*.tsx', { cwd: root })) {
  const found = readMessages(file, readFileSync(join(root, file), 'utf8'));
  for (const { line, problem } of found.problems) problems.push(`${file}:${line}: ${problem}`);
}

for (const problem of problems) console.log(problem);
if (problems.length > 0) {
  console.log(`${problems.length} problems. The languages are in src/shared/language/catalogues.`);
  process.exitCode = 1;
}
