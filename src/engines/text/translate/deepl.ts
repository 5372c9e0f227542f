import { z } from 'zod';
import { type Language, languageOf } from '../../../shared/translation/languages.ts';
import { HOUR_MS, MINUTE_MS, SECOND_MS } from '../../../shared/units.ts';
import { describeProvider } from '../../ai/describe-provider.ts';
import { markOpens, placeholder, placeholders } from '../protect/protect.ts';
import { askProvider } from './ask-provider.ts';
import { createCached } from './cached.ts';
import { translateProviderNames } from './translate.config.ts';
import type { TranslationService } from './translation-service.ts';

/** Its limit per call. */
const maxTexts = 50;
const name = translateProviderNames.deepl;

const languagesAnswer = z.array(z.object({ language: z.string(), supports_formality: z.boolean().optional() }));
const translationsAnswer = z.object({ translations: z.array(z.object({ text: z.string() })) });

/** Targets that need a variant; the others have none, or theirs is what the plain code means. */
const targetCodes: Partial<Record<Language, string>> = { en: 'EN-US', pt: 'PT-PT' };

const formalities = { default: 'default', formal: 'prefer_more', informal: 'prefer_less' } as const;

/** DeepL by its API. Placeholders are empty XML elements, which it keeps. */
export function createDeepl({ url, apiKey }: { url: string; apiKey: string }): TranslationService {
  const base = { name, headers: { authorization: `DeepL-Auth-Key ${apiKey}` } };
  const askLanguages = (type: 'source' | 'target') => {
    const address = new URL('/v2/languages', url);
    address.searchParams.set('type', type);
    const signal = AbortSignal.timeout(10 * SECOND_MS);
    return askProvider({ ...base, url: address, answer: languagesAnswer, signal });
  };
  const known = createCached({
    goodMs: 6 * HOUR_MS,
    failedMs: MINUTE_MS,
    get: async () => {
      const [sources, targets] = await Promise.all([askLanguages('source'), askLanguages('target')]);
      const codes = (list: z.output<typeof languagesAnswer>) => [
        ...new Set(list.flatMap(({ language }) => languageOf(language) ?? [])),
      ];
      return {
        sources: codes(sources),
        targets: codes(targets),
        formal: codes(targets.filter((target) => target.supports_formality === true)),
      };
    },
  });

  return {
    batchCharacters: 20_000,
    describe: async () => ({
      name,
      host: new URL(url).host,
      place: describeProvider({ baseUrl: url }).place,
      isDraft: false,
      formalities: (await known()).formal,
    }),
    directions: async () => {
      const { sources, targets } = await known();
      return sources.flatMap((source) =>
        targets.filter((target) => target !== source).map((target) => ({ source, target })),
      );
    },
    translate: async ({ direction, texts, formality, signal }) => {
      const translated: string[] = [];
      for (let from = 0; from < texts.length; from += maxTexts) {
        const part = texts.slice(from, from + maxTexts);
        const { translations } = await askProvider({
          ...base,
          url: new URL('/v2/translate', url),
          body: {
            text: part.map(toXml),
            source_lang: direction.source.toUpperCase(),
            target_lang: targetCodes[direction.target] ?? direction.target.toUpperCase(),
            formality: formalities[formality],
            tag_handling: 'xml',
            preserve_formatting: true,
            split_sentences: 'nonewlines',
          },
          answer: translationsAnswer,
          signal,
        });
        translated.push(...part.map((_text, index) => fromXml(translations[index]?.text ?? '')));
      }
      return translated;
    },
  };
}

const entities: Readonly<Record<string, string>> = { '&': '&amp;', '<': '&lt;', '>': '&gt;' };

const toXml = (text: string): string =>
  text
    .replace(/[&<>]/g, (character) => entities[character] ?? character)
    .replace(placeholders, (_all, kind, index) => `<${kind === markOpens ? 'm' : 'x'} id="${index}"/>`);

const fromXml = (xml: string): string =>
  xml
    .replace(/<([mx]) id="(\d+)"\s*(?:\/>|><\/\1>)/g, (_all, kind, index) => placeholder(Number(index), kind === 'm'))
    .replaceAll('&lt;', '<')
    .replaceAll('&gt;', '>')
    .replaceAll('&quot;', '"')
    .replaceAll('&apos;', "'")
    .replaceAll('&amp;', '&');
