import { z } from 'zod';
import { formJson, formOptional } from '../../catalog/define-tool.ts';
import { t } from '../../shared/language/translate.ts';
import { maxListLength, readPageRanges } from '../../shared/page-ranges.ts';

/** PDF's own limit for passwords (ISO 32000-2, 7.6.4.3.3: 127 bytes of UTF-8). */
const maxPasswordLength = 127;
const passwordMessage = t('A password has up to {max, plural, one {# character} other {# characters}}.', {
  max: maxPasswordLength,
});
export const passwordOption = formOptional(
  z.string({ error: passwordMessage }).max(maxPasswordLength, passwordMessage),
);

const rotationMessage = t('A rotation must be 0, 90, 180 or 270 degrees.');
const rotation = z.union([z.literal(0), z.literal(90), z.literal(180), z.literal(270)], { error: rotationMessage });

/** A page list with valid syntax; whether its pages exist is checked once the document is read. */
const pageList = z
  .string({ error: t('Pages must be a text such as 1,3,5-7.') })
  .superRefine((list, context) => {
    const read = readPageRanges(list);
    if ('problem' in read) context.addIssue({ code: 'custom', message: read.problem });
  })
  .meta({ maxLength: maxListLength });

const sourcesMessage = t('Sources must be a JSON list with one object or null for each file.');

/** Options of each file, in file order. */
export const sourcesOption = formJson(
  z
    .array(
      z
        .object(
          { pages: formOptional(pageList), rotation: rotation.default(0), password: passwordOption },
          { error: sourcesMessage },
        )
        .nullable(),
      { error: sourcesMessage },
    )
    .max(100, sourcesMessage)
    .optional(),
);

/** More pages than anyone arranges by hand, and few enough for a request. */
export const maxArrangedPages = 20_000;
const arrangementMessage = t('Pages must be a JSON list of objects such as {"file":0,"page":1,"rotation":90}.');

/** Every page of the result, in order. */
export const arrangementOption = formJson(
  z
    .array(
      z.object(
        {
          file: z.number({ error: arrangementMessage }).int(arrangementMessage).min(0, arrangementMessage),
          page: z.number({ error: arrangementMessage }).int(arrangementMessage).min(1, arrangementMessage),
          rotation: rotation.default(0),
        },
        { error: arrangementMessage },
      ),
      { error: arrangementMessage },
    )
    .min(1, t('The result must have at least one page.'))
    .max(
      maxArrangedPages,
      t('A result has up to {max, plural, one {# page} other {# pages}} here.', { max: maxArrangedPages }),
    )
    .optional(),
);
