import { filterDeficiencyDeuter, filterDeficiencyProt, filterDeficiencyTrit } from 'culori/fn';
import { t } from '../../shared/language/translate.ts';
import { colorDistance, type Hex, hexOfLinear, type LinearRgb, linearOfHex, luminanceOf } from './color-space.ts';

type VisionKind = 'protan' | 'deutan' | 'tritan' | 'achromat';

export type ColorVision = {
  id: string;
  name: string;
  /** How common it is among all people; women have the red and green kinds far less often. */
  description: string;
  kind: VisionKind;
  /** 0 for none to 1 for a missing cone type. */
  severity: number;
};

/** Kinds of colour vision, most common first. */
export const colorVisions = [
  {
    id: 'deuteranomaly',
    name: t('Deuteranomaly'),
    description: t('Weak green: about 5 in 100 men'),
    kind: 'deutan',
    severity: 0.6,
  },
  {
    id: 'deuteranopia',
    name: t('Deuteranopia'),
    description: t('No green: about 1 in 100 men'),
    kind: 'deutan',
    severity: 1,
  },
  {
    id: 'protanomaly',
    name: t('Protanomaly'),
    description: t('Weak red: about 1 in 100 men'),
    kind: 'protan',
    severity: 0.6,
  },
  {
    id: 'protanopia',
    name: t('Protanopia'),
    description: t('No red: about 1 in 100 men'),
    kind: 'protan',
    severity: 1,
  },
  { id: 'tritanopia', name: t('Tritanopia'), description: t('No blue: very rare'), kind: 'tritan', severity: 1 },
  {
    id: 'achromatopsia',
    name: t('Achromatopsia'),
    description: t('No colours: very rare'),
    kind: 'achromat',
    severity: 1,
  },
] as const satisfies readonly ColorVision[];

export type ColorVisionId = (typeof colorVisions)[number]['id'];

const filters = { protan: filterDeficiencyProt, deutan: filterDeficiencyDeuter, tritan: filterDeficiencyTrit };

/**
 * The colour that shows people with normal vision what an affected person sees.
 *
 * G. M. Machado, M. M. Oliveira, L. A. F. Fernandes: A Physiologically-based Model for Simulation of Color Vision Deficiency,
 * IEEE Transactions on Visualization and Computer Graphics 15 (6), 2009. The matrices are culori's; as in the paper they are
 * applied to linear light, while culori's filters apply them to encoded values. Achromatopsia keeps luminance.
 */
export function simulateVision(hex: Hex, vision: ColorVisionId): Hex {
  const { kind, severity } = visionOf(vision);
  if (kind === 'achromat') {
    const light = luminanceOf(hex);
    return hexOfLinear({ r: light, g: light, b: light });
  }
  return hexOfLinear(filterLinear(linearOfHex(hex), filters[kind](severity)));
}

/** culori's filter multiplies its channels by the matrix; with linear channels it is a linear filter. */
function filterLinear(linear: LinearRgb, filter: ReturnType<typeof filterDeficiencyProt>): LinearRgb {
  const { r, g, b } = filter({ mode: 'rgb', ...linear });
  return { r, g, b };
}

function visionOf(id: ColorVisionId): ColorVision {
  const vision = colorVisions.find((candidate) => candidate.id === id);
  if (!vision) throw new RangeError(`no colour vision ${id}`);
  return vision;
}

/** Colours nearer than this in OKLab are hard to tell apart at a glance. */
const confusableDistance = 0.06;

export type ConfusablePair = { one: number; other: number; vision: ColorVisionId };

/** Pairs of colours, by index, that are distinguishable with normal vision but not with this one. */
export function findConfusable(colors: readonly Hex[], vision: ColorVisionId): ConfusablePair[] {
  const seen = colors.map((hex) => simulateVision(hex, vision));
  const pairs: ConfusablePair[] = [];
  colors.forEach((color, one) => {
    for (let other = one + 1; other < colors.length; other++) {
      const [otherColor, seenOne, seenOther] = [colors[other], seen[one], seen[other]];
      if (!otherColor || !seenOne || !seenOther) continue;
      const isDistinct = colorDistance(color, otherColor) >= confusableDistance;
      if (isDistinct && colorDistance(seenOne, seenOther) < confusableDistance) pairs.push({ one, other, vision });
    }
  });
  return pairs;
}
