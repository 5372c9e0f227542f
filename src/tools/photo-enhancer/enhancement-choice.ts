import { z } from 'zod';
import { t } from '../../shared/language/translate.ts';
import {
  type EnhancementType,
  enhancementTypes,
  qualities,
  resultFormats,
  scales,
  strengths,
} from './enhancement-options.ts';

/** The page's settings, saved in the browser between visits. */
export const enhancementChoiceSchema = z.object({
  types: z.array(z.enum(enhancementTypes)).default(['auto']),
  scale: z.union(scales.map((scale) => z.literal(scale))).default(2),
  strength: z.number().min(strengths.min).max(strengths.max).default(100),
  format: z.enum(resultFormats).default('keep'),
  quality: z.number().int().min(qualities.min).max(qualities.max).default(90),
  metadata: z.enum(['keep', 'strip']).default('keep'),
});
export type EnhancementChoice = z.infer<typeof enhancementChoiceSchema>;

/** What was chosen, in the order in which it is done. */
export const typesInOrder = ({ types }: Pick<EnhancementChoice, 'types'>): EnhancementType[] =>
  enhancementTypes.filter((type) => types.includes(type));

/** Of a call and of its preview; undefined while nothing is chosen. */
export function enhancementsOf(choice: EnhancementChoice) {
  const [first, ...others] = typesInOrder(choice);
  if (first === undefined) return undefined;
  const { scale, strength } = choice;
  return { enhancementType: first, scale, strength, ...(others.length > 0 && { furtherTypes: others.join(',') }) };
}

/** Adds a type, or takes it away. Auto does what Color Enhancement does, so that only one of them is on. */
export function toggleType(types: readonly EnhancementType[], type: EnhancementType): EnhancementType[] {
  if (types.includes(type)) return types.filter((each) => each !== type);
  const rival = type === 'auto' ? 'colorize' : type === 'colorize' ? 'auto' : undefined;
  return [...types.filter((each) => each !== rival), type];
}

/** `'about 12 seconds'`; whole minutes from two minutes on. */
export function describeSeconds(seconds: number): string {
  if (seconds < 1.5) return t('about a second');
  if (seconds < 10) return aboutSeconds(Math.round(seconds));
  if (seconds < 100) return aboutSeconds(Math.ceil(seconds / 5) * 5);
  return t('about {minutes, plural, one {# minute} other {# minutes}}', { minutes: Math.ceil(seconds / 60) });
}

const aboutSeconds = (seconds: number): string =>
  t('about {seconds, plural, one {# second} other {# seconds}}', { seconds });
