import { t } from '../../../shared/language/translate.ts';
import { quietZone } from '../../../shared/qr/qr-style.ts';
import { SelectField } from '../../../web/kit/ui/select-field.tsx';
import { SliderField } from '../../../web/kit/ui/slider-field.tsx';
import type { QrLook } from '../qr-order.ts';

const levels: readonly { value: QrLook['errorLevel']; label: string }[] = [
  { value: 'auto', label: t('Automatic') },
  { value: 'L', label: t('L: 7% may be damaged') },
  { value: 'M', label: t('M: 15% may be damaged') },
  { value: 'Q', label: t('Q: 25% may be damaged') },
  { value: 'H', label: t('H: 30% may be damaged') },
];

export function ScanningSettings(props: {
  look: QrLook;
  /** Fixed by a standard for this kind of content. */
  fixedLevel: string | undefined;
  onChange: (look: QrLook) => void;
}) {
  const { look, fixedLevel, onChange } = props;
  return (
    <div className="space-y-5">
      <SelectField
        label="Error level"
        value={look.errorLevel}
        choices={levels}
        disabled={fixedLevel !== undefined}
        hint={
          fixedLevel === undefined
            ? 'Automatic uses M or better, and H with a logo.'
            : `The standard for payments requires ${fixedLevel}.`
        }
        onChange={(errorLevel) => onChange({ ...look, errorLevel })}
      />
      <SliderField
        label="Quiet zone"
        min={quietZone.min}
        max={quietZone.max}
        value={look.style.quietZone}
        shown={t('{modules, plural, one {# module} other {# modules}}', { modules: look.style.quietZone })}
        hint={`The empty space around the code that readers need. ${quietZone.standard} is the standard.`}
        onChange={(modules) => onChange({ ...look, style: { ...look.style, quietZone: modules } })}
      />
    </div>
  );
}
