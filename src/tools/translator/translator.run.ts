import { defineRun, defineRuns } from '../../catalog/define-run.ts';
import { chooseLanguages, noteKept } from './choose-languages.run.ts';
import { translateDocument } from './translate-document.run.ts';
import { translatorErrors } from './translator.errors.ts';
import { translator } from './translator.tool.ts';

const translate = defineRun(translator.actions.translate)(['translate'], async (context) => {
  const { options, engines, caller, signal, progress } = context;
  const { source, target, detected } = await chooseLanguages(options, options.text);
  const { texts, engine, via, notes } = await engines.translate({
    ...{ source, target, caller, signal, progress },
    texts: [options.text],
    engine: options.engine,
    formality: options.formality,
    glossary: options.glossary,
  });
  const [translated] = texts;
  if (!translated) throw new Error('A text has a translation');
  return {
    translatedText: translated.text,
    sourceLang: source,
    targetLang: target,
    detected: detected ?? null,
    engine,
    via: via ?? null,
    sentences: translated.sentences,
    notes: [...notes, ...noteKept([translated])],
  };
});

const languages = defineRun(translator.actions.languages)(['describeTranslation'], async ({ engines }) => ({
  engines: await engines.describeTranslation(),
}));

const refusals = [translatorErrors.notDetected(), translatorErrors.sameLanguage({ language: 'Spanish' })];

export const runs = defineRuns(
  translator,
  { translate, translateDocument, languages },
  {
    translate: refusals,
    translateDocument: [
      ...refusals,
      translatorErrors.lockedPdf(),
      translatorErrors.documentTooLong({ characters: 600_000, max: 200_000, name: 'DeepL' }),
    ],
  },
);
