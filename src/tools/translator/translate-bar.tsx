import type { ReactNode } from 'react';
import { t } from '../../shared/language/translate.ts';
import { usePlan } from '../../web/kit/session/use-user.ts';
import type { TextEngine } from '../../web/kit/text/use-text-engine.ts';
import { StartButton } from '../../web/kit/tool-shell/start-button.tsx';
import { choicesOf } from '../../web/kit/ui/choices.ts';
import { SelectField } from '../../web/kit/ui/select-field.tsx';
import { UpgradeLink } from '../../web/kit/ui/upgrade-link.tsx';
import type { Engines } from './offered-languages.ts';
import type { TranslationChoice } from './translation-choice.ts';
import { translator } from './translator.tool.ts';
import { WhoTranslates } from './who-translates.tsx';

const { proOnly } = translator.actions.translate;
const formalities = choicesOf({ default: t('As usual'), formal: t('Formal'), informal: t('Informal') });

/** Who translates, how the reader is addressed, and the button that starts. */
export function TranslateBar(props: {
  engines: Engines | undefined;
  /** They are on their way, and so is the sentence that says where the text goes. */
  isAsking: boolean;
  textEngine: TextEngine;
  /** Those that can do it, best first. */
  able: readonly Pick<Engines[number], 'engine'>[];
  choice: TranslationChoice;
  onChange: (change: Partial<TranslationChoice>) => void;
  label: string;
  busy: boolean;
  again?: boolean;
  onStart: () => void;
  onCancel: () => void;
  children?: ReactNode;
}) {
  const { engines, textEngine, able, choice, onChange, label, busy, again = false, onStart, onCancel } = props;
  const isPro = usePlan() === 'pro';
  return (
    <>
      <div className="space-y-5">
        {props.children}
        <WhoTranslates {...{ engines, textEngine }} />
        {textEngine.engine === 'auto' && able[0]?.engine.formalities.includes(choice.to) && (
          <SelectField
            label="Addressing the reader"
            value={choice.formality}
            choices={formalities}
            onChange={(formality) => onChange({ formality })}
          />
        )}
      </div>
      <StartButton
        {...{ label, busy, again, onStart, onCancel }}
        busyLabel="Translating…"
        disabled={props.isAsking}
        proOnly
        note={
          !isPro && (
            <p className="maybe-pro:hidden text-[0.9375rem]">
              {proOnly.text}
              <UpgradeLink />
            </p>
          )
        }
      />
    </>
  );
}
