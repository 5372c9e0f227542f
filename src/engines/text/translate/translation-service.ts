import type { RunCaller } from '../../../shared/run-caller.ts';
import type { Language } from '../../../shared/translation/languages.ts';
import type { TranslationEngine } from '../../../shared/translation/translation-engine.ts';
import type { Direction, Formality } from './translate-capabilities.ts';

export type ServedDirection = Direction & { via?: Language };

/** One engine behind `Translate`. Texts have placeholders (`protect.ts`), which it is asked to keep; `Translate` checks. */
export type TranslationService = {
  /** Undefined while it is not available: not installed, no provider set. */
  describe: () => Promise<TranslationEngine | undefined>;
  directions: () => Promise<readonly ServedDirection[]>;
  /** As many texts as given, in their order. */
  translate: (request: {
    direction: ServedDirection;
    texts: readonly string[];
    formality: Formality;
    caller: RunCaller;
    signal: AbortSignal;
  }) => Promise<string[]>;
  /** How many characters of texts to pass at once. */
  batchCharacters: number;
};
