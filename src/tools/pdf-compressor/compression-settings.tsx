import { t } from '../../shared/language/translate.ts';
import { BytesField } from '../../web/kit/ui/bytes-field.tsx';
import { CheckboxField } from '../../web/kit/ui/checkbox-field.tsx';
import { ChoiceGroup } from '../../web/kit/ui/choice-group.tsx';
import { controlsOf } from '../../web/kit/ui/controls-of.ts';
import { smallestTargetBytes } from './pdf-compressor.tool.ts';
import type { RememberedOptions } from './remembered-options.ts';

const levels: readonly { value: RememberedOptions['level']; label: string; hint: string }[] = [
  { value: 'lossless', label: t('Lossless'), hint: t('Packs the file better. No pixel changes.') },
  { value: 'light', label: t('Light'), hint: t('Images stay sharp in print (220 per inch).') },
  { value: 'balanced', label: t('Balanced'), hint: t('Looks the same on screen (images 150 per inch).') },
  { value: 'strong', label: t('Strong'), hint: t('For email (images 110 per inch). Text stays sharp.') },
];

export function CompressionSettings(props: {
  options: RememberedOptions;
  onChange: (options: RememberedOptions) => void;
}) {
  const { options, onChange } = props;
  const control = controlsOf(options, onChange);
  return (
    <>
      <ChoiceGroup
        label="Level"
        choices={levels}
        {...control('level')}
        // In twos: three and one would make the last look different in kind.
        className="[&_label]:basis-[45%]"
        hint={levels.find(({ value }) => value === options.level)?.hint}
      />
      <BytesField label="Target size" {...control('targetBytes')} min={smallestTargetBytes} placeholder="No target" />
      <CheckboxField label="Grayscale" {...control('grayscale')} hint="Turns images and colours gray." />
      <CheckboxField
        label="Remove metadata"
        value={options.metadata === 'strip'}
        onChange={(strip) => onChange({ ...options, metadata: strip ? 'strip' : 'keep' })}
        hint="Title, author, dates and the program that made the file."
      />
    </>
  );
}
