import { t } from '../../shared/language/translate.ts';
import type { TranslationEngine } from '../../shared/translation/translation-engine.ts';
import type { TextEngine } from '../../web/kit/text/use-text-engine.ts';
import { WhereTextGoes } from '../../web/kit/text/where-text-goes.tsx';
import { ChoiceGroup } from '../../web/kit/ui/choice-group.tsx';
import { type Engines, isBuiltin } from './offered-languages.ts';

/** Says where the text goes, and lets people choose the program of this site instead. */
export function WhoTranslates({ engines, textEngine }: { engines: Engines | undefined; textEngine: TextEngine }) {
  const service = engines?.map(({ engine }) => engine).find((engine) => !isBuiltin(engine));
  const ofBuiltin = engines?.some(({ engine }) => isBuiltin(engine))
    ? t('The built-in engine makes a draft, by rules.')
    : t('The built-in engine cannot translate.');
  if (!service || service.host === textEngine.ai?.provider?.host) {
    return <WhereTextGoes textEngine={textEngine} builtIn={ofBuiltin} />;
  }
  return (
    <ChoiceGroup
      label="Done by"
      choices={[
        { value: 'auto', label: service.name },
        { value: 'builtin', label: t('Built-in engine') },
      ]}
      value={textEngine.engine}
      onChange={textEngine.setEngine}
      hint={textEngine.engine === 'builtin' ? `${t('Your text stays on this server.')} ${ofBuiltin}` : wayTo(service)}
    />
  );
}

function wayTo({ name, host, place }: TranslationEngine): string {
  if (place === 'server') return t('Your text goes to {name} on this server, and to nobody else.', { name });
  if (place === 'network')
    return t("Your text goes to {name} on this site's own network, and to nobody else.", { name });
  return t('Your text goes to {name} ({host}).', { name, host: `${host}` });
}
