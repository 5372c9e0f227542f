import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import type { Message } from '../../src/shared/language/messages.index.ts';

const index = join(import.meta.dirname, '../../src/shared/language/messages.index.ts');

/** All messages, from the type that scripts/index-tools.ts writes. */
export const readMessageIndex = (): Message[] =>
  [...readFileSync(index, 'utf8').matchAll(/^ {2}\| (".*")$/gm)].map(([, text]) => JSON.parse(`${text}`) as Message);
