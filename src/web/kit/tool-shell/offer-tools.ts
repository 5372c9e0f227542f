import type { FileUse } from '../../../catalog/define-tool.ts';
import type { ToolCard } from '../../../catalog/tool-card.ts';
import { acceptedType, type FileType } from '../../../shared/file-types.ts';
import { t } from '../../../shared/language/translate.ts';
import { toolCards } from '../../../tools/cards.index.ts';
import { toolUses } from '../../../tools/uses.index.ts';

/** A tool that takes certain files, and what people do with such files there. */
export type Offer = { tool: ToolCard; verb: string | undefined };

/**
 * The tools that take every one of the files, the most wanted first.
 *
 * @param types of the files; undefined for what is not known.
 */
export function offerTools(types: readonly (FileType | undefined)[]): readonly Offer[] {
  return toolCards
    .filter((tool) => takesAll(tool.accepts, types))
    .map((tool) => ({ tool, use: toolUses[tool.slug]?.find((use) => fits(use, types)) }))
    .sort((a, b) => (b.use?.wantedBy ?? 0) - (a.use?.wantedBy ?? 0))
    .map(({ tool, use }) => ({ tool, verb: use?.verb }));
}

const fits = ({ from, several }: FileUse, types: readonly (FileType | undefined)[]) =>
  (!several || types.length > 1) && (from === undefined || takesAll(from, types));

const takesAll = (accepts: readonly FileType[], types: readonly (FileType | undefined)[]) =>
  types.every((type) => acceptedType(accepts, type) !== undefined);

/**
 * What helps with a file that a tool does not take: what makes a file for it first, then the most wanted.
 *
 * @param type of the file; undefined when unknown
 */
export function offerDetours(type: FileType | undefined, slug: string): readonly Offer[] {
  const accepts = toolCards.find((tool) => tool.slug === slug)?.accepts ?? [];
  const isFirstStep = ({ tool, verb }: Offer) => {
    const makes = toolUses[tool.slug]?.find((use) => use.verb === verb)?.makes;
    return makes !== undefined && accepts.includes(makes);
  };
  const offers = offerTools([type]).filter(({ tool, verb }) => tool.slug !== slug && (verb || type === undefined));
  const firstSteps = offers
    .filter(isFirstStep)
    .map(({ tool, verb = '' }) => ({ tool, verb: t('{verb} first', { verb }) }));
  return [...firstSteps, ...offers.filter((offer) => !isFirstStep(offer))];
}
