import { z } from 'zod';
import { type Language, languageOf } from '../../../shared/translation/languages.ts';
import { MINUTE_MS, SECOND_MS } from '../../../shared/units.ts';
import { describeProvider } from '../../ai/describe-provider.ts';
import { markOpens, placeholder, placeholders } from '../protect/protect.ts';
import { askProvider, refusedWith } from './ask-provider.ts';
import { createCached } from './cached.ts';
import { translateProviderNames } from './translate.config.ts';
import type { ServedDirection, TranslationService } from './translation-service.ts';

const name = translateProviderNames.libretranslate;

const languagesAnswer = z.array(z.object({ code: z.string(), targets: z.array(z.string()).optional() }));
const translatedAnswer = z.object({ translatedText: z.array(z.string()) });

/** LibreTranslate by its API, wherever the operator runs it. */
export function createLibretranslate({ url, apiKey }: { url: string; apiKey: string | undefined }): TranslationService {
  const address = (path: string) => new URL(path, url.endsWith('/') ? url : `${url}/`);
  const known = createCached({
    goodMs: 10 * MINUTE_MS,
    failedMs: MINUTE_MS / 2,
    get: async () => {
      const list = await askProvider({
        name,
        url: address('languages'),
        answer: languagesAnswer,
        signal: AbortSignal.timeout(10 * SECOND_MS),
      });
      return readLanguages(list);
    },
  });

  return {
    batchCharacters: 5_000,
    describe: async () => ({
      name,
      host: new URL(url).host,
      place: describeProvider({ baseUrl: url }).place,
      isDraft: false,
      formalities: [],
    }),
    directions: async () => (await known()).directions,
    translate: async ({ direction, texts, signal }) => {
      const { codes } = await known();
      const ask = async (part: readonly string[]): Promise<string[]> => {
        try {
          const { translatedText } = await askProvider({
            name,
            url: address('translate'),
            body: {
              q: part.map(toWords),
              source: codes.get(direction.source) ?? direction.source,
              target: codes.get(direction.target) ?? direction.target,
              format: 'text',
              ...(apiKey !== undefined && { api_key: apiKey }),
            },
            answer: translatedAnswer,
            signal,
          });
          return part.map((_text, index) => fromWords(translatedText[index] ?? ''));
        } catch (error) {
          // Its operator may bound the texts and characters of a call (--batch-limit, --char-limit), and it does not say to what.
          if (part.length === 1 || !refusedWith(error, 400)) throw error;
          const half = Math.ceil(part.length / 2);
          return [...(await ask(part.slice(0, half))), ...(await ask(part.slice(half)))];
        }
      };
      return ask(texts);
    },
  };
}

/** Its codes may have a script: 'zh-Hans'. The first one of a language counts. */
function readLanguages(list: z.output<typeof languagesAnswer>): {
  codes: ReadonlyMap<Language, string>;
  directions: ServedDirection[];
} {
  const codes = new Map<Language, string>();
  for (const { code } of list) {
    const language = languageOf(code);
    if (language && !codes.has(language)) codes.set(language, code);
  }
  const directions = list.flatMap(({ code, targets = list.map((each) => each.code) }) => {
    const source = languageOf(code);
    if (!source || codes.get(source) !== code) return [];
    const served = new Set(targets.flatMap((target) => languageOf(target) ?? []));
    return [...served].filter((target) => target !== source).map((target) => ({ source, target }));
  });
  return { codes, directions };
}

/** It has no placeholders of its own. Made-up names in capitals mostly come through, sometimes with spaces. */
const toWords = (text: string): string =>
  text.replace(placeholders, (_all, kind, index) => `${kind === markOpens ? 'XM' : 'XQ'}${index}X`);

const fromWords = (text: string): string =>
  text.replace(/x ?(m|q) ?(\d+) ?x/gi, (_all, kind, index) => placeholder(Number(index), kind.toLowerCase() === 'm'));
