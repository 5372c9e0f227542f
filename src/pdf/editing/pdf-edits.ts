import { z } from 'zod';
import { t } from '../../shared/language/translate.ts';
import { readColor } from './read-color.ts';
import { runsFit, runsFitSentence, styledRuns } from './styled-runs.ts';

/*
 * The edits of a PDF as data, shared by pages, calls and the engine. All coordinates are points (1/72 inch) from the top left
 * corner of the page as displayed (its crop box, with its rotation applied), y downwards, like `PdfPage` (pdf-document.ts). On
 * a page with a user unit (ISO 32000-2, 7.7.3.3) they are in that unit.
 */

export const maxEdits = 10_000;
export const maxEditCharacters = 20_000;
export const maxPointsPerStroke = 2_000;
const maxStrokes = 500;
/** One per line of text taken hold of. */
const maxBoxes = 1_000;
/** Chosen in one field. */
const maxOptions = 1_000;
/** Far beyond the largest page, 14,400 points, even with the largest user unit in use. */
const farthest = 1_000_000;

export const defaultColors = { text: '#000000', highlight: '#ffd700', shape: '#ff0000', note: '#ffd700' } as const;

type Issue = { path?: PropertyKey[] | undefined };

/** A message for programs, in English: it begins with the edit's place in the list, from 1, and the field. */
const say = (sentence: string) => ({
  error: ({ path = [] }: Issue) => {
    const at = path.findIndex((step) => typeof step === 'number');
    if (at === -1) return sentence;
    const field = path.slice(at + 1).join('.');
    return `Edit ${Number(path[at]) + 1}${field === '' ? '' : `, ${field}`}: ${sentence}`;
  },
});

const pointsSentence = 'this must be a number of points, up to 1,000,000 either way.';
const points = () =>
  z.number(say(pointsSentence)).min(-farthest, say(pointsSentence)).max(farthest, say(pointsSentence));
const sizeSentence = 'this must be a number of points greater than 0.';
const size = () => z.number(say(sizeSentence)).gt(0, say(sizeSentence)).max(farthest, say(sizeSentence));

const fontSizeSentence = 'this must be a number of points from 1 to 1,000.';
const fontSize = z.number(say(fontSizeSentence)).min(1, say(fontSizeSentence)).max(1_000, say(fontSizeSentence));
const strokeSentence = 'this must be a number of points from 0.1 to 100.';
const strokeWidth = z
  .number(say(strokeSentence))
  .min(0.1, say(strokeSentence))
  .max(100, say(strokeSentence))
  .default(2);
const opacitySentence = 'this must be a number from 0 to 1.';
const opacity = z.number(say(opacitySentence)).min(0, say(opacitySentence)).max(1, say(opacitySentence));
const rotationSentence = 'this must be a number of degrees from -360 to 360.';
/** Degrees clockwise around the middle of the box. */
const rotation = z
  .number(say(rotationSentence))
  .min(-360, say(rotationSentence))
  .max(360, say(rotationSentence))
  .default(0);

