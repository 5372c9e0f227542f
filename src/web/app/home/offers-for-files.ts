import { guessFileType } from '../../kit/tool-shell/guess-file-type.ts';
import { type Offer, offerTools } from '../../kit/tool-shell/offer-tools.ts';

/** What can be done with every one of these files, the most wanted first. */
export const offersForFiles = (files: readonly File[]): readonly Offer[] => offerTools(files.map(guessFileType));
