import { createHash } from 'node:crypto';
import { join } from 'node:path';
import type { Plugin } from 'vite';
import { readMessages } from './read-messages.ts';

const root = join(import.meta.dirname, '../..');

/** What stands in the built code in place of a message, until scripts/languages/localize-site.ts puts a language there. */
export const markOf = (message: string): string =>
  `@t(${createHash('sha256').update(message).digest('hex').slice(0, 12)})@`;

/** Marks the messages in the site's code. `npm run dev` has none: there the site is in English. */
export function languagePlugin(): Plugin {
  return {
    name: 'satchel:languages',
    apply: 'build',
    enforce: 'pre',
    resolveId: (id) =>
      ({
        '@language/t': join(root, 'src/shared/language/translate.ts'),
        '@language/rich': join(root, 'src/web/kit/ui/rich.tsx'),
      })[id],
    transform: {
      filter: { id: /\/src\/[^?]+\.tsx?$/ },
      handler(source, id) {
        const { code } = readMessages(id, source, (message) => JSON.stringify(markOf(message)));
        return code === source ? undefined : { code, map: null };
      },
    },
  };
}
