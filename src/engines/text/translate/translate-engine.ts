import type { EventLog } from '../../../platform/log/log.ts';
import type { RunCommand } from '../../../platform/processes/run-command.ts';
import { aiFailureOf } from '../../../shared/ai.ts';
import { type AppError, describeError } from '../../../shared/errors.ts';
import { t } from '../../../shared/language/translate.ts';
import { type Language, nameOfLanguage } from '../../../shared/translation/languages.ts';
import type { TranslationEngine } from '../../../shared/translation/translation-engine.ts';
import type { Engine, Engines } from '../../engines.ts';
import { readGlossary } from '../protect/protect.ts';
import { createAiTranslation } from './ai-translation.ts';
import { createApertium } from './apertium.ts';
import { cutSentences, joinSentences } from './cut-sentences.ts';
import { createDeepl } from './deepl.ts';
import { createLibretranslate } from './libretranslate.ts';
import type { TranslateProvider } from './translate.config.ts';
import { translateErrors, translateRefusals } from './translate.errors.ts';
import type { DescribeTranslation, Direction, Translate } from './translate-capabilities.ts';
import { translateTexts } from './translate-texts.ts';
import type { ServedDirection, TranslationService } from './translation-service.ts';

/**
 * The engines that translate: the operator's translation service or AI provider, and Apertium.
 * @param dependencies.engines the AI provider, looked up at each call
 */
export function createTranslateEngine(dependencies: {
  runCommand: RunCommand;
  temporaryDirectory: string;
  provider: TranslateProvider | undefined;
  engines: Partial<Engines>;
  log: EventLog;
}): Engine {
  const { provider, engines, log } = dependencies;
  const builtin = createApertium(dependencies);
  const outside = provider ? createProvider(provider) : createAiTranslation(engines);
  const inOrder = [outside, builtin];

  const translate: Translate = async (request) => {
    const { source, target, texts, formality, caller, signal } = request;
    const candidates = await serving({ source, target }, request.engine === 'builtin' ? [builtin] : inOrder, log);
    const glossary = readGlossary(request.glossary);
    const cut = texts.map((text) => cutSentences(text, source));
    const notes: string[] = [];
    for (const [place, { service, engine, direction }] of candidates.entries()) {
      try {
        const sentences = await translateTexts({
          ...{ service, direction, formality, glossary, caller, signal },
          texts: cut.flatMap((text) => text.sentences.map((sentence) => sentence.text)),
          progress: (fraction) => request.progress?.(fraction),
        });
        const next = sentences.values();
        const translated = cut.map((text) => joinSentences(text, target, next));
        return { texts: translated, engine, via: direction.via, notes };
      } catch (error) {
        const next = candidates[place + 1];
        if (signal.aborted || !next) throw error;
        log.warn(
          { service: engine.name, reason: describeError(error) },
          'A translation service failed; the next one is asked',
        );
        notes.push(
          [
            aiFailureOf(error) ?? t('{name} could not translate this now.', { name: engine.name }),
            t('{name} on this site translated it instead.', { name: next.engine.name }),
          ].join(' '),
        );
      }
    }
    throw await whyNot({ source, target }, inOrder, log);
  };

  const describeTranslation: DescribeTranslation = async () => {
    const described = await describeEach(inOrder, log);
    return described.map(({ engine, served }) => ({
      engine,
      directions: Object.fromEntries(
        Map.groupBy(served, ({ source }) => source)
          .entries()
          .map(([source, each]) => [source, each.map(({ target }) => target)]),
      ) as Partial<Record<Language, Language[]>>,
      via: Object.fromEntries(
        served.flatMap(({ source, target, via }) => (via === undefined ? [] : [[`${source}-${target}`, via]])),
      ),
    }));
  };

  return {
    name: 'translation',
    provides: { translate, describeTranslation },
    refusals: translateRefusals,
    status: async () => {
      const described = await describeEach(inOrder, log);
      if (described.length === 0) {
        return {
          state: 'off',
          reason: 'Nothing translates here: set TRANSLATE_PROVIDER or AI_PROVIDER, or install apertium',
        };
      }
      return { state: 'ready', version: described.map(({ engine }) => engine.name).join(', then ') };
    },
    close: async () => undefined,
  };
}

const createProvider = (provider: TranslateProvider): TranslationService =>
  provider.kind === 'deepl' ? createDeepl(provider) : createLibretranslate(provider);

type Described = { service: TranslationService; engine: TranslationEngine; served: readonly ServedDirection[] };

/** The services that are available now. One that does not answer is logged and left out. */
async function describeEach(services: readonly TranslationService[], log: EventLog): Promise<Described[]> {
  const all = await Promise.all(
    services.map(async (service): Promise<Described[]> => {
      try {
        const [engine, served] = await Promise.all([service.describe(), service.directions()]);
        return engine && served.length > 0 ? [{ service, engine, served }] : [];
      } catch (error) {
        log.warn({ reason: describeError(error) }, 'A translation service does not say what it can do');
        return [];
      }
    }),
  );
  return all.flat();
}

async function serving(direction: Direction, services: readonly TranslationService[], log: EventLog) {
  const described = await describeEach(services, log);
  return described.flatMap(({ service, engine, served }) => {
    const found = served.find(({ source, target }) => source === direction.source && target === direction.target);
    return found ? [{ service, engine, direction: found }] : [];
  });
}

async function whyNot(
  { source, target }: Direction,
  services: readonly TranslationService[],
  log: EventLog,
): Promise<AppError> {
  const described = await describeEach(services, log);
  if (described.length === 0) return translateErrors.notSetUp();
  return translateErrors.notServed({ source: nameOfLanguage(source), target: nameOfLanguage(target) });
}
