import { z } from 'zod';
import { formBoolean, formNumber, formOptional } from '../../catalog/define-tool.ts';
import { t } from '../../shared/language/translate.ts';
import { maxListLength, readPageRanges } from '../../shared/page-ranges.ts';
import { KB, MB } from '../../shared/units.ts';

export const splitMethods = ['pages', 'range', 'every', 'odd-even', 'single', 'bookmarks', 'size'] as const;

export const noPages = { title: t('No Pages Specified'), text: t('Please enter the pages you want, such as 1,3,5-7.') };
export const noRanges = {
  title: t('No Ranges Specified'),
  text: t('Please enter the ranges you want, such as 1-3,4-6.'),
};

const listMessage = t('Pages and ranges must be a text such as 1,3,5-7.');
/** A page list with valid syntax; whether its pages exist is checked once the document is read. */
const pageList = formOptional(
  z
    .string({ error: listMessage })
    .superRefine((list, context) => {
      const read = readPageRanges(list);
      // Blank text counts as an empty list.
      if ('problem' in read && list.trim() !== '') context.addIssue({ code: 'custom', message: read.problem });
    })
    .meta({ maxLength: maxListLength }),
);

const everyMessage = t('Every must be a whole number of pages from 1 to 10000.');
const levelMessage = t('The bookmark level must be a whole number from 1 to 10.');
/** A part has at least one page, and pages are rarely smaller. */
export const minPartBytes = 20 * KB;
const sizeMessage = t('The size must be a whole number of bytes from 20 KB up.');
const passwordMessage = t('A password has up to 127 characters.');

const splitFields = {
  splitMethod: z
    .enum(splitMethods, {
      error: t('The split method must be pages, range, every, odd-even, single, bookmarks or size.'),
    })
    .default('pages')
    .describe(
      "'pages': each page of `pages` becomes a file; 'range': each range of `ranges`; 'every': each `every` pages; 'odd-even': the odd and the even pages; 'single': every page; 'bookmarks': from bookmark to bookmark down to `level`; 'size': files of up to `maxBytes` bytes.",
    ),
  pages: pageList.describe('For `pages`: such as 1,3,5-7; 5- means from page 5 to the end.'),
  ranges: pageList.describe('For `range`: such as 1-3,4-6.'),
  oneFile: formBoolean(t('One file must be true or false.'))
    .default(false)
    .describe('For `pages` and `range`: puts all chosen pages into one file.'),
  every: formNumber(everyMessage)
    .pipe(z.number().int(everyMessage).min(1, everyMessage).max(10_000, everyMessage))
    .default(1)
    .describe('For `every`: pages per file.'),
  level: formNumber(levelMessage)
    .pipe(z.number().int(levelMessage).min(1, levelMessage).max(10, levelMessage))
    .default(1)
    .describe('For `bookmarks`: 1 splits at the top entries only, 2 at theirs, too.'),
  maxBytes: formNumber(sizeMessage)
    .pipe(z.number().int(sizeMessage).min(minPartBytes, sizeMessage))
    .default(10 * MB)
    .describe('For `size`. A single page over the limit becomes its own file.'),
  password: formOptional(z.string({ error: passwordMessage }).max(127, passwordMessage)).describe(
    'Opens a locked file.',
  ),
};

export const splitOptions = z.object(splitFields).superRefine(({ splitMethod, pages, ranges }, context) => {
  const isEmpty = (list: string | undefined) => list === undefined || list.trim() === '';
  if (splitMethod === 'pages' && isEmpty(pages)) context.addIssue({ code: 'custom', message: noPages.text });
  if (splitMethod === 'range' && isEmpty(ranges)) context.addIssue({ code: 'custom', message: noRanges.text });
});