const hexColor = z.preprocess(
  readColor,
  z.string().regex(/^#[0-9a-f]{6}$/, say('this must be a colour such as #ff0000 or red.')),
);
const color = (fallback: string) => hexColor.default(fallback);

const text = () => {
  const sentence = `this must be a text of up to ${maxEditCharacters.toLocaleString('en')} characters.`;
  return z.string(say(sentence)).max(maxEditCharacters, say(sentence));
};

const number = (what: string, least: number) => {
  const sentence = `this must be the number of ${what}, a whole number from ${least}.`;
  return z.number(say(sentence)).int(say(sentence)).min(least, say(sentence)).max(farthest, say(sentence));
};

const idSentence = 'this must be a text of up to 64 characters.';
const common = {
  /** The caller's own name for the edit, repeated in its outcome. */
  id: z.preprocess(
    (id) => (typeof id === 'number' ? String(id) : id),
    z.string(say(idSentence)).max(64, say(idSentence)).optional(),
  ),
  page: number('a page', 1).default(1),
};

const place = { x: points(), y: points() };
const box = { ...place, width: size(), height: size() };
/** To (x + width, y + height); either may be negative. */
const reach = { ...place, width: points(), height: points() };
const pen = { color: color(defaultColors.shape), strokeWidth, opacity: opacity.default(1) };

const lineBoxes = z
  .array(z.object(box, say('each box must have x, y, width and height.')), say('this must be a list of boxes.'))
  .max(maxBoxes, say(`there may be up to ${maxBoxes} boxes.`))
  .optional();

const turnSentence = 'this must be 0, 90, 180 or 270 degrees.';
const markup = <const Type extends string>(type: Type, fallback: string) =>
  z.object({
    ...{ ...common, type: z.literal(type), ...box, boxes: lineBoxes },
    ...{ color: color(fallback), opacity: opacity.default(1) },
    /** Which way the text under it runs: by how much it is turned clockwise. */
    turn: z.union([z.literal(0), z.literal(90), z.literal(180), z.literal(270)], say(turnSentence)).optional(),
  });

const shape = <const Type extends string>(type: Type) =>
  z.object({ ...common, type: z.literal(type), ...box, ...pen, fill: hexColor.optional() });

const stretch = <const Type extends string>(type: Type) =>
  z.object({ ...common, type: z.literal(type), ...reach, ...pen });

const mark = <const Type extends string>(type: Type) =>
  z.object({ ...common, type: z.literal(type), ...box, color: color(defaultColors.text), opacity: opacity.default(1) });

const fonts = ['sans', 'serif', 'mono'] as const;
const aligns = ['left', 'center', 'right'] as const;

const textEdit = z.object({
  ...{ ...common, type: z.literal('text'), ...place, content: text().min(1, say('there is no text.')) },
  fontSize: fontSize.default(16),
  color: color(defaultColors.text),
  font: z.enum(fonts, say('this must be sans, serif or mono.')).default('sans'),
  bold: z.boolean(say('this must be true or false.')).default(false),
  italic: z.boolean(say('this must be true or false.')).default(false),
  align: z.enum(aligns, say('this must be left, center or right.')).default('left'),
  /** Lines wrap within it; without a width only line feeds begin new lines. */
  width: size().optional(),
  opacity: opacity.default(1),
  rotation,
});

const pointSentence = 'each stroke must be a list of up to 2,000 points such as [12, 34.5].';
const stroke = z
  .array(z.tuple([points(), points()], say(pointSentence)), say(pointSentence))
  .min(1, say(pointSentence))
  .max(maxPointsPerStroke, say(pointSentence));
const strokesSentence = `this must be a list of 1 to ${maxStrokes} strokes.`;

const ink = z.object({
  ...{ ...common, type: z.literal('ink') },
  strokes: z.array(stroke, say(strokesSentence)).min(1, say(strokesSentence)).max(maxStrokes, say(strokesSentence)),
  ...pen,
});

const note = z.object({
  ...{ ...common, type: z.literal('note'), ...place, content: text(), color: color(defaultColors.note) },
});

const linkSchemes = ['http:', 'https:', 'mailto:'];
const urlSentence = 'this must be an address that begins with http://, https:// or mailto:.';
const url = z
  .string(say(urlSentence))
  .max(2_000, say(urlSentence))
  .refine((address) => URL.canParse(address) && linkSchemes.includes(new URL(address).protocol), say(urlSentence));

const link = z
  .object({ ...common, type: z.literal('link'), ...box, url: url.optional(), toPage: number('a page', 1).optional() })
  .refine(
    ({ url: address, toPage }) => (address === undefined) !== (toPage === undefined),
    say('a link needs either a url or toPage.'),
  );

const stamp = z.object({
  ...{ ...common, type: z.literal('stamp'), ...box },
  content: z
    .string(say('this must be a text of 1 to 100 characters.'))
    .min(1, say('there is no text.'))
    .max(100, say('this must be a text of 1 to 100 characters.')),
  ...{ color: color(defaultColors.shape), opacity: opacity.default(1), rotation },
});

const picture = z.object({
  ...{ ...common, type: z.literal('picture'), ...box },
  /** Index into the call's pictures, from 0. */
  picture: number('a picture', 0),
  ...{ opacity: opacity.default(1), rotation },
});

const replaceFields = z.object({
  ...{ ...common, type: z.literal('replace'), ...box, originalText: text().default(''), newText: text() },
  runs: styledRuns(say)
    .optional()
    .describe('The style of letters of newText, from start to before end (UTF-16 units).'),
  /**
   * What is to be done when the new text has another width: leave the rest of the line where it is (and its own size, or
   * shrink it), or push what follows along, up to `room`. 'fill' pushes, and lets the spaces between words fill the room.
   */
  fit: z.enum(['keep', 'shrink', 'push', 'fill'], say('this must be keep, shrink, push or fill.')).default('keep'),
  /** How far the line may reach from x, in points; by default up to the next text or the edge of the page. */
  room: size().optional(),
  /**
   * What follows in the column stays, or moves when the new text has more lines than there are under the box, or fewer. By
   * default it stays, and lines that are left over stand on the last one.
   */
  below: z.enum(['stay', 'move'], say('this must be stay or move.')).optional(),
  /** Edits of one group are made together or not at all. */
  group: z.string(say(idSentence)).max(64, say(idSentence)).optional(),
});

/** Replaces the text under the box; an empty `newText` takes it out. The same text with `runs` changes its style only. */
const replace = replaceFields.refine(({ newText, runs = [] }) => runsFit(runs, newText), say(runsFitSentence));

/** Takes everything under the box out of the file, and paints it over. */
const redact = z.object({
  ...{ ...common, type: z.literal('redact'), ...box },
  look: z.enum(['black', 'white'], say('this must be black or white.')).default('black'),
  label: z.string(say(idSentence)).max(64, say(idSentence)).optional(),
});

/** Annotations are named by their index in the page's list, from 0, as the file has it before any edit. */
const annotation = number('an annotation', 0);

const removeAnnotation = z.object({ ...common, type: z.literal('removeAnnotation'), annotation });

const changeAnnotation = z
  .object({
    ...{ ...common, type: z.literal('changeAnnotation'), annotation },
    ...{ x: points().optional(), y: points().optional(), width: size().optional(), height: size().optional() },
    ...{ color: hexColor.optional(), content: text().optional() },
  })
  .refine(
    ({ x, y, width, height, color: ink, content }) =>
      [x, y, width, height, ink, content].some((value) => value !== undefined),
    say('this changes nothing.'),
  );

const fieldSentence = 'this must be a text, true or false, or a list of texts.';
/** Fills in a field of the document's form. Its page is only for lists of edits: whatever pages show the field change. */
const field = z.object({
  ...{ ...common, type: z.literal('field') },
  /** In full, with dots between its parts. */
  name: text(),
  /** True ticks a check box; several options of a list are several texts. */
  value: z.union([text(), z.boolean(), z.array(text()).max(maxOptions, say(fieldSentence))], say(fieldSentence)),
});

const kinds = [
  textEdit,
  markup('highlight', defaultColors.highlight),
  markup('underline', defaultColors.shape),
  markup('strikeout', defaultColors.shape),
  stretch('line'),
  stretch('arrow'),
  shape('rectangle'),
  shape('circle'),
  ink,
  note,
  link,
  stamp,
  mark('tick'),
  mark('cross'),
  picture,
  replace,
  redact,
  removeAnnotation,
  changeAnnotation,
  field,
] as const;

const typeNames = kinds.map((kind) => kind.shape.type.value).join(', ');

/** One edit with all its defaults. Boxes dragged to the left or upwards are turned around; unknown keys are left out. */
export const pdfEditSchema = z.preprocess(
  (given) => upright(named(given)),
  z.discriminatedUnion('type', kinds, say(`the type must be one of ${typeNames}.`)),
);

export const editsSentence = t('Edits must be a list of 1 to 10,000 edits.');
const tooManyEdits = t(
  'There are more than 10,000 edits. Please save some of them first, then make the others in the saved PDF.',
);
export const pdfEditsSchema = z.array(pdfEditSchema, { error: editsSentence }).max(maxEdits, tooManyEdits);

export type PdfEdit = z.output<typeof pdfEditSchema>;
export type PdfEditType = PdfEdit['type'];
export type PdfEditOf<Type extends PdfEditType> = Extract<PdfEdit, { type: Type }>;

/** What became of an edit: 'changed' is done, but not quite as asked (another font, a smaller size), as `message` says. */
export const editOutcomeSchema = z.object({
  index: z.number().int().describe('Place in the list of edits, from 0.'),
  id: z.string().optional(),
  status: z.enum(['done', 'changed', 'failed']),
  message: z.string().optional().describe('A sentence: what is different, or why it failed.'),
});
export type EditOutcome = z.output<typeof editOutcomeSchema>;

const isObject = (value: unknown): value is Record<string, unknown> =>
  typeof value === 'object' && value !== null && !Array.isArray(value);

/** The types behind the tools of the simple editor, whose boxes have a tool instead of a type. */
const typesOfTools = new Map<unknown, PdfEditType>([
  ['select', 'replace'],
  ['highlight', 'highlight'],
  ['erase', 'redact'],
]);

function named(given: unknown): unknown {
  if (!isObject(given) || given.type !== undefined) return given;
  const type = typesOfTools.get(given.tool);
  return type === undefined ? given : { ...given, type };
}

const mayReachBack = new Set<unknown>(['line', 'arrow']);

function upright(given: unknown): unknown {
  if (!isObject(given) || mayReachBack.has(given.type)) return given;
  return { ...given, ...forwards(given, 'x', 'width'), ...forwards(given, 'y', 'height') };
}

function forwards(given: Record<string, unknown>, start: string, length: string): Record<string, number> {
  const [from, by] = [given[start], given[length]];
  return typeof from === 'number' && typeof by === 'number' && by < 0 ? { [start]: from + by, [length]: -by } : {};
}
