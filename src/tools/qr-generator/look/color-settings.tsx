import { t } from '../../../shared/language/translate.ts';
import type { Paint, QrStyle } from '../../../shared/qr/qr-style.ts';
import { CheckboxField } from '../../../web/kit/ui/checkbox-field.tsx';
import { ChoiceGroup } from '../../../web/kit/ui/choice-group.tsx';
import { choicesOf } from '../../../web/kit/ui/choices.ts';
import { ColorField } from '../../../web/kit/ui/color-field.tsx';
import { SliderField } from '../../../web/kit/ui/slider-field.tsx';

type Props = { style: QrStyle; onChange: (change: Partial<QrStyle>) => void };

const paintKinds = choicesOf({ solid: t('Plain'), linear: t('Linear'), radial: t('Radial') });
export function ColorSettings({ style, onChange }: Props) {
  const { ink, background, eyeFrameColor, eyePupilColor } = style;
  const first = ink.kind === 'solid' ? ink.color : ink.from;
  const hasOwnEyes = eyeFrameColor !== undefined || eyePupilColor !== undefined;
  return (
    <div className="space-y-5">
      <ChoiceGroup
        label="Fill"
        choices={paintKinds}
        value={ink.kind}
        onChange={(kind) => onChange({ ink: paintOf(kind, ink) })}
      />
      <InkFields ink={ink} onChange={(next) => onChange({ ink: next })} />
      <div className="grid items-end gap-x-5 gap-y-3 sm:grid-cols-2">
        {background !== 'transparent' && (
          <ColorField label="Background" value={background} onChange={(hex) => onChange({ background: hex })} />
        )}
        <CheckboxField
          label="Transparent background"
          className="sm:py-2.5"
          value={background === 'transparent'}
          onChange={(transparent) => onChange({ background: transparent ? 'transparent' : '#ffffff' })}
        />
      </div>
      <CheckboxField
        label="Own colours for the eyes"
        value={hasOwnEyes}
        onChange={(own) => onChange({ eyeFrameColor: own ? first : undefined, eyePupilColor: own ? first : undefined })}
      />
      {hasOwnEyes && (
        <div className="grid gap-x-5 gap-y-3 sm:grid-cols-2">
          <ColorField
            label="Eye frames"
            value={eyeFrameColor ?? first}
            onChange={(hex) => onChange({ eyeFrameColor: hex })}
          />
          <ColorField
            label="Eye centres"
            value={eyePupilColor ?? first}
            onChange={(hex) => onChange({ eyePupilColor: hex })}
          />
        </div>
      )}
    </div>
  );
}

function InkFields({ ink, onChange }: { ink: Paint; onChange: (ink: Paint) => void }) {
  if (ink.kind === 'solid') {
    return <ColorField label="Colour" value={ink.color} onChange={(color) => onChange({ ...ink, color })} />;
  }
  return (
    <div className="grid gap-x-5 gap-y-3 sm:grid-cols-2">
      <ColorField
        label={ink.kind === 'radial' ? 'Inner colour' : 'First colour'}
        value={ink.from}
        onChange={(from) => onChange({ ...ink, from })}
      />
      <ColorField
        label={ink.kind === 'radial' ? 'Outer colour' : 'Second colour'}
        value={ink.to}
        onChange={(to) => onChange({ ...ink, to })}
      />
      {ink.kind === 'linear' && (
        <SliderField
          label="Direction"
          className="sm:col-span-2"
          min={0}
          max={360}
          step={15}
          value={ink.angle}
          shown={`${ink.angle}°`}
          onChange={(angle) => onChange({ ...ink, angle })}
        />
      )}
    </div>
  );
}

/** The same colours as another kind of fill; a missing second colour becomes the site's own. */
function paintOf(kind: Paint['kind'], ink: Paint): Paint {
  const from = ink.kind === 'solid' ? ink.color : ink.from;
  const to = ink.kind === 'solid' ? '#15543f' : ink.to;
  if (kind === 'solid') return { kind, color: from };
  return kind === 'linear' ? { kind, from, to, angle: ink.kind === 'linear' ? ink.angle : 45 } : { kind, from, to };
}
