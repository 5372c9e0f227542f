import { useId } from 'react';
import { fileTypes } from '../../shared/file-types.ts';
import { t } from '../../shared/language/translate.ts';
import type { FileSource } from '../../web/kit/tool-shell/passed-files.ts';
import { useSourceImage } from '../../web/kit/tool-shell/source-image.ts';
import { ChoiceGroup } from '../../web/kit/ui/choice-group.tsx';
import { classNames } from '../../web/kit/ui/class-names.ts';
import { ColorField } from '../../web/kit/ui/color-field.tsx';
import { controlsOf } from '../../web/kit/ui/controls-of.ts';
import { FileButton } from '../../web/kit/ui/file-button.tsx';
import { SelectField } from '../../web/kit/ui/select-field.tsx';
import { SliderField } from '../../web/kit/ui/slider-field.tsx';
import { type CutoutChoice, resultFormats } from './cutout-choice.ts';

const cropChoices: readonly { value: CutoutChoice['crop']; label: string }[] = [
  { value: 'none', label: t('Whole photo') },
  { value: 'subject', label: t('The subject') },
  { value: 'square', label: t('Square around the subject') },
  { value: 'passport', label: t('Passport, 35 × 45 mm') },
  { value: 'usPassport', label: t('Passport, 2 × 2 in') },
];
const formatChoices = resultFormats.map((value) => ({ value, label: fileTypes[value].name }));

export function CutoutSettings(props: {
  choice: CutoutChoice;
  onChange: (choice: CutoutChoice) => void;
  picture: FileSource | undefined;
  onPicture: (picture: File) => void;
}) {
  const { choice, onChange, picture, onPicture } = props;
  const control = controlsOf(choice, onChange);
  const pictureUrl = useSourceImage(picture ?? noFile);
  const { background, color, color2 } = choice;
  return (
    <>
      <ChoiceGroup
        label="Background"
        {...control('background')}
        choices={[
          { value: 'transparent', label: <Swatch name={t('Transparent')} isClear /> },
          { value: 'color', label: <Swatch name={t('Colour')} colors={[color]} /> },
          { value: 'gradient', label: <Swatch name={t('Gradient')} colors={[color, color2]} /> },
          { value: 'blur', label: <Swatch name={t('Blur')} colors={['#e8c58a', '#6f8f6a', '#3c5a78']} /> },
          { value: 'image', label: <Swatch name={t('Picture')} image={picture && pictureUrl} /> },
        ]}
      />
      {(background === 'color' || background === 'gradient') && (
        <ColorField label={background === 'gradient' ? 'Upper colour' : 'Colour'} {...control('color')} />
      )}
      {background === 'gradient' && <ColorField label="Lower colour" {...control('color2')} />}
      {background === 'blur' && (
        <SliderField label="Blur" min={1} max={100} {...control('blur')} shown={`${choice.blur} %`} />
      )}
      {background === 'image' && (
        <div className="space-y-2">
          <FileButton
            label={picture ? 'Choose another picture' : 'Choose a picture'}
            accept=".jpg,.jpeg,.png,.webp"
            look="on-paper"
            onFiles={([file]) => file && onPicture(file)}
          />
          <p className="text-[0.9375rem] text-soft">{picture?.name ?? t('It fills the whole background.')}</p>
        </div>
      )}
      <SliderField label="Shadow" min={0} max={100} step={5} {...control('shadow')} shown={`${choice.shadow} %`} />
      <SelectField label="Crop" {...control('crop')} choices={cropChoices} />
      {(choice.crop === 'subject' || choice.crop === 'square') && (
        <SliderField label="Margin" min={0} max={50} {...control('margin')} shown={`${choice.margin} %`} />
      )}
      <ChoiceGroup
        label="Format"
        {...control('format')}
        choices={formatChoices}
        hint={
          choice.format === 'jpeg' && background === 'transparent'
            ? 'JPEG has no transparency and gets the colour.'
            : undefined
        }
      />
      {choice.format === 'jpeg' && background === 'transparent' && <ColorField label="Colour" {...control('color')} />}
    </>
  );
}

const noFile = new File([], '');

/** A small picture of a background. Colours are attributes, as the prerendered page may have no inline styles. */
function Swatch(props: { name: string; isClear?: boolean; colors?: readonly string[]; image?: string | undefined }) {
  const { name, isClear, colors = [], image } = props;
  const id = useId();
  return (
    <span className="flex min-w-16 flex-col items-center gap-1 py-1.5">
      <span
        aria-hidden="true"
        className={classNames(
          'block h-9 w-12 overflow-hidden rounded-[6px] border border-edge bg-line',
          isClear && 'checkered',
        )}
      >
        {image && <img src={image} alt="" className="size-full object-cover" />}
        {colors.length > 0 && (
          <svg viewBox="0 0 1 1" preserveAspectRatio="none" aria-hidden="true" className="size-full">
            <linearGradient id={id} x1="0" y1="0" x2="0" y2="1">
              {colors.map((color, index) => (
                // biome-ignore lint/suspicious/noArrayIndexKey: colours may repeat, and keep their order.
                <stop key={index} offset={index / Math.max(1, colors.length - 1)} stopColor={color} />
              ))}
            </linearGradient>
            <rect width="1" height="1" fill={`url(#${id})`} />
          </svg>
        )}
      </span>
      <span className="text-sm">{name}</span>
    </span>
  );
}
