import { fileTypes } from '../../shared/file-types.ts';
import { t } from '../../shared/language/translate.ts';
import { CheckboxField } from '../../web/kit/ui/checkbox-field.tsx';
import { ChoiceGroup } from '../../web/kit/ui/choice-group.tsx';
import { controlsOf } from '../../web/kit/ui/controls-of.ts';
import { SliderField } from '../../web/kit/ui/slider-field.tsx';
import { type EnhancementChoice, toggleType, typesInOrder } from './enhancement-choice.ts';
import {
  type EnhancementType,
  enhancementNames,
  qualities,
  resultFormats,
  scales,
  strengths,
} from './enhancement-options.ts';

const types: readonly { type: EnhancementType; hint: string }[] = [
  { type: 'auto', hint: t('Light, contrast and colours.') },
  { type: 'upscale', hint: t('More pixels, with sharp edges.') },
  { type: 'denoise', hint: t('Less grain, with the details kept.') },
  { type: 'colorize', hint: t('Right and livelier colours.') },
  { type: 'restore', hint: t('Blur, JPEG blocks, and scratches that you mark.') },
];
const scaleChoices = scales.map((scale) => ({ value: String(scale), label: `${scale}x` }));
const formatChoices = resultFormats.map((value) => ({
  value,
  label: value === 'keep' ? t('Keep') : fileTypes[value].name,
}));

export function EnhancementSettings(props: {
  choice: EnhancementChoice;
  onChange: (choice: EnhancementChoice) => void;
}) {
  const { choice, onChange } = props;
  const control = controlsOf(choice, onChange);
  const chosen = typesInOrder(choice);
  const order = chosen.map((type) => enhancementNames[type]).join(', ');
  const isUpscaleAlone = chosen.length === 1 && chosen[0] === 'upscale';
  return (
    <>
      <fieldset className="min-w-0 space-y-3">
        <legend className="mb-2 font-semibold">Enhancement</legend>
        {types.map(({ type, hint }) => (
          <CheckboxField
            key={type}
            label={enhancementNames[type]}
            value={choice.types.includes(type)}
            onChange={() => onChange({ ...choice, types: toggleType(choice.types, type) })}
            hint={hint}
          />
        ))}
        {chosen.length > 1 && (
          <p className="text-[0.9375rem] text-soft">In this order: {order}. The photo is saved only once.</p>
        )}
      </fieldset>
      {choice.types.includes('upscale') && (
        <ChoiceGroup
          label="Size"
          choices={scaleChoices}
          value={String(choice.scale)}
          onChange={(value) => onChange({ ...choice, scale: scales.find((scale) => String(scale) === value) ?? 2 })}
        />
      )}
      {!isUpscaleAlone && (
        <SliderField label="Strength" {...strengths} {...control('strength')} shown={`${choice.strength} %`} />
      )}
      <ChoiceGroup label="Format" choices={formatChoices} {...control('format')} />
      {choice.format !== 'png' && (
        <SliderField
          label="Quality"
          {...qualities}
          {...control('quality')}
          hint="For JPEG and WebP. PNG loses nothing."
        />
      )}
      <CheckboxField
        label="Keep metadata"
        value={choice.metadata === 'keep'}
        onChange={(keep) => onChange({ ...choice, metadata: keep ? 'keep' : 'strip' })}
        hint="Date, camera, place and copyright. Colours are right either way."
      />
    </>
  );
}
