import { z } from 'zod';
import { ConfigError } from '../../../platform/config/config.ts';
import { defineSetting, type ReadSetting } from '../../../platform/config/setting.ts';
import { describeProvider } from '../../ai/describe-provider.ts';

export const translateSettings = {
  translateProvider: defineSetting({
    name: 'TRANSLATE_PROVIDER',
    doc: 'A translation service, asked before anything else.',
    allowed: 'libretranslate or deepl',
    schema: z.enum(['', 'libretranslate', 'deepl']).transform((provider) => provider || undefined),
    default: undefined,
    unset: 'the AI provider, if one is set; otherwise Apertium on this server',
  }),
  translateUrl: defineSetting({
    name: 'TRANSLATE_URL',
    doc: 'Its address, such as http://127.0.0.1:5000 for a LibreTranslate of your own.',
    allowed: 'a web address without a query',
    schema: z
      .union([z.literal(''), z.url({ protocol: /^https?$/ }).refine((text) => !/[?#@]/.test(text))])
      .transform((text) => text || undefined),
    default: undefined,
    unset: "needed for libretranslate; DeepL's own for deepl",
  }),
  translateApiKey: defineSetting({
    name: 'TRANSLATE_API_KEY',
    doc: 'The key of your account there.',
    allowed: 'a key without spaces',
    schema: z
      .string()
      .regex(/^[\x21-\x7e]*$/)
      .transform((key) => key || undefined),
    default: undefined,
    unset: 'none is sent',
    secret: true,
  }),
};

export type TranslateProvider =
  | { kind: 'deepl'; url: string; apiKey: string }
  | { kind: 'libretranslate'; url: string; apiKey: string | undefined };

/** @throws ConfigError when a provider lacks its address or key */
export function readTranslateConfig(read: ReadSetting): { translateProvider: TranslateProvider | undefined } {
  const kind = read(translateSettings.translateProvider);
  const url = read(translateSettings.translateUrl);
  const apiKey = read(translateSettings.translateApiKey);
  switch (kind) {
    case 'deepl':
      if (apiKey === undefined) throw new ConfigError('TRANSLATE_PROVIDER=deepl needs TRANSLATE_API_KEY.');
      return { translateProvider: { kind, apiKey, url: url ?? deeplUrl(apiKey) } };
    case 'libretranslate':
      if (url === undefined) throw new ConfigError('TRANSLATE_PROVIDER=libretranslate needs TRANSLATE_URL.');
      return { translateProvider: { kind, apiKey, url } };
    case undefined:
      if (url !== undefined || apiKey !== undefined) {
        throw new ConfigError(
          'TRANSLATE_PROVIDER is not set, but TRANSLATE_URL or TRANSLATE_API_KEY is. It must be libretranslate or deepl.',
        );
      }
      return { translateProvider: undefined };
  }
}

/** Keys of free accounts end with ':fx', and have a server of their own. */
const deeplUrl = (apiKey: string): string =>
  apiKey.endsWith(':fx') ? 'https://api-free.deepl.com' : 'https://api.deepl.com';

export const translateProviderNames = { deepl: 'DeepL', libretranslate: 'LibreTranslate' } as const;

/** Where texts go, in words for the privacy policy. */
export function describeTranslateProvider({ kind, url }: TranslateProvider): string {
  const name = translateProviderNames[kind];
  const { host, place } = describeProvider({ baseUrl: url });
  if (place === 'server') return `${name} on the server of this site, and to nobody else`;
  return place === 'network' ? `${name} on the own network of this site, and to nobody else` : `${name} (${host})`;
}
