import { Trash2 } from 'lucide-react';
import { t } from '../../../shared/language/translate.ts';
import { logoWidth, type QrStyle } from '../../../shared/qr/qr-style.ts';
import { Button } from '../../../web/kit/ui/button.tsx';
import { ChoiceGroup } from '../../../web/kit/ui/choice-group.tsx';
import { choicesOf } from '../../../web/kit/ui/choices.ts';
import { FileButton } from '../../../web/kit/ui/file-button.tsx';
import { SliderField } from '../../../web/kit/ui/slider-field.tsx';
import type { LogoChoice } from './use-logo.web.ts';

const logoShapes = choicesOf({ square: t('As it is'), circle: t('Circle') });
export function LogoSettings(props: {
  logo: LogoChoice;
  style: QrStyle;
  onChange: (change: Partial<QrStyle>) => void;
}) {
  const { logo, style, onChange } = props;
  const { chosen, problem } = logo;
  return (
    <div className="space-y-5">
      <div className="flex flex-wrap items-center gap-3">
        {chosen && (
          <img
            src={chosen.logo.dataUrl}
            alt={`Logo: ${chosen.name}`}
            className="checkered size-14 rounded-[10px] border border-line object-contain"
          />
        )}
        <FileButton
          label={chosen ? 'Another logo' : 'Choose a logo'}
          accept="image/png,image/jpeg,image/webp,image/gif,image/svg+xml"
          look="on-paper"
          onFiles={([file]) => logo.choose(file)}
        />
        {chosen && (
          <Button look="quiet" size="small" onClick={logo.remove}>
            <Trash2 className="size-4" aria-hidden="true" />
            Remove logo
          </Button>
        )}
      </div>
      {problem && (
        <p role="alert" className="text-danger">
          {problem}
        </p>
      )}
      <p className="text-[0.9375rem] text-soft">
        PNG, JPEG, WebP, GIF or SVG, chosen, pasted or dropped anywhere. It stays in this page, without metadata such as
        its location.
      </p>
      {chosen && (
        <>
          <SliderField
            label="Width of the logo"
            min={logoWidth.min * 100}
            max={logoWidth.max * 100}
            value={Math.round(style.logoWidth * 100)}
            shown={`${Math.round(style.logoWidth * 100)} %`}
            onChange={(percent) => onChange({ logoWidth: percent / 100 })}
          />
          <ChoiceGroup
            label="Shape"
            choices={logoShapes}
            value={style.logoShape}
            onChange={(logoShape) => onChange({ logoShape })}
          />
        </>
      )}
    </div>
  );
}
