import { z } from 'zod';
import type { ActionResult } from '../../catalog/define-tool.ts';
import { languages } from '../../shared/translation/languages.ts';
import { translationEngineSchema } from '../../shared/translation/translation-engine.ts';
import type { translator } from './translator.tool.ts';

const place = z.number();

/** A text beside its translation, as the page shows and keeps it. */
export const translationSchema = z.object({
  text: z.string(),
  translatedText: z.string(),
  from: z.enum(languages),
  to: z.enum(languages),
  sentences: z.array(
    z.object({ start: place, end: place, translatedStart: place, translatedEnd: place, isKept: z.boolean() }),
  ),
  /** Who translated it; null after a swap. */
  engine: translationEngineSchema.nullable(),
  via: z.enum(languages).nullable(),
  notes: z.array(z.string()),
});

export type Translation = z.output<typeof translationSchema>;

export const translationOf = (
  text: string,
  result: ActionResult<typeof translator.actions.translate>,
): Translation => ({
  text,
  translatedText: result.translatedText,
  from: result.sourceLang,
  to: result.targetLang,
  sentences: result.sentences,
  engine: result.engine,
  via: result.via,
  notes: result.notes,
});

/** The other way round: what was the translation is the text. */
export const swapped = (translation: Translation): Translation => ({
  ...translation,
  text: translation.translatedText,
  translatedText: translation.text,
  from: translation.to,
  to: translation.from,
  sentences: translation.sentences.map((each) => ({
    start: each.translatedStart,
    end: each.translatedEnd,
    translatedStart: each.start,
    translatedEnd: each.end,
    isKept: each.isKept,
  })),
  engine: null,
  via: null,
  notes: [],
});
