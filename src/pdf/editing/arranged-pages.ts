import { z } from 'zod';
import { language, t } from '../../shared/language/translate.ts';

/*
 * The pages of an edited PDF in order, shared by pages, calls and the engine. Pages that are left out are deleted. With such a
 * list, edits are for the result: its page numbers, and its pages as they are displayed (decision 0073).
 */

/** More than anyone arranges by hand. */
export const maxArrangedPages = 20_000;
/** Sides of a blank page, in points (ISO 32000-2, annex C). */
export const maxBlankSide = 14_400;
export const minBlankSide = 3;

/** For programs, in English. */
const listSentence =
  'Pages must be a JSON list such as [{"page":3,"rotate":90},{"blank":{"width":595,"height":842}},{"file":0,"page":1}].';
const sizeSentence = t('A blank page must be {minBlankSide} to {maxBlankSide} points wide and high.', {
  minBlankSide,
  maxBlankSide: maxBlankSide.toLocaleString(language()),
});
const rotateSentence = t('A page can be rotated by 0, 90, 180 or 270 degrees.');

const side = z.number(sizeSentence).min(minBlankSide, sizeSentence).max(maxBlankSide, sizeSentence);
const whole = (least: number) => z.number(listSentence).int(listSentence).min(least, listSentence);
const rotate = z.union([z.literal(0), z.literal(90), z.literal(180), z.literal(270)], rotateSentence).default(0);

/** From the PDF itself, or from the call's `inserts`. */
const givenPage = z.strictObject({ page: whole(1), file: whole(0).optional(), rotate });
const blankPage = z.strictObject({ blank: z.object({ width: side, height: side }, sizeSentence), rotate });

export const arrangedPagesSchema = z
  .array(z.union([givenPage, blankPage], { error: sentenceOf }), listSentence)
  .min(1, t('At least one page must stay.'))
  .max(
    maxArrangedPages,
    t('An edited PDF has up to {maxArrangedPages} pages.', {
      maxArrangedPages: maxArrangedPages.toLocaleString(language()),
    }),
  );

/** `rotate` is clockwise, from how the page is displayed now. `page` counts from 1, `file` from 0. */
export type ArrangedPage = z.output<typeof arrangedPagesSchema>[number];

/** What is wrong with a page that is neither. */
function sentenceOf({ input }: { input?: unknown }): string {
  const kind = typeof input === 'object' && input !== null && 'blank' in input ? blankPage : givenPage;
  return kind.safeParse(input).error?.issues.find(({ code }) => code !== 'unrecognized_keys')?.message ?? listSentence;
}
