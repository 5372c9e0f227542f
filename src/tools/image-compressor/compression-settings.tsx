import { fileTypes } from '../../shared/file-types.ts';
import { t } from '../../shared/language/translate.ts';
import { formatBytes } from '../../shared/units.ts';
import { BytesField } from '../../web/kit/ui/bytes-field.tsx';
import { CheckboxField } from '../../web/kit/ui/checkbox-field.tsx';
import { ChoiceGroup } from '../../web/kit/ui/choice-group.tsx';
import { controlsOf } from '../../web/kit/ui/controls-of.ts';
import { SliderField } from '../../web/kit/ui/slider-field.tsx';
import { formats, minTargetBytes, type CompressionOptions as Options, qualities } from './compression-options.ts';

const formatChoices = formats.map((value) => ({ value, label: value === 'keep' ? t('Keep') : fileTypes[value].name }));

export function CompressionSettings({ options, onChange }: { options: Options; onChange: (options: Options) => void }) {
  const control = controlsOf(options, onChange);
  return (
    <>
      {options.targetBytes === undefined ? (
        <SliderField label="Quality" {...qualities} {...control('quality')} hint={describeQuality(options.quality)} />
      ) : (
        <div>
          <p className="font-semibold">Quality</p>
          <p className="mt-1 text-[0.9375rem] text-soft">
            As high as {formatBytes(options.targetBytes)} allow. Images that are smaller already stay as they are.
          </p>
        </div>
      )}
      <ChoiceGroup label="Format" choices={formatChoices} {...control('format')} />
      <BytesField label="Largest size" {...control('targetBytes')} min={minTargetBytes} placeholder="No limit" />
      <CheckboxField
        label="Keep metadata"
        value={options.metadata === 'keep'}
        onChange={(keep) => onChange({ ...options, metadata: keep ? 'keep' : 'strip' })}
        hint="Camera, place and copyright. Rotation and colours are right either way."
      />
    </>
  );
}

function describeQuality(quality: number): string {
  if (quality === 100) return t('Without any loss, where the format can.');
  if (quality >= 85) return t('For images you will edit or print.');
  if (quality >= 65) return t('Looks the same, and is much smaller.');
  return t('As small as possible; losses may be visible.');
}
