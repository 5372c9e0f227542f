import type { RunCaller } from '../../../shared/run-caller.ts';
import type { Language } from '../../../shared/translation/languages.ts';
import type { TranslationEngine } from '../../../shared/translation/translation-engine.ts';
import type { GlossaryTerm } from '../protect/protect.ts';

export type Formality = 'default' | 'formal' | 'informal';

export type Direction = { source: Language; target: Language };

/** A sentence in a text and in its translation, in UTF-16 units. */
export type TranslatedSentence = {
  start: number;
  end: number;
  translatedStart: number;
  translatedEnd: number;
  /** It lost a protected part in every attempt, and so stays as it was. */
  isKept: boolean;
};

export type TranslatedText = { text: string; sentences: TranslatedSentence[] };

/**
 * Translates texts, each sentence by sentence. Tags, code, variables, links, addresses and numbers come back as they were;
 * glossary terms as the glossary says. White space around and between sentences is kept.
 *
 * `engine` 'builtin' uses nothing outside of this machine. Otherwise the operator's provider comes first, and the built-in
 * one where it fails, which `notes` says.
 *
 * Throws DIRECTION_NOT_SERVED, TRANSLATION_NOT_SET_UP, and why the provider does not answer (503, 429) where nothing else serves
 * the direction.
 */
export type Translate = (
  request: Direction & {
    texts: readonly string[];
    engine: 'auto' | 'builtin';
    formality: Formality;
    glossary: readonly GlossaryTerm[];
    caller: RunCaller;
    signal: AbortSignal;
    progress?: (fraction: number) => void;
  },
) => Promise<{
  /** In the order of the request. */
  texts: TranslatedText[];
  /** Who did it. */
  engine: TranslationEngine;
  /** The language in between, where no engine has the direction itself. */
  via: Language | undefined;
  /** Notes as sentences for the user. */
  notes: string[];
}>;

/** The engines here, best first, and what each serves. */
export type DescribeTranslation = () => Promise<
  {
    engine: TranslationEngine;
    /** Targets by source. */
    directions: Partial<Record<Language, Language[]>>;
    /** The language in between, by source and target: 'en-fr'. */
    via: Record<string, Language>;
  }[]
>;
