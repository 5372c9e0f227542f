import { isIP } from 'node:net';
import type { AiProvider } from '../../shared/ai.ts';
import type { AiProviderConfig, AiSettings } from './ai.config.ts';

const names: Readonly<Record<string, string>> = {
  'api.anthropic.com': 'Anthropic',
  'api.deepseek.com': 'DeepSeek',
  'api.groq.com': 'Groq',
  'api.mistral.ai': 'Mistral AI',
  'api.openai.com': 'OpenAI',
  'openrouter.ai': 'OpenRouter',
};

export function describeProvider({ baseUrl }: Pick<AiProviderConfig, 'baseUrl'>): AiProvider {
  const host = new URL(baseUrl).hostname.replace(/^\[|\]$/g, '');
  return { name: names[host] ?? host, host, place: placeOf(host) };
}

/** By the address alone: names without a dot and private addresses are of the operator's network. */
function placeOf(host: string): AiProvider['place'] {
  if (host === 'localhost' || host === '::1' || (isIP(host) === 4 && host.startsWith('127.'))) return 'server';
  const isPrivate =
    isIP(host) === 4
      ? /^(10\.|192\.168\.|172\.(1[6-9]|2\d|3[01])\.|169\.254\.)/.test(host)
      : isIP(host) === 6
        ? /^f([cd]|e[89ab])/.test(host)
        : !host.includes('.') || /\.(local|internal|lan|home\.arpa)$/.test(host);
  return isPrivate ? 'network' : 'internet';
}

const places = {
  server: 'a model on the server of this site, and to nobody else',
  network: 'a model on the own network of this site, and to nobody else',
};

/** Where texts go, in words for the privacy policy. */
export function describeProviders({ provider, fallback }: Pick<AiSettings, 'provider' | 'fallback'>): string {
  const inWords = (config: AiProviderConfig) => {
    const { name, host, place } = describeProvider(config);
    if (place !== 'internet') return places[place];
    return name === host ? host : `${name} (${host})`;
  };
  return fallback ? `${inWords(provider)}; when that fails, to ${inWords(fallback)}` : inWords(provider);
}
