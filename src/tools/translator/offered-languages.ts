import type { ActionResult } from '../../catalog/define-tool.ts';
import { type Language, languages } from '../../shared/translation/languages.ts';
import type { TranslationEngine } from '../../shared/translation/translation-engine.ts';
import type { translator } from './translator.tool.ts';

export type Engines = ActionResult<typeof translator.actions.languages>['engines'];

/** Who translates between two languages, best first, with the language in between. */
export const enginesFor = (
  engines: Engines,
  source: Language,
  target: Language,
): { engine: TranslationEngine; via: Language | undefined }[] =>
  engines
    .filter(({ directions }) => directions[source]?.includes(target))
    .map(({ engine, via }) => ({ engine, via: via[`${source}-${target}`] }));

/** What can be translated to; from every language, while it is not known. */
export const targetsOf = (engines: Engines, source: Language | undefined): Language[] =>
  languages.filter((target) =>
    engines.some(({ directions }) =>
      source === undefined
        ? Object.values(directions).some((targets) => targets.includes(target))
        : directions[source]?.includes(target),
    ),
  );

export const sourcesOf = (engines: Engines): Language[] =>
  languages.filter((source) => engines.some(({ directions }) => (directions[source]?.length ?? 0) > 0));

/** Programs of the site send nothing anywhere. */
export const isBuiltin = ({ host }: TranslationEngine): boolean => host === null;
