import type { Ai } from '../../../modules/ai/ai.contract.ts';
import { t } from '../../../shared/language/translate.ts';
import { ChoiceGroup } from '../ui/choice-group.tsx';
import { classNames } from '../ui/class-names.ts';
import type { TextEngine } from './use-text-engine.ts';

/**
 * Says where a text goes before it is sent, and lets people choose the built-in engine instead.
 * @param props.builtIn what that one does here: 'The built-in engine picks the most important sentences.'
 */
export function WhereTextGoes(props: { textEngine: TextEngine; builtIn: string; className?: string }) {
  const { textEngine, builtIn, className } = props;
  const { ai, isUnknown, engine, setEngine } = textEngine;
  const isBuiltIn = engine === 'builtin';
  if (!ai?.provider) {
    return (
      <p className={classNames('min-h-12 text-[0.9375rem] text-soft', className)}>
        {(ai || isUnknown) && staysHere(builtIn)}
      </p>
    );
  }
  return (
    <ChoiceGroup
      label="Done by"
      choices={[
        { value: 'auto', label: `AI: ${ai.provider.name}` },
        { value: 'builtin', label: t('Built-in engine') },
      ]}
      value={engine}
      onChange={setEngine}
      hint={isBuiltIn ? staysHere(builtIn) : describeWay(ai, ai.provider)}
      {...(className !== undefined && { className })}
    />
  );
}

type Provider = NonNullable<Ai['provider']>;

const staysHere = (builtIn: string): string => `${t('Your text stays on this server.')} ${builtIn}`;

const describeWay = ({ fallback }: Ai, provider: Provider): string =>
  fallback ? `${goesTo(provider)} ${thenGoesTo(fallback)}` : goesTo(provider);

function goesTo(provider: Provider): string {
  if (provider.place === 'server') return t('Your text goes to an AI model on this server, and to nobody else.');
  if (provider.place === 'network')
    return t("Your text goes to an AI model on this site's own network, and to nobody else.");
  return t('Your text goes to {provider}.', { provider: nameOf(provider) });
}

function thenGoesTo(fallback: Provider): string {
  if (fallback.place === 'server')
    return t('If that fails, it goes to an AI model on this server, and to nobody else.');
  if (fallback.place === 'network')
    return t("If that fails, it goes to an AI model on this site's own network, and to nobody else.");
  return t('If that fails, it goes to {provider}.', { provider: nameOf(fallback) });
}

const nameOf = ({ name, host }: Provider): string => (name === host ? host : `${name} (${host})`);
