import { Image, Palette, ScanLine, Shapes } from 'lucide-react';
import { t } from '../../../shared/language/translate.ts';
import type { QrStyle } from '../../../shared/qr/qr-style.ts';
import { Panel } from '../../../web/kit/ui/panel.tsx';
import { type Tab, Tabs } from '../../../web/kit/ui/tabs.tsx';
import type { QrLook } from '../qr-order.ts';
import { ColorSettings } from './color-settings.tsx';
import { LogoSettings } from './logo-settings.tsx';
import { PresetChoice } from './preset-choice.tsx';
import { ScanningSettings } from './scanning-settings.tsx';
import { ShapeSettings } from './shape-choice.tsx';
import type { LogoChoice } from './use-logo.web.ts';

export type LookPart = 'shapes' | 'colors' | 'logo' | 'scanning';
const parts: readonly Tab<LookPart>[] = [
  { id: 'shapes', name: t('Shapes'), icon: Shapes },
  { id: 'colors', name: t('Colours'), icon: Palette },
  { id: 'logo', name: t('Logo'), icon: Image },
  { id: 'scanning', name: t('Scanning'), icon: ScanLine },
];

/** The look of codes: presets, shapes, colours, logo and robustness. */
export function LookPanel(props: {
  look: QrLook;
  onLook: (look: QrLook) => void;
  logo: LogoChoice;
  fixedLevel: string | undefined;
  part: LookPart;
  onPart: (part: LookPart) => void;
}) {
  const { look, onLook, logo, fixedLevel, part, onPart } = props;
  const { style } = look;
  const restyle = (change: Partial<QrStyle>) => onLook({ ...look, style: { ...style, ...change } });
  return (
    <Panel aria-label="Look" className="space-y-5">
      <PresetChoice style={style} onChange={restyle} />
      <Tabs label="Look" tabs={parts} shown={part} onShow={onPart} panelClassName="pt-5 sm:min-h-72">
        {part === 'shapes' && <ShapeSettings shapes={style} onChange={restyle} />}
        {part === 'colors' && <ColorSettings style={style} onChange={restyle} />}
        {part === 'logo' && <LogoSettings logo={logo} style={style} onChange={restyle} />}
        {part === 'scanning' && <ScanningSettings look={look} fixedLevel={fixedLevel} onChange={onLook} />}
      </Tabs>
    </Panel>
  );
}
