import type { Ai } from '../../../modules/ai/ai.contract.ts';
import { ChoiceGroup } from '../ui/choice-group.tsx';
import { classNames } from '../ui/class-names.ts';
import type { TextEngine } from './use-text-engine.ts';

/**
 * Says where a text goes before it is sent, and lets people choose the built-in engine instead.
 * @param props.builtIn what that one does here, after 'The built-in engine': 'picks the most important sentences'
 */
export function WhereTextGoes(props: { textEngine: TextEngine; builtIn: string; className?: string }) {
  const { textEngine, builtIn, className } = props;
  const { ai, isUnknown, engine, setEngine } = textEngine;
  const isBuiltIn = engine === 'builtin';
  if (!ai?.provider) {
    return (
      <p className={classNames('min-h-12 text-[0.9375rem] text-soft', className)}>
        {(ai || isUnknown) && `Your text stays on this server. The built-in engine ${builtIn}.`}
      </p>
    );
  }
  return (
    <ChoiceGroup
      label="Done by"
      choices={[
        { value: 'auto', label: `AI: ${ai.provider.name}` },
        { value: 'builtin', label: 'Built-in engine' },
      ]}
      value={engine}
      onChange={setEngine}
      hint={
        isBuiltIn ? `Your text stays on this server. The built-in engine ${builtIn}.` : describeWay(ai, ai.provider)
      }
      {...(className !== undefined && { className })}
    />
  );
}

type Provider = NonNullable<Ai['provider']>;

function describeWay({ fallback }: Ai, provider: Provider): string {
  const first = `Your text goes to ${inWords(provider)}.`;
  return fallback ? `${first} If that fails, it goes to ${inWords(fallback)}.` : first;
}

function inWords({ name, host, place }: Provider): string {
  if (place === 'server') return 'an AI model on this server, and to nobody else';
  if (place === 'network') return "an AI model on this site's own network, and to nobody else";
  return name === host ? host : `${name} (${host})`;
}
