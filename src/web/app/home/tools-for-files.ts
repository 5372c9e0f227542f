import type { ToolCard } from '../../../catalog/tool-card.ts';
import { acceptedType } from '../../../shared/file-types.ts';
import { toolCards } from '../../../tools/cards.index.ts';
import { guessFileType } from '../../kit/tool-shell/guess-file-type.ts';

/** The tools that take every one of the files. */
export function toolsForFiles(files: readonly File[]): readonly ToolCard[] {
  const types = files.map(guessFileType);
  return toolCards.filter(({ accepts }) => types.every((type) => acceptedType(accepts, type) !== undefined));
}
