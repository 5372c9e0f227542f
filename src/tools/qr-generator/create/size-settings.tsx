import { t } from '../../../shared/language/translate.ts';
import { NumberField } from '../../../web/kit/ui/number-field.tsx';
import { SelectField } from '../../../web/kit/ui/select-field.tsx';
import { imageOf, type QrLook } from '../qr-order.ts';
import { pageSizes, printDensities, printWidth } from '../qr-sizes.ts';

const sizeChoices = [
  ...pageSizes.map((size) => ({ value: String(size), label: t('{pixels} × {pixels} pixels', { pixels: size }) })),
  { value: 'print', label: t('For print, in mm') },
];
const densityChoices = printDensities.map((dpi) => ({ value: String(dpi), label: t('{dpi} dpi', { dpi }) }));

/** The size of the code: in pixels for screens, in millimetres for print. */
export function SizeSettings({ look, onLook }: { look: QrLook; onLook: (look: QrLook) => void }) {
  const { pixels, dpi = look.dpi } = imageOf(look);
  const isPrint = look.size === 'print';
  return (
    <div className="space-y-4">
      <SelectField
        label="Size"
        value={String(look.size)}
        choices={sizeChoices}
        onChange={(chosen) =>
          onLook({
            ...look,
            size: chosen === 'print' ? chosen : (pageSizes.find((size) => String(size) === chosen) ?? look.size),
          })
        }
      />
      {isPrint && (
        <div>
          <div className="grid grid-cols-2 gap-3">
            <NumberField
              label="Width in mm"
              min={printWidth.min}
              max={printWidth.max}
              value={look.millimetres}
              onChange={(millimetres) => onLook({ ...look, millimetres })}
            />
            <SelectField
              label="Resolution"
              value={String(look.dpi)}
              choices={densityChoices}
              onChange={(chosen) =>
                onLook({ ...look, dpi: printDensities.find((density) => String(density) === chosen) ?? look.dpi })
              }
            />
          </div>
          <p className="mt-2 text-[0.9375rem] text-soft">
            {dpi < look.dpi - 1
              ? t('A PNG this wide gets {pixels} pixels, {dpi} dpi. SVG and PDF are sharp at any width.', {
                  pixels,
                  dpi: Math.round(dpi),
                })
              : t('The PNG has {pixels} × {pixels} pixels. SVG and PDF are sharp at any width.', { pixels })}
          </p>
        </div>
      )}
    </div>
  );
}
